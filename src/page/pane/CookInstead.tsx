import type { Recipe } from '../../../machines/recipe.ts';
import { RECIPE_HEADING_ID, thenFocus } from '../browser/focus.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { useReadRecipe } from '../context/renderer.ts';
import { Icon } from '../controls/Icon.tsx';

/** Offer of a cookbook dish below the apology. It must not look like the answer of a model. */
export function CookInstead({ recipe }: { recipe: Recipe }) {
  const recipeActor = useRecipeActor();
  const { dish } = useReadRecipe()(recipe);
  const show = () =>
    thenFocus(() => recipeActor.send({ type: 'instead.requested', recipe }), RECIPE_HEADING_ID);

  return (
    <div className="cook-instead">
      <p className="soft">Instead, from the kitchen’s own cookbook:</p>
      <button type="button" className="cookable" onClick={show}>
        <span className="name title">
          <span className="visually-hidden">Cook </span>
          {dish}
          <span className="visually-hidden"> instead</span>
        </span>
        <Icon name="next" />
      </button>
    </div>
  );
}
