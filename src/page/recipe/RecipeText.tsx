import { type ComponentProps, type ReactNode, useRef } from 'react';
import { formatForCopy } from '../../reading/files/formatForCopy.ts';
import { writeRecipeFile } from '../../reading/files/recipeFile.ts';
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx';
import { type Drawn, PlainRecipe } from './drawMarkdown.tsx';
import { RecipeTools } from './RecipeTools.tsx';
import { RecipeContext, type RecipeOnPage } from './recipeContext.ts';
import { FactsRow } from './Servings.tsx';

type RecipeTextProps = {
  recipe: RecipeOnPage | null;
  /** Null where the text could not be drawn, and is shown as it was written. */
  drawn: Drawn | null;
  cutShort: boolean;
  live: 'polite' | 'off';
  /** The language that the recipe was asked for in. */
  language: string | null;
  swipe: Pick<ComponentProps<'div'>, 'onTouchStart' | 'onTouchEnd'>;
  note: ReactNode;
  onCook: () => void;
};

/** Without a recipe, only its live regions: screen readers announce a recipe only in a region that was there before it. */
export function RecipeText(props: RecipeTextProps) {
  const { recipe, drawn, cutShort, live, language, swipe, note, onCook } = props;
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const outline = recipe?.outline ?? null;
  const hasSteps = (outline?.steps.length ?? 0) > 0;
  const isUnderstood = hasSteps || (outline?.ingredients.length ?? 0) > 0;
  const key = recipe?.id;
  const speech = language
    ? { lang: language, dir: directionOf(language, recipe?.text ?? '') }
    : { dir: 'auto' };

  function take() {
    const facts = head.current?.parentElement?.querySelector('.facts');
    return formatForCopy([head.current, facts, body.current].filter((part) => part instanceof Element));
  }

  return (
    <RecipeContext value={recipe}>
      <div ref={head} className="recipe recipe-head" aria-live={live} {...speech} {...swipe}>
        {recipe && drawn && (
          <ErrorBoundary key={key} fallback={<h3 className="dish">{recipe.dish}</h3>}>
            {drawn.head}
          </ErrorBoundary>
        )}
      </div>
      {recipe && drawn && <FactsRow />}
      {recipe && (
        <RecipeTools
          key={key}
          dish={recipe.dish}
          text={recipe.text}
          take={take}
          writeFile={outline && isUnderstood ? () => writeRecipeFile({ ...recipe, outline }) : null}
          onCook={hasSteps ? onCook : null}
        />
      )}
      {note}
      <div ref={body} className="recipe" aria-live={live} {...speech} {...swipe}>
        {recipe && (
          <ErrorBoundary key={key} fallback={<PlainRecipe text={recipe.text} />}>
            {drawn ? drawn.body : <PlainRecipe text={recipe.text} />}
          </ErrorBoundary>
        )}
        {cutShort && <p className="soft">This recipe was cut short: it is as long as the model may write.</p>}
      </div>
    </RecipeContext>
  );
}

const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/;
const WRITTEN_SO = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Thaa}]/u;

/** A model may have answered in another language than asked: a wrong `lang` makes a screen reader mispronounce all of it. */
function directionOf(language: string, text: string): 'rtl' | 'ltr' {
  return RIGHT_TO_LEFT.test(language) && WRITTEN_SO.test(text) ? 'rtl' : 'ltr';
}
