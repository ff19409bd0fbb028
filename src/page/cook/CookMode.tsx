import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Recipe } from '../../../machines/recipeMachine.ts';
import { readAnswer } from '../../reading/readAnswer.ts';
import type { RecipeOutline } from '../../reading/recipeOutline.ts';
import { tellScaled } from '../../reading/words/amounts.ts';
import { ingredientsOf } from '../../reading/words/forStep.ts';
import { Button } from '../frame/Button.tsx';
import { focusFirst, RECIPE_HEADING_ID } from '../frame/focus.ts';
import { Icon } from '../frame/Icon.tsx';
import { openDialog } from '../frame/openDialog.ts';
import { useCookingActor, usePage, useRecipeBox } from '../frame/pageContext.ts';
import { useSwipe } from '../frame/useSwipe.ts';
import { useWakeLock } from '../frame/useWakeLock.ts';
import { drawMarkdown } from '../recipe/drawMarkdown.tsx';
import { TimerButton } from './StepTimers.tsx';
import { TimerBar } from './Timers.tsx';

export function CookMode() {
  const recipe = useSelector(useCookingActor(), (s) => (s.matches('cooking') ? s.context.recipe : null));
  return recipe && <Steps key={recipe.id} recipe={recipe} />;
}

function Steps({ recipe }: { recipe: Recipe }) {
  const cookingActor = useCookingActor();
  const { box } = useRecipeBox();
  const { dish, facts, outline } = useMemo(() => {
    const answer = readAnswer(recipe);
    return { ...answer, outline: drawMarkdown(answer.text, answer.dish)?.outline };
  }, [recipe]);
  const { scale } = box.marksOf(recipe.id);
  const at = useSelector(cookingActor, (s) => s.context.step);
  const canGoBack = useSelector(cookingActor, (s) => s.can({ type: 'step.previous' }));
  const steps = outline?.steps ?? [];
  const step = steps[at];
  const next = steps[at + 1];
  const dialog = useRef<HTMLDialogElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const opened = dialog.current;
    openDialog(opened);
    nextButton.current?.focus();
    // `close` gives the focus back to where it was: removing an open dialog would lose it.
    return () => opened?.close();
  }, []);

  // What had the focus may unmount with its step: the keys of the dialog would then not be heard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is what it is for
  useLayoutEffect(() => {
    if (sheet.current) sheet.current.scrollTop = 0;
    if (!dialog.current?.contains(document.activeElement)) nextButton.current?.focus();
  }, [at]);

  const goOn = () => cookingActor.send({ type: 'step.next' });
  const goBack = () => cookingActor.send({ type: 'step.previous' });
  const leave = () => cookingActor.send({ type: 'cook.left' });
  const swipe = useSwipe(goBack, goOn);

  function turn(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight' && next) goOn();
    if (event.key === 'ArrowLeft') goBack();
  }

  /** The second click of a double click must not skip a step. */
  function press({ detail }: MouseEvent) {
    if (detail < 2) goOn();
  }

  if (!step || !outline) return null;
  return (
    <dialog
      ref={dialog}
      className="cook"
      aria-label={`Cook: ${dish}`}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onKeyDown={turn}
      {...swipe}
    >
      <div className="cook-head">
        <Button icon="cross" className="button-quiet" onClick={leave}>
          Leave
        </Button>
        <p className="cook-place">
          Step {at + 1} of {steps.length}
        </p>
        <Screen />
      </div>
      <div className="pips" aria-hidden="true">
        {steps.map(({ item }, place) => (
          <i key={item} className={place <= at ? 'reached' : ''} />
        ))}
      </div>
      <div ref={sheet} className="cook-page">
        <div className="cook-step" aria-live="polite">
          <h2 dir="auto">{step.name}</h2>
          {step.text.split('\n').map((line, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step never change places
            <p key={number} dir="auto">
              {line}
            </p>
          ))}
        </div>
        {step.timers.map((timer) => (
          <TimerButton key={timer.place} recipeId={recipe.id} dish={dish} timer={timer} />
        ))}
        <ForThisStep key={at} at={at} outline={outline} scale={scale} />
        {scale !== 1 && (
          <p className="soft">
            Amounts in the step are {facts.yield ? `still for ${facts.yield.count}` : 'as they were written'}.
          </p>
        )}
      </div>
      <NextRecipe cooked={recipe} />
      <TimerBar whenGone={() => nextButton.current?.focus()} />
      <div className="cook-foot">
        <Button icon="back" aria-label="Previous step" aria-disabled={!canGoBack} onClick={goBack} />
        <Button ref={nextButton} className="button-basil" onClick={press}>
          <span dir="auto">{next ? `Next: ${next.name}` : 'Done'}</span>
          <Icon name={next ? 'next' : 'tick'} />
        </Button>
      </div>
    </dialog>
  );
}

function NextRecipe({ cooked }: { cooked: Recipe }) {
  const { recipeActor, cookingActor } = usePage();
  const cookedFirst = useRef(recipeActor.getSnapshot().context.recipe?.id);
  const made = useSelector(recipeActor, (s) => (s.matches({ shown: 'recipe' }) ? s.context.recipe : null));
  const isNew = made && made.id !== cooked.id && made.id !== cookedFirst.current;

  function open() {
    flushSync(() => cookingActor.send({ type: 'cook.left' }));
    focusFirst(RECIPE_HEADING_ID);
  }

  return (
    <div role="status">
      {isNew && (
        <p className="cook-next">
          <span>
            Your recipe is here: <strong dir="auto">{readAnswer(made).dish}</strong>
          </span>
          <Button onClick={open}>See it</Button>
        </p>
      )}
    </div>
  );
}

function Screen() {
  const [said, setSaid] = useState('');
  const [staysOn, toggle] = useWakeLock(setSaid, true);
  if (!('wakeLock' in navigator)) {
    return (
      <p className="soft" role="status">
        The screen may go off
      </p>
    );
  }
  return (
    <>
      <Button icon="sun" className="button-quiet" aria-pressed={staysOn} onClick={toggle}>
        Screen on
      </Button>
      <p className={staysOn ? 'visually-hidden' : 'cook-said soft'} role="status">
        {said}
      </p>
    </>
  );
}

type ForThisStepProps = { at: number; outline: RecipeOutline; scale: number };

function ForThisStep({ at, outline, scale }: ForThisStepProps) {
  const used = useMemo(() => ingredientsOf(at, outline), [at, outline]);
  if (used.length === 0) return null;
  return (
    <details className="for-step" open>
      <summary>
        <Icon name="basket" />
        For this step
        <Icon name="down" className="icon chevron" />
      </summary>
      <ul dir="auto">
        {used.map(({ text }) => (
          <li key={text}>{tellScaled(text, outline.english, scale)}</li>
        ))}
      </ul>
    </details>
  );
}
