import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import type { Recipe } from '../../../machines/recipe.ts';
import { cardsOf } from '../../../machines/request.ts';
import { isSameList } from '../../../machines/textLists.ts';
import { reader } from '../../reader.ts';
import { directionOf } from '../../shared/directionOf.ts';
import { NextRequests } from '../adjust/NextRequests.tsx';
import { WhatChanged } from '../adjust/WhatChanged.tsx';
import { RECIPE_HEADING_ID, thenFocus } from '../browser/focus.ts';
import { useSwipe } from '../browser/useSwipe.ts';
import { useRecipeActor, useRecipeBox, useRecipeState, useUnits } from '../context/pageContext.ts';
import { RecipeContext, useRecipe } from '../context/recipeContext.ts';
import { useRenderer } from '../context/renderer.ts';
import { useChecks, wishesByItem } from '../context/useChecks.ts';
import { IconButton } from '../controls/Button.tsx';
import { ErrorBoundary } from '../controls/ErrorBoundary.tsx';
import { DishPicture, scenesOf } from '../picture/DishPicture.tsx';
import { FactsRow } from '../rendering/FactsRow.tsx';
import { LeftOut } from '../rendering/Remark.tsx';
import { readRecipe } from '../rendering/readRecipe.ts';
import { PlainRecipe } from '../rendering/renderMarkdown.tsx';
import { StillNeeded } from '../shopping/StillNeeded.tsx';
import { TasteWarning } from '../warning/TasteWarning.tsx';
import { formatForCopy } from './formatForCopy.ts';
import { CookbookNote, NOTE_FIELD_ID, OwnNote, PastedFrom, ReceivedNote } from './Notes.tsx';
import { RecipeTools } from './RecipeTools.tsx';

/** How the recipe with the id `of` is shown. `ReceivedNote` confirms that a shared recipe was just saved. */
const FIRST_VIEW = { of: '', isJustSaved: false, isWriting: false, isAsWritten: false };

type ShownRecipeProps = { recipe: Recipe | null; live: 'polite' | 'off' };

/**
 * Renders live regions even without a recipe, because screen readers announce only changes in an existing region.
 * `memo` skips renders if the recipe has not changed.
 */
