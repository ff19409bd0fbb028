import {
  figuresOfStep,
  findFigures,
  ingredientsOf,
  mayConvert,
  nameOf,
  proofRead,
  type Reading,
  readList,
  type System,
  textOfStep,
  wishesOf,
  write,
} from 'recipe-reading';
import type { Recipe } from '../../../machines/recipe.ts';
import { staplesOf } from '../../../machines/staples.ts';
import { isSameList } from '../../../machines/textLists.ts';
import { answerOf, reader } from '../../reader.ts';
import { pictureOf } from '../../shared/picture/pictureOf.ts';
import type { StepOnPage, StepTimer } from '../context/recipeContext.ts';
import { renderMarkdown } from './renderMarkdown.tsx';

/** Maximum length of a step's name that is taken from the step's text. */
const MAX_NAME_CHARS = 28;

/**
 * Results of reading each recipe. The browser may drop those that no part of the page uses, because the readings of 200
 * recipes take 3 MB. A dropped one is read again when needed.
 */
const readings = new WeakMap<Recipe, WeakRef<ReturnType<typeof startReading>>>();

/**
 * Reads each part of a recipe when the part is first needed, because there may be 200 saved recipes. If the words of the
 * recipe's language fail to load, uses only the recipe's layout until the words load.
 */
export function readRecipe(recipe: Recipe) {
  const found = readings.get(recipe)?.deref();
  if (found && !found.words && !found.isByLayout) return found;
  const isByLayout = reader.haveWordsFailed(answerOf(recipe));
  const words = (!isByLayout && reader.wordsToLoad(answerOf(recipe))?.catch(() => {})) || null;
  // Keeps an earlier reading until more words have loaded.
  if (found && (isByLayout ? found.isByLayout : words)) return found;
  const started = startReading(recipe, words, isByLayout);
  readings.set(recipe, new WeakRef(started));
  return started;
}

/** `words`: promise that resolves once the words of the recipe's language have loaded or failed to load, or null. */
function startReading(recipe: Recipe, words: Promise<void> | null, isByLayout: boolean) {
  const reading = once(() => reader.read(answerOf(recipe)));
  const steps = once(() => stepsOf(reading(), recipe.id));
  const proof = once(() => proofRead(reading(), requestOf(recipe)));
  let compared: { onHand: readonly string[]; scale: number; needed: ReturnType<typeof findNeeded> } | null =
    null;

  /** Returns the text by which the cookbook has understood a food of the list. */
  function meaningOf(typed: string): string {
    return recipe.cookbook?.meant.find((one) => one.typed === typed)?.meant ?? typed;
  }

  function needed(onHand: readonly string[], scale = 1) {
    if (compared?.scale !== scale || !isSameList(compared.onHand, onHand))
      compared = { onHand, scale, needed: findNeeded(reading(), onHand.map(meaningOf), scale) };
    return compared.needed;
  }

  return {
    words,
    isByLayout,
    reading,
    steps,
    proof,
    picture: once(() => {
      const { dish, ingredients, language, text } = reading();
      const foods = ingredients.map((one) => nameOf(one.text, language));
      return pictureOf(dish, foods, text);
    }),
    /** Renders the recipe each time because the cached elements of 200 recipes would use too much memory. */
    render: () => renderMarkdown(reading(), steps(), proof()),
    canScale: once(() => {
      const { ingredients, language } = reading();
      return ingredients.some(({ text }) => findFigures(text, language).some(({ isScaled }) => isScaled));
    }),
    canConvert: once(() => {
      const { ingredients, language } = reading();
      return [...ingredients, ...steps()].some(({ text }) => mayConvert(text, language));
    }),
    needed,
  };
}

/** Returns the requested ingredients and wishes, for proof-reading the recipe. */
export function requestOf({ ingredients, taste, cutShort, cookbook, changed }: Recipe) {
  return {
    // Ignores changed recipes because they may omit foods. Ignores cookbook dishes, because the page lists their omitted foods anyway.
    requested: cookbook || changed ? [] : ingredients,
    wishes: wishesOf(taste),
    typed: reader.loaded(),
    staples: staplesOf(null),
    cutShort,
  };
}

function stepsOf(reading: Reading, recipeId: string): StepOnPage[] {
  const { dish, steps } = reading;
  // Omits the name of the dish's part if all steps belong to the same part, because that name is only the title above the steps.
  const hasParts = new Set(steps.map(({ part }) => part)).size > 1;
  const found = steps.map((step, index) => {
    const { part, title, text, timers, lines } = step;
    const figuresIn = (text: string) => figuresOfStep(text, reading).figures;
    const name = withoutStop(title) || firstWordsOf(text);
    return {
      ...step,
      isTickedAsWritten: /x/i.test(lines[0]?.task ?? ''),
      name,
      part: hasParts ? part : '',
      title: withoutStop(title),
      ingredients: once(() => ingredientsOf(index, reading)),
      hasAmount: once(() => figuresOfStep(textOfStep(step), reading).isPartly),
      figuresIn,
      inUnits: (text: string, scale: number, units: System | null) =>
        write(text, figuresIn(text), scale, units),
      // Skips the step's first line if it contains only the title.
      written: lines.slice(-text.split('\n').length).map(({ raw }) => raw),
      timers: timers.map(({ id, words, seconds }) => ({
        id: `${recipeId}.${id}`,
        name,
        words,
        detail: words,
        dish,
        ms: seconds * 1_000,
      })),
    };
  });
  const all = found.flatMap(({ timers }) => timers);
  for (const [index, { timers }] of found.entries())
    for (const timer of timers) timer.detail = detailOf(timer, `Step ${index + 1}`, timers, all);
  return found;
}

/** Removes a full stop at the end of a title, as in 'Soften the onion.', but not an ellipsis. */
function withoutStop(title: string): string {
  return title.replace(/(?<![.\u2026])[.\u3002]$/, '');
}

/**
 * Returns the timer's duration. If several timers have the same name and duration, adds the step's number and the
 * timer's place within the step.
 */
function detailOf(timer: StepTimer, step: string, inStep: StepTimer[], all: StepTimer[]): string {
  const { name, words } = timer;
  const isAlike = (other: StepTimer) => other.name === name && other.words === words;
  if (all.filter(isAlike).length === 1) return words;
  const alike = inStep.filter(isAlike);
  const position = alike.length > 1 ? `, ${alike.indexOf(timer) + 1} of ${alike.length}` : '';
  return `${step}, ${words}${position}`;
}

/** Names a step without a title by its first words, such as 'Tip the potatoes into…'. */
function firstWordsOf(text: string): string {
  const [clause = text] = text.split(/[.,;:!?](?:\s|$)|[。，；：！？\n]/);
  const start = [...clause].slice(0, MAX_NAME_CHARS).join('');
  return start === clause ? clause : `${start.replace(/\s+\S*$/, '')}…`;
}

/** Finds the ingredients that the visitor does not have. `rows`: all ingredients, each with the share that has to be bought. */
function findNeeded({ ingredients, language }: Reading, onHand: readonly string[], scale: number) {
  const shareToBuy = readList(onHand, language);
  const rows = ingredients.map((one) => ({
    ...one,
    name: nameOf(one.text, language),
    share: shareToBuy(one.text, scale),
  }));
  return { rows, names: [...new Set(rows.filter(({ share }) => share > 0).map(({ name }) => name))] };
}

function once<Value>(make: () => Value): () => Value {
  let cached: { value: Value } | null = null;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
}
