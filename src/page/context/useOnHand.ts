import { staplesOf } from '../../../machines/staples.ts';
import { isSameList } from '../../../machines/textLists.ts';
import { useRecipeState } from './pageContext.ts';

/** What need not be bought: what is on the list, and what is always in the kitchen. */
export function useOnHand(): string[] {
  return useRecipeState(({ context }) => [...context.ingredients, ...staplesOf(context.staples)], isSameList);
}
