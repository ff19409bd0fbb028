import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { Recipe } from '../../../machines/recipe.ts';
import { shows } from '../../../machines/recipeMachine.ts';
import { holdsText } from '../browser/focus.ts';
import { useRecipeActor } from '../context/pageContext.ts';

/** Brings what comes into the pane into view. `news`: the recipe that has just come, which a screen reader announces. */
export function useArrival(recipe: Recipe | null, isDrawn: boolean) {
  const recipeActor = useRecipeActor();
  const isSample = useSelector(recipeActor, (s) => shows(s, 'sample'));
  const isReceived = useSelector(recipeActor, (s) => shows(s, 'received'));
  const heading = useRef<HTMLHeadingElement>(null);
  const [served, setServed] = useState(0);
  const [news, setNews] = useState<Recipe | null>(null);
  // Coming back to it is no news.
  if (news && recipe && news !== recipe) setNews(null);

  useEffect(() => {
    const subscriptions = [
      recipeActor.on('recipe.served', () => setServed((times) => times + 1)),
      recipeActor.on('recipe.kept', ({ recipe }) => setNews(recipe)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [recipeActor]);

  // Before it can be drawn, a recipe may be too short to be scrolled to the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a recipe that is drawn late is what it is for
  useEffect(() => {
    const isHidden = served > 0 && heading.current && isOutOfSight(heading.current);
    if (isHidden && !holdsText(document.activeElement)) heading.current?.scrollIntoView();
  }, [served, isDrawn]);

  useEffect(() => {
    // What had the focus may have unmounted. Nobody who types is to lose it.
    if ((isSample || isReceived) && !holdsText(document.activeElement)) heading.current?.focus();
  }, [isSample, isReceived]);

  return { heading, news };
}

/** Below the first third it counts as out of sight: too little of the recipe would be seen. */
function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < 0 || bottom > window.innerHeight / 3;
}
