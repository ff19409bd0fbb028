import { distinct } from './textLists.ts';

/** Not a comma within a number (1,5 l) or within brackets. */
const SEPARATOR = /(?:,(?!\s*\d)|(?<!\d),|[;\u060c\uff0c\uff1b\u3001]|\r?\n)(?![^()]*\))/;
/** Of what is typed before any language is loaded: short, and no word of another language that lists foods. */
const AND = /^(?:and|und|et|y|e|og|och|&)\s+/i;
const BETWEEN = /\s+(?:and|und|et|y|e|og|och|&)\s+/i;
const BULLET = /^\s*(?:[-*\u2022\u2013]|\d{1,2}[.)])\s+(?:\[[ x]?\]\s*)?/i;
const MAX_CHARS = 1_000;

/** 'and' alone does not split: 'salt and pepper' may be what somebody calls one ingredient. */
export function partsOf(text: string): string[] {
  if (text.length > MAX_CHARS) return [text];
  const parts = text.split(SEPARATOR).map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const ends = parts.length > 1 ? last.replace(AND, '').split(BETWEEN) : [last];
  return distinct([...parts.slice(0, -1), ...ends]);
}

/** For looking up single foods: here 'salt and pepper' are two. */
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
