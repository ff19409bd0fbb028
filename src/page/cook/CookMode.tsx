import { useSelector } from '@xstate/react';
import {
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { Words } from '../../../machines/cookingMachine.ts';
import type { Recipe } from '../../../machines/recipe.ts';
import { ingredientsOf } from '../../reading/foods/forStep.ts';
import { nameOf } from '../../reading/foods/needed.ts';
import { tellScaled } from '../../reading/numbers/amounts.ts';
import { readAnswer } from '../../reading/readAnswer.ts';
import type { RecipeOutline } from '../../reading/tree/recipeOutline.ts';
import { languageOf } from '../../reading/words/languageOf.ts';
import { focusFirst, RECIPE_HEADING_ID } from '../browser/focus.ts';
import { ClosedByBack } from '../browser/useBack.ts';
import { useModal } from '../browser/useModal.ts';
import { useSwipe } from '../browser/useSwipe.ts';
import { useWakeLock } from '../browser/useWakeLock.ts';
import { useCookingActor, usePage, useRecipeBox } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { drawMarkdown } from '../drawing/drawMarkdown.tsx';
import { readRecipe } from '../drawing/readRecipe.ts';
import { Dial, timerIdOf } from '../timers/StepTimers.tsx';
import { TimerStrip } from '../timers/Timers.tsx';
import { EndOfCooking } from './EndOfCooking.tsx';
import { followVoices, hasVoice } from './readAloud.ts';

export function CookMode() {
  const recipe = useSelector(useCookingActor(), (s) => (s.matches('browsing') ? null : s.context.recipe));
  return recipe && <Cooking key={recipe.id} recipe={recipe} />;
}

function Cooking({ recipe }: { recipe: Recipe }) {
  const cookingActor = useCookingActor();
  const hasEnded = useSelector(cookingActor, (s) => s.matches('ended'));
  const { dish, facts, outline } = useMemo(() => {
    const answer = readAnswer(recipe);
    return { ...answer, outline: drawMarkdown(answer.text, answer.dish)?.outline };
  }, [recipe]);
  const leave = () => cookingActor.send({ type: 'cook.left' });
  const goOn = () => cookingActor.send({ type: 'step.next' });
  const goBack = () => cookingActor.send({ type: 'step.previous' });
  const modal = useModal(leave, () => focusFirst(NEXT_ID));
  const swipe = useSwipe(goBack, goOn);

  function turn(event: KeyboardEvent) {
    const isTyping = event.target instanceof HTMLTextAreaElement;
    if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
    const isLast = cookingActor.getSnapshot().context.step + 1 >= (outline?.steps.length ?? 0);
    if (event.key === 'ArrowRight' && !isLast) goOn();
    if (event.key === 'ArrowLeft') goBack();
  }

  if (!outline) return null;
  return (
    <dialog {...modal} className="cook" aria-label={`Cook: ${dish}`} onKeyDown={turn} {...swipe}>
      {hasEnded ? (
        <EndOfCooking recipe={recipe} dish={dish} steps={outline.steps.length} />
      ) : (
        <Step recipe={recipe} dish={dish} outline={outline} servings={facts.yield?.count ?? null} />
      )}
    </dialog>
  );
}

const NEXT_ID = 'next-step';

type StepProps = { recipe: Recipe; dish: string; outline: RecipeOutline; servings: number | null };

function Step({ recipe, dish, outline, servings }: StepProps) {
  const cookingActor = useCookingActor();
  const { box } = useRecipeBox();
  const { scale } = box.marksOf(recipe.id);
  const at = useSelector(cookingActor, (s) => s.context.step);
  const canGoBack = useSelector(cookingActor, (s) => s.can({ type: 'step.previous' }));
  const [first] = useState(at);
  const page = useRef<HTMLDivElement>(null);
  const { steps } = outline;
  const language = useMemo(
    () => recipe.taste.language ?? languageOf(steps.map(({ title, text }) => `${title} ${text}`).join('\n')),
    [recipe, steps],
  );
  const step = steps[at];
  const next = steps[at + 1];

  // What had the focus may unmount with its step: the keys of the dialog would then not be heard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is what it is for
  useLayoutEffect(() => {
    if (page.current) page.current.scrollTop = 0;
    if (!page.current?.parentElement?.contains(document.activeElement)) focusFirst(NEXT_ID);
  }, [at]);

  /** The second click of a double click must not skip a step. */
  function press({ detail }: MouseEvent) {
    if (detail < 2) cookingActor.send({ type: 'step.next' });
  }

  if (!step) return null;
  return (
    <>
      <div className="cook-head">
        <Button
          icon="cross"
          className="button-quiet"
          onClick={() => cookingActor.send({ type: 'cook.left' })}
        >
          Exit
        </Button>
        <p className="cook-place">
          Step {at + 1} of {steps.length}
        </p>
        <div className="cook-tools">
          {language && (
            <ReadAloud text={[step.title, step.text].filter(Boolean).join('.\n')} language={language} />
          )}
          <Screen tells={at === first} />
        </div>
      </div>
      <div className="pips" aria-hidden="true">
        {steps.map(({ item }, place) => (
          <i key={item} className={place <= at ? 'reached' : ''} />
        ))}
      </div>
      <div ref={page} className="cook-page" style={{ '--room': roomFor(step.text) } as React.CSSProperties}>
        <div className="cook-step" aria-live="polite">
          <h2 dir="auto">{step.name}</h2>
          {step.text.split('\n').map((line, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a step never change places
            <p key={number} dir="auto">
              {step.timers.reduce((text, { words }) => text.replaceAll(words, unbroken(words)), line)}
            </p>
          ))}
        </div>
        {step.timers.length > 0 && (
          <div className="dials">
            {step.timers.map((timer) => (
              <Dial key={timer.place} recipeId={recipe.id} dish={dish} timer={timer} />
            ))}
          </div>
        )}
        {scale !== 1 && (
          <p className="soft">
            Amounts in the step are {servings === null ? 'as they were written' : `still for ${servings}`}.
          </p>
        )}
      </div>
      <ForThisStep key={at} at={at} outline={outline} scale={scale} />
      <NextRecipe cooked={recipe} />
      <TimerStrip
        except={step.timers.map(({ place }) => timerIdOf(recipe.id, place))}
        whenGone={() => focusFirst(NEXT_ID)}
      />
      <Button
        icon="back"
        className="cook-back"
        aria-label="Previous step"
        aria-disabled={!canGoBack}
        onClick={() => cookingActor.send({ type: 'step.previous' })}
      />
      <Button id={NEXT_ID} className="button-basil cook-on" onClick={press}>
        <span dir="auto">{next ? `Next: ${next.name}` : 'Done'}</span>
        <Icon name={next ? 'next' : 'tick'} />
      </Button>
    </>
  );
}

/** On a wide screen a short step is set larger than a long one. */
function roomFor({ length }: string): number {
  if (length < 90) return 1.2;
  if (length < 220) return 1;
  return length < 400 ? 0.8 : 0.65;
}

/** A duration is never broken. */
function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0');
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
    <div className="cook-news" role="status">
      {isNew && (
        <p className="cook-next">
          <span>
            Your recipe is here: <strong dir="auto">{readRecipe(made).dish()}</strong>
          </span>
          <Button onClick={open}>See it</Button>
        </p>
      )}
    </div>
  );
}

