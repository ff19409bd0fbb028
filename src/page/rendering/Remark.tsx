import { useIsConnected } from '../context/pageContext.ts';
import { useRecipe } from '../context/recipeContext.ts';
import { useRequestChange } from '../context/useRequestChange.ts';

/** `wish`: the request that mends it, and `press`, the button for that. */
export type RemarkProps = { id?: string; said: string; wish: string; press: string };

/** What does not add up, said where it is found. Without a model the sentence stands alone. */
export function Remark({ id, said, wish, press }: RemarkProps) {
  const isConnected = useIsConnected();
  const requestChange = useRequestChange();
  return (
    <small className="remark soft page-only" lang="en" dir="ltr" aria-live="off">
      <span id={id}>{said}</span>
      {isConnected && requestChange && (
        <>
          {' '}
          <button
            type="button"
            className="word-button"
            aria-describedby={id}
            onClick={({ currentTarget }) => requestChange(wish, currentTarget)}
          >
            {press}
          </button>
        </>
      )}
    </small>
  );
}

/** Above the list. */
export function NoAmounts() {
  const { proof } = useRecipe();
  return (
    proof.hasNoAmounts && (
      <Remark said="This list has no amounts." wish="Add the amounts" press="Ask for amounts" />
    )
  );
}
