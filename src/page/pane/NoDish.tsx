import type { ReactNode } from 'react';
import type { NoDish as Found } from '../../../machines/request.ts';
import { formatAll } from '../../shared/formatCounts.ts';
import { useIsConnected, useOpenConnectionDialog, useRecipeState } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';

const CAUSE: Record<Found['reason'], string> = {
  'no more': 'The cookbook has no more recipes for this list',
  'nothing fits': 'Nothing in the cookbook fits this list',
  taste: 'Nothing in the cookbook fits this list and your taste',
  'unknown foods': 'The cookbook knows none of these foods',
};

/** Message that no cookbook dish fits the list. `children`: the button that returns to the previous recipe. */
export function NoDish({ children }: { children: ReactNode }) {
  const found = useRecipeState((s) => s.context.noDish);
  const isConnected = useIsConnected();
  const openConnectionDialog = useOpenConnectionDialog();
  if (!found) return null;
  const { reason, nearest } = found;

  return (
    <div className="message">
      <h3 className="large-title">
        <Icon name="book" />
        {CAUSE[reason]}
      </h3>
      {reason === 'unknown foods' && <p>Its recipes are in English and use everyday foods.</p>}
      {nearest && (
        <p>
          Nearest: <strong>{nearest.dish}</strong>.
          {nearest.toBuy.length > 0 && ` To buy: ${formatAll(nearest.toBuy)}.`}
        </p>
      )}
      <p>Change the list{reason === 'taste' && ' or your taste'}, or let a model write a recipe.</p>
      <div className="line">
        {!isConnected && (
          <Button variant="main" onClick={openConnectionDialog}>
            Choose a model
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
