/** Matches the prefixes of expected ingredients ('=> ') and steps ('1> '). */
export const EXPECTED = /^(?:=>|\d+>) /;

/** Divides `structure.txt` into cases: a title, the lines of an answer, and the expected lines. */
export function splitCases(file: string): [string, string[]][] {
  return file
    .trim()
    .split(/(?<=\n(?:=>|\d+>) .*\n)\n/)
    .map((block) => block.split('\n'))
    .map(([title = '', ...lines]) => [title, lines]);
}
