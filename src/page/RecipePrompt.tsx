import { useSelector } from '@xstate/react';
import { hasEnoughIngredients } from '../../machines/recipeMachine.ts';
import { ASK_BUTTON_ID } from './focus.ts';
import { useKitchen } from './kitchen.ts';

export function RecipePrompt() {
  const kitchen = useKitchen();
  const ready = useSelector(kitchen, (s) => hasEnoughIngredients(s.context));
  const canAsk = useSelector(kitchen, (s) => s.can({ type: 'recipe.requested' }));

  const some = useSelector(kitchen, (s) => s.context.ingredients.length > 0);

  if (!ready) return some && <p className="hint">Add one more, and there is a recipe in it.</p>;
  return (
    <div className="prompt">
      <h2>Ready for a recipe?</h2>
      <p>Generate a recipe from your list of ingredients.</p>
      {/* Not `disabled`: that would take the focus away from whoever pressed it. */}
      <button
        id={ASK_BUTTON_ID}
        type="button"
        className="button button-main"
        aria-disabled={!canAsk}
        onClick={() => kitchen.send({ type: 'recipe.requested' })}
      >
        Get a recipe
      </button>
    </div>
  );
}
