import { remembered } from '../../shared/remembered.ts';
import { SENTENCE_ENDS } from '../words/signs.ts';
import type { Line } from './lines.ts';

/** Matches '2 eggs' and '350 g flour', but not '30-minute rice'. */
const AMOUNT_FIRST = /^[~\u2248]?\p{N}+(?!\p{N}|-\p{L}|[.)]\s)/u;
/** Matches a line that is entirely in italics. Test the line's `raw` text with this pattern. */
export const ITALIC = /^([*_])(?!\1)[^*_]+\1$/;
const NUMBER = /\p{N}/u;
const CLOSING = '["\u201d\u00bb)\uff09]*$';
/** Matches a degree that ends a sentence: 'Preheat oven to 350 degrees F.' */
const DEGREE = '(?<=(?:degrees|\\p{N}{3}|\u00b0)\\s)[FC]';
/** Matches the end of a line that may be a sentence. Excludes an abbreviation of one letter: 'flour, 100 g.' */
const END = new RegExp(`(?<!(?:^|[\\s.])(?!${DEGREE})\\p{L}\\.?)[${SENTENCE_ENDS}\u2026]${CLOSING}`, 'u');
/** Matches the end of a sentence. Excludes signs that abbreviations and amounts may contain, such as the full stop. */
const SURE_END = new RegExp(`[${SENTENCE_ENDS.replace('.', '')}]${CLOSING}`, 'u');
export const BRACKETS = /\s*[(\uff08][^()\uff08\uff09]*[)\uff09]?/g;
/** Matches Chinese and Japanese, which have no spaces between words. */
export const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/;
/** Matches letters of scripts that have no spaces between words, such as Chinese and Thai. */
const UNSPACED_LETTERS = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/g;
const SIGNS_A_WORD = 2.5;
const WORD = /[\p{L}\p{N}]\S*/gu;
const BEYOND_ASCII = /[^\0-\x7f]/;
const LONGEST_REMEMBERED = 300;
/** Matches the full stop between two sentences. */
export const NEXT_SENTENCE = /\.\s(?=\p{Lu})|\u3002/u;
const COMMA = /[,\u060c\u3001\uff0c](?!\d)\s*(?![^()\uff08\uff09]{0,99}[)\uff09])/u;
const SEMICOLON = /[;\uff1b]\s*/;
const LONG = 6;
const LONGEST_LINE = 18;

/** Counts words, and caches the result. Several rules need the count for the same line. */
export const countWords = remembered((text) => {
  const words = text.match(WORD)?.length ?? 0;
  const signs = BEYOND_ASCII.test(text) ? (text.match(UNSPACED_LETTERS)?.length ?? 0) : 0;
  return words + Math.floor(signs / SIGNS_A_WORD);
}, LONGEST_REMEMBERED);

export function hasNumber(text: string): boolean {
  return NUMBER.test(text);
}

export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}

export function beginsWithAmount(text: string): boolean {
  return AMOUNT_FIRST.test(text);
}

/** True if a text may be an ingredient with an amount. The amount may be anywhere in the text. */
export function isCounted(text: string): boolean {
  return AMOUNT_FIRST.test(text) || (NUMBER.test(text) && !isSentence(text));
}

export function isInCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

export function isSentence(text: string): boolean {
  const words = countWords(text.replace(BRACKETS, ''));
  return (
    words > LONGEST_LINE ||
    (words > (hasNumber(text) ? 3 : 2) && END.test(text) && (SURE_END.test(text) || !AMOUNT_FIRST.test(text)))
  );
}

/** True for a text of any length that ends like a sentence: 'Fry garlic.' */
export function endsSentence(text: string): boolean {
  return END.test(text);
}

export function isShort(text: string): boolean {
  return countWords(text.replace(BRACKETS, '')) <= LONG;
}

export function endsWithColon(text: string): boolean {
  return /[:\uff1a]$/.test(text);
}

export function share<Item>(items: Item[], holds: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length;
}

export function isListed({ mark }: Line): boolean {
  return mark === '-' || mark === '1' || mark === '|';
}

/** Splits a text at commas outside of brackets, or at semicolons if the text contains any: '1 onion, diced; 2 eggs'. */
export function piecesOfList(text: string): string[] {
  return text.split(SEMICOLON.test(text) ? SEMICOLON : COMMA);
}

/** True if a line is a list of ingredients, separated by commas: '2 eggs, 1 onion, 3 cups of flour'. A sentence may follow the list. */
export function isListOnOneLine(text: string): boolean {
  const [list = ''] = text.replace(/^[^:\uff1a]{1,40}[:\uff1a]/, '').split(NEXT_SENTENCE);
  const pieces = piecesOfList(list);
  return pieces.length > 2 && share(pieces, (piece) => NUMBER.test(piece) && countWords(piece) < 9) > 0.5;
}
