import { createIdentities } from '../lines/identities.ts';
import { type Line, linesOf } from '../lines/lines.ts';
import { countWords, hasNumber, hasWords } from '../lines/looks.ts';
import { isTooMuchToParse } from '../markdown/limits.ts';
import { timersIn } from '../numbers/durations.ts';
import { type Facts, factsIn, isOnlyFacts } from '../numbers/facts.ts';
import type { Language } from '../words/language.ts';
import { type Block, withTitle } from './blocks.ts';
import { dishIn, dishOf } from './dish.ts';
import { groupLinesIn, nameWithin } from './groups.ts';
import { type Ingredient, ingredientsIn, isWhole } from './ingredients.ts';
import type { Part } from './points.ts';
import { type DividedDish, divide, linesByPart, type Sections, sectionsOfAll } from './sections.ts';
import { splitLabels } from './splitLabels.ts';
import { linesOfStep, type StepInLines, stepsIn, textOfStep } from './steps.ts';

/** A timer for a step. `words`: the time as written in the step. The timers of a step have the order of their times in the text. */
type Timer = { id: string; words: string; seconds: number };
/** `dishLine`: the line with the name of the step's dish, if an answer has several dishes. Null for the main dish. */
type DishStep = StepInLines & { dishLine: Line | null };
/** `id`: identity of the whole step. `lineIds`: identities of the step's heading, if any, and of its lines. */
export type ReadStep = DishStep & { id: string; lineIds: string[]; timers: Timer[] };
export type Reading = {
  language: Language;
  dish: string;
  /** The line that contains the dish's name and nothing else, or null. */
  dishLine: Line | null;
  facts: Facts;
  /** `id`: identity of the ingredient, or the identity of its line if the line contains nothing else. */
  ingredients: (Ingredient & { id: string })[];
  steps: ReadStep[];
  /** The headings of the ingredients and the steps. */
  titles: { ingredients: Line | null; steps: Line | null };
  /** Lines that contain servings and times and nothing else. */
  factLines: ReadonlySet<Line>;
  /** Lines that are titles of ingredient groups or further dishes, each with the name of the group. */
  groupLines: ReadonlyMap<Line, string>;
  /** All lines of the answer, by part of the recipe. */
  parts: Record<Part, Line[]>;
  /** The whole answer, without HTML. */
  text: string;
  /**
   * True if the text is too long to render as markdown. Then only the dish's name, servings and times are read.
   */
  isTooMuch: boolean;
};

const LABELLED_FIGURE = /[:\uff1a]\s?\p{N}/u;
const MOST_WORDS_OF_FACT = 8;
/** If an answer is too long to render, the reader reads only this many characters at its beginning. */
const FIRST_CHARS = 1_000;
const LINES_WITHOUT_LIST = 8;

export function linesIn(text: string): Line[] {
  return linesOf(isTooMuchToParse(text) ? text.slice(0, FIRST_CHARS) : text);
}

/** Reads an answer in its language. `text`: the answer without HTML. `requested`: the requested ingredients. */
export function readIn(
  language: Language,
  text: string,
  requested: readonly string[],
  written = linesIn(text),
): Reading {
  const isTooMuch = isTooMuchToParse(text);
  const identify = createIdentities();
  const lines = splitLabels(written, language).map((line) => ({ ...line, id: identify(line.raw) }));
  const { dishes, main, later } = divide(lines, language);
  const sections = sectionsOfAll(dishes);
  const parts = linesByPart(lines, dishes, later);
  const above = linesAbove(lines, sections);
  const listed = dishes.flatMap((dish) => ingredientsOf(dish, language));
  // True if a list certainly contains ingredients: it has a title such as 'Ingredients', or contains an amount.
  const isNamed = sections.ingredients.some(({ kind }) => kind === 'ingredients');
  const isSure = isNamed || listed.some((one) => hasNumber(one.text));
  const steps = isTooMuch ? [] : dishes.flatMap((dish) => methodOf(dish, isSure, language));
  const ingredients = !isTooMuch && (isSure || steps.length > 0) ? listed : [];
  const groupLines = groupLinesIn(parts.ingredients, ingredients, dishes);
  const { name, line: dishLine } = dishIn(
    main ? [main] : above.filter((line) => !groupLines.has(line)),
    text,
    requested,
    language,
  );
  const factLines = new Set([...above, ...parts.ingredients].filter((one) => isOnlyFacts(one, language)));
  return {
    language,
    dish: name || dishOf(requested),
    dishLine,
    facts: factsIn(linesOfFacts(lines, above, dishLine), linesOfServings(sections), name, language),
    ingredients: ingredients.map((one) => ({
      ...one,
      id: isWhole(one) ? one.line.id : identify(one.text),
    })),
    // Omits the title of the steps if it only repeats the dish's name.
    steps: steps.map((step) => ({
      ...identified(step, language, identify),
      part: step.part === name ? '' : step.part,
    })),
    titles: {
      ingredients: titleLine(sections.ingredients, 'ingredients'),
      steps: titleLine(sections.steps, 'steps'),
    },
    factLines,
    groupLines,
    parts,
    text,
    isTooMuch,
  };
}

