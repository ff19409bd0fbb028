import { useSelector } from '@xstate/react';
import { type CSSProperties, type MouseEvent, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { nameOf, type Reading, type System } from 'recipe-reading';
import type { Recipe } from '../../../machines/recipe.ts';
import { reader } from '../../reader.ts';
import { formatYield } from '../../shared/formatYield.ts';
import { pictureOf } from '../../shared/picture/pictureOf.ts';
import { NEXT_STEP_ID } from '../browser/focus.ts';
import { useCookingActor, useRecipeBox, useUnits } from '../context/pageContext.ts';
import type { StepOnPage } from '../context/recipeContext.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { DishPicture } from '../picture/DishPicture.tsx';
import { Dial } from '../timers/StepTimers.tsx';
import { TimerStrip } from '../timers/Timers.tsx';
import { CookTools } from './CookTools.tsx';
import { ForThisStep } from './ForThisStep.tsx';
import { renderLine } from './renderLine.tsx';
import { useUnseenTimers } from './useUnseenTimers.ts';

type CookStepProps = {
  recipe: Recipe;
  reading: Reading;
  steps: StepOnPage[];
  /** Index of the step at which cook mode was opened. Only this step shows `warning`. */
  firstStep: number;
  warning: ReactNode;
  /** Message that another recipe has arrived. */
  notice: ReactNode;
};

/** With more steps than this, the progress is one continuous bar. */
const MOST_PIPS = 12;

export function CookStep({ recipe, reading, steps, firstStep, warning, notice }: CookStepProps) {
  const cookingActor = useCookingActor();
  const { box } = useRecipeBox();
  const { scale } = box.marksOf(recipe.id);
  const lang = recipe.taste.language ?? undefined;
  const units = useUnits();
  const index = useSelector(cookingActor, (s) => s.context.step);
  const canGoBack = useSelector(cookingActor, (s) => s.can({ type: 'step.previous' }));
  const middle = useRef<HTMLDivElement>(null);
  const unseen = useUnseenTimers(middle, index);
  const language = useMemo(
    () =>
      recipe.taste.language ??
      reader.recognise(steps.map(({ title, text }) => `${title} ${text}`).join('\n')),
    [recipe, steps],
  );
  const step = steps[index];
  const next = steps[index + 1];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs for each step
  useLayoutEffect(() => {
    // Scrolls each of these elements back, because the size of the window decides which of them scroll.
    for (const box of document.querySelectorAll('.cooking, .cook-middle, .cook-page')) box.scrollTop = 0;
  }, [index]);

  /** Ignores the second click of a double click, which would skip a step. */
  function press({ detail }: MouseEvent) {
    if (detail < 2) cookingActor.send({ type: next ? 'step.next' : 'cook.ended' });
  }

  if (!step) return null;
  const foodsIn = (some: StepOnPage[]) =>
    some.flatMap((one) => one.ingredients().map(({ text }) => nameOf(text, reading.language)));
  const inPot = foodsIn(steps.slice(0, index + 1));
  const byDuration = step.timers.toSorted((one, other) => one.ms - other.ms);
  const format = (text: string) => step.inUnits(text, scale, units);
  const title = format(step.title);
  const Part = step.title ? 'div' : 'h2';
  const { yield: yields } = reading.facts;
  return (
    // The `tabIndex` lets this element take focus when the visitor presses text, so that the dialog still receives key presses. In Safari, pressing a button also focuses this element.
    <div className="cooking" tabIndex={-1} style={{ '--room': sizeFor(step) } as CSSProperties}>
      <div className="cook-head">
        <Button
          icon="cross"
          variant="quiet"
          className="at-start"
          onClick={() => cookingActor.send({ type: 'cook.left' })}
        >
          <span>Exit</span>
        </Button>
        <p className="cook-place" dir="ltr">
          <bdi className="cook-dish">{reading.dish} ·</bdi> <span>Step </span>
          {index + 1} of {steps.length}
        </p>
        <CookTools
          step={index}
          words={language ? { text: [title, format(step.text)].filter(Boolean).join('.\n'), language } : null}
        />
        <div
          className={steps.length > MOST_PIPS ? 'pips' : 'pips parted'}
          style={{ '--reached': index + 1, '--steps': steps.length } as CSSProperties}
        />
      </div>
      <div ref={middle} className="cook-middle">
        <div className="cook-page" data-next-focus={NEXT_STEP_ID}>
          {index === firstStep && warning}
          <div className="cook-step" lang={lang} aria-live="polite">
            {step.part && (
              <Part className="kicker" dir="auto">
                {step.part}
              </Part>
            )}
            {title && <h2 dir="auto">{title}</h2>}
            {/* Shows the note above the text because the amounts below the text are scaled. */}
            {scale !== 1 && step.hasAmount() && (
              <p className="soft">
                <bdi>
                  This step’s amounts are {yields ? `for ${formatYield(yields, 1)}` : 'as they were written'}.
                </bdi>
              </p>
            )}
            <StepText {...step} scale={scale} units={units} />
          </div>
          <Icon name="down" className="icon goes-on" />
        </div>
        <ForThisStep key={step.id} step={step} language={reading.language} lang={lang} scale={scale} />
        <div className="pot-room">
          <DishPicture
            // Shows the whole dish before the first food is in the pot.
            {...pictureOf(reading.dish, inPot.length > 0 ? inPot : foodsIn(steps), reading.text)}
            ground="ground-butter"
            className="pot-so-far"
          />
        </div>
        {step.timers.length > 0 && (
          <div className="dials" data-next-focus={NEXT_STEP_ID}>
            {byDuration.map((timer) => (
              <div key={timer.id} data-timer={timer.id}>
                <Dial timer={timer} />
              </div>
            ))}
          </div>
        )}
      </div>
      {notice}
      {/* Shows the timers of other steps, and timers of this step that are out of sight. */}
      <TimerStrip visible={step.timers.filter(({ id }) => !unseen.has(id))} nextFocus={NEXT_STEP_ID} />
      {canGoBack && (
        <Button
          icon="back"
          className="cook-back"
          aria-label="Previous step"
          data-next-focus={NEXT_STEP_ID}
          onClick={() => cookingActor.send({ type: 'step.previous' })}
        />
      )}
      <Button
        id={NEXT_STEP_ID}
        variant="main"
        className="cook-on"
        aria-label={next && `Next: ${next.name}`}
        onClick={press}
      >
        {next ? (
          <>
            <span>Next</span>
            {next.title && <bdi className="next-name some-lines">{format(next.title)}</bdi>}
          </>
        ) : (
          'Done'
        )}
        <Icon name={next ? 'next' : 'check'} />
      </Button>
    </div>
  );
}

type StepTextProps = StepOnPage & { scale: number; units: System | null };

function StepText({ text, written, timers, figuresIn, scale, units }: StepTextProps) {
  const times = timers.map(({ words }) => words);
  const figuresOf = (line: string) => figuresIn(line).map((one) => ({ ...one, text: one.at(scale, units) }));
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step never change places
    <p key={index} dir="auto">
      {renderLine(written[index] ?? '', line, times, figuresOf(line))}
    </p>
  ));
}

/** Enlarges the text of short steps, and shrinks the text of long steps, in which a timer counts as three lines of text. */
function sizeFor({ text, timers }: StepOnPage): number {
  const length = text.length + 90 * timers.length;
  if (length < 260) return length < 60 ? 1.25 : 1;
  return length < 450 ? 0.85 : 0.76;
}
