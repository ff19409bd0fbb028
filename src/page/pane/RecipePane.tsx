import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRecipeActor } from '../contexts.ts';
import { drawing } from '../drawing.ts';
import { ChefIcon } from '../icons.tsx';

const APOLOGY =
  'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.';

export function RecipePane({ brand }: { brand: string }) {
  const recipeActor = useRecipeActor();
  const recipe = useSelector(recipeActor, (s) => (s.matches({ shown: 'recipe' }) ? s.context.recipe : null));
  const before = useSelector(recipeActor, (s) => s.context.recipe);
  const apologises = useSelector(recipeActor, (s) => s.matches({ shown: 'apology' }));
  const busy = useSelector(recipeActor, (s) => s.hasTag('busy'));
  const isBlank = recipe === null && !apologises;
  const { code, failed } = drawing.usePart();
  const heading = useRef<HTMLHeadingElement>(null);
  const [served, setServed] = useState(0);

  useEffect(() => {
    const subscription = recipeActor.on('recipe.served', () => setServed((times) => times + 1));
    return () => subscription.unsubscribe();
  }, [recipeActor]);

  useEffect(() => {
    if (served > 0 && heading.current && isOutOfSight(heading.current) && !isTyping()) {
      heading.current.scrollIntoView();
    }
  }, [served]);

  function goBack() {
    recipeActor.send({ type: 'apology.dismissed' });
    heading.current?.focus();
  }

  // While the next recipe is generated the pane keeps its height, or the page would shrink under the pointer.
  const card = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (!isBlank) setHeight(card.current?.offsetHeight ?? 0);
  });

  return (
    <div
      ref={card}
      className={isBlank ? 'card card-blank' : 'card'}
      style={busy && height > 0 ? { minHeight: height } : {}}
    >
      {isBlank && <ChefIcon />}
      {!isBlank && (
        <h2 ref={heading} tabIndex={-1}>
          {brand}'s Kitchen Recommends:
        </h2>
      )}
      {recipe && code && <code.ServedAids key={recipe.id} recipe={recipe} />}
      {/* Stands before the recipe comes, or screen readers would miss the first one. */}
      <div aria-live="polite">
        {apologises && <p>{APOLOGY}</p>}
        {recipe && code && <code.ServedText key={recipe.id} recipe={recipe} />}
        {recipe && !code && (
          <div className="recipe" dir="auto">
            <pre className="plain late">{recipe.text}</pre>
          </div>
        )}
      </div>
      <p className="quiet" role="status">
        {recipe &&
          failed &&
          'The recipe is shown as it was written: a part of the page did not load. Reload the page, or wait until you are online.'}
      </p>
      {apologises && before && (
        <button type="button" className="button back" onClick={goBack}>
          Back to {code ? <code.DishOf recipe={before} /> : 'the recipe before'}
        </button>
      )}
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
