import { useRef } from 'react';
import type { Recipe } from '../../../machines/recipe.ts';
import { RECIPE_HEADING_ID, thenFocus } from '../browser/focus.ts';
import { usePage, useRecipeState } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { readRecipe } from '../drawing/readRecipe.ts';

/** What was asked for before has come. */
export function RecipeHasCome({ cooked }: { cooked: Recipe }) {
  const { recipeActor, cookingActor } = usePage();
  const cookedFirst = useRef(recipeActor.getSnapshot().context.recipe?.id);
  const made = useRecipeState((s) => (s.matches({ shown: 'recipe' }) ? s.context.recipe : null));
  const isNew = made && made.id !== cooked.id && made.id !== cookedFirst.current;

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
