import type { Family } from '../languages/languageWords.ts';
import { type Reading, textsOf } from '../shape/read.ts';
import { textOfStep } from '../shape/steps.ts';
import { chunksOf, sentencesIn } from '../tokens/sentences.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { Gap, Language } from '../words/language.ts';
import { type Alternative, alternativesOf, BROKEN_BY, type CheckedDiet, isOf } from './alternatives.ts';
import { readIngredient } from './foods.ts';
import { finderOf } from './foodsNamed.ts';
import { isHeld } from './held.ts';
import { isPicture, type Sought, soughtIn, type Wish } from './wish.ts';

/** A food that a wish excludes, and the ingredient or step that contains it. */
type Place = { food: string; line: string };

/**
 * Result of checking a recipe against one wish. `by`: 'word' if the food to avoid is unknown, so that only the typed word
 * was looked for. 'not sure': only some kinds of a listed food fit the wish, and its label tells which.
 */
export type Check = { wish: Wish } & (
  | { answer: 'found' | 'not sure'; places: readonly [Place, ...Place[]] }
  | { answer: 'clear'; by: 'meaning' | 'word' }
  | { answer: 'not checked'; because: Because }
);
/** Reason why a recipe was not checked. */
export type Because = Gap | 'cut short' | 'too long';

/**
 * Parts of a recipe to check. `titles`: lines that are checked only for foods to avoid. `dish`: name of the dish, to
 * which a step may refer. `gap`: reason why the recipe cannot be checked completely.
 */
export type Checked = {
  ingredients: readonly string[];
  titles?: readonly string[];
  steps?: readonly string[];
  dish?: string;
  gap?: Because | null;
};
/** An ingredient, or a part of a long ingredient or of a step. `whole`: the whole ingredient or step. */
type Line = { text: string; whole: string; isOfStep: boolean; alternatives: Alternative[] };

/**
 * Minimum share of ingredients that contain a known word. In real answers, at least two fifths of the ingredients do.
 */
const LEAST_KNOWN = 1 / 3;
const MEAT_AND_DAIRY: Family[] = ['meat', 'dairy'];
/** If no ingredients are recognised, only this many characters of the recipe are checked. */
const MOST_TEXT = 12_000;

/** `typed`: languages in which the foods to avoid may be typed. */
export function checkReading(
  reading: Reading,
  cutShort: boolean,
  wishes: readonly Wish[],
  typed: readonly Language[],
): Check[] {
  const gap =
    reading.language.gap ?? (reading.isTooMuch ? 'too long' : cutShort ? 'cut short' : gapInFoods(reading));
  return check(wishes, { ...partsToCheck(reading), dish: reading.dish, gap }, reading.language, typed);
}

/** Doubts the recognised language if hardly any ingredient is known. A short Finnish text may pass for English. */
function gapInFoods({ ingredients, language }: Reading): Gap | null {
  const known = ingredients.filter(({ text }) => tokensOf(text, language).some(({ name }) => name));
  return ingredients.length > 1 && known.length < LEAST_KNOWN * ingredients.length
    ? 'unknown language'
    : null;
}

/**
 * Includes optional ingredients because they may be foods to avoid. If the recipe lists no ingredients, includes the
 * recipe's whole text.
 */
function partsToCheck(reading: Reading): Checked {
  const { ingredients, steps, parts, groupLines, text } = reading;
  if (ingredients.length === 0) return { ingredients: text.slice(0, MOST_TEXT).split('\n') };
  const listed = [...parts.ingredients, ...parts.between].filter((line) => !groupLines.has(line));
  return {
    ingredients: textsOf(listed, reading),
    titles: textsOf([...groupLines.keys()], reading),
    steps: steps.map(textOfStep),
  };
}

