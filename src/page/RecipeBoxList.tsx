import { useEffect, useRef, useState } from 'react';
import { recipePart } from './parts.ts';
import { countRecipes, useRecipeBox } from './recipeBox.ts';

export function RecipeBoxList() {
  const { entries, unstored } = useRecipeBox();
  const { code, failed } = recipePart.usePart();
  const summary = useRef<HTMLElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);

  // It may have been opened before there was any script.
  useEffect(() => setOpen(details.current?.open === true), []);
  useEffect(() => {
    if (isOpen) recipePart.load().catch(() => {});
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
