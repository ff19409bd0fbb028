import { Activity, type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { formatSome } from '../../shared/formatCounts.ts';
import { useCookable } from '../box/useCookable.ts';
import { ASK_BUTTON_ID, RECIPE_HEADING_ID } from '../browser/focus.ts';
import {
  useIsModelOffline,
  usePane,
  useRecipeActor,
  useRecipeBox,
  useRecipeState,
} from '../context/pageContext.ts';
import { NOT_LOADED, useRenderer } from '../context/renderer.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { Bowl } from './Bowl.tsx';
import { Apology, Interrupted, NoDishMessage } from './Messages.tsx';
import { useArrival } from './useArrival.ts';

export function RecipePane({ brand }: { brand: string }) {
  const recipeActor = useRecipeActor();
  const { code, failed } = useRenderer();
  const { shows, recipe, previous, change } = usePane();
  const hasMessage = useRecipeState((s) => s.matches({ shown: 'message' }));
  const hasFailed = shows === 'apology';
  const isMaking = shows === 'request';
  // Compares saved recipes with the ingredient list in advance. If a request fails, the page can then offer recipes at
  // once, so that the recipe box does not move later.
  const cookable = useCookable().filter(({ entry }) => entry.recipe.id !== previous?.id);
  const isOffline = useIsModelOffline();
  const { entries } = useRecipeBox();
  // Sets a class because a `:has()` selector would double the time to add an ingredient to a list of a thousand.
  const filling = useRecipeState((s) => (s.context.ingredients.length > 0 ? '' : 'is-unfilled'));
  const offersBox = (hasFailed || (isOffline && shows === 'nothing')) && cookable.length > 0;
  const isFirst = shows === 'nothing' && !offersBox;
  const scene = isMaking ? 'pane-empty pane-waiting' : isFirst ? 'pane-empty pane-first' : '';
  const plain = hasMessage ? 'pane-message' : shows === 'change' ? 'is-waiting' : '';
  const isHidden = !recipe && change !== null;
  const isRendered = code !== null && !(recipe && code.readRecipe(recipe).words);
  const pane = useRef<HTMLElement>(null);
  const { heading, news } = useArrival(recipe, isRendered, pane);
  const live = recipe && recipe !== news && shows !== 'change' ? 'off' : 'polite';
  const height = useHeightBefore(isMaking, pane);

  const backButton = previous && (
    <Button
      key={previous.id}
      className="back"
      data-heir={change ? `before ${RECIPE_HEADING_ID}` : RECIPE_HEADING_ID}
      onClick={() => recipeActor.send({ type: 'recipe.reopened' })}
    >
      <span>
        Back to {code ? <span dir="auto">{code.readRecipe(previous).reading().dish}</span> : 'your recipe'}
      </span>
    </Button>
  );

  return (
    <section
      ref={pane}
      className={`pane ${scene} ${plain} ${filling}`}
      aria-label="Recipe"
      style={isMaking ? ({ '--before': `${height}px` } as CSSProperties) : {}}
    >
      {(scene || hasMessage) && (
        <>
          {scene && <Icon name="rail" className="drawing rail" />}
          {isFirst && (
            <div className="hint">
              <p className={`title large-title ${isOffline ? '' : 'steady'}`}>
                {isOffline ? 'Recipes in your box work offline.' : 'Your recipe will appear here.'}
              </p>
              {entries.length > 0 && !isOffline && <p>Or open one from your recipe box.</p>}
            </div>
          )}
          {isMaking && <Waiting />}
          <div key={scene ? 'scene' : shows} className="on-table">
            <Bowl isStirred={isMaking} />
            {scene && (
              <svg className="drawing beside-bowl" viewBox="0 0 560 110" aria-hidden="true">
                <use href="#food-tomato" x="42" y="34" width="68" height="68" />
                <use href="#food-garlic" x="456" y="30" width="70" height="70" />
              </svg>
            )}
          </div>
          <div className="cloth" />
        </>
      )}
      {(recipe || hasFailed) && (
        <h2 ref={heading} id={RECIPE_HEADING_ID} className="kicker" tabIndex={-1}>
          {shows === 'received' ? 'Sent to you' : `${brand}'s Kitchen Recommends:`}
        </h2>
      )}
      {shows === 'interrupted' && <Interrupted>{backButton}</Interrupted>}
      {/* Renders the live regions before they have text, because screen readers do not announce a region that is added together with its text. */}
      <div aria-live="polite">
        {hasFailed && <Apology>{backButton}</Apology>}
        {shows === 'noDish' && <NoDishMessage>{backButton}</NoDishMessage>}
      </div>
      {code && offersBox && <code.CanCook cookable={cookable} />}
      {code ? (
        <div hidden={isHidden} data-heir={`${RECIPE_HEADING_ID} ${ASK_BUTTON_ID}`}>
          {/* Cleans up the effects of a hidden recipe, which stops a playing video. */}
          <Activity mode={isHidden ? 'hidden' : 'visible'}>
            <code.ShownRecipe recipe={recipe ?? change?.of ?? null} live={live} />
          </Activity>
        </div>
      ) : (
        <div className="recipe" aria-live={live} dir="auto">
          {recipe && <pre className="plain late">{recipe.text}</pre>}
        </div>
      )}
      <p className="soft" role="status">
        {recipe && failed && NOT_LOADED}
      </p>
      {!hasMessage && backButton}
    </section>
  );
}

/** Text above the bowl while a recipe is being made. */
function Waiting() {
  const { code } = useRenderer();
  const language = useRecipeState((s) => s.context.taste.language);
  const ingredients = useRecipeState((s) => s.context.requestInput.ingredients);

  // While the visitor waits, reads a sample recipe in short steps, so that the code is ready. On a slow phone, the first
  // run of this code takes nearly a second.
  useEffect(() => {
    if (!code) return;
    const { reading, render, needed } = code.readRecipe(code.TYPICAL);
    const timers = [reading, render, () => needed(code.TYPICAL.ingredients)].map((step) => setTimeout(step));
    // Ignores a failure. The page loads the word list again for the recipe.
    code.reader.wordsToLoad({ text: '', ingredients: [], taste: { language } })?.catch(() => {});
    return () => timers.forEach(clearTimeout);
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

/**
 * Returns the height that the recipe pane had before a request, which is the pane's minimum height during the request.
 */
function useHeightBefore(isMaking: boolean, pane: RefObject<HTMLElement | null>): number {
  const [before, setBefore] = useState({ isMaking, height: 0 });
  if (before.isMaking !== isMaking)
    setBefore({ isMaking, height: (isMaking && pane.current?.getBoundingClientRect().height) || 0 });
  return before.height;
}
