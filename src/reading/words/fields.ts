import type { LanguageWords } from '../languages/languageWords.ts';

/** Fields whose English words are also looked for in answers in other languages. */
export const SHARED = [
  ...['ingredients', 'steps', 'aside', 'withFoods', 'tools', 'otherWay', 'step', 'recipe', 'named'],
  ...['serves', 'yields', 'pieces', 'total', 'prep', 'cook', 'hours', 'minutes', 'seconds'],
] as const;

/** Roles of a word in an ingredient line. In each language, a word has only one role. */
export const ROLES = [
  ...(['and', 'plus', 'or', 'to', 'with', 'about', 'altogether', 'each', 'per', 'for', 'articles'] as const),
  ...(['fill', 'tail', 'describing', 'turned', 'which', 'parts', 'makes', 'verbs'] as const),
  ...(['without', 'free', 'instead', 'plant', 'meatless'] as const),
] as const;

type Texts<Words> = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words];
/** A field of words to look for in an answer. */
export type Field = Exclude<Texts<LanguageWords>, 'decimal' | 'build'>;

export function listOf(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
}

/** Parses pairs such as 'two=2'. */
export function pairsOf(text: string): [string, string][] {
  return listOf(text).map((one) => {
    const [word = '', value = ''] = one.split('=');
    return [word, value];
  });
}
