import type { Family } from '../languages/languageWords.ts';
import type { Name } from '../words/names.ts';
import type { WordRole } from '../words/readyFoods.ts';

export type TokenRole =
  | 'food'
  | 'turned'
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
  ...{ and: 'and', plus: 'and', or: 'or', turned: 'turned', which: 'which', parts: 'parts', makes: 'makes' },
  ...{ to: 'tail', with: 'tail', per: 'tail', for: 'tail', tail: 'tail', instead: 'without' },
  ...{ without: 'without', free: 'free', plant: 'plant', verbs: 'cut' },
};

export function tokenRole(role: WordRole): TokenRole {
  return ROLE_OF[role] ?? 'none';
}
