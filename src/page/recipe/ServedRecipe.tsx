import { useSelector } from '@xstate/react';
import { useMemo, useRef, useState } from 'react';
import { distinct } from '../../../machines/textLists.ts';
import { formatForCopy } from '../../reading/files/formatForCopy.ts';
import { readAnswer } from '../../reading/readAnswer.ts';
import { useSwipe } from '../browser/useSwipe.ts';
import { ChangeIt } from '../change/ChangeIt.tsx';
import { SomethingElse } from '../change/SomethingElse.tsx';
import { StillNeeded } from '../change/StillNeeded.tsx';
import { TasteWarning } from '../change/TasteWarning.tsx';
import { WhatChanged } from '../change/WhatChanged.tsx';
import type { ServedRecipeProps } from '../context/drawing.ts';
import { usePage, useRecipeBox } from '../context/pageContext.ts';
import { ErrorBoundary } from '../controls/ErrorBoundary.tsx';
import { drawMarkdown, PlainRecipe } from '../drawing/drawMarkdown.tsx';
import { FactsRow } from '../drawing/FactsRow.tsx';
import { RecipeContext } from '../drawing/recipeContext.ts';
import { CardTurner } from './CardTurner.tsx';
import { OwnNote } from './OwnNote.tsx';
import { ReceivedNote } from './ReceivedNote.tsx';
import { RecipeTools } from './RecipeTools.tsx';
import { SampleNote } from './SampleNote.tsx';
import { SAMPLE } from './sampleRecipe.ts';
import { useIngredientsStay } from './useIngredientsStay.ts';

/** Without a recipe, only its live regions: screen readers announce a recipe only in a region that was there before it. */
export function ServedRecipe({ recipe, live }: ServedRecipeProps) {
  const { recipeActor, cookingActor, link } = usePage();
  const { box, entries } = useRecipeBox();
  const avoidNow = useSelector(recipeActor, (s) => s.context.taste.avoid);
  const received = useSelector(recipeActor, (s) => s.context.received);
  const swipe = useSwipe(
    () => recipeActor.send({ type: 'card.previous' }),
    () => recipeActor.send({ type: 'card.next' }),
  );
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isSample = recipe?.id === SAMPLE.id;
  const sent = recipe && received?.recipe.id === recipe.id ? received : null;
  const isOwn = !isSample && sent?.isKept !== false;
  const isKept = entries.some((entry) => entry.recipe.id === recipe?.id);
  /** The id of the recipe whose note is being written. */
  const [noted, setNoted] = useState<string | null>(null);
  const answer = useMemo(() => recipe && readAnswer(recipe), [recipe]);
  // Drawn once for each text: new elements at every render would lose the focus, and stop a video that plays.
  const drawn = useMemo(() => answer && drawMarkdown(answer.text, answer.dish), [answer]);
  const outline = drawn?.outline ?? null;
  const staysBeside = useIngredientsStay(body, drawn);
  const avoid = distinct([...(recipe?.taste.avoid ?? []), ...avoidNow]);
  const language = recipe?.taste.language;
  const languageAttributes = language
    ? { lang: language, dir: directionOf(language, answer?.text ?? '') }
    : { dir: 'auto' };
  const shown = recipe &&
    answer && {
      ...answer,
      id: recipe.id,
      changed: recipe.changed,
      outline,
      isSample,
      isKept,
      ...box.marksOf(recipe.id),
      onTick: (item: number) => box.toggle(recipe.id, item),
      onScale: (scale: number) => box.mark(recipe.id, { scale }),
    };

  function cook() {
    if (!recipe || !outline) return;
    cookingActor.send({
      type: 'cook.started',
      recipe,
      steps: outline.steps.map(({ item, isTickedAsWritten }) => ({ item, isTickedAsWritten })),
      step: box.marksOf(recipe.id).step,
    });
  }

  const isWriting = recipe !== null && isKept && noted === recipe.id;
  const write = (starts: boolean) => setNoted(starts && recipe ? recipe.id : null);

  const { write: writeLink } = link;
  const makeLink =
    recipe && !isSample && writeLink
      ? () => writeLink({ recipe, scale: box.marksOf(recipe.id).scale })
      : null;

  function take() {
    const facts = head.current?.parentElement?.querySelector('.facts');
    return formatForCopy([head.current, facts, body.current].filter((part) => part instanceof Element));
  }

  return (
    <RecipeContext value={shown}>
      {shown && isOwn && <CardTurner />}
      <div ref={head} className="recipe recipe-head" aria-live={live} {...languageAttributes} {...swipe}>
        {shown && drawn && (
          <ErrorBoundary key={shown.id} fallback={<h3 className="dish">{shown.dish}</h3>}>
            {drawn.head}
          </ErrorBoundary>
        )}
      </div>
      {/* Behind the dish: a screen reader says first what has come. */}
      <div aria-live="polite">
        {shown?.changed && <WhatChanged key={shown.id} changed={shown.changed} outline={outline} />}
        {recipe && shown && <TasteWarning recipe={recipe} facts={shown.facts} outline={outline} />}
      </div>
      {/* Not for one that was kept and then deleted. */}
      {sent && (isKept || !sent.isKept) && <ReceivedNote {...sent} />}
      {shown && isKept && <OwnNote isWriting={isWriting} onWriting={write} />}
      {shown && drawn && <FactsRow dir={directionOf(language, shown.dish)} />}
      {shown && (
        <RecipeTools
          key={shown.id}
          take={take}
          makeLink={makeLink}
          onCook={cook}
          onNote={isWriting ? null : () => write(true)}
        />
      )}
      {isSample && <SampleNote />}
      {shown && <StillNeeded />}
      {recipe?.onDevice && <p className="fine-print">Written on this device, by the browser’s own model.</p>}
      {/* Shown even when none was found: that proves nothing to somebody with an allergy. */}
      {recipe && avoid.length > 0 && (
        <p className="fine-print">AI can get allergens wrong. Check the labels.</p>
      )}
      <div
        ref={body}
        className={staysBeside ? 'recipe stays' : 'recipe'}
        aria-live={live}
        {...languageAttributes}
        {...swipe}
      >
        {shown && (
          <ErrorBoundary key={shown.id} fallback={<PlainRecipe text={shown.text} />}>
            {drawn ? drawn.body : <PlainRecipe text={shown.text} />}
          </ErrorBoundary>
        )}
        {recipe?.cutShort && <p className="soft">The recipe stops early: it reached the length limit.</p>}
      </div>
      {shown && isOwn && (
        <div className="after page-only">
          <ChangeIt key={shown.id} />
          <SomethingElse />
        </div>
      )}
    </RecipeContext>
  );
}

const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/;
const WRITTEN_SO = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Thaa}]/u;

/** Right to left only if the text has such a script too: a model may answer in another language. */
function directionOf(language: string | null | undefined, text: string): 'rtl' | 'ltr' {
  const isWrittenSo = WRITTEN_SO.test(language ? text : (/\p{L}/u.exec(text)?.[0] ?? ''));
  return isWrittenSo && RIGHT_TO_LEFT.test(language ?? 'ar') ? 'rtl' : 'ltr';
}
