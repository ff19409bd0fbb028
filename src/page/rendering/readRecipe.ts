import type { Recipe } from '../../../machines/recipe.ts';
import { isSameList } from '../../../machines/textLists.ts';
import { nameOf, readList } from '../../reading/foods/needed.ts';
import { findAmounts } from '../../reading/numbers/amounts.ts';
import { proofRead } from '../../reading/proof/proofRead.ts';
import { type Reading, read, wordsToLoad } from '../../reading/read.ts';
import { drawing } from '../context/drawing.ts';
import type { StepOnPage, StepTimer } from '../context/recipeContext.ts';
import { renderMarkdown } from './renderMarkdown.tsx';

/** Characters of a step without a title that name it. */
const MOST_OF_NAME = 28;

/** By the recipe itself, so that what nothing else holds any more is forgotten here, too. */
const known = new WeakMap<Recipe, ReturnType<typeof startReading>>();

/** A box may hold 200 recipes, so each part of one is read when it is first needed, and only once. */
export function readRecipe(recipe: Recipe) {
  const found = known.get(recipe) ?? startReading(recipe, fetchWords(recipe));
  known.set(recipe, found);
  return found;
}

/** Where they do not come, as without a network, it is read by its shape alone. */
function fetchWords(recipe: Recipe): Promise<void> | null {
  const words = wordsToLoad(recipe);
  if (!words) return null;
  const readAnew = () => {
    known.set(recipe, startReading(recipe, null));
    drawing.set({ ...drawing.getSnapshot() });
  };
  return words.then(readAnew, readAnew);
}

/** `words`: they are still to come, and until then it is read by its shape alone; else null. */
function startReading(recipe: Recipe, words: Promise<void> | null) {
  const reading = once(() => read(recipe));
  const steps = once(() => stepsOf(reading()));
  const proof = once(() => proofRead(reading(), recipe));
  let compared: { onHand: readonly string[]; needed: ReturnType<typeof findNeeded> } | null = null;

  function needed(onHand: readonly string[]) {
    if (!compared || !isSameList(compared.onHand, onHand))
      compared = { onHand, needed: findNeeded(reading(), onHand) };
    return compared.needed;
  }

  return {
    words,
    reading,
    steps,
    proof,
    /** The elements are not kept: those of a whole box would fill the memory. */
    draw: () => renderMarkdown(reading(), steps(), proof()),
    canScale: once(() => {
      const { ingredients, language } = reading();
      return ingredients.some(({ text }) => findAmounts(text, language).length > 0);
    }),
    needed,
  };
}

function stepsOf({ ingredients, steps }: Reading): StepOnPage[] {
  // One part for all is the name of the list.
  const hasParts = new Set(steps.map(({ part }) => part)).size > 1;
  const found = steps.map(({ part, title, text, timers, lines }, at) => {
    const number = at + 1;
    const name = withoutStop(title) || firstWordsOf(text);
    return {
      item: ingredients.length + at,
      isTickedAsWritten: /x/i.test(lines[0]?.task ?? ''),
      name,
      part: hasParts ? part : '',
      title: withoutStop(title),
      text,
      timers: timers.map(({ words, seconds }, place) => ({
        place: `${number}.${place}`,
        name,
        words,
        detail: words,
        ms: seconds * 1_000,
      })),
    };
  });
  const all = found.flatMap(({ timers }) => timers);
  for (const timer of all) timer.detail = detailOf(timer, all);
  return found;
}

/** 'Soften the onion.' is a title, whatever stands behind it. */
function withoutStop(title: string): string {
  return title.replace(/(?<![.\u2026])[.\u3002]$/, '');
}

/** Two steps may have the same title and duration, and a step the same duration twice. */
function detailOf({ place, name, words }: StepTimer, all: StepTimer[]): string {
  const numberOf = (other: string) => other.split('.', 1)[0];
  const alike = all
    .filter((other) => other.name === name && other.words === words)
    .map((other) => other.place);
  if (alike.length === 1) return words;
  const inStep = alike.filter((other) => numberOf(other) === numberOf(place));
  const which = inStep.length > 1 ? `, ${inStep.indexOf(place) + 1} of ${inStep.length}` : '';
  return `Step ${numberOf(place)}, ${words}${which}`;
}

/** 'Tip the potatoes into…': what a step without a title is known by. */
function firstWordsOf(text: string): string {
  const [clause = text] = text.split(/[.,;:!?](?:\s|$)|[。，；：！？\n]/);
  const start = [...clause].slice(0, MOST_OF_NAME).join('');
  return start === clause ? clause : `${start.replace(/\s+\S*$/, '')}…`;
}

/** What is neither on the list nor always there. */
function findNeeded({ ingredients, language }: Reading, onHand: readonly string[]) {
  const isOnHand = readList(onHand, language);
  const lines = ingredients.filter(({ text }) => !isOnHand(text));
  return { lines, names: [...new Set(lines.map(({ text }) => nameOf(text, language)))] };
}

function once<Value>(make: () => Value): () => Value {
  let known: { value: Value } | null = null;
  return () => {
    known ??= { value: make() };
    return known.value;
  };
}
