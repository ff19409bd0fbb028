import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Recipe } from '../../../machines/recipe.ts';
import { ASK_BUTTON_ID, holdsText } from '../browser/focus.ts';
import { useEmitted, useIsBusy, useRecipeState } from '../context/pageContext.ts';

/** Scrolls to new content of the recipe pane. `news`: the new recipe for screen readers to announce, or null. */
export function useArrival(recipe: Recipe | null, isRendered: boolean, pane: RefObject<HTMLElement | null>) {
  const isReceived = useRecipeState((s) => s.matches({ shown: 'received' }));
  const making = useIsBusy();
  const last = useRecipeState((s) => s.context.recipe);
  const heading = useRef<HTMLHeadingElement>(null);
  const [arrivals, setArrivals] = useState(0);
  const [request, setRequest] = useState({ making, before: last, made: null as Recipe | null });
  if (request.making !== making) {
    const isMade = !making && last !== request.before;
    setRequest({ making, before: last, made: isMade ? last : null });
  }
  // Does not announce a recipe to which the visitor returns.
  if (request.made && recipe && recipe !== request.made) setRequest({ ...request, made: null });

  useEmitted('pane.changed', () => setArrivals((times) => times + 1));

  // Scrolls again once the recipe is rendered, because the page may have been too short to scroll before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs again when the recipe is rendered
  useEffect(() => {
    const isHidden = arrivals > 0 && pane.current && isOutOfSight(heading.current ?? pane.current);
    const { activeElement } = document;
    if (!isHidden || holdsText(activeElement)) return;
    // Stays at the control to which focus has returned after a failed change.
    if (recipe !== request.made && activeElement?.closest('.next-requests')) return;
    // Scrolls to 'Get a recipe' if the request has failed.
    const top = recipe ? heading.current : document.getElementById(ASK_BUTTON_ID);
    top?.scrollIntoView();
  }, [arrivals, isRendered]);

  useEffect(() => {
    // Focuses the heading because the focused element may have unmounted. Focus stays in a field that contains text.
    if (isReceived && !holdsText(document.activeElement)) heading.current?.focus();
  }, [isReceived]);

  return { heading, news: request.made };
}

/** True if the element starts above the window, or below the upper quarter of the window. */
function isOutOfSight(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top < 0 || top > window.innerHeight / 4;
}
