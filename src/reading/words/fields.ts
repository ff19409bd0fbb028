import type { LanguageWords } from '../languages/languageWords.ts';

/** English ones are known in every language: models mix them in. */
export const SHARED = [
  ...['ingredients', 'steps', 'aside', 'tools', 'otherWay', 'step', 'recipe', 'named'],
  ...['serves', 'yields', 'pieces', 'total', 'prep', 'cook', 'hours', 'minutes', 'seconds'],
] as const;

/** What a word does in a line of ingredients. Each word of a language does one thing. */
export const ROLES = [
  ...(['and', 'plus', 'or', 'to', 'with', 'about', 'altogether', 'each', 'per', 'for', 'articles'] as const),
  ...(['fill', 'tail', 'describing', 'turned', 'which', 'parts', 'makes', 'verbs'] as const),
] as const;
export type Role = (typeof ROLES)[number];

type Texts<Words> = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words];
/** A field whose words are looked for in the text of an answer. */
export type Field = Exclude<Texts<LanguageWords>, 'decimal' | 'build'>;

export function listOf(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
}

/** 'two=2' */
export function pairsOf(text: string): [string, string][] {
  return listOf(text).map((one) => {
    const [word = '', value = ''] = one.split('=').map((part) => part.trim());
    return [word, value];
  });
}
