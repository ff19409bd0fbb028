import { withoutLinks } from './withoutLinks.ts';

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  deg: '\u00b0',
  frac12: '\u00bd',
  frac14: '\u00bc',
  frac34: '\u00be',
  quot: '"',
  ndash: '\u2013',
};
const MARKED = /[*_`~[\\&!<]/;
const BEFORE_WORDS = /^[^\p{L}\p{N}([{"'\u201c\u2018\u00ab\u300c\u3010\u3008]+/u;

/** Removes markdown, as well as symbols before the first word, such as emoji. */
export function withoutMarks(written: string): string {
  return withoutInlineMarks(written).replace(BEFORE_WORDS, '').trim();
}

/** Removes markdown, but keeps symbols before the first word, such as a clock. */
export function withoutInlineMarks(written: string): string {
  const text = MARKED.test(written) ? unmark(written) : written;
  return text.replace(/\s+/g, ' ').trim();
}

function unmark(written: string): string {
  const plain = withoutLinks(written)
    .replace(/\[\^[^\]]{0,60}\]|~~[^~]{0,600}~~/g, '')
    .replace(/&(\w{2,8});/g, (all, name: string) => ENTITIES[name] ?? all)
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/(?<!\\)(?:\*+|`+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}]))/gu, '')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '');
  // Removes links last. Some links are recognised only after other markdown has been removed.
  return withoutLinks(plain);
}
