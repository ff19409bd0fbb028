import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { paneOf } from '../../../machines/pane.ts';
import type { RecipeSnapshot } from '../../../machines/recipeMachine.ts';
import { INGREDIENT_INPUT_ID, thenFocus } from '../browser/focus.ts';
import { useEmitted, useRecipeActor, useRecipeState } from '../context/pageContext.ts';

/**
 * If the ingredient list is above the recipe pane, folds the list into one line when a recipe is requested, or once a
 * recipe has arrived and the list is out of sight. If the list is beside the pane, does not fold the list, but removes
 * the introduction above the list when the pointer or focus leaves it. `folded`: the ingredients to show on one line,
 * or null.
 */
export function useFold(panel: RefObject<HTMLElement | null>, removeIntroduction: () => void) {
  const recipeActor = useRecipeActor();
  const [folded, setFolded] = useState(() => listOf(recipeActor.getSnapshot()));
  const [arrivals, setArrivals] = useState(0);
  const shows = useRecipeState((s) => paneOf(s).shows);
  const [before, setBefore] = useState(shows);
  if (shows !== before) {
    setBefore(shows);
    if (shows === 'request') setFolded(recipeActor.getSnapshot().context.ingredients);
    // Unfolds the list after a cancelled request.
    if (shows === 'nothing') setFolded(null);
  }
  useLayoutEffect(() => {
    const list = panel.current;
    const isAbove = list && !isBeside(list) && list.getBoundingClientRect().top < 0;
    if (shows === 'request' && isAbove) list.scrollIntoView();
  }, [shows, panel]);
  useEmitted('pane.changed', () => setArrivals(arrivals + 1));
  useEmitted('ingredient.pointedOut', () => setFolded(null));

  const onFold = useEffectEvent((list: HTMLElement) => {
    removeIntroduction();
    if (!isBeside(list)) setFolded(listOf(recipeActor.getSnapshot()));
  });

  useEffect(() => {
    const list = panel.current;
    const column = list?.parentElement;
    const pane = list && paneOfPage(list);
    if (!column || !pane || arrivals === 0) return;
    const fold = () => {
      stop();
      const { top } = pane.getBoundingClientRect();
      // Makes the column transparent during the move, since Chromium would otherwise count a layout shift.
      column.style.cssText = 'opacity: 0; transition: none';
      flushSync(() => onFold(list));
      scrollBy(0, pane.getBoundingClientRect().top - top);
      requestAnimationFrame(() => requestAnimationFrame(() => column.removeAttribute('style')));
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting && !isBeside(list) && listOf(recipeActor.getSnapshot())) fold();
    });
    const turnAway = ({ target }: Event) => {
      // True if a shorter page would not change the scroll position.
      const isHigh = scrollY === 0 || pane.getBoundingClientRect().bottom >= innerHeight;
      if (!column.contains(target as Node) && isBeside(list) && isHigh) fold();
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

  return {
    folded,
    unfold: () =>
      thenFocus(() => {
        removeIntroduction();
        setFolded(null);
      }, INGREDIENT_INPUT_ID),
  };
}

const paneOfPage = (list: Element) => list.closest('main')?.lastElementChild;

/** True if the recipe pane is beside the list, false if it is below the list. */
function isBeside(list: Element): boolean {
  const left = paneOfPage(list)?.getBoundingClientRect().left ?? 0;
  return left > list.getBoundingClientRect().right;
}

/** Returns the ingredients to show on one line, or null if the list must stay open. */
function listOf(snapshot: RecipeSnapshot): string[] | null {
  const { ingredients } = snapshot.context;
  const { shows, recipe } = paneOf(snapshot);
  return (recipe || shows === 'interrupted') && ingredients.length > 0 ? ingredients : null;
}
