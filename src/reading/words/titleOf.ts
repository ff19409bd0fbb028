const TITLE = /^ {0,3}#[ \t]/;
const BOLD = /^(?:\*\*[^*]{1,80}\*\*|__[^_]{1,80}__)[ \t]*$/;
const HEADING = /^ {0,3}#{1,6}[ \t]/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;
/** An underscore within a word is part of it, and no mark. */
const MARKS = /[*`~[\]#>|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\((?:https?:|mailto:)[^)]*\)/gu;
const LINE_LIMIT_CHARS = 1_000;
const LIMIT_CHARS = 120;

/** The first heading, or what begins the recipe in bold, else the first line: without the marks. */
export function titleOf(text: string): string {
  const lines = text.trim().split('\n');
  const [first = ''] = lines;
  const isBold = BOLD.test(first) && !lines.some((line) => TITLE.test(line));
  const line = (isBold ? undefined : firstHeading(lines)) ?? first;
  return line.slice(0, LINE_LIMIT_CHARS).replace(MARKS, '').trim().slice(0, LIMIT_CHARS).trim() || 'Recipe';
}

function firstHeading(lines: string[]): string | undefined {
  let inFence = false;
  return lines.find((line, at) => {
    if (FENCE.test(line)) inFence = !inFence;
    if (inFence) return false;
    return (
      HEADING.test(line) || (line.trim() !== '' && !line.includes('|') && UNDERLINE.test(lines[at + 1] ?? ''))
    );
  });
}
