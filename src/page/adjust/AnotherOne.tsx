import { useIsModelOffline } from '../context/pageContext.ts';
import { useCookbookDishesLeft, useRequestAnother } from '../context/requests.ts';
import { Button, type Variant } from '../controls/Button.tsx';

type AnotherOneProps = {
  variant?: Variant | undefined;
  /** Keeps the button visible but disabled while a change is requested. */
  stays?: boolean;
};

/**
 * Button that requests another recipe for the current ingredients. After the cookbook's last dish, the button requests a
 * recipe from a model.
 */
export function AnotherOne({ variant, stays = false }: AnotherOneProps) {
  const left = useCookbookDishesLeft();
  const requestAnother = useRequestAnother(left === 0 ? 'model.requested' : 'another.requested');
  const isOffline = useIsModelOffline() && !left;
  if (!requestAnother && !stays) return null;
  const rest = left === 1 ? 'fits your list' : 'fit your list';
  return (
    <Button
      icon={variant ? undefined : 'again'}
      variant={variant}
      aria-disabled={!requestAnother || isOffline}
      aria-description={left ? `${left} more ${rest}` : undefined}
      onClick={() => !isOffline && requestAnother?.()}
    >
      {left === 0 ? 'Have a new one written' : 'Suggest another'}
      {Boolean(left) && (
        <small className="soft" aria-hidden="true">
          {left} more
        </small>
      )}
    </Button>
  );
}
