import { useSelector } from '@xstate/react';
import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Recipe } from '../../../machines/recipe.ts';
import type { Reading } from '../../reading/read.ts';
import { recognise } from '../../reading/words/recognise.ts';
import { focusFirst } from '../browser/focus.ts';
import { useCookingActor, useRecipeBox } from '../context/pageContext.ts';
import type { StepOnPage } from '../context/recipeContext.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { Dial, timerIdOf } from '../timers/StepTimers.tsx';
import { TimerStrip } from '../timers/Timers.tsx';
import { ReadAloud, ScreenOn } from './CookTools.tsx';
import { ForThisStep } from './ForThisStep.tsx';
import { useUnseenTimers } from './useUnseenTimers.ts';

export const NEXT_ID = 'next-step';

type CookStepProps = {
  recipe: Recipe;
  reading: Reading;
  steps: StepOnPage[];
  /** The news of another recipe. */
  news: ReactNode;
};

export function CookStep({ recipe, reading, steps, news }: CookStepProps) {
  const cookingActor = useCookingActor();
  const { box } = useRecipeBox();
  const { scale } = box.marksOf(recipe.id);
  const at = useSelector(cookingActor, (s) => s.context.step);
  const canGoBack = useSelector(cookingActor, (s) => s.can({ type: 'step.previous' }));
  const [first] = useState(at);
  const page = useRef<HTMLDivElement>(null);
  const unseen = useUnseenTimers(page, at);
  const language = useMemo(
    () => recipe.taste.language ?? recognise(steps.map(({ title, text }) => `${title} ${text}`).join('\n')),
    [recipe, steps],
  );
  const step = steps[at];
  const next = steps[at + 1];

  // What had the focus may unmount with its step: the keys of the dialog would then not be heard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is what it is for
  useLayoutEffect(() => {
    if (page.current) page.current.scrollTop = 0;
    if (!page.current?.closest('dialog')?.contains(document.activeElement)) focusFirst(NEXT_ID);
  }, [at]);

  /** The second click of a double click must not skip a step. */
  function press({ detail }: MouseEvent) {
    if (detail < 2) cookingActor.send({ type: next ? 'step.next' : 'cook.ended' });
  }

  if (!step) return null;
  const servings = reading.facts.yield?.count ?? null;
  return (
    // It takes the focus of a press on a text, or in Safari on a button: otherwise the keys of the dialog would not be heard.
    <div className="cooking" tabIndex={-1} style={{ '--room': roomFor(step) } as CSSProperties}>
      <div className="cook-head">
        <Button icon="cross" variant="quiet" onClick={() => cookingActor.send({ type: 'cook.left' })}>
          <span>Exit</span>
        </Button>
        <p className="cook-place">
          <span>Step </span>
          {at + 1} of {steps.length}
        </p>
        <div className="cook-tools">
          {language && (
            <ReadAloud text={[step.title, step.text].filter(Boolean).join('.\n')} language={language} />
          )}
          <ScreenOn tells={at === first} />
        </div>
      </div>
      <div className="pips" aria-hidden="true">
        {steps.map(({ item }, place) => (
          <i key={item} className={place <= at ? 'reached' : ''} />
        ))}
      </div>
      <div className="cook-middle">
        <div ref={page} className="cook-page">
          <div className="cook-step" aria-live="polite">
            {step.part && (
              <div className="kicker" dir="auto">
                {step.part}
              </div>
            )}
            {step.title && <h2 dir="auto">{step.title}</h2>}
            {step.text.split('\n').map((line, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step never change places
              <p key={number} dir="auto">
                {unbroken(line)}
              </p>
            ))}
          </div>
          {scale !== 1 && (
            <p className="soft">
              This step’s amounts are {servings === null ? 'as they were written' : `for ${servings}`}.
            </p>
          )}
          <div className="cook-foot">
            {step.timers.length > 0 && (
              <div className="dials">
                {step.timers.map((timer) => (
                  <div key={timer.place} data-timer={timerIdOf(recipe.id, timer.place)}>
                    <Dial recipeId={recipe.id} dish={reading.dish} timer={timer} />
                  </div>
                ))}
              </div>
            )}
            <Icon name="down" className="icon goes-on" />
          </div>
        </div>
        <ForThisStep key={at} at={at} reading={reading} scale={scale} />
      </div>
      {news}
      {/* A timer whose dial is out of sight is told there, as those of other steps are. */}
      <TimerStrip
        inSight={step.timers.map(({ place }) => timerIdOf(recipe.id, place)).filter((id) => !unseen.has(id))}
        whenGone={() => focusFirst(NEXT_ID)}
      />
      <Button
        icon="back"
        className="cook-back"
        aria-label="Previous step"
        aria-disabled={!canGoBack}
        onClick={() => cookingActor.send({ type: 'step.previous' })}
      />
      <Button
        id={NEXT_ID}
        variant="basil"
        className="cook-on"
        aria-label={next && `Next: ${next.name}`}
        onClick={press}
      >
        {next ? (
          <>
            <span>
              Next<span className="next-name">:</span>
            </span>
            <bdi className="next-name some-lines">{next.name}</bdi>
          </>
        ) : (
          <span>Done</span>
        )}
        <Icon name={next ? 'next' : 'tick'} />
      </Button>
    </div>
  );
}

/** A short step is set larger than a long one, or one with timers. */
function roomFor({ text, timers }: StepOnPage): number {
  const length = text.length + 90 * timers.length;
  if (length < 160) return 1;
  if (length < 260) return 0.85;
  return length < 400 ? 0.7 : 0.6;
}

/** Keeps a number on the line of its unit, as in '200 °C', and of the number it reaches to. */
function unbroken(text: string): string {
  return text.replace(/(?<=\p{N}) /gu, '\u00a0').replace(/(?<=\d[-–])(?=\d)/g, '\u2060');
}
