import { hasAny } from '../foods/forStep.ts';
import { hasNumber } from '../lines/looks.ts';
import { durationsIn } from '../numbers/durations.ts';
import { figuresIn } from '../numbers/readLine.ts';
import { type Reading, type ReadStep, textsOf } from '../shape/read.ts';
import { textOfStep } from '../shape/steps.ts';
import { foldInPlace } from '../words/fold.ts';
import { type Language, sourceOf } from '../words/language.ts';
import { findMissing, type Requested } from './missing.ts';
import { findUnused } from './unused.ts';

/** Contradictions and gaps that were found in a recipe. */
export type Proof = {
  hasNoAmounts: boolean;
  /** Requested foods that the recipe does not mention, spelt as in the request. */
  missing: string[];
  /** The longest waiting time in a step, in minutes. Null if the stated total time is at least as long. */
  wait: number | null;
  /** The ingredients that no step uses. */
  unused: Reading['ingredients'];
  /** The first step that uses the oven, and that step's word for the oven. Null if the recipe states a temperature. */
  oven: { step: ReadStep; word: string } | null;
};

const FEWEST_LISTED = 3;
const DEGREES = /\p{N}\s?[\u00b0\u00ba\u02da\u2103\u2109]|\p{N}\s?[CF]\b/u;
/** Matches a temperature without a degree sign: 'Preheat to 350'. */
const BARE_DEGREES = /(?<!\p{N})[1-5]\p{N}\p{N}(?!\p{N}|\s?(?:g|ml|gr)\b)/u;

/** `staples`: foods such as salt, which steps often leave out. */
export function proofRead(
  reading: Reading,
  request: Requested & { staples: readonly string[]; cutShort: boolean },
): Proof {
  const { ingredients, language, parts, steps, text } = reading;
  const isWhole = language.gap === null && !request.cutShort && !reading.isTooMuch;
  // Includes all lines below the ingredients, even remarks.
  const below = textsOf([...parts.between, ...parts.steps, ...parts.end], reading);
  const lines = textsOf(Object.values(parts).flat(), reading);
  const known = isWhole ? steps : [];
  return {
    hasNoAmounts: hasNoAmounts(reading),
    missing: isWhole ? findMissing(request, lines, language) : [],
    wait: longestWait(reading),
    unused: findUnused(ingredients, known.map(textOfStep), below, request.staples, language),
    oven: findOven(known, text, language),
  };
}

function hasNoAmounts({ ingredients, parts, titles, factLines, language }: Reading): boolean {
  const lines = parts.ingredients.filter((line) => line !== titles.ingredients && !factLines.has(line));
  const texts = [...lines, ...ingredients].map(({ text }) => text);
  return (
    ingredients.length >= FEWEST_LISTED &&
    texts.every((text) => !hasNumber(text) && figuresIn(text, language).length === 0)
  );
}

function longestWait({ facts, steps, parts, language }: Reading): number | null {
  const wait = Math.max(0, ...steps.flatMap(({ timers }) => timers.map(({ seconds }) => seconds / 60)));
  if (facts.total === null || wait <= facts.total) return null;
  // Ignores a waiting time above the ingredients: 'Chilling time: 5 hours'.
  const isStated = parts.head.some(({ text }) =>
    durationsIn(text, language).some(({ upTo }) => upTo >= wait * 60),
  );
  return isStated ? null : wait;
}

function findOven(steps: readonly ReadStep[], answer: string, language: Language): Proof['oven'] {
  const texts = steps.map(textOfStep);
  if (DEGREES.test(answer) || texts.some((one) => BARE_DEGREES.test(one))) return null;
  const { oven, heat } = language.inSteps;
  const found = new RegExp(sourceOf(oven), 'u');
  const words = texts.map((one) => {
    const { 0: word = '', index = 0 } = found.exec(foldInPlace(one, language.fold)) ?? {};
    return one.slice(index, index + word.length);
  });
  const isStated = texts.some((one, index) => words[index] && hasAny(heat, one, language));
  const step = steps[words.findIndex(Boolean)];
  return isStated || !step ? null : { step, word: words.find(Boolean) ?? '' };
}
