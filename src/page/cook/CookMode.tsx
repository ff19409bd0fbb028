import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CookingActor } from '../../../machines/cookingMachine.ts';
import type { Reading, Step } from '../../reading/recipeOutline.ts';
import { scaleLine } from '../../reading/words/amounts.ts';
import { isMentioned } from '../../reading/words/needed.ts';
import { Icon } from '../frame/Icon.tsx';
import { openDialog } from '../frame/openDialog.ts';
import { useSwipe } from '../frame/useSwipe.ts';
import { useWakeLock } from '../frame/useWakeLock.ts';
import { Dial } from './Dial.tsx';
import { TimerBar } from './Timers.tsx';

type CookModeProps = {
  cookingActor: CookingActor;
  recipeId: string;
  dish: string;
  reading: Reading;
  scale: number;
};

/** One step at a time, to be read at arm's length and turned with a knuckle. */
export function CookMode(props: CookModeProps) {
  const { cookingActor, recipeId } = props;
  const isCooking = useSelector(cookingActor, (s) => s.matches('cooking') && s.context.recipeId === recipeId);
  return isCooking && <Steps {...props} />;
}

function Steps({ cookingActor, recipeId, dish, reading, scale }: CookModeProps) {
  const at = useSelector(cookingActor, (s) => s.context.step);
  const canGoBack = useSelector(cookingActor, (s) => s.can({ type: 'step.previous' }));
  const { steps } = reading;
  const step = steps[at];
  const next = steps[at + 1];
  const dialog = useRef<HTMLDialogElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const opened = dialog.current;
    openDialog(opened);
    nextButton.current?.focus();
    // Gives the focus back to where it was.
    return () => opened?.close();
  }, []);

  // Each step begins at its top, and keys are heard whatever has gone with the step before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is what it is for
  useLayoutEffect(() => {
    if (sheet.current) sheet.current.scrollTop = 0;
    if (!dialog.current?.contains(document.activeElement)) nextButton.current?.focus();
  }, [at]);

  const goOn = () => cookingActor.send({ type: 'step.next' });
  const goBack = () => cookingActor.send({ type: 'step.previous' });
  const leave = () => cookingActor.send({ type: 'cook.left' });
  const swipe = useSwipe(goBack, () => next && goOn());

  function turn(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight' && next) goOn();
    if (event.key === 'ArrowLeft') goBack();
  }

  /** The second press of two was meant for this step, not for the next. */
  function press({ detail }: MouseEvent) {
    if (detail < 2) goOn();
  }

  if (!step) return null;
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
      <header className="cook-head">
        <button type="button" className="button button-quiet" onClick={leave}>
          <Icon name="cross" />
          Leave
        </button>
        <p className="cook-place">
          Step {at + 1} of {steps.length}
        </p>
        <Screen />
      </header>
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
          <Dial
            key={timer.place}
            cookingActor={cookingActor}
            id={`${recipeId}.${timer.place}`}
            dish={dish}
            timer={timer}
          />
        ))}
        <ForThisStep key={at} step={step} reading={reading} scale={scale} />
      </div>
      <TimerBar cookingActor={cookingActor} whenGone={() => nextButton.current?.focus()} />
      <footer className="cook-foot">
        <button
          type="button"
          className="button"
          aria-label="Previous step"
          aria-disabled={!canGoBack}
          onClick={goBack}
        >
          <Icon name="back" />
        </button>
        <button ref={nextButton} type="button" className="button button-basil" onClick={press}>
          <span dir="auto">{next ? `Next: ${next.name}` : 'Done'}</span>
          <Icon name={next ? 'next' : 'tick'} />
        </button>
      </footer>
    </dialog>
  );
}

/** Keeps the screen on by itself, and says so where that is not possible. */
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
      <button type="button" className="button button-quiet" aria-pressed={staysOn} onClick={toggle}>
        <Icon name="sun" />
        Screen on
      </button>
      <p className={staysOn ? 'visually-hidden' : 'cook-said soft'} role="status">
        {said}
      </p>
    </>
  );
}

type ForThisStepProps = { step: Step; reading: Reading; scale: number };

function ForThisStep({ step, reading, scale }: ForThisStepProps) {
  const used = reading.ingredients.filter(({ text }) =>
    isMentioned(text, `${step.title} ${step.text}`, reading.english),
  );
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
          <li key={text}>{scaleLine(text, reading.english, scale)}</li>
        ))}
      </ul>
    </details>
  );
}
