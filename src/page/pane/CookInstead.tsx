import type { Recipe } from '../../../machines/recipe.ts';
import { RECIPE_HEADING_ID, thenFocus } from '../browser/focus.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { useReadRecipe } from '../context/renderer.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';

/** Offers a cookbook dish below the message about a failed request. The offer must not look like a model's answer. */
export function CookInstead({ recipe }: { recipe: Recipe }) {
  const recipeActor = useRecipeActor();
  const { dish } = useReadRecipe()(recipe);
  const show = () =>
    thenFocus(() => recipeActor.send({ type: 'instead.requested', recipe }), RECIPE_HEADING_ID);

  return (
    <div className="cook-instead">
      <p className="soft">The kitchen’s own cookbook has a dish for your list.</p>
      <Button variant="basil" onClick={show}>
        Cook {dish} instead
        <Icon name="next" />
      </Button>
    </div>
  );
}