export function check(
  wishes: readonly Wish[],
  checked: Checked,
  language: Language,
  typed: readonly Language[] = [],
): Check[] {
  if (wishes.length === 0) return [];
  const { ingredients, titles = [], steps = [], dish = '', gap = null } = checked;
  const linesOf = (texts: readonly string[], isInDoubt = false) =>
    texts.flatMap((whole) =>
      chunksOf(whole).map((text) => {
        return { text, whole, isOfStep: false, alternatives: alternativesOf(text, language, isInDoubt) };
      }),
    );
  const listed = linesOf(ingredients);
  const inTitles = linesOf(titles);
  // Leaves out titles and steps, which do not name the kind: 'vanilla' for the listed alcohol-free vanilla.
  let doubted: Line[] | undefined;
  const inSteps = sentencesToCheck(steps, [...ingredients, dish], language);
  const others = typed.filter(({ gap }) => gap === null);
  const areWordsLoaded = typed.every(({ gap }) => gap !== 'words not loaded');
  return wishes.map((wish): Check => {
    const sought = wish.of === 'avoid' ? soughtIn(wish.name, language, others) : [];
    const areUnderstood = sought.every((one) => one.hasMeaning);
    const placesIn = (lines: Line[], titles: Line[], steps: Line[]) =>
      wish.of === 'diet'
        ? placesAgainst(wish.name, lines, steps, language)
        : placesOf(sought, [...lines, ...titles, ...steps], language);
    const [first, ...further] = placesIn(listed, inTitles, inSteps);
    if (first) return { wish, answer: 'found', places: [first, ...further] };
    const because = gap ?? (areUnderstood || areWordsLoaded ? null : 'words not loaded');
    if (because) return { wish, answer: 'not checked', because };
    doubted ??= linesOf(ingredients, true);
    const [unsure, ...doubtful] = placesIn(doubted, [], []);
    if (unsure) return { wish, answer: 'not sure', places: [unsure, ...doubtful] };
    return { wish, answer: 'clear', by: areUnderstood ? 'meaning' : 'word' };
  });
}

/** Finds the foods that break a diet. Ignores meat in steps, for example, if an ingredient contains meat. */
function placesAgainst(diet: CheckedDiet, listed: Line[], inSteps: Line[], language: Language): Place[] {
  const families = familiesAgainst(diet, [...listed, ...inSteps]);
  const broken = listed.filter((line) => breaks(line, families));
  const known = broken.flatMap(({ alternatives }) => alternatives.flat());
  const others = families.filter((family) => !known.some((food) => food.families.has(family)));
  const further = inSteps
    .filter((line) => breaks(line, families))
    .flatMap(({ alternatives, whole }) => alternatives.flat().map((food) => ({ food, line: whole })))
    .filter(({ food }) => others.some((family) => food.families.has(family)));
  return distinct([
    ...broken.map(({ text, whole }) => ({ food: readIngredient(text, language).name, line: whole })),
    ...further.map(({ food: { text }, line }) => ({ food: text, line })),
  ]);
}

/** Returns the food families that a diet excludes. For 'kosher', adds meat and dairy if the recipe contains both. */
function familiesAgainst(diet: CheckedDiet, lines: Line[]): Family[] {
  const areTogether = MEAT_AND_DAIRY.every((family) => lines.some((line) => breaks(line, [family])));
  return diet === 'kosher' && areTogether ? [...BROKEN_BY.kosher, ...MEAT_AND_DAIRY] : BROKEN_BY[diet];
}

function breaks({ alternatives }: Line, families: Family[]): boolean {
  return alternatives.every((one) => families.some((family) => isOf(one, family)));
}

function placesOf(sought: Sought[], lines: Line[], language: Language): Place[] {
  return distinct(
    lines.flatMap((line) =>
      sought
        .filter((one) => isIn(one, line, language))
        .map((one) => ({ food: foodIn(line, one, language), line: line.whole })),
    ),
  );
}

function isIn({ text, families, isOwnFamily }: Sought, line: Line, language: Language): boolean {
  if (isPicture(text)) return line.text.includes(text);
  return line.alternatives.some(
    (one) => families.some((family) => isOf(one, family)) || (!isOwnFamily && isHeld(text, one, language)),
  );
}

/** Returns the food that was found: the name of an ingredient, or the word in a step. */
function foodIn(line: Line, { text, families }: Sought, language: Language): string {
  if (line.text === line.whole && !line.isOfStep) return readIngredient(line.text, language).name;
  const foods = line.alternatives.flat();
  return foods.find((food) => families.some((family) => food.families.has(family)))?.text ?? text;
}

function distinct(places: Place[]): Place[] {
  const isFirst = ({ food, line }: Place, index: number) =>
    places.findIndex((one) => one.food === food && one.line === line) === index;
  return places.filter(isFirst);
}

/** Reads the sentences of the steps. Ignores foods that may refer to an ingredient: 'the milk' may be the oat milk in the list. */
function sentencesToCheck(steps: readonly string[], named: readonly string[], language: Language): Line[] {
  if (steps.length === 0) return [];
  const find = finderOf(named, language);
  const isOther = ({ id, text, families }: Token) =>
    !language.made.has(id) && (families.size === 0 || find(text).size === 0);
  return steps.flatMap((whole) =>
    sentencesIn(whole).map((text) => {
      const alternatives = alternativesOf(text, language).map((one) => one.filter(isOther));
      return { text, whole, isOfStep: true, alternatives };
    }),
  );
}
