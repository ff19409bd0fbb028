import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { paneOf } from '../../../machines/pane.ts';
import type { RecipeSnapshot } from '../../../machines/recipeMachine.ts';
import { INGREDIENT_INPUT_ID, thenFocus } from '../browser/focus.ts';
import { useEmitted, useRecipeActor } from '../context/pageContext.ts';

/** Folds the list once a recipe has arrived and the list has left the window, so that nothing in sight moves. A list beside the pane only loses its introduction, once the visitor turns away from it. `folded`: the list at that time, or null. */
export function useFold(panel: RefObject<HTMLElement | null>, removeIntroduction: () => void) {
  const recipeActor = useRecipeActor();
  const [folded, setFolded] = useState(() => listOf(recipeActor.getSnapshot()));
  const [arrivals, setArrivals] = useState(0);
  useEmitted('pane.changed', () => setArrivals(arrivals + 1));
  useEmitted('ingredient.pointedOut', () => setFolded(null));

  const onFold = useEffectEvent((isBeside: boolean) => {
    removeIntroduction();
    if (!isBeside) setFolded(listOf(recipeActor.getSnapshot()));
  });

  useEffect(() => {
    const list = panel.current;
    const column = list?.parentElement;
    const pane = list?.closest('main')?.lastElementChild;
    if (!column || !pane || arrivals === 0) return;
    const isBeside = () => pane.getBoundingClientRect().left > list.getBoundingClientRect().right;
    const fold = () => {
      stop();
      const { top } = pane.getBoundingClientRect();
      // Chromium counts a layout shift for elements that move, unless they are transparent.
      column.style.cssText = 'opacity: 0; transition: none';
      flushSync(() => onFold(isBeside()));
      scrollBy(0, pane.getBoundingClientRect().top - top);
      requestAnimationFrame(() => requestAnimationFrame(() => column.removeAttribute('style')));
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting && !isBeside() && listOf(recipeActor.getSnapshot())) fold();
    });
    const turnAway = ({ target }: Event) => {
      // A shorter page must not scroll under the pointer.
      const isHigh = scrollY === 0 || pane.getBoundingClientRect().bottom >= innerHeight;
      if (!column.contains(target as Node) && isBeside() && isHigh) fold();
    };
    const stop = () => {
      observer.disconnect();
      document.removeEventListener('pointerover', turnAway);
      document.removeEventListener('focusin', turnAway);
    };
    observer.observe(list);
    document.addEventListener('pointerover', turnAway);
    document.addEventListener('focusin', turnAway);
    return stop;
  }, [panel, recipeActor, arrivals]);

  return { folded, unfold: () => thenFocus(() => setFolded(null), INGREDIENT_INPUT_ID) };
}

/** Returns the list, or null if it must not be folded. */
function listOf(snapshot: RecipeSnapshot): string[] | null {
  const { ingredients } = snapshot.context;
  return paneOf(snapshot).recipe && ingredients.length > 0 ? ingredients : null;
}
