import { distinct } from '../../../machines/list.ts';

/** Not within a number (1,5 l), nor within brackets. */
const SEPARATOR = /(?:,(?!\s*\d)|(?<!\d),|[;，；、]|\r?\n)(?![^()]*\))/;
const AND = /^(?:and|und|et|y|e|og|och|&)\s+/i;
const BETWEEN = /\s+(?:and|und|et|y|e|og|och|&)\s+/i;
/** What a list on lines begins its lines with. */
const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+(?:\[[ x]?\]\s*)?/i;
/** A longer text is no list of ingredients. */
const MAX_CHARS = 1_000;

/** The ingredients that one text names, where it is plain that it names several: 'and' alone joins what is one. */
export function partsOf(text: string): string[] {
  if (text.length > MAX_CHARS) return [text];
  const parts = text.split(SEPARATOR).map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const ends = parts.length > 1 ? last.replace(AND, '').split(BETWEEN) : [last];
  return distinct([...parts.slice(0, -1), ...ends]);
}

/** Single words of what may hold several: here 'salt and pepper' are two. */
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
