/**
 * Size limits for rendered text, well above the length of an answer of 1,024 tokens. With longer texts, the markdown
 * parser or the browser is too slow or overflows its stack.
 */
const MAX_CHARS = 12_000;
const MAX_LINES = 500;
const MAX_MARKS = 1_200;
const MAX_ADDRESSES = 100;
const MAX_CELLS = 4_000;
const MAX_NESTING = 30;
const MAX_CONTAINERS = 1_500;
const MAX_INDENTATION = 60;

/** Limits the punctuation after a URL, for which the parser needs quadratic time. */
const PUNCTUATION_RUN = /[!-/:-@[-`{-~]{500}/;
const MARK = /[[\]*_`<!~|&]/g;
const ADDRESS = /@|:\/\/|www\./g;

const LEADING_MARKS = /^[\s>*+\-\d.)]*/;
const CONTAINER_MARK = />|[*+-](?=\s)|\d[.)](?=\s)/g;

/** True if a text exceeds a limit. This check must take linear time because it protects the parser from texts that take too long. */
export function isTooMuchToParse(text: string): boolean {
  if (text.length > MAX_CHARS) return true;
  if (count(text, MARK) > MAX_MARKS || count(text, ADDRESS) > MAX_ADDRESSES) return true;
  if (PUNCTUATION_RUN.test(text)) return true;
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > MAX_LINES) return true;
  if (lines.some((line) => line.search(/\S|$/) > MAX_INDENTATION)) return true;
  const columns = Math.max(...lines.map((line) => count(line, /\|/g))) + 1;
  if (columns * lines.length > MAX_CELLS) return true;
  const containers = lines.map((line) => count(LEADING_MARKS.exec(line)?.[0] ?? '', CONTAINER_MARK));
  return (
    Math.max(...containers) > MAX_NESTING || containers.reduce((sum, here) => sum + here) > MAX_CONTAINERS
  );
}

function count(text: string, mark: RegExp): number {
  return text.match(mark)?.length ?? 0;
}
