import { boundWords } from './bounds.ts';

export const MAX_STAPLES = 40;

/** What the visitor never runs out of. */
export function boundStaples(staples: string[]): string[] {
  return boundWords(staples, MAX_STAPLES);
}
