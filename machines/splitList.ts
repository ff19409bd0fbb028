import { distinct } from './textLists.ts';

/** Matches separators of ingredients, but not a comma inside a number (1,5 l) or inside brackets. */
const SEPARATOR = /(?:,(?!\s*\d)|(?<!\d),|[;\u060c\uff0c\uff1b\u3001]|\r?\n)(?![^()]*\))/;
/** Matches words for 'and' that have no other meaning in a list of foods. */
const AND = /^(?:and|und|et|y|e|og|och|&)\s+/i;
const BETWEEN = /\s+(?:and|und|et|y|e|og|och|&)\s+/i;
const BULLET = /^\s*(?:[-*\u2022\u2013]|\d{1,2}[.)])\s+(?:\[[ x]?\]\s*)?/i;
const MAX_CHARS = 1_000;

/**
 * Divides a typed list into ingredients. Splits at 'and' only if the list also contains separators such as commas,
 * since 'salt and pepper' alone may be one ingredient.
 */
export function partsOf(text: string): string[] {
  if (text.length > MAX_CHARS) return [text];
  const parts = text.split(SEPARATOR).map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const lastParts = parts.length > 1 ? last.replace(AND, '').split(BETWEEN) : [last];
  return distinct([...parts.slice(0, -1), ...lastParts]);
}

/** Divides a typed list into foods to look up. Splits at every 'and', even if the list contains no commas. */
export function wordsOf(text: string): string[] {
  return linesOf(text)
    .flatMap(partsOf)
    .flatMap((part) => part.split(BETWEEN));
}

export function isOnLines(text: string): boolean {
  return /[\r\n]/.test(text.trim());
}

export function linesOf(text: string): string[] {
  return text.split(/[\r\n]+/).map((line) => line.replace(BULLET, ''));
}
