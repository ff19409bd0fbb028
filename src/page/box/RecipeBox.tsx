import { useEffect, useRef, useState } from 'react';
import { useRecipeBox } from '../contexts.ts';
import { drawing } from '../drawing.ts';
import { lazyPart } from '../lazyPart.ts';
import { countRecipes } from './countRecipes.ts';

export const boxContents = lazyPart(() => import('./BoxContents.tsx'));

/** Closed, it says how many recipes there are. */
export function RecipeBox() {
  const { entries, unstored } = useRecipeBox();
  const { code, failed } = boxContents.usePart();
  const summary = useRef<HTMLElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);

  // It may have been opened before there was any script.
  useEffect(() => setOpen(details.current?.open === true), []);
  useEffect(() => {
    // Whoever looks into the box is about to look at a recipe.
    if (isOpen) for (const { load } of [boxContents, drawing]) load().catch(() => {});
  }, [isOpen]);

  return (
    <section className="box" aria-label="Recipe box">
      <details ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary ref={summary}>
          Recipe box <span className="quiet">{countRecipes(entries.length)}</span>
        </summary>
        {isOpen && code && <code.BoxContents summary={summary} />}
        <p role="status">
          {failed && 'The box did not load. Reload the page, or open it again when you are online.'}
        </p>
      </details>
      <p className="quiet" role="status">
        {unstored && 'This browser keeps no more recipes: the newest stay until you close the page.'}
      </p>
    </section>
  );
}
