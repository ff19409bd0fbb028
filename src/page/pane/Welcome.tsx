import { useSelector } from '@xstate/react';
import { SeeOneFirst } from '../connect/SeeOneFirst.tsx';
import { useOffersSample, useRecipeActor } from '../context/pageContext.ts';

/** Of the sample, whose text comes later. */
const SAMPLE_DISH = 'Soft Eggs with Crisp Potatoes';
const SAMPLE_FACTS = '45 min · serves 2 · 6 steps';

export const PROMISE = 'Tonight, from what you have';

export function Welcome() {
  const isEmpty = useSelector(useRecipeActor(), (s) => s.matches('idle'));
  const isOffered = useOffersSample();

  return (
    // On a phone the promise stands above the empty list, and the sample alone here.
    <div className={isEmpty ? 'welcome tonight welcome-first' : 'welcome tonight'}>
      <h2>{PROMISE}</h2>
      <p>
        {isEmpty && (
          <>
            List what is in your kitchen.
            <br />
          </>
        )}
        Your recipe will be here, ready to cook.
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
