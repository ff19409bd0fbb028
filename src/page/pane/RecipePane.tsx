import { Activity, useRef } from 'react';
import type { Pane } from '../../../machines/pane.ts';
import type { Recipe } from '../../../machines/recipe.ts';
import { ASK_BUTTON_ID, PROGRESS_ID, RECIPE_HEADING_ID } from '../browser/focus.ts';
import { usePane, useRecipeState } from '../context/pageContext.ts';
import { useRenderer } from '../context/renderer.ts';
import { BackButton } from './BackButton.tsx';
import { Making } from './Making.tsx';
import { Apology, Interrupted, NoDishMessage } from './Messages.tsx';
import { RoughRecipe } from './RoughRecipe.tsx';
import { useArrival } from './useArrival.ts';

const APOLOGY =
  'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.';

export function RecipePane({ brand }: { brand: string }) {
  const { code: views } = useRenderer();
  const { shows, recipe, change } = usePane();
  const hasMessage = useRecipeState((s) => s.matches({ shown: 'message' }));
  const hasFailed = shows === 'apology';
  const isHidden = !recipe && change !== null;
  const isRendered = views !== null && !(recipe && views.readRecipe(recipe).words);
  const pane = useRef<HTMLElement>(null);
  const { heading, isAnswer } = useArrival(isRendered, pane);
  const isCard = shows !== 'nothing' && shows !== 'request';
  const live = recipe && !isAnswer && shows !== 'change' ? 'off' : 'polite';

  return (
    <section
      ref={pane}
      className={`pane ${isCard ? 'pane-card' : ''} ${shows === 'change' ? 'is-waiting' : ''}`}
      aria-label="Recipe"
    >
      {shows === 'request' && <Making />}
      {(recipe || hasFailed) && (
        <h2 ref={heading} id={RECIPE_HEADING_ID} className="kicker" tabIndex={-1}>
          {otherOrigin(recipe, shows) ?? `${brand}'s Kitchen Recommends:`}
        </h2>
      )}
      {views && recipe && <views.PasteNote />}
      {shows === 'interrupted' && <Interrupted />}
      {/* Renders the live regions before they have text, because screen readers do not announce a region that is added together with its text. */}
      <div aria-live="polite">
        {hasFailed && <Apology sentence={APOLOGY} />}
        {shows === 'noDish' && <NoDishMessage />}
      </div>
      {views && (
        <div hidden={isHidden} data-next-focus={`${RECIPE_HEADING_ID} ${PROGRESS_ID} ${ASK_BUTTON_ID}`}>
          {/* Cleans up the effects of a hidden recipe, which stops a playing video. */}
          <Activity mode={isHidden ? 'hidden' : 'visible'}>
            <views.ShownRecipe recipe={recipe ?? change?.of ?? null} live={live} />
          </Activity>
        </div>
      )}
      {!isRendered && (
        <div className="recipe" aria-live={live} dir="auto">
          {recipe && <RoughRecipe text={recipe.text} />}
        </div>
      )}
      {!hasMessage && <BackButton />}
    </section>
  );
}

/** Names the origin of a recipe that the page did not suggest. */
function otherOrigin(recipe: Recipe | null, shows: Pane['shows']): string | null {
  if (shows === 'received' || recipe?.pasted?.isSent) return 'Sent to you';
  return recipe?.pasted ? 'Pasted by you' : null;
}
