import { boundStaples } from './bounds.ts';

/** Default staples (foods always at home), used until the visitor changes them. */
const DEFAULT_STAPLES = ['salt', 'pepper', 'oil', 'water'];

/** Foods that the visitor always has at home. Null until the visitor changes these foods. */
export type OwnStaples = string[] | null;

/** Returns the visitor's staples, or else the default staples. */
export function staplesOf(staples: OwnStaples): string[] {
  return staples ?? DEFAULT_STAPLES;
}

export function withStaple(staples: OwnStaples, staple: string): string[] {
  return boundStaples([...staplesOf(staples), staple]);
}
