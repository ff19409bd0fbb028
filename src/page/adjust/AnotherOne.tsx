import { useIsModelOffline, useRecipeState } from '../context/pageContext.ts';
import { useCookbookDishesLeft, useRequestAnother } from '../context/requests.ts';
import { Button, type Variant } from '../controls/Button.tsx';

type AnotherOneProps = {
  variant?: Variant | undefined;
  /** Keeps the button visible but disabled while a change is requested. */
  stays?: boolean;
};

/** Button that requests another recipe for the current ingredients. The cookbook answers even offline. */
export function AnotherOne({ variant, stays = false }: AnotherOneProps) {
  const requestAnother = useRequestAnother('another.requested');
  const left = useCookbookDishesLeft();
  const isOfCookbook = useRecipeState((s) => Boolean(s.context.recipe?.cookbook));
  const isOffline = useIsModelOffline() && !isOfCookbook;
  if ((!requestAnother && !stays) || left === 0) return null;
  const rest = left === 1 ? 'fits your list' : 'fit your list';
  return (
    <Button
      icon={variant ? undefined : 'again'}
      variant={variant}
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
