import { NUMBER, numberIn } from '../words/figures.ts';
import type { Language } from '../words/language.ts';
import type { Name } from '../words/names.ts';
import type { WordRole } from '../words/readyFoods.ts';
import { type Does, NO_FAMILIES, type Token, tokenRole } from './token.ts';

export type Place = Pick<Token, 'text' | 'start' | 'end'>;

const CUT = /[,;:.()\u3002]/;
export const SIGNS: Record<string, Does> = { '+': 'plus', '&': 'and', '~': 'about', x: 'times' };
const DIGIT = /\p{N}/u;

export function wordToken(name: Name | undefined, place: Place, { fold, stem }: Language): Token {
  const folded = fold(place.text);
  return {
    id: name?.id ?? stem(folded),
    role: 'food',
    ...place,
    name,
    families: name?.families ?? NO_FAMILIES,
    countsAs: name?.countsAs ?? [folded],
  };
}

/** Returns the role of a word. For a unit, also returns its kind, and for a number, its value. */
export function roleFields(key: string, does: WordRole, { units, numbers }: Language) {
  const figure = numbers.get(key);
  return {
    ...{ does, role: tokenRole(does), kind: units.map.get(key)?.kind, isAdded: figure?.startsWith('+') },
    value: figure === undefined ? undefined : numberIn(figure.replace('+', ''), '.'),
  };
}

/** Reads the number at `index`. Includes a decimal point before the first digit: '.5'. */
export function numberToken(plain: string, index: number, { decimal }: Language): Token | undefined {
  if (!DIGIT.test(plain.charAt(index))) return undefined;
  const start = /(?:^|\s)[.,]$/.test(plain.slice(Math.max(0, index - 2), index)) ? index - 1 : index;
  NUMBER.lastIndex = start;
  const found = NUMBER.exec(plain)?.[0];
  const text = found ?? /^\p{N}+/u.exec(plain.slice(index))?.[0] ?? '';
  const value = found === undefined ? Number.NaN : numberIn(found, decimal);
  return { ...signToken(text, start), id: text, role: 'none', does: 'number', value, countsAs: [text] };
}

export function signToken(text: string, start: number): Token {
  const role = CUT.test(text) ? 'cut' : 'none';
  const place = { text, start, end: start + text.length };
  return { id: '', role, does: SIGNS[text] ?? 'sign', ...place, families: NO_FAMILIES, countsAs: [] };
}

export function signsIn(plain: string, from: number, to: number): Token[] {
  const signs = plain.slice(from, to).matchAll(/\S/g);
  return Array.from(signs, ({ 0: sign, index }) => signToken(sign, from + index));
}
