import { PLURALS, SINGULARS } from './foods.ts';

const WORD = /[\p{L}\p{M}]+|[&+]/gu;

export type Word = { folded: string; start: number };

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({ folded: fold(match[0]), start: match.index }));
}

export function isSame(one: string, other: string): boolean {
  return singularsOf(one).includes(other) || singularsOf(other).includes(one);
}

export function isOneOf(list: Set<string>, word: string): boolean {
  return singularsOf(word).some((form) => list.has(form));
}

/** The word itself, and every word that it may be the plural of. */
export function singularsOf(word: string): string[] {
  const forms = [word];
  for (const [ending, instead] of PLURALS) {
    const form = word.slice(0, -ending.length) + instead;
    if (word.endsWith(ending) && form.length >= (ending === 's' ? 2 : 4)) forms.push(form);
  }
  return forms.flatMap((form) => [form, SINGULARS.get(form) ?? []].flat());
}

export function fold(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return plain.replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('ł', 'l');
}
