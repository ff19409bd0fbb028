import { useEffect } from 'react';
import { formatSome } from '../../shared/formatCounts.ts';
import { useRecipeState } from '../context/pageContext.ts';
import { useRenderer } from '../context/renderer.ts';

/** Text above the bowl while a recipe is being made. */
export function Waiting() {
  const { code } = useRenderer();
  const language = useRecipeState((s) => s.context.taste.language);
  const ingredients = useRecipeState((s) => s.context.requestInput.ingredients);

  // While the visitor waits, runs the code that reads recipes on a sample, in short steps. On a slow phone, the first
  // run of this code takes nearly a second.
  useEffect(() => {
    if (!code) return;
    const { reading, render, needed } = code.readRecipe(code.TYPICAL);
    const timers = [reading, render, () => needed(code.TYPICAL.ingredients)].map((step) => setTimeout(step));
    return () => timers.forEach(clearTimeout);
  }, [code]);

  useEffect(() => {
    // Ignores a failure, since the page loads the word list again for the recipe.
    code?.wordsToLoad({ text: '', ingredients: [], taste: { language } })?.catch(() => {});
  }, [code, language]);

  return (
    <div className="waiting-for" aria-hidden="true">
      <p className="soft">Cooking up something with</p>
      <p className="title large-title some-lines">
        <bdi>{formatSome(ingredients)}</bdi>
      </p>
    </div>
  );
}
