import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { hasEnoughIngredients } from '../../../machines/recipeMachine.ts';
import { ASK_BUTTON_ID } from '../browser/focus.ts';
import { useRecipeActor } from './pageContext.ts';

/** Whether 'Get a recipe' is seen: two filled buttons on one screen would contend. */
export function useIsAskInSight(): boolean {
  const isThere = useSelector(useRecipeActor(), (s) => hasEnoughIngredients(s.context));
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const button = isThere ? document.getElementById(ASK_BUTTON_ID) : null;
    if (!button) return setInSight(false);
    const watch = new IntersectionObserver((seen) => setInSight(seen.at(-1)?.isIntersecting ?? false));
    watch.observe(button);
    return () => watch.disconnect();
  }, [isThere]);
  return isInSight;
}
