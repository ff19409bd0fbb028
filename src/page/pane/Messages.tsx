import { offersAgain } from '../../../machines/pane.ts';
import type { NoDish } from '../../../machines/request.ts';
import { ASK_BUTTON_ID, INGREDIENT_INPUT_ID, PROGRESS_ID } from '../browser/focus.ts';
import { useFailureMessage } from '../connect/requestFailures.ts';
import {
  useConnection,
  useIsConnected,
  useIsModelOffline,
  useRecipeActor,
  useRecipeState,
} from '../context/pageContext.ts';
import { Button, type ButtonProps } from '../controls/Button.tsx';
import { DishPicture } from '../picture/DishPicture.tsx';
import { BackButton } from './BackButton.tsx';

/** The `sentence` of a failed request, with its cause and a next step. */
export function Apology({ sentence }: { sentence: string }) {
  const { openConnectionDialog } = useConnection();
  // Names a general cause if there is no failure message, for example after the visitor has chosen another connection.
  const { cause = 'No recipe came', advice, action } = useFailureMessage() ?? {};
  const canRepeat = useRecipeState(offersAgain);

  return (
    <div
      className="message with-bowl apology"
      data-next-focus={`${PROGRESS_ID} ${ASK_BUTTON_ID} ${INGREDIENT_INPUT_ID}`}
    >
      <div className="recipe">
        <p>{sentence}</p>
      </div>
      <div>
        <h3>{cause}</h3>
        <AskedFor />
        {advice && <p>{advice}</p>}
      </div>
      <EmptyBowl />
      <div className="line">
        {action ? (
          <Button variant="main" onClick={openConnectionDialog}>
            {action}
          </Button>
        ) : (
          canRepeat && <RequestAgain variant="main">Try again</RequestAgain>
        )}
        <BackButton />
      </div>
    </div>
  );
}

/** Scrolls to a message, which is below the visible part of the window if the text is large. */
function scrollToMessage(message: Element | null): void {
  message?.scrollIntoView({ block: 'center' });
}

/** Message about an interrupted request. If possible, a button sends the request again. */
export function Interrupted() {
  const canRepeat = useRecipeState(offersAgain);
  const hasList = useRecipeState((s) => s.context.ingredients.length > 0);
  const isOffline = useIsModelOffline();

  return (
    <div
      ref={scrollToMessage}
      className="message"
      data-next-focus={`${PROGRESS_ID} ${ASK_BUTTON_ID} ${INGREDIENT_INPUT_ID}`}
    >
      <h2>Your recipe was interrupted</h2>
      <AskedFor />
      {hasList && <p>Your list is still here.</p>}
      <div className="line">
        {canRepeat && <RequestAgain variant={isOffline ? undefined : 'main'}>Ask again</RequestAgain>}
        <BackButton />
      </div>
    </div>
  );
}

/** Names the dish or the change that the visitor has asked for, if any. */
function AskedFor() {
  const { change, dish } = useRecipeState((s) => s.context.requestInput) ?? {};
  if (!change && !dish) return null;
  return (
    <p>
      {change && 'Your recipe is unchanged. '}You asked for: <bdi>{change?.wish ?? dish}</bdi>.
    </p>
  );
}

function RequestAgain(button: ButtonProps) {
  const recipeActor = useRecipeActor();
  return <Button {...button} onClick={() => recipeActor.send({ type: 'recipe.requestedAgain' })} />;
}

const CAUSE: Record<NoDish['reason'], string> = {
  'no more': 'The cookbook has no more recipes for this list',
  'nothing fits': 'Nothing in the cookbook fits this list',
  taste: 'Nothing in the cookbook fits this list and your taste',
  'unknown foods': 'The cookbook knows none of these foods',
};

function EmptyBowl() {
  return <DishPicture vessel="bowl" foods={[]} ground="ground-butter" className="" />;
}

/** Message that no cookbook dish fits the list. */
export function NoDishMessage() {
  const found = useRecipeState((s) => s.context.noDish);
  const isConnected = useIsConnected();
  const { openConnectionDialog } = useConnection();
  if (!found) return null;
  const { reason } = found;

  return (
    <div className="message with-bowl">
      <div>
        <h3>{CAUSE[reason]}</h3>
        {reason === 'unknown foods' && <p>Its recipes are in English and use everyday foods.</p>}
        <p>
          Change the list{reason === 'taste' && ' or your taste'}, or let {isConnected ? 'a model' : 'an AI'}{' '}
          write a recipe.
        </p>
      </div>
      <EmptyBowl />
      <div className="line">
        {!isConnected && (
          <Button variant="main" onClick={openConnectionDialog}>
            Choose an AI
          </Button>
        )}
        <BackButton />
      </div>
    </div>
  );
}
