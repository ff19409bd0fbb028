import type { Recipe } from '../../../machines/recipe.ts';
import { RECIPE_HEADING_ID, thenFocus } from '../browser/focus.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { useReadRecipe } from '../context/renderer.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';

const SENTENCE = 'The kitchen’s own cookbook has a dish for your list.';

/**
 * Offers a cookbook dish below the message about a failed request. Without a dish, reserves space for the offer, so that
 * nothing moves when a dish is found. The offer must not look like a model's answer.
 */
export function CookInstead({ recipe }: { recipe: Recipe | null }) {
  const recipeActor = useRecipeActor();
  const readRecipe = useReadRecipe();
  if (!recipe) return <p className="soft no-offer">{SENTENCE}</p>;

  const { dish } = readRecipe(recipe);
  const show = () =>
    thenFocus(() => recipeActor.send({ type: 'instead.requested', recipe }), RECIPE_HEADING_ID);

  return (
    <div className="cook-instead">
      <p className="soft">{SENTENCE}</p>
      <Button variant="basil" onClick={show}>
        Cook {dish} instead
        <Icon name="next" />
      </Button>
    </div>
  );
}
