import { hasEnoughIngredients } from '../../../machines/kitchen.ts';
import { ASK_BUTTON_ID, PROGRESS_ID } from '../browser/focus.ts';
import { useFailureMessage } from '../connect/requestFailures.ts';
import {
  useIsBusy,
  useIsModelOffline,
  usePane,
  useRecipeActor,
  useRecipeState,
} from '../context/pageContext.ts';
import { useDishesGiven, useIsRequestPrimary } from '../context/requests.ts';
import { Button } from '../controls/Button.tsx';
import { CancelButton, RequestProgress } from './RequestProgress.tsx';

export function RecipePrompt() {
  const recipeActor = useRecipeActor();
  const dishesGiven = useDishesGiven();
  const isEnough = useRecipeState((s) => hasEnoughIngredients(s.context));
  const isBegun = useRecipeState((s) => s.context.ingredients.length > 0);
  const busy = useIsBusy();
  const { shows } = usePane();
  const isMaking = shows === 'request';
  const { action } = useFailureMessage() ?? {};
  const canRequest = useRecipeState((s) => s.can({ type: 'recipe.requested' }));
  // Makes 'Get a recipe' the main button, unless the message about a failed request has a main button.
  const isRequestPrimary = useIsRequestPrimary() && !(shows === 'apology' && action);
  const isOffline = useIsModelOffline();

  return (
    <div className="prompt">
      <div className="prompt-line stack">
        <div>
          <div role="status">
            {isEnough ? (
              <h2>Ready for a recipe?</h2>
            ) : (
              isBegun && <p className="soft one-more">Add one more for a recipe of your own</p>
            )}
          </div>
          {isEnough && <p>Generate a recipe from your list of ingredients.</p>}
        </div>
        {/* Shows this text only during a request. */}
        <RequestProgress>Generating recipe...</RequestProgress>
      </div>
      {(isEnough || isMaking) && (
        <div className="asks">
          {isMaking ? (
            <CancelButton />
          ) : (
            // Uses `aria-disabled` because `disabled` would take focus away from the pressed button.
            <Button
              id={ASK_BUTTON_ID}
              variant={isRequestPrimary ? 'main' : undefined}
              aria-disabled={!canRequest}
              data-next-focus={PROGRESS_ID}
              onClick={() => recipeActor.send({ type: 'recipe.requested', notAgain: dishesGiven() })}
            >
              Get a recipe
            </Button>
          )}
        </div>
      )}
      {/* Hides the text about being offline during a request, and while the page shows that a request has failed. */}
      <p className={busy || shows === 'apology' ? 'soft unseen' : 'soft'} role="status">
        {isEnough && isOffline && (
          <>
            You’re offline. The model needs a connection.
            <span> The cookbook may have a dish for your list.</span>
          </>
        )}
      </p>
    </div>
  );
}
