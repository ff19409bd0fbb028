import type { Family, UnitKind } from '../languages/languageWords.ts';
import type { Name } from '../words/names.ts';
import type { WordRole } from '../words/readyFoods.ts';

/** Roles that a word, sign or number can have in its line. */
export type Does = WordRole | 'times' | 'sign' | 'figure';
/** Roles that words and signs can have in the name of a food. All other words have the role 'none'. */
const ROLE_OF = {
  ...{ and: 'and', plus: 'and', or: 'or', turned: 'turned', which: 'which', parts: 'parts', makes: 'makes' },
  ...{ to: 'tail', with: 'tail', per: 'tail', for: 'tail', tail: 'tail', instead: 'without' },
  ...{ without: 'without', free: 'free', plant: 'plant', meatless: 'plant', verbs: 'cut' },
} as const;
export type TokenRole = (typeof ROLE_OF)[keyof typeof ROLE_OF] | 'food' | 'none';
/** A part of a line: a word, a known phrase, a number or a punctuation mark. To compare two tokens, compare their `id`. */
export type Token = {
  id: string;
  role: TokenRole;
  does?: Does | undefined;
  text: string;
  start: number;
  end: number;
  name?: Name | undefined;
  families: ReadonlySet<Family>;
  /** Words that are compared with the foods to avoid. */
  countsAs: readonly string[];
  kind?: UnitKind | undefined;
  /** Value of a number. NaN if the text only looks like a number. */
  value?: number | undefined;
  /** True if a single word means 'and a half', as in some languages. */
  isAdded?: boolean | undefined;
};

export const NO_FAMILIES: ReadonlySet<Family> = new Set();

export function does(token: Token | undefined, ...all: Does[]): boolean {
  return token?.does !== undefined && all.includes(token.does);
}

/** True if the reader knows the food that a token names, or the food's family. */
export function isKnownFood({ name, families }: Token): boolean {
  return name !== undefined || families.size > 0;
}

export function isSign(token: Token | undefined, signs: string): boolean {
  return token?.does === 'sign' && signs.includes(token.text);
}

/** True if no space separates the token from the previous token. */
export function isAttached(tokens: readonly Token[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  return before !== undefined && token !== undefined && before.end >= token.start;
}

/** Returns the items before the first item for which `isEnd` is true. */
export function upTo<Item>(items: readonly Item[], isEnd: (item: Item, index: number) => boolean): Item[] {
  const end = items.findIndex(isEnd);
  return items.slice(0, end < 0 ? items.length : end);
}

export function tokenRole(does: Does): TokenRole {
  return does in ROLE_OF ? ROLE_OF[does as keyof typeof ROLE_OF] : 'none';
}
