import { useSelector } from '@xstate/react';
import { ASK_BUTTON_ID, focusFirst } from '../browser/focus.ts';
import { useToldFailure } from '../connect/tellRequestFailure.ts';
import { useOpenChoice, useRecipeActor } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';

const APOLOGY =
  'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.';

export function Apology() {
  const recipeActor = useRecipeActor();
  const openChoice = useOpenChoice();
  // Null once another connection was chosen: what failed before says nothing of that.
  const { why, action } = useToldFailure() ?? {};
  const canAsk = useSelector(recipeActor, (s) => s.can({ type: 'recipe.requestedAgain' }));

  function tryAgain() {
    // This button unmounts with the apology: without this, its focus would be lost.
    focusFirst(ASK_BUTTON_ID);
    recipeActor.send({ type: 'recipe.requestedAgain' });
  }

  return (
    <div className="apology">
      <Icon name="unplugged" />
      <p>{APOLOGY}</p>
      {why && <p className="soft">{why}</p>}
      {action ? (
        <Button onClick={openChoice}>{action}</Button>
      ) : (
        canAsk && <Button onClick={tryAgain}>Try again</Button>
      )}
    </div>
  );
}
