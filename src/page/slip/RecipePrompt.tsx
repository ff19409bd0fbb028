import { useSelector } from '@xstate/react';
import { hasEnoughIngredients } from '../../../machines/recipeMachine.ts';
import { useConnection, useRecipeActor } from '../contexts.ts';
import { ASK_BUTTON_ID } from '../focus.ts';
import { Progress } from './Progress.tsx';

export function RecipePrompt({ onConnect }: { onConnect: () => void }) {
  const recipeActor = useRecipeActor();
  const some = useSelector(recipeActor, (s) => s.context.ingredients.length > 0);
  const ready = useSelector(recipeActor, (s) => hasEnoughIngredients(s.context));
  const canAsk = useSelector(recipeActor, (s) => s.can({ type: 'recipe.requested' }));
  const busy = useSelector(recipeActor, (s) => s.hasTag('busy'));
  const { actor } = useConnection();
  const unconnected = useSelector(actor, (s) => s.matches({ settled: 'unconnected' }));

  return (
    <div className={some ? 'prompt prompt-space' : 'prompt'}>
      {ready && <h2>Ready for a recipe?</h2>}
      {/* One line for either, so that nothing moves under the pointer when the one gives way to the other. */}
      <div className="prompt-line">
        {ready && !busy && <p>Generate a recipe from your list of ingredients.</p>}
        {some && !ready && !busy && <p className="quiet">Add one more, and there is a recipe in it.</p>}
        <Progress />
      </div>
      {ready && (
        // Not `disabled`: that would take the focus away from whoever pressed it.
        <button
          id={ASK_BUTTON_ID}
          type="button"
          className="button button-main"
          aria-disabled={!canAsk}
          onClick={() => recipeActor.send({ type: 'recipe.requested' })}
        >
          Get a recipe
        </button>
      )}
      {some && unconnected && (
        <p className="quiet connect">
          No model is connected.{' '}
          <button type="button" className="button-quiet" onClick={onConnect}>
            Connect one
          </button>
        </p>
      )}
    </div>
  );
}
