import { useEffect } from 'react';
import { formatAll } from '../../shared/formatCounts.ts';
import { useRenderer } from '../context/drawing.ts';
import { useRecipeState } from '../context/pageContext.ts';
import { Bowl } from './Bowl.tsx';

const MOST_NAMED = 3;

/** The visitor's own list, being stirred. */
export function Waiting() {
  const { code } = useRenderer();
  const language = useRecipeState((s) => s.context.taste.language);
  const ingredients = useRecipeState((s) => s.context.requestInput.ingredients);

  // A slow phone takes most of a second to prepare what recipes are read by: it does so here, while nobody waits for it, and bit by bit.
  useEffect(() => {
    if (!code) return;
    const { reading, render, needed } = code.readRecipe(code.TYPICAL);
    const turns = [reading, render, () => needed(code.TYPICAL.ingredients)].map((read) => setTimeout(read));
    return () => turns.forEach(clearTimeout);
  }, [code]);

  useEffect(() => {
    // A failure is no matter: they are asked for again by the recipe itself.
    code?.wordsToLoad({ text: '', ingredients: [], taste: { language } })?.catch(() => {});
  }, [code, language]);

  return (
    <>
      <p className="title large-title some-lines waiting-for" aria-hidden="true">
        <bdi>{formatSome(ingredients)}</bdi>
      </p>
      <div className="on-table">
        <Bowl isStirred />
      </div>
    </>
  );
}

/** As rice, eggs, feta and 2 more. */
export function formatSome(names: string[]): string {
  const more = names.length - MOST_NAMED;
  return formatAll([...names.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])]);
}