/** Only where the device itself has a voice for the language. */
function ReadAloud({ text, language }: Words) {
  const cookingActor = useCookingActor();
  const reads = useSelector(cookingActor, (s) => s.matches({ cooking: 'reading' }));
  const canRead = useSyncExternalStore(followVoices, () => hasVoice(language));

  function press() {
    if (reads) cookingActor.send({ type: 'reading.ended' });
    else cookingActor.send({ type: 'reading.started', words: { text, language } });
  }

  return (
    canRead && (
      <Button icon="speaker" className="button-quiet cook-tool" aria-pressed={reads} onClick={press}>
        <span>Read aloud</span>
      </Button>
    )
  );
}

/** `tells`: what cannot be done is said once, at the first step that is shown. */
function Screen({ tells }: { tells: boolean }) {
  const [said, setSaid] = useState('');
  const [staysOn, toggle] = useWakeLock(setSaid, true);
  if (!('wakeLock' in navigator)) {
    return (
      <p className="cook-said soft" role="status">
        {tells && 'Your browser won’t keep the screen on.'}
      </p>
    );
  }
  return (
    <>
      <Button icon="sun" className="button-quiet cook-tool" aria-pressed={staysOn} onClick={toggle}>
        <span>Screen on</span>
      </Button>
      <p className={staysOn ? 'visually-hidden' : 'cook-said soft'} role="status">
        {said}
      </p>
    </>
  );
}

type ForThisStepProps = { at: number; outline: RecipeOutline; scale: number };

function ForThisStep({ at, outline, scale }: ForThisStepProps) {
  // Two groups may each hold 'Salt'.
  const used = useMemo(() => [...new Set(ingredientsOf(at, outline).map(({ text }) => text))], [at, outline]);
  const [isOpen, setOpen] = useState(false);
  if (used.length === 0) return null;
  const title = (
    <>
      <Icon name="basket" />
      <b>For this step</b>
    </>
  );
  return (
    <div className="for-step">
      {isOpen && <ClosedByBack close={() => setOpen(false)} />}
      <button
        type="button"
        aria-label="For this step"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
        {!isOpen && (
          <span className="what soft" dir="auto">
            {used.map(nameOf).join(', ')}
          </span>
        )}
        <Icon name="down" className="icon chevron" />
      </button>
      {/* Where there is room, the list is always open, and nothing has to be pressed. */}
      <p className="for-step-title">{title}</p>
      <ul className={isOpen ? '' : 'closed'} dir="auto">
        {used.map((text) => (
          <li key={text}>{tellScaled(text, outline.english, scale)}</li>
        ))}
      </ul>
    </div>
  );
}
