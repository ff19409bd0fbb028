import { isForList } from '../../../machines/pane.ts';
import { useIsBusy, useIsModelOffline, useRecipeState } from '../context/pageContext.ts';
import { useCookbookDishesLeft, useRequestAnother } from '../context/requests.ts';
import { Button } from '../controls/Button.tsx';

/** Requests another recipe for the list, even offline from the cookbook. `isForAny`: also after a recipe for another list. */
export function AnotherOne({ isForAny = false }: { isForAny?: boolean }) {
  const requestAnother = useRequestAnother('another.requested');
  const left = useCookbookDishesLeft();
  const isOfCookbook = useRecipeState((s) => Boolean(s.context.recipe?.cookbook));
  const isOffline = useIsModelOffline() && !isOfCookbook;
  const isForThisList = useRecipeState(isForList);
  // Keeps the button visible but disabled while a change is requested.
  const isMaking = useIsBusy();
  if (!(isForAny || isForThisList) || !(requestAnother || isMaking) || left === 0) return null;
  const rest = left === 1 ? 'fits your list' : 'fit your list';
  return (
    <Button
      icon="again"
      aria-disabled={!requestAnother || isOffline}
      aria-description={left === null ? undefined : `${left} more ${rest}`}
      onClick={() => !isOffline && requestAnother?.()}
    >
      Suggest another
      {left !== null && (
        <small className="soft" aria-hidden="true">
          {left} more
        </small>
      )}
    </Button>
  );
}
