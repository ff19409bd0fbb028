/** Prefixes of the expected ingredients and steps. */
export const EXPECTED = /^(?:=>|\d+>) /;

/** Divides `structure.txt` into cases: a title, the lines of an answer, and the expected lines. */
export function splitCases(file: string): [string, string[]][] {
  return file
    .trim()
    .split(/(?<=\n(?:=>|\d+>) .*\n)\n/)
    .map((block) => block.split('\n'))
    .map(([title = '', ...lines]) => [title, lines]);
}
