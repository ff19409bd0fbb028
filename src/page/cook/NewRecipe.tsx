import type { Recipe } from '../../../machines/recipe.ts';
import { RECIPE_HEADING_ID, thenFocus } from '../browser/focus.ts';
import { usePage, useRecipeState } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { readRecipe } from '../rendering/readRecipe.ts';

type NewRecipeProps = {
  cooked: Recipe;
  /** Id of the recipe that the page showed when cook mode was opened. */
  idAtStart: string | undefined;
};

/** Announces that the requested recipe has arrived while the visitor is cooking another recipe. */
export function NewRecipe({ cooked, idAtStart }: NewRecipeProps) {
  const { cookingActor } = usePage();
  const latest = useRecipeState((s) => (s.matches({ shown: 'recipe' }) ? s.context.recipe : null));
  const isNew = latest && latest.id !== cooked.id && latest.id !== idAtStart;

  function open() {
    thenFocus(() => cookingActor.send({ type: 'cook.left' }), RECIPE_HEADING_ID);
  }

  return (
    <div className={isNew ? 'beside cook-news cook-next' : 'cook-news'}>
      <p role="status">
        {isNew && 'Your recipe is here: '}
        {isNew && <strong dir="auto">{readRecipe(latest).reading().dish}</strong>}
      </p>
      {isNew && <Button onClick={open}>See it</Button>}
    </div>
  );
}
