import { isForList } from '../../../machines/recipeMachine.ts';
import { useRecipeState } from '../context/pageContext.ts';
import { useCookbookDishesLeft } from '../context/useCookbookDishesLeft.ts';
import { AnotherOne } from './AnotherOne.tsx';

/** Below the recipe: on a phone, 'Get a recipe' is far above. */
export function DifferentDish() {
  const isOffered = useRecipeState((s) => isForList(s) && s.can({ type: 'recipe.requested' }));
  const left = useCookbookDishesLeft();
  if (!isOffered || left === 0) return null;
  return (
    <section className="something-else" aria-label="Not this?">
      <h3>Not this?</h3>
      <AnotherOne className="button-wide" />
    </section>
  );
}
