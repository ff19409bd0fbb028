import { useSelector } from '@xstate/react';
import { isForList } from '../../../machines/recipeMachine.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { useIsAskInSight } from '../context/useIsAskInSight.ts';
import { AnotherOne } from './AnotherOne.tsx';

/** Below the recipe: on a phone, 'Get a recipe' is far above. */
export function DifferentDish() {
  const isOffered = useSelector(
    useRecipeActor(),
    (s) => isForList(s) && s.can({ type: 'another.requested', notAgain: [] }),
  );
  const isAskInSight = useIsAskInSight();
  if (!isOffered) return null;
  return (
    <section className="something-else" aria-label="Not this?">
      <h3>Not this?</h3>
      <p className="soft">A different dish from the same list.</p>
      <AnotherOne className={isAskInSight ? 'button-wide' : 'button-wide button-main'} />
    </section>
  );
}