export const ShownRecipe = memo(function ShownRecipe({ recipe: current, live }: ShownRecipeProps) {
  // Renders again when the word list of the recipe's language has loaded.
  useRenderer();
  const known = current && readRecipe(current);
  const read = known && !known.words ? known : null;
  const recipe = read && current;
  const recipeActor = useRecipeActor();
  const { box, entries } = useRecipeBox();
  const units = useUnits();
  useEffect(() => {
    if (units) void reader.loadUnits().catch(() => {});
  }, [units]);
  const isReceived = useRecipeState((s) => s.matches({ shown: 'received' }));
  const swipe = useSwipe(
    () => recipeActor.send({ type: 'card.previous' }),
    () => recipeActor.send({ type: 'card.next' }),
  );
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isSaved = entries.some((entry) => entry.recipe.id === recipe?.id);
  const [lastView, setView] = useState(FIRST_VIEW);
  const view = lastView.of === recipe?.id ? lastView : FIRST_VIEW;
  const change = (changes: Partial<typeof view>) => recipe && setView({ ...view, ...changes, of: recipe.id });
  // Caches the elements. New elements would lose focus and stop a playing video.
  const isReady = reader.canConvert();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code that converts units finds more figures
  const rendered = useMemo(() => read?.render() ?? null, [read, isReady]);
  const language = recipe?.taste.language;
  const attributes = {
    'data-next-focus': RECIPE_HEADING_ID,
    lang: language ?? undefined,
    dir: language ? directionOf(language, read?.reading().text ?? '') : 'auto',
  };
  const checks = useChecks(recipe, read?.reading() ?? null);
  const shown = recipe &&
    read && {
      ...box.marksOf(recipe.id),
      recipe,
      reading: read.reading(),
      proof: read.proof(),
      steps: read.steps(),
      checks,
      broken: wishesByItem(checks.checks, read.reading()),
      canScale: read.canScale(),
      canConvert: read.canConvert(),
      units,
      isSaved,
      onTick: (item: string, differs: boolean) => box.tick(recipe.id, item, differs),
      onScale: (scale: number) => box.mark(recipe.id, { scale }),
    };

  const isNewHere = recipe !== null && (isReceived || (isSaved && view.isJustSaved));
  const isWriting = isSaved && view.isWriting;

  function save() {
    if (!recipe || !isReceived) return;
    change({ isJustSaved: true });
    recipeActor.send({ type: 'save.requested', recipe });
  }

  const writeNote = (starts: boolean) => thenFocus(() => change({ isWriting: starts }), NOTE_FIELD_ID);

  function getCopy() {
    const facts = head.current?.parentElement?.querySelector('.facts');
    return formatForCopy([head.current, facts, body.current].filter((part) => part instanceof Element));
  }

  return (
    <RecipeContext value={shown}>
      {read && (
        <DishPicture
          {...read.picture()}
          {...scenesOf([{ dish: read.reading().dish, picture: read.picture() }])[0]}
          className="dish-picture"
        />
      )}
      <div ref={head} className="recipe recipe-head" aria-live={live} {...attributes} {...swipe}>
        {shown && rendered && (
          <ErrorBoundary key={recipe.id} fallback={<h3 className="dish">{shown.reading.dish}</h3>}>
            {rendered.head}
          </ErrorBoundary>
        )}
      </div>
      {recipe?.pasted && <PastedFrom {...recipe.pasted} />}
      {rendered && <FactsRow />}
      {/* Places these live regions after the dish's name, so that a screen reader reads the name first. */}
      <div aria-live="polite" data-next-focus={RECIPE_HEADING_ID}>
        {recipe?.changed && <WhatChanged key={recipe.id} {...recipe.changed} />}
        {shown && <TasteWarning />}
      </div>
      {shown && <LeftOut />}
      {isNewHere && <ReceivedNote isSaved={isSaved} onSave={save} />}
      {shown && (
        <div
          key={recipe.id}
          data-next-focus={RECIPE_HEADING_ID}
          dir={directionOf(language, shown.reading.dish)}
        >
          {isSaved && <OwnNote isWriting={isWriting} onWriting={writeNote} />}
          <RecipeTools
            getCopy={getCopy}
            isWriting={isWriting}
            onWriting={writeNote}
            isAsWritten={view.isAsWritten}
            onAsWritten={() => change({ isAsWritten: !view.isAsWritten })}
          />
          <StillNeeded />
        </div>
      )}
      <div ref={body} className="recipe recipe-body" aria-live={live} {...attributes} {...swipe}>
        {shown && (
          <ErrorBoundary key={recipe.id} fallback={<PlainRecipe text={shown.reading.text} />}>
            {rendered && !view.isAsWritten ? (
              rendered.body
            ) : (
              <PlainRecipe text={view.isAsWritten ? shown.recipe.text : shown.reading.text} />
            )}
          </ErrorBoundary>
        )}
        {recipe?.cutShort && <p className="soft">The recipe stops early: it reached the length limit.</p>}
      </div>
      {shown && (
        <div className="not-this-one page-only">
          {!isReceived && <CardTurner />}
          {!isReceived && <NextRequests key={recipe.id} />}
          <CookbookNote />
          {shown.recipe.onDevice && (
            <p className="soft">Written on this device, by the browser’s own model.</p>
          )}
        </div>
      )}
    </RecipeContext>
  );
});

function CardTurner() {
  const recipeActor = useRecipeActor();
  const cards = useRecipeState((s) => cardsOf(s.context), isSameList);
  const { recipe, reading } = useRecipe();
  const canGoBack = useRecipeState((s) => s.can({ type: 'card.previous' }));
  const canGoOn = useRecipeState((s) => s.can({ type: 'card.next' }));
  const index = cards.findIndex(({ id }) => id === recipe.id);
  if (index < 0 || cards.length < 2) return null;

  const goBack = () => recipeActor.send({ type: 'card.previous' });
  const goOn = () => recipeActor.send({ type: 'card.next' });

  function turn({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    // Leaves key combinations to the browser, such as Alt+Left, which goes back.
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowLeft') goBack();
    if (key === 'ArrowRight') goOn();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, but these are buttons
    <div className="turning beside" role="group" aria-label="Recipes for this list" onKeyDown={turn}>
      <IconButton icon="back" label="Previous recipe" aria-disabled={!canGoBack} onClick={goBack} />
      <p className="soft" role="status">
        {`${index + 1} of ${cards.length}`}
        <span className="visually-hidden">: {reading.dish}</span>
      </p>
      <IconButton icon="next" label="Next recipe" aria-disabled={!canGoOn} onClick={goOn} />
    </div>
  );
}
