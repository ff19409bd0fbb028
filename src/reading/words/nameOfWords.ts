import type { Word } from './fold.ts';
import type { Name } from './names.ts';
import type { FoodLanguage } from './readyFoods.ts';

export function nameAt(words: readonly Word[], at: number, language: FoodLanguage) {
  for (let length = Math.min(language.stems.longest, words.length - at); length > 0; length--) {
    const name = nameOfWords(
      words.slice(at, at + length).map((word) => word.folded),
      language,
    );
    if (name) return { name, length };
  }
  return undefined;
}

/** As it is written, or else whatever ending it has. */
export function nameOfWords(folded: string[], { names, stems, stem, bare }: FoodLanguage): Name | undefined {
  const [word = ''] = folded;
  const name = names.map.get(folded.join(' ')) ?? stems.map.get(folded.map(stem).join(' '));
  if (name || folded.length > 1) return name;
  const known = bare(word).find((one) => one.length > 2 && stems.map.has(one));
  return known === undefined ? undefined : stems.map.get(known);
}
