import { type Word, wordsIn } from './fold.ts';
import type { Name } from './names.ts';
import type { FoodLanguage, Phrases } from './readyFoods.ts';
import type { Words } from './readyLanguage.ts';

/** True if a text names a food. Requires spaces between words. 'Bread knife' is a known name without a family, so it is not a food. */
export function namesFood(text: string, words: Words): boolean {
  const language = words.foods();
  const textWords = wordsIn(text, language.fold);
  return textWords.some(({ folded }, index) => {
    // Skips verbs that resemble a food: 'whisk' is not 'whisky'.
    if (language.roles.map.get(folded) === 'verbs') return false;
    const name = nameAt(textWords, index, language)?.name;
    return name && (!name.isBracketed || name.families.size > 0);
  });
}

/** Returns the longest phrase that begins with the word at `index`. */
export function phraseAt<Value>({ map, longest }: Phrases<Value>, words: readonly Word[], index: number) {
  for (let length = Math.min(longest, words.length - index); length > 0; length--) {
    const key = foldedIn(words, index, length).join(' ');
    const value = map.get(key);
    if (value !== undefined) return { value, length, key };
  }
  return undefined;
}

export function nameAt(words: readonly Word[], index: number, language: FoodLanguage) {
  for (let length = Math.min(language.stems.longest, words.length - index); length > 0; length--) {
    const name = nameOfWords(foldedIn(words, index, length), language);
    if (name) return { name, length };
  }
  return undefined;
}

function foldedIn(words: readonly Word[], index: number, length: number): string[] {
  return words.slice(index, index + length).map(({ folded }) => folded);
}

/** Looks up a name by its words as written, then without their endings. */
export function nameOfWords(folded: string[], { names, stems, stem, bare }: FoodLanguage): Name | undefined {
  const [word = ''] = folded;
  const name = names.map.get(folded.join(' ')) ?? stems.map.get(folded.map(stem).join(' '));
  if (name || folded.length > 1) return name;
  const known = bare(word).find((one) => one.length > 2 && stems.map.has(one));
  return known === undefined ? undefined : stems.map.get(known);
}
