import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { distinct } from '../../../machines/list.ts';
import type { Recipe } from '../../../machines/recipeMachine.ts';
import { readAnswer } from '../../reading/readAnswer.ts';
import { findAvoided } from '../../reading/words/avoided.ts';
import { CookMode } from '../cook/CookMode.tsx';
import { TimerChip } from '../cook/TimerChip.tsx';
import { tellFailure } from '../frame/failureMessages.ts';
import { ASK_BUTTON_ID, focusFirst } from '../frame/focus.ts';
import {
  type Marks,
  useConnection,
  useConnectionSnapshot,
  useCookingActor,
  useRecipeActor,
  useRecipeBox,
} from '../frame/pageContext.ts';
import { useSwipe } from '../frame/useSwipe.ts';
import { useAnother } from './AnotherOne.tsx';
import { CheckLabels, Warning } from './Avoided.tsx';
import { Cards } from './Cards.tsx';
import { drawMarkdown } from './drawMarkdown.tsx';
import { RecipeText } from './RecipeText.tsx';
import { SampleNote } from './SampleNote.tsx';
import { StillNeeded } from './StillNeeded.tsx';
import { SAMPLE } from './sampleRecipe.ts';

export { AnotherOne } from './AnotherOne.tsx';
export { SAMPLE } from './sampleRecipe.ts';

const UNTOUCHED: Marks = { ticks: [], scale: 1, step: 0 };

type ServedRecipeProps = { recipe: Recipe | null; live: 'polite' | 'off'; onConnect: () => void };

export function ServedRecipe({ recipe, live, onConnect }: ServedRecipeProps) {
  const { box, entries } = useRecipeBox();
  const cookingActor = useCookingActor();
  const recipeActor = useRecipeActor();
  const avoidNow = useSelector(recipeActor, (s) => s.context.taste.avoid);
  const swipe = useSwipe(
    () => recipeActor.send({ type: 'card.previous' }),
    () => recipeActor.send({ type: 'card.next' }),
  );
  const isSample = recipe === SAMPLE;
  const text = recipe?.text ?? null;
  const answer = useMemo(() => (text === null ? null : readAnswer(text)), [text]);
  // Parsed once: what can be ticked, played or followed keeps its own state.
  const drawn = useMemo(() => answer && drawMarkdown(answer.text), [answer]);
  const entry = entries.find((kept) => kept.recipe.id === recipe?.id);
  // A recipe that was deleted from the box, here or elsewhere, can still be cooked from as it was.
  const [last, setLast] = useState<{ id: string | undefined; marks: Marks }>({
    id: recipe?.id,
    marks: entry ?? UNTOUCHED,
  });
  if (last.id !== recipe?.id || (entry && last.marks !== entry)) {
    setLast({ id: recipe?.id, marks: entry ?? UNTOUCHED });
  }
  const marks = entry ?? last.marks;

  useEffect(() => {
    const done = cookingActor?.on('step.done', ({ step }) => {
      const item = drawn?.reading.steps[step]?.item;
      if (item !== undefined && !marks.ticks.includes(item)) mark({ ticks: [...marks.ticks, item] });
    });
    const reached = cookingActor?.on('step.reached', ({ step }) => mark({ step }));
    return () => {
      done?.unsubscribe();
      reached?.unsubscribe();
    };
  });

  function mark(changes: Partial<Marks>) {
    if (!recipe) return;
    const { id } = recipe;
    if (entry) box?.mark(id, changes);
    else setLast((now) => ({ id, marks: { ...now.marks, ...changes } }));
  }

  function toggle(item: number) {
    const others = marks.ticks.filter((tick) => tick !== item);
    mark({ ticks: others.length < marks.ticks.length ? others : [...marks.ticks, item] });
  }

  function cook() {
    if (!recipe || !drawn) return;
    const { steps } = drawn.reading;
    cookingActor?.send({ type: 'cook.started', recipeId: recipe.id, steps: steps.length, step: marks.step });
  }

  const avoid = distinct([...(recipe?.taste.avoid ?? []), ...avoidNow]);
  const named = findAvoided(avoid, drawn?.reading.ingredientLines ?? text?.split('\n') ?? []);

  const shown = recipe && answer && { ...answer, id: recipe.id, cutShort: recipe.cutShort };
  return (
    <>
      {shown && !isSample && <Cards />}
      <div aria-live="polite">{shown && <Warning found={named} />}</div>
      <RecipeText
        recipe={shown}
        language={recipe?.taste.language ?? null}
        swipe={swipe}
        note={
          shown && (
            <>
              {isSample && <SampleNote onConnect={onConnect} />}
              {recipe?.onDevice && (
                <p className="soft note">Written on this device, by the browser’s own model.</p>
              )}
              <CheckLabels avoid={avoid} />
            </>
          )
        }
        drawn={drawn}
        live={live}
        ticks={marks.ticks}
        onTick={toggle}
        scale={marks.scale}
        onScale={(scale) => mark({ scale })}
        TimerChip={TimerChip}
        stillNeeded={
          drawn && !isSample && <StillNeeded key={recipe?.id} reading={drawn.reading} scale={marks.scale} />
        }
        onCook={cook}
        asksForPosters={!isSample}
      />
      {shown && drawn && cookingActor && (
        <CookMode
          cookingActor={cookingActor}
          recipeId={shown.id}
          dish={shown.dish}
          reading={drawn.reading}
          scale={marks.scale}
        />
      )}
    </>
  );
}

export function DishOf({ recipe }: { recipe: Recipe }) {
  return <span dir="auto">{readAnswer(recipe.text).dish}</span>;
}

/** Why there is no recipe, and the one thing to do about it. */
export function Remedy({ onConnect }: { onConnect: () => void }) {
  const recipeActor = useRecipeActor();
  const { actor } = useConnection();
  const { failure, provider } = useConnectionSnapshot();
  const isSignedIn = useSelector(actor, (s) => s.context.account !== null);
  const canAsk = useSelector(recipeActor, (s) => s.can({ type: 'recipe.requested' }));
  const wasAnother = useSelector(recipeActor, (s) => s.context.askedWith.notAgain.length > 0);
  const another = useAnother();

  function tryAgain() {
    // This button goes with the apology.
    focusFirst(ASK_BUTTON_ID);
    // As it was asked.
    if (wasAnother) another.ask();
    else recipeActor.send({ type: 'recipe.requested' });
  }

  // Nothing is known to be wrong any more once another connection was chosen.
  const { why, action } = failure
    ? tellFailure(failure, { isSignedIn, choosesModel: provider !== null })
    : {};
  return (
    <>
      {why && <p className="soft">{why}</p>}
      {action ? (
        <button type="button" className="button" onClick={onConnect}>
          {action}
        </button>
      ) : (
        canAsk && (
          <button type="button" className="button" onClick={tryAgain}>
            Try again
          </button>
        )
      )}
    </>
  );
}
