import { useSelector } from '@xstate/react';
import { hasEnoughIngredients, isForList, isInterrupted } from '../../../machines/recipeMachine.ts';
import { Button } from '../frame/Button.tsx';
import { ASK_BUTTON_ID } from '../frame/focus.ts';
import { useRecipeActor } from '../frame/pageContext.ts';
import { useAskForAnother } from '../recipe/useAskForAnother.ts';
import { Progress } from './Progress.tsx';

export function RecipePrompt() {
  const recipeActor = useRecipeActor();
  const isEnough = useSelector(recipeActor, (s) => hasEnoughIngredients(s.context));
  const interrupted = useSelector(recipeActor, isInterrupted);
  const busy = useSelector(recipeActor, (s) => s.hasTag('busy'));
  const ready = isEnough && !interrupted;

  return (
    <div className="prompt">
      <div role="status">{ready && <h2>Ready for a recipe?</h2>}</div>
      <div className="prompt-line">
        {ready && <p className={busy ? 'unseen' : ''}>Generate a recipe from your list of ingredients.</p>}
        <Progress />
      </div>
      {ready && <Asks />}
    </div>
  );
}

/** The first of the two is what one means, and is the loud one. */
function Asks() {
  const recipeActor = useRecipeActor();
  const canAsk = useSelector(recipeActor, (s) => s.can({ type: 'recipe.requested' }));
  const another = useSelector(recipeActor, isForList);
  const askForAnother = useAskForAnother();
  const ask = () => recipeActor.send({ type: 'recipe.requested' });

  return (
    <div className="asks">
      {/* Not `disabled`: whoever has just pressed it would lose the focus. */}
      <Button
        id={ASK_BUTTON_ID}
        icon={another ? 'again' : ''}
        className="button-main"
        aria-disabled={!canAsk}
        onClick={another ? askForAnother : ask}
      >
        {another ? 'Another one' : 'Get a recipe'}
      </Button>
      {another && (
        <Button aria-disabled={!canAsk} onClick={ask}>
          Get a recipe
        </Button>
      )}
    </div>
  );
}
