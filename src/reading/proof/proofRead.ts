import type { Recipe } from '../../../machines/recipe.ts';
import { hasAny } from '../foods/forStep.ts';
import { hasNumber } from '../lines/looks.ts';
import { durationsIn } from '../numbers/durations.ts';
import { figuresIn } from '../numbers/readLine.ts';
import type { Reading } from '../read.ts';
import { foldInPlace } from '../words/fold.ts';
import { foodsOf, wordsToReadBy } from '../words/loading.ts';
import { sourceOf } from '../words/readyLanguage.ts';
import { findMissing } from './missing.ts';
import { findUnused } from './unused.ts';

/** Contradictions and gaps that were found in a recipe. */
export type Proof = {
  hasNoAmounts: boolean;
  /** Requested foods that the recipe does not mention, spelt as the visitor typed them. */
  missing: string[];
  /** The longest waiting time in a step, in minutes. Null if the stated total time is at least as long. */
  wait: number | null;
  /** Indexes of the ingredients that no step uses. */
  unused: number[];
  /** The first step that uses the oven, and that step's word for the oven. Null if the recipe states a temperature. */
  oven: { step: number; word: string } | null;
};

type Requested = Pick<Recipe, 'ingredients' | 'taste' | 'cutShort' | 'cookbook' | 'changed'>;

const FEWEST_LISTED = 3;
const DEGREES = /\p{N}\s?[\u00b0\u00ba\u02da\u2103\u2109]|\p{N}\s?[CF]\b/u;
/** Matches a temperature without a degree sign: 'Preheat to 350'. */
const BARE_DEGREES = /(?<!\p{N})[1-5]\p{N}\p{N}(?!\p{N}|\s?(?:g|ml|gr)\b)/u;

export function proofRead(reading: Reading, recipe: Requested): Proof {
  const { ingredients, language, parts, steps, text } = reading;
  const isWhole = reading.gap === null && !recipe.cutShort && !reading.isTooMuch;
  // Ignores changed recipes, since they may omit foods. Ignores cookbook dishes, since the page lists their omitted foods anyway.
  const requested = isWhole && !recipe.cookbook && !recipe.changed ? recipe.ingredients : [];
  // Includes all lines below the ingredients, even remarks.
  const below = [...parts.between, ...parts.steps, ...parts.end].map((line) => line.text).join('\n');
  const texts = isWhole ? steps.map((step) => `${step.title}\n${step.text}`) : [];
  return {
    hasNoAmounts: hasNoAmounts(reading),
    missing: findMissing(requested, recipe.taste, text, language),
    wait: longestWait(reading),
    unused: findUnused(ingredients, texts, below, language),
    oven: findOven(texts, text, language),
  };
}

function hasNoAmounts({ ingredients, parts, titles, factLines, language }: Reading): boolean {
  const foods = foodsOf(language);
  const lines = parts.ingredients.filter((line) => line !== titles.ingredients && !factLines.has(line));
  const texts = [...lines, ...ingredients].map(({ text }) => text);
  return (
    ingredients.length >= FEWEST_LISTED &&
    texts.every((text) => !hasNumber(text) && figuresIn(text, foods).length === 0)
  );
}

function longestWait({ facts, steps, parts, language }: Reading): number | null {
  const wait = Math.max(0, ...steps.flatMap(({ timers }) => timers.map(({ seconds }) => seconds / 60)));
  if (facts.total === null || wait <= facts.total) return null;
  const words = wordsToReadBy(language);
  // Ignores a waiting time above the ingredients: 'Chilling time: 5 hours'.
  const isStated = parts.head.some(({ text }) =>
    durationsIn(text, words).some(({ upTo }) => upTo >= wait * 60),
  );
  return isStated ? null : wait;
}

function findOven(steps: readonly string[], answer: string, tag: string): Proof['oven'] {
  if (DEGREES.test(answer) || steps.some((step) => BARE_DEGREES.test(step))) return null;
  const language = foodsOf(tag);
  const { oven, heat } = language.inSteps;
  const found = new RegExp(sourceOf(oven), 'u');
  const words = steps.map((one) => {
    const { 0: word = '', index = 0 } = found.exec(foldInPlace(one, language.fold)) ?? {};
    return one.slice(index, index + word.length);
  });
  const isStated = steps.some((one, index) => words[index] && hasAny(heat, one, language));
  const step = words.findIndex(Boolean);
  return isStated || step < 0 ? null : { step, word: words[step] ?? '' };
}
