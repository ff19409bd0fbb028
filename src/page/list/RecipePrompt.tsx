import { useSelector } from '@xstate/react';
import { hasEnoughIngredients } from '../../../machines/recipeMachine.ts';
import { Button } from '../frame/Button.tsx';
import { ASK_BUTTON_ID } from '../frame/focus.ts';
import { useRecipeActor } from '../frame/pageContext.ts';
import { AnotherOne } from '../recipe/AnotherOne.tsx';
import { Progress } from './Progress.tsx';

export function RecipePrompt() {
  const recipeActor = useRecipeActor();
  const ready = useSelector(recipeActor, (s) => hasEnoughIngredients(s.context));
  const canAsk = useSelector(recipeActor, (s) => s.can({ type: 'recipe.requested' }));
  const busy = useSelector(recipeActor, (s) => s.hasTag('busy'));
  const hasRecipe = useSelector(recipeActor, (s) => s.context.recipe !== null);

  return (
    <div className="prompt">
      <div role="status">{ready && <h2>Ready for a recipe?</h2>}</div>
      <div className="prompt-line">
        {ready && <p className={busy ? 'unseen' : ''}>Generate a recipe from your list of ingredients.</p>}
        <Progress />
      </div>
      {ready && (
        <div className="asks">
          {/* Not `disabled`: whoever has just pressed it would lose the focus. */}
          <Button
            id={ASK_BUTTON_ID}
            className="button-main"
            aria-disabled={!canAsk}
            onClick={() => recipeActor.send({ type: 'recipe.requested' })}
          >
            Get a recipe
          </Button>
          {hasRecipe && <AnotherOne />}
        </div>
      )}
    </div>
  );
}
