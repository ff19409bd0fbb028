/** Before each ingredient, and before each step. */
export const EXPECTED = /^(?:=>|\d+>) /;

/** Of `structure.txt`: a title, and the lines of an answer and of what is in it. */
export function splitCases(file: string): [string, string[]][] {
  return file
    .trim()
    .split(/(?<=\n(?:=>|\d+>) .*\n)\n/)
    .map((block) => block.split('\n'))
    .map(([title = '', ...lines]) => [title, lines]);
}
