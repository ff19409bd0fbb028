const HEADING = /^ {0,3}#{1,6}[ \t]/;
const MARKS = /[*_`~[\]#>|]|\(https?:[^)]*\)/g;
const LINE_LIMIT_CHARS = 1_000;
const LIMIT_CHARS = 120;

/** The dish: the first heading of the recipe, else its first line, without the marks. */
export function titleOf(text: string): string {
  const lines = text.trim().split('\n');
  const line = lines.find((candidate) => HEADING.test(candidate)) ?? lines[0] ?? '';
  return line.slice(0, LINE_LIMIT_CHARS).replace(MARKS, '').trim().slice(0, LIMIT_CHARS).trim() || 'Recipe';
}
