import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { APOLOGY } from '../../machines/recipeMachine.ts';
import { ChefIcon } from './icons.tsx';
import { useKitchen } from './kitchen.ts';
import { recipePart } from './parts.ts';

export function RecipePane({ brand }: { brand: string }) {
  const kitchen = useKitchen();
  const recipe = useSelector(kitchen, (s) => (s.matches('shown') ? s.context.recipe : null));
  const busy = useSelector(kitchen, (s) => s.hasTag('busy'));
  const { code, failed } = recipePart.usePart();
  const isApology = recipe?.id === APOLOGY.id;
  const heading = useRef<HTMLHeadingElement>(null);
  const [served, setServed] = useState(0);

  useEffect(() => {
    const subscription = kitchen.on('recipe.served', () => setServed((times) => times + 1));
    return () => subscription.unsubscribe();
  }, [kitchen]);

  useEffect(() => {
    if (served > 0 && heading.current && isOutOfSight(heading.current) && !isTyping()) {
      heading.current.scrollIntoView();
    }
  }, [served]);

  // While the next recipe is generated the pane keeps its height, or the page would shrink under the pointer.
  const card = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (recipe !== null) setHeight(card.current?.offsetHeight ?? 0);
  }, [recipe]);

  return (
    <div
      ref={card}
      className={recipe === null ? 'card card-blank' : 'card'}
      style={busy && height > 0 ? { minHeight: height } : {}}
    >
      {recipe === null && <ChefIcon />}
      {recipe !== null && <h2 ref={heading}>{brand}'s Kitchen Recommends:</h2>}
      {recipe && !isApology && code && <code.ServedAids key={recipe.id} recipe={recipe} />}
      {/* Stands before the recipe comes, or screen readers would miss the first one. */}
      <div aria-live="polite">
        {recipe && isApology && <p>{recipe.text}</p>}
        {recipe && !isApology && code && <code.ServedText key={recipe.id} recipe={recipe} />}
        {recipe && !isApology && failed && <pre className="plain">{recipe.text}</pre>}
      </div>
    </div>
  );
}

function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < 0 || bottom > window.innerHeight;
}

function isTyping(): boolean {
  return document.activeElement?.matches('input[type="text"], textarea') ?? false;
}
