import { placeOfDishes } from '../../../machines/pane.ts';
import { useIsConnected, useRecipeState } from '../context/pageContext.ts';
import { useDishes } from '../dishes/useDishes.ts';
import { Bowl } from '../picture/Bowl.tsx';

/** Content of the panel that only shows before the first request. `isShort`: whether phones show only its heading. */
export function FirstOffer({ isShort }: { isShort: boolean }) {
  const isConnected = useIsConnected();
  const { sentence } = useDishes();
  return (
    <div className={`promise ${isShort ? 'is-short' : ''}`}>
      <h2>Tonight, from what you have</h2>
      <p>
        {sentence || (isConnected ? 'Two ingredients are enough.' : 'A recipe at once. Free, no sign-up.')}
      </p>
      <Bowl />
    </div>
  );
}

export function AnnouncedDishes() {
  const { sentence, isAnnounced } = useDishes();
  const isOffered = useRecipeState((s) => placeOfDishes(s) !== null);
  return (
    <p className="visually-hidden" role="status">
      {isOffered && isAnnounced && sentence}
    </p>
  );
}
