import { MAX_WISH_CHARS } from '../../../machines/request.ts';
import { findSame } from '../../../machines/textLists.ts';
import { formatAll } from '../../shared/formatCounts.ts';
import { useRecipeState } from '../context/pageContext.ts';
import { useRecipe } from '../context/recipeContext.ts';
import { Remark } from '../rendering/Remark.tsx';

/** Names the requested foods that are missing from the recipe and are still on the ingredient list. */
export function LeftOut() {
  const { proof } = useRecipe();
  const onList = useRecipeState((s) => s.context.ingredients);
  const names = proof.missing.filter((one) => findSame(onList, one) !== undefined);
  if (names.length === 0) return null;
  const list = formatAll(names);
  const wish = `Use the ${list}`.slice(0, MAX_WISH_CHARS);
  return (
    <p className="left-out">
      <Remark message={`Without your ${list}.`} wish={wish} buttonLabel={wish} />
    </p>
  );
}
