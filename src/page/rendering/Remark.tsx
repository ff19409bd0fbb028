import { MAX_WISH_CHARS } from '../../../machines/request.ts';
import { findSame } from '../../../machines/textLists.ts';
import { formatAll } from '../../shared/formatCounts.ts';
import { RECIPE_HEADING_ID } from '../browser/focus.ts';
import { useIsConnected, useRecipeState } from '../context/pageContext.ts';
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

/** Names the requested foods that are missing from the recipe and are still on the ingredient list. */
export function LeftOut() {
  const { proof } = useRecipe();
  const onList = useRecipeState((s) => s.context.ingredients);
  const names = proof.missing.filter((one) => findSame(onList, one) !== undefined);
  if (names.length === 0) return null;
  const list = formatAll(names);
  const wish = `Use the ${list}`.slice(0, MAX_WISH_CHARS);
  return (
    <p className="left-out" data-next-focus={RECIPE_HEADING_ID}>
      <Remark message={`Without your ${list}.`} wish={wish} buttonLabel={wish} />
    </p>
  );
}
