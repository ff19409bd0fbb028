import { type RefObject, useEffect, useRef, useState } from 'react';
import { ASK_BUTTON_ID, holdsText } from '../browser/focus.ts';
import { useEmitted, useRecipeState } from '../context/pageContext.ts';

/** Scrolls to new content of the recipe pane. `isAnswer`: true if screen readers must announce the recipe. */
export function useArrival(isRendered: boolean, pane: RefObject<HTMLElement | null>) {
  const isReceived = useRecipeState((s) => s.matches({ shown: 'received' }));
  const isAnswer = useRecipeState((s) => s.context.isAnswer);
  const heading = useRef<HTMLHeadingElement>(null);
  const [arrivals, setArrivals] = useState(0);

  useEmitted('pane.changed', () => setArrivals((times) => times + 1));

  // Scrolls again once the recipe is rendered, because the page may have been too short to scroll before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs again when the recipe is rendered
  useEffect(() => {
    const isHidden = arrivals > 0 && pane.current && isOutOfSight(pane.current);
    const { activeElement } = document;
    if (!isHidden || holdsText(activeElement)) return;
    // Stays at the control to which focus has returned after a failed change.
    if (!isAnswer && activeElement?.closest('.next-requests')) return;
    // Scrolls to 'Get a recipe' if there is neither a recipe nor an apology.
    (heading.current ? pane.current : document.getElementById(ASK_BUTTON_ID))?.scrollIntoView();
  }, [arrivals, isRendered]);

  useEffect(() => {
    // Focuses the heading because the focused element may have unmounted. Focus stays in a field that contains text.
    if (isReceived && !holdsText(document.activeElement)) heading.current?.focus();
  }, [isReceived]);

  return { heading, isAnswer };
}

/** True if the element starts above the window, or below the upper quarter of the window. */
function isOutOfSight(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top < 0 || top > window.innerHeight / 4;
}
