import type { Recipe } from '../../../machines/recipe.ts';
import { RECIPE_HEADING_ID, thenFocus } from '../browser/focus.ts';
import { usePage, useRecipeState } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { readRecipe } from '../rendering/readRecipe.ts';

type RecipeHasComeProps = {
  cooked: Recipe;
  /** The id of the recipe that was on the page when cook mode was opened. */
  before: string | undefined;
};

/** What was asked for before has come. */
export function RecipeHasCome({ cooked, before }: RecipeHasComeProps) {
  const { cookingActor } = usePage();
  const made = useRecipeState((s) => (s.matches({ shown: 'recipe' }) ? s.context.recipe : null));
  const isNew = made && made.id !== cooked.id && made.id !== before;

  function open() {
    thenFocus(() => cookingActor.send({ type: 'cook.left' }), RECIPE_HEADING_ID);
  }

  return (
    <div className={isNew ? 'beside cook-news cook-next' : 'cook-news'}>
      <p role="status">
        {isNew && 'Your recipe is here: '}
        {isNew && <strong dir="auto">{readRecipe(made).reading().dish}</strong>}
      </p>
      {isNew && <Button onClick={open}>See it</Button>}
    </div>
  );
}
