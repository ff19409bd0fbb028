import { distinct } from '../../../machines/textLists.ts';
import { wordsIn } from '../words/fold.ts';
import type { FoodLanguage } from '../words/readyFoods.ts';

/** Not a comma within a number (1,5 l) or within brackets. */
const SEPARATOR = /(?:,(?!\s*\d)|(?<!\d),|[;\u060c\uff0c\uff1b\u3001]|\r?\n)(?![^()]*\))/;
const BULLET = /^\s*(?:[-*\u2022\u2013]|\d{1,2}[.)])\s+(?:\[[ x]?\]\s*)?/i;
const MAX_CHARS = 1_000;

/** 'and' alone does not split: 'salt and pepper' may be what somebody calls one ingredient. */
export function partsOf(text: string, language: FoodLanguage): string[] {
  if (text.length > MAX_CHARS) return [text];
  const parts = text.split(SEPARATOR).map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const ends = parts.length > 1 ? betweenAnds(last, language) : [last];
  return distinct([...parts.slice(0, -1), ...ends]);
}

/** For looking up single foods: here 'salt and pepper' are two. */
export function wordsOf(text: string, language: FoodLanguage): string[] {
  return linesOf(text)
    .flatMap((line) => partsOf(line, language))
    .flatMap((part) => betweenAnds(part, language));
}

export function isOnLines(text: string): boolean {
  return /[\r\n]/.test(text.trim());
}

export function linesOf(text: string): string[] {
  return text.split(/[\r\n]+/).map((line) => line.replace(BULLET, ''));
}

function betweenAnds(text: string, { fold, joints }: FoodLanguage): string[] {
  const ands = wordsIn(text, fold).filter(
    ({ folded, start, end }) =>
      joints.has(folded) && /^$|\s$/.test(text.slice(0, start)) && /^\s/.test(text.slice(end)),
  );
  const starts = [0, ...ands.map(({ end }) => end)];
  const parts = starts.map((start, at) => text.slice(start, ands[at]?.start).trim());
  return parts.filter((part, at) => part !== '' || (at > 0 && starts.length === 1));
}
