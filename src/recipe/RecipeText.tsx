import { useMemo } from 'react';
import { type Cooking, CookingContext } from './cooking.ts';
import { drawMarkdown, PlainRecipe } from './drawMarkdown.tsx';
import { RecipeBoundary } from './RecipeBoundary.tsx';
import { RecipeTools } from './RecipeTools.tsx';

type RecipeTextProps = Pick<Cooking, 'ticks' | 'onTick'> & {
  recipe: { id: string; dish: string; text: string; cutShort: boolean } | null;
  /** Whether what comes is read aloud. */
  live: 'polite' | 'off';
};

/** One recipe to cook from: the dish, then what can be done with it, then the rest. Without one, the live regions for it. */
export function RecipeText({ recipe, live, ticks, onTick }: RecipeTextProps) {
  const text = recipe?.text ?? null;
  // Parsed once: what can be ticked, played or followed keeps its own state.
  const drawn = useMemo(() => (text === null ? null : drawMarkdown(text)), [text]);
  const key = recipe?.id;

  return (
    <CookingContext value={{ dish: recipe?.dish ?? '', ticks, onTick }}>
      <div className="recipe recipe-head" aria-live={live} dir="auto">
        {recipe && drawn && (
          <RecipeBoundary key={key} fallback={<h3 className="dish">{recipe.dish}</h3>}>
            {drawn.head}
          </RecipeBoundary>
        )}
      </div>
      {recipe && <RecipeTools key={key} dish={recipe.dish} text={recipe.text} />}
      <div className="recipe" aria-live={live} dir="auto">
        {recipe && (
          <RecipeBoundary key={key} fallback={<PlainRecipe text={recipe.text} />}>
            {drawn ? drawn.body : <PlainRecipe text={recipe.text} />}
          </RecipeBoundary>
        )}
        {recipe?.cutShort && (
          <p className="soft">This recipe was cut short: it is as long as the model may write.</p>
        )}
      </div>
    </CookingContext>
  );
}
