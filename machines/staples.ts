import { boundStaples } from './bounds.ts';
import { isSameList, putBack } from './textLists.ts';

/** At home for everybody who has not said otherwise. */
const AT_FIRST = ['salt', 'pepper', 'oil', 'water'];

/** Null: the visitor has not changed them yet. */
export type Staples = string[] | null;

/** What counts as always at home. */
export function staplesOf(staples: Staples): string[] {
  return staples ?? AT_FIRST;
}

/** What the model is told of: of nothing that nobody has chosen. */
export function chosenStaples(staples: Staples): string[] {
  return staples ?? [];
}

export function withStaple(staples: Staples, staple: string): string[] {
  return boundStaples([...staplesOf(staples), staple]);
}

/** What nobody has changed after all is unchanged again. */
export function putStaplesBack(staples: Staples, before: Staples): Staples {
  const list = boundStaples(putBack(staplesOf(staples), staplesOf(before)));
  return before === null && isSameList(list, AT_FIRST) ? null : list;
}

export function isSameStaples(one: Staples, other: Staples): boolean {
  return one === other || (one !== null && other !== null && isSameList(one, other));
}
