import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Recipe } from '../../../machines/recipe.ts';
import { ASK_BUTTON_ID, holdsText } from '../browser/focus.ts';
import { useEmitted, useRecipeState } from '../context/pageContext.ts';

/** Brings what comes into the pane into view. `news`: the recipe that was just made, which a screen reader announces: the visitor has seen any other before. */
export function useArrival(recipe: Recipe | null, isRendered: boolean, pane: RefObject<HTMLElement | null>) {
  const isReceived = useRecipeState((s) => s.matches({ shown: 'received' }));
  const making = useRecipeState((s) => s.hasTag('busy'));
  const last = useRecipeState((s) => s.context.recipe);
  const heading = useRef<HTMLHeadingElement>(null);
  const [arrivals, setArrivals] = useState(0);
  const [request, setRequest] = useState({ making, before: last, made: null as Recipe | null });
  if (request.making !== making) {
    const isMade = !making && last !== request.before;
    setRequest({ making, before: last, made: isMade ? last : null });
  }
  // Coming back to it is no news.
  if (request.made && recipe && recipe !== request.made) setRequest({ ...request, made: null });

  useEmitted('pane.changed', () => setArrivals((times) => times + 1));

  // Before it can be drawn, a recipe may be too short to be scrolled to the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a recipe that is drawn late is what it is for
  useEffect(() => {
    const isHidden = arrivals > 0 && pane.current && isOutOfSight(heading.current ?? pane.current);
    if (!isHidden || holdsText(document.activeElement)) return;
    // What goes on from an apology is above it.
    const top = recipe ? heading.current : document.getElementById(ASK_BUTTON_ID);
    top?.scrollIntoView();
  }, [arrivals, isRendered]);

  useEffect(() => {
    // What had the focus may have unmounted. Nobody who types is to lose it.
    if (isReceived && !holdsText(document.activeElement)) heading.current?.focus();
  }, [isReceived]);

  return { heading, news: request.made };
}

/** Below the first third it counts as out of sight: too little of the recipe would be seen. */
function isOutOfSight(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top < 0 || top > window.innerHeight / 3;
}
