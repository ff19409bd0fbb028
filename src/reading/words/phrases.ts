import type { Word } from './fold.ts';
import type { Language } from './language.ts';
import type { Name } from './names.ts';
import type { Phrases } from './readyFoods.ts';

/** Returns the longest phrase at the start of `words`. */
export function phraseAt<Value>({ map, longestFrom }: Phrases<Value>, words: readonly Word[]) {
  const longest = longestFrom.get(words[0]?.folded ?? '') ?? 0;
  return longestAt(words, longest, (folded) => map.get(folded.join(' ')));
}

/** Returns the longest food name at the start of `words`. */
export function nameAt(words: readonly Word[], language: Language) {
  const { names, stems, stem } = language;
  const first = words[0]?.folded ?? '';
  const longest = Math.max(names.longestFrom.get(first) ?? 1, stems.longestFrom.get(stem(first)) ?? 1);
  return longestAt(words, longest, (folded) => nameOfWords(folded, language));
}

function longestAt<Value>(
  words: readonly Word[],
  longest: number,
  find: (folded: string[]) => Value | undefined,
) {
  const folded = words.slice(0, longest).map((word) => word.folded);
  for (; folded.length > 0; folded.pop()) {
    const value = find(folded);
    if (value !== undefined) return { value, length: folded.length, key: folded.join(' ') };
  }
  return undefined;
}

/** Looks up a food's name as written, and then without the endings of the words. */
export function nameOfWords(folded: string[], { names, stems, stem, bare }: Language): Name | undefined {
  const [word = ''] = folded;
  const name = names.map.get(folded.join(' ')) ?? stems.map.get(folded.map(stem).join(' '));
  if (name || folded.length > 1) return name;
  return stems.map.get(bare(word).find((one) => one.length > 2 && stems.map.has(one)) ?? '');
}
