import { RECIPE_HEADING_ID } from '../browser/focus.ts';
import { usePane, useRecipeActor } from '../context/pageContext.ts';
import { useRenderer } from '../context/renderer.ts';
import { Button } from '../controls/Button.tsx';

/** Leads back to the recipe that was shown before, if any. */
export function BackButton() {
  const recipeActor = useRecipeActor();
  const { code } = useRenderer();
  const { previous, change } = usePane();
  return (
    previous && (
      <Button
        key={previous.id}
        className="back"
        data-next-focus={change ? `before ${RECIPE_HEADING_ID}` : RECIPE_HEADING_ID}
        onClick={() => recipeActor.send({ type: 'recipe.reopened' })}
      >
        <span className="one-line">
          Back to {code ? <span dir="auto">{code.readRecipe(previous).reading().dish}</span> : 'your recipe'}
        </span>
      </Button>
    )
  );
}
