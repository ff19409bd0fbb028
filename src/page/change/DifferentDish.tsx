import { useSelector } from '@xstate/react';
import { isForList } from '../../../machines/recipeMachine.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { AnotherOne } from './AnotherOne.tsx';

/** Below the recipe: on a phone, 'Get a recipe' is far above. */
export function DifferentDish() {
  const isOffered = useSelector(
    useRecipeActor(),
    (s) => isForList(s) && s.can({ type: 'another.requested', notAgain: [] }),
  );
  if (!isOffered) return null;
  return (
    <section className="something-else" aria-label="Not this?">
      <h3>Not this?</h3>
      <AnotherOne className="button-wide" />
    </section>
  );
}
