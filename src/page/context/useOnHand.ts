import { staplesOf } from '../../../machines/staples.ts';
import { isSameList } from '../../../machines/textLists.ts';
import { useRecipeState } from './pageContext.ts';

/** Returns the foods that the visitor does not have to buy: the ingredients on the list and the staples. */
export function useOnHand(): string[] {
  return useRecipeState(({ context }) => [...context.ingredients, ...staplesOf(context.staples)], isSameList);
}
