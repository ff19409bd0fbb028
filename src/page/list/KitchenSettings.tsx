import { useState } from 'react';
import { needsSettings } from '../../../machines/pane.ts';
import { useRecipeState } from '../context/pageContext.ts';
import { YourTaste } from '../taste/YourTaste.tsx';
import { Staples } from './Staples.tsx';

/** The staples and the taste. Once shown, they stay, so that they do not disappear while the visitor uses them. */
export function KitchenSettings() {
  const isNeeded = useRecipeState(needsSettings);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return (
    wasNeeded && (
      <div className="foldouts">
        <Staples />
        <YourTaste />
      </div>
    )
  );
}
