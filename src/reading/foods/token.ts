import type { Family } from '../languages/languageWords.ts';
import type { Word } from '../words/fold.ts';
import type { Name } from '../words/names.ts';
import type { FoodLanguage, WordRole } from '../words/readyFoods.ts';

export type TokenRole =
  | 'food'
  | 'which'
  | 'parts'
  | 'makes'
  | 'and'
  | 'or'
  | 'tail'
  | 'none'
  | 'cut'
  | 'without'
  | 'free'
  | 'plant';
/** A word, or a known name of several. `id` is what is compared. */
export type Token = {
  id: string;
  role: TokenRole;
  text: string;
  start: number;
  end: number;
  name?: Name | undefined;
  families: ReadonlySet<Family>;
  /** What an avoided word is looked for in. */
  held: readonly string[];
};

export const NO_FAMILIES: ReadonlySet<Family> = new Set();

const ROLE_OF: Partial<Record<WordRole, TokenRole>> = {
  ...{ and: 'and', plus: 'and', or: 'or', which: 'which', parts: 'parts', makes: 'makes' },
  ...{ to: 'tail', with: 'tail', per: 'tail', for: 'tail', tail: 'tail', instead: 'without' },
  ...{ without: 'without', free: 'free', plant: 'plant' },
};

export function tokenRole(role: WordRole): TokenRole {
  return ROLE_OF[role] ?? 'none';
}

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
