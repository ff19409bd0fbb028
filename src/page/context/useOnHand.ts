import { staplesOf } from '../../../machines/staples.ts';
import { isSameList } from '../../../machines/textLists.ts';
import { useRecipeState } from './pageContext.ts';

/** Foods that need not be bought: the ingredients of the list and the staples. */
export function useOnHand(): string[] {
  return useRecipeState(({ context }) => [...context.ingredients, ...staplesOf(context.staples)], isSameList);
}