function ingredientsOf(dish: DividedDish, language: Language): Ingredient[] {
  const listed = ingredientsIn(dish.sections.ingredients, language).filter((one) => hasWords(one.text));
  return listed.map((one) => ({ ...one, group: nameWithin(dish, one.group) }));
}

/** Returns the texts of some lines. For a line of an ingredient or step, returns the whole text of that ingredient or step. */
export function textsOf(lines: readonly Line[], { ingredients, steps }: Reading): string[] {
  const own = new Map<Line, string[]>();
  for (const { line, text } of ingredients) own.set(line, [...(own.get(line) ?? []), text]);
  for (const step of steps) for (const line of linesOfStep(step)) own.set(line, textOfStep(step).split('\n'));
  return [...new Set(lines.flatMap((line) => own.get(line) ?? [line.text || line.raw]))];
}

/** Reads the steps of a dish. Returns none if the answer has no ingredients and no list of steps. */
function methodOf(dish: DividedDish, hasIngredients: boolean, language: Language): DishStep[] {
  const blocks = dish.sections.steps;
  const isList = blocks.some(
    ({ kind, shape, lines }) => lines.length > 1 && (shape === '1' || kind === 'steps'),
  );
  if (!hasIngredients && !isList) return [];
  return stepsIn(blocks, language).map((step) => ({
    ...step,
    part: nameWithin(dish, step.part),
    dishLine: dish.title?.line ?? null,
  }));
}

function titleLine(blocks: Block[], kind: 'ingredients' | 'steps'): Line | null {
  const named = blocks.find(({ title, isFirst }) => isFirst && title?.kind === kind && !title.isStep);
  return named?.title?.line ?? null;
}

function linesAbove(lines: Line[], { ingredients, steps }: Sections): Line[] {
  const begins = [...ingredients.slice(0, 1), ...steps.slice(0, 1)].flatMap((block) => {
    const [begin] = withTitle(block);
    return begin ? [lines.indexOf(begin) + (block.title?.line === begin ? 1 : 0)] : [];
  });
  return lines.slice(0, begins.length > 0 ? Math.min(...begins) : LINES_WITHOUT_LIST);
}

/** Returns the lines that may state servings and times. Puts the dish's name last because 'Pizza for two' may serve four. */
function linesOfFacts(lines: Line[], above: Line[], dishLine: Line | null): Line[] {
  const isFurther = (line: Line) =>
    LABELLED_FIGURE.test(line.text) && countWords(line.text) <= MOST_WORDS_OF_FACT && !above.includes(line);
  const others = [...above, ...lines.filter(isFurther)].filter((line) => line !== dishLine);
  return dishLine ? [...others, dishLine] : others;
}

/** Returns lines in and below the ingredients that may state servings: 'For four you need: 250 g lentils', 'Serves 4. Enjoy!'. */
function linesOfServings({ ingredients, between, steps, end }: Sections): Line[] {
  const blocks = [...ingredients.slice(0, 2), ...between, ...steps, ...end];
  return blocks.flatMap(({ lines }) => lines);
}

/** The identity of a timer depends only on its words and its line, because a later reading may divide the lines into other steps. */
function identified(step: DishStep, language: Language, identify: (text: string) => string): ReadStep {
  const { lines } = step;
  const all = linesOfStep(step);
  const [first, ...others] = all;
  const written = textOfStep(step);
  const timers = timersIn(written, language).map(({ start, end, seconds }) => {
    // Counts lines from the end because the title may be on its own line, or in the first line of the step.
    const line = lines.at(-written.slice(start).split('\n').length) ?? first;
    // Removes the full stop at the end of a sentence: 'Bake for 5 min.'
    const time = written.slice(start, end).replace(/\.$/, '');
    return { id: identify(`${line?.id} ${time}`), words: time, seconds };
  });
  const id = first && others.length === 0 ? first.id : identify(all.map(({ raw }) => raw).join('\n'));
  return { ...step, id, lineIds: all.map((line) => line.id), timers };
}
