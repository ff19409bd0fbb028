import { type ReactNode, useState } from 'react';
import { Button } from '../controls/Button.tsx';

/** Maximum number of further items to show at once instead of behind a 'Show all' button. */
const A_FEW = 2;

/** Returns the first items, and a button that shows the other items. */
export function useShortened<Item>(all: Item[], first: Item[]): { shown: Item[]; more: ReactNode } {
  const [showsAll, setShowsAll] = useState(false);
  const hasMore = all.length - first.length > A_FEW;
  return {
    shown: hasMore && !showsAll ? first : all,
    more: hasMore && (
      <Button onClick={() => setShowsAll(!showsAll)}>
        {showsAll ? 'Show fewer' : `Show all ${all.length}`}
      </Button>
    ),
  };
}
