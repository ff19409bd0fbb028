import { useIsConnected } from '../context/pageContext.ts';
import { useRecipe } from '../context/recipeContext.ts';
import { useRequestChange } from '../context/requests.ts';
import { WishButton } from '../controls/WishButton.tsx';

/** `wish`: the change that corrects the recipe. `buttonLabel`: label of the button that requests this change. */
export type RemarkProps = { id?: string; message: string; wish: string; buttonLabel: string };

/** Remark about a problem in the recipe. Has a button only if a model is connected. */
export function Remark({ id, message, wish, buttonLabel }: RemarkProps) {
  const isConnected = useIsConnected();
  const change = useRequestChange();
  return (
    <small className="remark soft page-only" lang="en" dir="ltr" aria-live="off">
      <span id={id}>{message}</span>
      {isConnected && change && !change.isOffline && (
        <>
          {' '}
          <WishButton wish={wish} variant="word" aria-describedby={id}>
            {buttonLabel}
          </WishButton>
        </>
      )}
    </small>
  );
}

export function NoAmounts() {
  const { proof } = useRecipe();
  return (
    proof.hasNoAmounts && (
      <Remark message="This list has no amounts." wish="Add the amounts" buttonLabel="Ask for amounts" />
    )
  );
}
