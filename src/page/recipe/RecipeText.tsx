import { type ComponentProps, type ReactNode, useRef } from 'react';
import { takeAlong } from '../../reading/files/formatForCopy.ts';
import { writeRecipeFile } from '../../reading/files/recipeFile.ts';
import type { Facts } from '../../reading/words/facts.ts';
import { type Drawn, PlainRecipe } from './drawMarkdown.tsx';
import { RecipeBoundary } from './RecipeBoundary.tsx';
import { RecipeTools } from './RecipeTools.tsx';
import { type Cooking, CookingContext } from './recipeContext.ts';
import { FactsRow } from './Servings.tsx';

type RecipeTextProps = Pick<
  Cooking,
  'ticks' | 'onTick' | 'scale' | 'onScale' | 'asksForPosters' | 'TimerChip' | 'stillNeeded'
> & {
  recipe: { id: string; dish: string; text: string; facts: Facts; cutShort: boolean } | null;
  /** Null where it is shown as it was written. */
  drawn: Drawn | null;
  /** Whether what comes is read aloud. */
  live: 'polite' | 'off';
  /** That it was asked for in. */
  language: string | null;
  swipe: Pick<ComponentProps<'div'>, 'onTouchStart' | 'onTouchEnd'>;
  /** Stands below the tools. */
  note: ReactNode;
  onCook: () => void;
};

/** One recipe to cook from: the dish, then what can be done with it, then the rest. Without one, the live regions for it. */
export function RecipeText({
  recipe,
  drawn,
  live,
  language,
  swipe,
  note,
  onCook,
  ...cooking
}: RecipeTextProps) {
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const reading = drawn?.reading ?? null;
  const canScale = reading?.canScale ?? false;
  const hasSteps = (reading?.steps.length ?? 0) > 0;
  const isUnderstood = hasSteps || (reading?.ingredients.length ?? 0) > 0;
  const key = recipe?.id;
  const speech = language
    ? { lang: language, dir: directionOf(language, recipe?.text ?? '') }
    : { dir: 'auto' };

  function take() {
    const facts = head.current?.parentElement?.querySelector('.facts');
    return takeAlong([head.current, facts, body.current].filter((part) => part instanceof Element));
  }

  return (
    <CookingContext
      value={{
        ...cooking,
        recipeId: key ?? '',
        dish: recipe?.dish ?? '',
        yield: recipe?.facts.yield ?? null,
        canScale,
        hasSteps,
      }}
    >
      <div ref={head} className="recipe recipe-head" aria-live={live} {...speech} {...swipe}>
        {recipe && drawn && (
          <RecipeBoundary key={key} fallback={<h3 className="dish">{recipe.dish}</h3>}>
            {drawn.head}
          </RecipeBoundary>
        )}
      </div>
      {recipe && drawn && <FactsRow facts={recipe.facts} canScale={canScale} />}
      {recipe && (
        <RecipeTools
          key={key}
          dish={recipe.dish}
          text={recipe.text}
          take={take}
          writeFile={
            reading && isUnderstood
              ? () => writeRecipeFile({ ...recipe, reading, scale: cooking.scale })
              : null
          }
          onCook={hasSteps ? onCook : null}
        />
      )}
      {note}
      <div ref={body} className="recipe" aria-live={live} {...speech} {...swipe}>
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

const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/;
const WRITTEN_SO = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Thaa}]/u;

/** A model may have answered in another language than it was asked to. */
function directionOf(language: string, text: string): 'rtl' | 'ltr' {
  return RIGHT_TO_LEFT.test(language) && WRITTEN_SO.test(text) ? 'rtl' : 'ltr';
}
