import { hasEnoughIngredients } from '../../../machines/recipeMachine.ts';
import { SeeOneFirst } from '../connect/SeeOneFirst.tsx';
import { useIsModelOffline, useOffersSample, useRecipeState } from '../context/pageContext.ts';

/** Of the sample, whose text comes later. */
const SAMPLE_DISH = 'Soft Eggs with Crisp Potatoes';
const SAMPLE_FACTS = '45 min · serves 2 · 6 steps';

export const PROMISE = 'Tonight, from what you have';

/** Too little is listed for a first recipe. */
export function useIsBeginning(): boolean {
  return useRecipeState(
    (s) => s.matches('idle') || (s.matches('collecting') && !hasEnoughIngredients(s.context)),
  );
}

export function Welcome() {
  const isBeginning = useIsBeginning();
  const isOffered = useOffersSample();
  const isOffline = useIsModelOffline();

  return (
    // On a phone the promise stands above the list, and the sample alone here; offline, at most the sample.
    <div className={isBeginning || isOffline ? 'welcome tonight welcome-first' : 'welcome tonight'}>
      <h2>{PROMISE}</h2>
      <p>
        {isOffline ? (
          'Recipes in your box work offline.'
        ) : (
          <>{isBeginning && 'Add a few ingredients. '}Your recipe will appear here.</>
        )}
      </p>
      {isOffered && (
        <p className="sample-dish">
          {SAMPLE_DISH}
          <span className="soft">{SAMPLE_FACTS}</span>
        </p>
      )}
      <SeeOneFirst />
    </div>
  );
}
