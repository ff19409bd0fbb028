import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { paneOf } from '../../../machines/pane.ts';
import type { RecipeSnapshot } from '../../../machines/recipeMachine.ts';
import { INGREDIENT_INPUT_ID, thenFocus } from '../browser/focus.ts';
import { useEmitted, useRecipeActor } from '../context/pageContext.ts';

/** Folds the list once a recipe has arrived and the list has left the window, so that nothing in sight moves. `folded`: the list at that time, or null. */
export function useFold(panel: RefObject<HTMLElement | null>) {
  const recipeActor = useRecipeActor();
  const [folded, setFolded] = useState(() => listOf(recipeActor.getSnapshot()));
  const [arrivals, setArrivals] = useState(0);
  useEmitted('pane.changed', () => setArrivals(arrivals + 1));
  useEmitted('ingredient.pointedOut', () => setFolded(null));

  useEffect(() => {
    const list = panel.current;
    const pane = list?.closest('main')?.lastElementChild;
    if (!list || !pane || arrivals === 0 || !listOf(recipeActor.getSnapshot())) return;
    const observer = new IntersectionObserver(([entry]) => {
      const { left, top } = pane.getBoundingClientRect();
      // A list beside the recipe stays open.
      if (entry?.isIntersecting || left > list.getBoundingClientRect().right) return;
      observer.disconnect();
      // Chromium counts a layout shift for elements above the window, unless they are transparent.
      list.style.opacity = '0';
      flushSync(() => setFolded(listOf(recipeActor.getSnapshot())));
      scrollBy(0, pane.getBoundingClientRect().top - top);
      requestAnimationFrame(() => requestAnimationFrame(() => list.style.removeProperty('opacity')));
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [panel, recipeActor, arrivals]);

  return { folded, unfold: () => thenFocus(() => setFolded(null), INGREDIENT_INPUT_ID) };
}

/** Returns the list, or null if it must not be folded. */
function listOf(snapshot: RecipeSnapshot): string[] | null {
  const { ingredients } = snapshot.context;
  return paneOf(snapshot).recipe && ingredients.length > 0 ? ingredients : null;
}
