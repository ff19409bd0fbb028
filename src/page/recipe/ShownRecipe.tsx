import { memo, useMemo, useRef, useState } from 'react';
import { thenFocus } from '../browser/focus.ts';
import { useSwipe } from '../browser/useSwipe.ts';
import { LeftOut } from '../change/LeftOut.tsx';
import { NextRequests } from '../change/NextRequests.tsx';
import { StillNeeded } from '../change/StillNeeded.tsx';
import { TasteWarning } from '../change/TasteWarning.tsx';
import { WhatChanged } from '../change/WhatChanged.tsx';
import { type ShownRecipeProps, useRenderer } from '../context/drawing.ts';
import { useRecipeActor, useRecipeBox, useRecipeState } from '../context/pageContext.ts';
import { RecipeContext } from '../context/recipeContext.ts';
import { ErrorBoundary } from '../controls/ErrorBoundary.tsx';
import { FactsRow } from '../rendering/FactsRow.tsx';
import { readRecipe } from '../rendering/readRecipe.ts';
import { PlainRecipe } from '../rendering/renderMarkdown.tsx';
import { CardTurner } from './CardTurner.tsx';
import { CookbookNote } from './CookbookNote.tsx';
import { formatForCopy } from './formatForCopy.ts';
import { NOTE_FIELD_ID, NOTE_ID, OwnNote } from './OwnNote.tsx';
import { ReceivedNote } from './ReceivedNote.tsx';
import { RecipeTools } from './RecipeTools.tsx';

/** Without a recipe, only its live regions: screen readers announce a recipe only in a region that was there before it. `memo`: the pane renders for much that does not concern the recipe. */
export const ShownRecipe = memo(function ShownRecipe({ recipe: given, live }: ShownRecipeProps) {
  // Words that come late come by it.
  useRenderer();
  const known = given && readRecipe(given);
  const read = known && !known.words ? known : null;
  const recipe = read && given;
  const recipeActor = useRecipeActor();
  const { box, entries } = useRecipeBox();
  const avoidsNow = useRecipeState((s) => s.context.taste.avoid.length > 0);
  const isReceived = useRecipeState((s) => s.matches({ shown: 'received' }));
  const swipe = useSwipe(
    () => recipeActor.send({ type: 'card.previous' }),
    () => recipeActor.send({ type: 'card.next' }),
  );
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isSaved = entries.some((entry) => entry.recipe.id === recipe?.id);
  /** The id of the recipe that came by a link and was kept last: its note says so. */
  const [savedHere, setSavedHere] = useState<string | null>(null);
  /** The id of the recipe whose note is being written. */
  const [noted, setNoted] = useState<string | null>(null);
  // Drawn once for each text: new elements at every render would lose the focus, and stop a video that plays.
  const drawn = useMemo(() => read?.render() ?? null, [read]);
  const language = recipe?.taste.language;
  const languageAttributes = language
    ? { lang: language, dir: directionOf(language, read?.reading().text ?? '') }
    : { dir: 'auto' };
  const shown = recipe &&
    read && {
      ...box.marksOf(recipe.id),
      recipe,
      reading: read.reading(),
      proof: read.proof(),
      steps: read.steps(),
      canScale: read.canScale(),
      isSaved,
      onTick: (item: number, differs: boolean) => box.tick(recipe.id, item, differs),
      onScale: (scale: number) => box.mark(recipe.id, { scale }),
    };

  const isWriting = isSaved && noted === recipe?.id;

  function keep() {
    if (!recipe || !isReceived) return;
    setSavedHere(recipe.id);
    recipeActor.send({ type: 'save.requested', recipe });
  }

  function write(starts: boolean) {
    thenFocus(() => setNoted(starts && recipe ? recipe.id : null), starts ? NOTE_FIELD_ID : NOTE_ID);
  }

  function take() {
    const facts = head.current?.parentElement?.querySelector('.facts');
    return formatForCopy([head.current, facts, body.current].filter((part) => part instanceof Element));
  }

  return (
    <RecipeContext value={shown}>
      {shown && !isReceived && <CardTurner />}
      <div ref={head} className="recipe recipe-head" aria-live={live} {...languageAttributes} {...swipe}>
        {shown && drawn && (
          <ErrorBoundary key={recipe.id} fallback={<h3 className="dish">{shown.reading.dish}</h3>}>
            {drawn.head}
          </ErrorBoundary>
        )}
      </div>
      {/* Behind the dish: a screen reader says first what has come. */}
      <div aria-live="polite">
        {recipe?.changed && <WhatChanged key={recipe.id} {...recipe.changed} />}
        {shown && <TasteWarning />}
      </div>
      {shown && <CookbookNote />}
      {shown && <LeftOut />}
      {recipe && (isReceived || (isSaved && savedHere === recipe.id)) && (
        <ReceivedNote isSaved={!isReceived} onSave={keep} />
      )}
      {shown && (
        <div key={recipe.id} dir={directionOf(language, shown.reading.dish)}>
          {isSaved && <OwnNote isWriting={isWriting} onWriting={write} />}
          {drawn && <FactsRow />}
          <RecipeTools take={take} onNote={isWriting ? null : () => write(true)} />
          {!isReceived && <NextRequests />}
          <StillNeeded />
          {recipe.onDevice && (
            <p className="fine-print">Written on this device, by the browser’s own model.</p>
          )}
          {/* Shown even when none was found: that proves nothing to somebody with an allergy. */}
          {(avoidsNow || recipe.taste.avoid.length > 0) && (
            <p className="fine-print">
              {recipe.cookbook ? 'Check the labels.' : 'AI can get allergens wrong. Check the labels.'}
            </p>
          )}
        </div>
      )}
      <div ref={body} className="recipe" aria-live={live} {...languageAttributes} {...swipe}>
        {given && !recipe && <pre className="plain late">{given.text}</pre>}
        {shown && (
          <ErrorBoundary key={recipe.id} fallback={<PlainRecipe text={shown.reading.text} />}>
            {drawn ? drawn.body : <PlainRecipe text={shown.reading.text} />}
          </ErrorBoundary>
        )}
        {recipe?.cutShort && <p className="soft">The recipe stops early: it reached the length limit.</p>}
      </div>
    </RecipeContext>
  );
});

const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/;
const WRITTEN_SO = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Thaa}]/u;

/** Right to left only if the text has such a script too: a model may answer in another language. */
function directionOf(language: string | null | undefined, text: string): 'rtl' | 'ltr' {
  const isWrittenSo = WRITTEN_SO.test(language ? text : (/\p{L}/u.exec(text)?.[0] ?? ''));
  return isWrittenSo && RIGHT_TO_LEFT.test(language ?? 'ar') ? 'rtl' : 'ltr';
}
