import { Activity, useRef } from 'react';
import type { Pane } from '../../../machines/pane.ts';
import { ASK_BUTTON_ID, CANCEL_BUTTON_ID, RECIPE_HEADING_ID } from '../browser/focus.ts';
import { usePane, useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { useRenderer } from '../context/renderer.ts';
import { Button } from '../controls/Button.tsx';
import { Bowl } from '../picture/Bowl.tsx';
import { Making } from './Making.tsx';
import { Apology, Interrupted, NoDishMessage } from './Messages.tsx';
import { useArrival } from './useArrival.ts';

/** Classes of the pane, by its content. */
const LOOKS: Record<Pane['shows'], string> = {
  nothing: '',
  request: '',
  change: 'pane-card is-waiting',
  recipe: 'pane-card',
  received: 'pane-card',
  apology: 'pane-message',
  noDish: 'pane-message',
  interrupted: 'pane-message',
};

export function RecipePane({ brand }: { brand: string }) {
  const recipeActor = useRecipeActor();
  const { code } = useRenderer();
  const { shows, recipe, previous, change } = usePane();
  const hasMessage = useRecipeState((s) => s.matches({ shown: 'message' }));
  const isSent = shows === 'received' || recipe?.pasted?.isSent;
  const hasFailed = shows === 'apology';
  const isHidden = !recipe && change !== null;
  const isRendered = code !== null && !(recipe && code.readRecipe(recipe).words);
  const pane = useRef<HTMLElement>(null);
  const { heading, isAnswer } = useArrival(recipe, isRendered, pane);
  const live = recipe && !isAnswer && shows !== 'change' ? 'off' : 'polite';

  const backButton = previous && (
    <Button
      key={previous.id}
      className="back"
      data-next-focus={change ? `before ${RECIPE_HEADING_ID}` : RECIPE_HEADING_ID}
      onClick={() => recipeActor.send({ type: 'recipe.reopened' })}
    >
      <span className="one-line">
        Back to {code ? <span dir="auto">{code.readRecipe(previous).reading().dish}</span> : 'your recipe'}
      </span>
    </Button>
  );

  return (
    <section ref={pane} className={`pane ${LOOKS[shows]}`} aria-label="Recipe">
      {shows === 'request' && <Making />}
      {(recipe || hasFailed) && (
        <h2 ref={heading} id={RECIPE_HEADING_ID} className="kicker" tabIndex={-1}>
          {isSent ? 'Sent to you' : recipe?.pasted ? 'Pasted by you' : `${brand}'s Kitchen Recommends:`}
        </h2>
      )}
      {code && recipe && <code.PasteNote />}
      {shows === 'interrupted' && <Interrupted>{backButton}</Interrupted>}
      {/* Renders the live regions before they have text, because screen readers do not announce a region that is added together with its text. */}
      <div aria-live="polite">
        {hasFailed && <Apology>{backButton}</Apology>}
        {shows === 'noDish' && <NoDishMessage>{backButton}</NoDishMessage>}
      </div>
      {hasMessage && (
        <div className="picture ground-butter">
          <Bowl />
        </div>
      )}
      {code && (
        <div hidden={isHidden} data-next-focus={`${RECIPE_HEADING_ID} ${CANCEL_BUTTON_ID} ${ASK_BUTTON_ID}`}>
          {/* Cleans up the effects of a hidden recipe, which stops a playing video. */}
          <Activity mode={isHidden ? 'hidden' : 'visible'}>
            <code.ShownRecipe recipe={recipe ?? change?.of ?? null} live={live} />
          </Activity>
        </div>
      )}
      {!isRendered && (
        <div className="recipe" aria-live={live} dir="auto">
          {recipe && <RoughRecipe text={recipe.text} />}
        </div>
      )}
      {!hasMessage && backButton}
    </section>
  );
}

const SIGNS = /^#+ |^\s*[-*] |\*\*|__/g;

/** Shows a recipe until the code that renders it, and the words of its language, have loaded. */
function RoughRecipe({ text }: { text: string }) {
  return (
    <div className="rough late">
      {text.split(/\n+/).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never change places
        <p key={index} className={lookOf(line)}>
          {line.replace(SIGNS, '')}
        </p>
      ))}
    </div>
  );
}

function lookOf(line: string): string {
  if (line.startsWith('#')) return line.startsWith('# ') ? 'title rough-dish' : 'title';
  return /^\s*[-*] /.test(line) ? 'point' : '';
}
