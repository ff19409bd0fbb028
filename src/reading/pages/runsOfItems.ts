import type { Line } from '../lines/lines.ts';
import { beginsWithAmount, countWords, hasWords, isSentence } from '../lines/looks.ts';
import { isFact } from '../numbers/facts.ts';
import { isAside as isAsideKind, type Kind } from '../shape/titles.ts';
import { namesFood } from '../tokens/tokens.ts';
import type { Language } from '../words/language.ts';

/** Matches signs of an ingredient without an amount: 'salt', 'Parsley, chopped'. Leaves out 'Olive Oil Glaze'. */
export const ITEM = /^\p{Ll}|,|(?:[Ss]alt|[Pp]epper|[Ww]ater|[Oo]il|[Ss]pray)(?!\p{L}|\s\p{Lu})/u;
/** Matches the amount in 'Lime juice: 2 tbsp'. */
export const AMOUNT_LAST = /\p{L}\)?\s?:\s?\p{N}/u;
export const ENERGY = /\p{N}\s?(?:kcal|kj)/iu;

/** The kind of lines that each line of a page announces. */
export type Kinds = (Kind | null)[];
type Run = { points: number; start: number; end: number };

/** Points of a line among ingredients. The ingredients are the lines with the highest sum. */
const POINTS = {
  title: 3,
  amount: 1,
  food: 0.5,
  other: -0.4,
  fact: -0.7,
  sentence: -2,
  aside: -4,
  steps: -3,
};
const LONGEST_ITEM = 30;
const LINES_OF_TABS = 2;
/** Maximum number of foods without an amount that count, because a menu lists more than that. */
const MOST_FOODS = 12;
const LEAST_POINTS = 2;
const MOST_RUNS = 6;
const MOST_ITEMS = 250;

/** Returns the runs of lines that may be the ingredients, best first. */
export function runsOfItems(lines: Line[], kinds: Kinds, points: number[], language: Language): Run[] {
  const runs: Run[] = [];
  let run: Run = { points: 0, start: 0, end: 0 };
  let [sum, foods, isAside, isTitled] = [0, 0, false, false];
  for (const [index, line] of lines.entries()) {
    const kind = kinds[index];
    // Takes 'Nutrition' just below 'Ingredients' for the name of a tab.
    if (kind || isSentence(line.text) || language.beginsWith('for', line.text))
      isAside = isAsideKind(kind ?? null) && index - kinds.lastIndexOf('ingredients', index) > LINES_OF_TABS;
    if (index === 0 || sum <= 0 || kind === 'tools' || (kind === 'steps' && sum >= POINTS.title)) {
      run = { points: 0, start: index, end: index };
      [sum, foods, isTitled] = [0, 0, false];
      runs.push(run);
    }
    if (kind === 'ingredients') isTitled = true;
    const own = points[index] ?? 0;
    // Counts a food without an amount only below a title such as 'Ingredients' because a page also links to dishes.
    const isOther = own === POINTS.food && (!isTitled || ++foods > MOST_FOODS);
    sum += isAside ? POINTS.aside : isOther ? POINTS.other : own;
    if (sum > run.points) Object.assign(run, { points: sum, end: index + 1 });
  }
  return runs
    .filter(({ points: total, start, end }) => total > LEAST_POINTS && end - start < MOST_ITEMS)
    .sort((one, other) => other.points - one.points)
    .slice(0, MOST_RUNS)
    .map((one) => ({ ...one, start: startOf(one, lines, kinds, points) }));
}

/** Drops lines above the title of the ingredients, unless most amounts are there. */
function startOf({ start, end }: Run, lines: Line[], kinds: Kinds, points: number[]): number {
  const title = kinds.findIndex((kind, index) => kind === 'ingredients' && index >= start && index < end);
  const amountsIn = (some: Line[]) => some.filter(({ text }) => beginsWithAmount(text)).length;
  if (title > 0 && amountsIn(lines.slice(start, title)) <= amountsIn(lines.slice(title, end))) return title;
  // Adds a first food without an amount: 'cooking spray'.
  const isBelow = start > 1 && points[start - 1] === POINTS.food && !lines[start]?.isFirst && !kinds[start];
  return isBelow && ITEM.test(lines[start - 1]?.text ?? '') ? start - 1 : start;
}

export function pointsOfLine(line: Line, kind: Kind | null, language: Language): number {
  const { text } = line;
  if (kind === 'ingredients') return POINTS.title;
  if (kind === 'steps') return POINTS.steps;
  if (ENERGY.test(text)) return POINTS.sentence;
  if (countWords(text) > LONGEST_ITEM || (isSentence(text) && !beginsWithAmount(text)))
    return POINTS.sentence;
  const hasFood = namesFood(text, language);
  if (!hasFood && isFact(text, language)) return POINTS.fact;
  if (beginsWithAmount(text)) return hasWords(text) ? POINTS.amount : POINTS.other;
  if (hasFood && AMOUNT_LAST.test(text)) return POINTS.amount;
  return hasFood ? POINTS.food : POINTS.other;
}
