import type { ReactNode } from 'react';
import { useFailureMessage } from '../connect/requestFailures.ts';
import { useIsModelOffline, useOpenConnectionDialog, useRecipeState } from '../context/pageContext.ts';
import { useRequestAgain } from '../context/requests.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { CookInstead } from './CookInstead.tsx';

const APOLOGY =
  'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.';

/** Message about a failed request. `children`: the button that returns to the previous recipe. */
export function Apology({ children }: { children: ReactNode }) {
  const requestAgain = useRequestAgain();
  const openConnectionDialog = useOpenConnectionDialog();
  // Names a general cause if there is no failure message, for example after the visitor has chosen another connection.
  const { cause = 'No recipe came', advice, action } = useFailureMessage() ?? {};
  const change = useRecipeState((s) => s.context.requestInput.change);
  const instead = useRecipeState((s) => s.context.instead);
  const isOffline = useIsModelOffline();

  return (
    <div className="message apology">
      <h3 className="large-title">
        <Icon name={isOffline ? 'offline' : 'unplugged'} />
        {cause}
      </h3>
      {change && (
        <p>
          Your recipe is unchanged. You asked for: <bdi>{change.wish}</bdi>.
        </p>
      )}
      {advice && <p>{advice}</p>}
      <p className="soft">{APOLOGY}</p>
      <div className="line">
        {action ? (
          <Button variant={instead ? undefined : 'main'} onClick={openConnectionDialog}>
            {action}
          </Button>
        ) : (
          change && (
            <Button variant="main" onClick={requestAgain}>
              Try again
            </Button>
          )
        )}
        {children}
      </div>
      <CookInstead recipe={instead} />
    </div>
  );
}
