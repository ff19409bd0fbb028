import { useState } from 'react';
import { takenAway } from '../../../machines/kitchen.ts';
import { needsSettings } from '../../../machines/pane.ts';
import { staplesOf } from '../../../machines/staples.ts';
import { isSameTaste, NO_TASTE } from '../../../machines/taste.ts';
import { isSameList } from '../../../machines/textLists.ts';
import { formatNames } from '../../shared/formatCounts.ts';
import { STAPLES_ID, TASTE_ID } from '../browser/focus.ts';
import { useIsNarrow } from '../browser/useIsNarrow.ts';
import { usePane, useRecipeState } from '../context/pageContext.ts';
import { formatTaste } from '../taste/formatTaste.ts';
import { LateFoldout } from '../taste/LateFoldout.tsx';

/** The staples and the taste: below the list, or below the dishes of a page with one column, so that these are in sight. */
export function KitchenSettings({ place }: { place: 'list' | 'pane' }) {
  const isNarrow = useIsNarrow();
  const { shows } = usePane();
  const staples = useRecipeState((s) => staplesOf(s.context.staples));
  const removed = useRecipeState((s) => takenAway(s.context), isSameList);
  const taste = useRecipeState((s) => s.context.taste);
  // Once shown, the sections stay, so that they do not disappear while the visitor uses them.
  const isNeeded = useRecipeState(needsSettings);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  if (!wasNeeded || (isNarrow && shows === 'nothing') !== (place === 'pane')) return null;
  return (
    <div className="foldouts">
      <LateFoldout
        id={STAPLES_ID}
        icon="jar"
        name="Always in my kitchen"
        summary={staples.join(', ') || 'What you never run out of'}
        fields="StapleFields"
        of="staples"
        removed={`Removed ${formatNames(removed, 'ingredients')}.`}
      />
      <LateFoldout
        id={TASTE_ID}
        icon="sliders"
        name="Your taste"
        summary={isSameTaste(taste, NO_TASTE) ? 'Diet, time, servings' : formatTaste(taste)}
        fields="TasteFields"
        of="taste"
        removed="Your taste is reset."
      />
    </div>
  );
}
