import { hasEnoughIngredients } from '../../../machines/recipeMachine.ts';
import { useIsModelOffline, useRecipeState } from '../context/pageContext.ts';

export const PROMISE = 'Tonight, from what you have';

/** Too little is listed for a first recipe. */
export function useIsBeginning(): boolean {
  return useRecipeState(
    (s) => s.matches('idle') || (s.matches('collecting') && !hasEnoughIngredients(s.context)),
  );
}

export function Welcome() {
  const isBeginning = useIsBeginning();
  const isOffline = useIsModelOffline();

  return (
    // On a phone the promise stands above the list.
    <div className={isBeginning || isOffline ? 'welcome tonight welcome-first' : 'welcome tonight'}>
      <h2>{PROMISE}</h2>
      <p>
        {isOffline ? (
          'Recipes in your box work offline.'
        ) : (
          <>{isBeginning && 'Add a few ingredients. '}Your recipe will appear here.</>
        )}
      </p>
    </div>
  );
}
