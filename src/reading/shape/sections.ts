import type { Line } from '../lines/lines.ts';
import { beginsWithAmount, isSentence, share } from '../lines/looks.ts';
import { namesFood } from '../tokens/tokens.ts';
import type { Language } from '../words/language.ts';
import { type Block, blocksOf, itemsOf, withTitle } from './blocks.ts';
import { nameOfDish } from './dish.ts';
import { dishesIn } from './dishes.ts';
import { nameInSentences } from './dishInSentences.ts';
import { PARTS, type Part, pointsOf } from './points.ts';
import type { Title } from './titles.ts';

export type Sections = Record<Part, Block[]>;
/** A dish of an answer, divided into the parts of a recipe. For the main dish, `title` is null and `name` is ''. */
export type DividedDish = { title: Title | null; name: string; sections: Sections };

type Assignment = { points: number; parts: Part[] };

function byPart<Value>(make: (part: Part) => Value): Record<Part, Value> {
  return Object.fromEntries(PARTS.map((part) => [part, make(part)])) as Record<Part, Value>;
}

/** Divides an answer into its dishes. `main`: the title of the main dish if the answer has several dishes. `later`: other suggestions. */
export function divide(lines: Line[], language: Language) {
  const { dishes, main, later } = dishesIn(blocksOf(lines, language), language);
  const divided: DividedDish[] = dishes.map(({ title, blocks }) => ({
    title,
    name: title ? nameOfFurther(title.text, language) : '',
    sections: assignedSections(blocks, language),
  }));
  return { dishes: divided, main: main?.line ?? null, later };
}

/** Finds the dish's name in the title of a further dish: 'Tahini sauce' in 'Here is a recipe for tahini sauce:'. */
function nameOfFurther(title: string, language: Language): string {
  const isSentence = language.beginsWith('chat', title) || language.contains('recipeFor', title);
  const name = isSentence ? nameInSentences(title, title, [], language) : '';
  return nameOfDish(name || title, language);
}

function assignedSections(blocks: Block[], language: Language): Sections {
  const sections: Sections = byPart(() => []);
  const parts = bestAssignment(blocks, language);
  let [isOtherWay, isLaterStep] = [false, false];
  for (const [index, block] of blocks.entries()) {
    const { title, isFirst } = block;
    const part = parts[index] ?? 'end';
    const hasSteps = sections.steps.some(({ kind, lines }) => kind === 'steps' && lines.length > 0);
    // Moves the steps for another way of cooking, such as in an air fryer, to the end.
    if (isFirst && title?.about === 'steps')
      isOtherWay = hasSteps && language.contains('otherWay', title.text);
    // Reads 'Step 3: Serve' as a step even if tips precede it.
    if (isFirst) isLaterStep = title?.isStep === true && sections.steps.some((one) => one.title?.isStep);
    const isTrailing = part === 'end' && areTrailingIngredients(block, sections.ingredients, language);
    const own = part === 'end' && isLaterStep ? 'steps' : part;
    sections[isTrailing ? 'ingredients' : isOtherWay ? 'end' : own].push(block);
  }
  return sections;
}

/** True for a list of ingredients after the steps: one such as 'For serving', or the only one. `before`: ingredients found so far. */
function areTrailingIngredients(block: Block, before: Block[], language: Language): boolean {
  const { title, isFirst, shape } = block;
  const texts = itemsOf(block);
  const isOnly = title?.kind === 'ingredients' && before.every(({ kind }) => kind !== 'ingredients');
  if (!isFirst || (title?.kind !== null && !isOnly) || shape !== '-' || texts.length < 2) return false;
  const areAmounts = share(texts, beginsWithAmount) >= 0.5 && share(texts, isSentence) === 0;
  return areAmounts && share(texts, (text) => namesFood(text, language)) >= 0.5;
}

export function sectionsOfAll(dishes: DividedDish[]): Sections {
  return byPart((part) => dishes.flatMap(({ sections }) => sections[part]));
}

/**
 * Groups all lines by part of the recipe. A rule ('---') belongs to the part of the next line, and code to the part
 * of the previous line.
 */
export function linesByPart(lines: Line[], dishes: DividedDish[], later: Block[]): Record<Part, Line[]> {
  const partOf = new Map<Line, Part>();
  const put = (blocks: Block[], part: Part) => {
    for (const line of blocks.flatMap(withTitle)) partOf.set(line, part);
  };
  // Puts the name of a further dish among the ingredients.
  for (const { title, sections } of dishes)
    for (const part of PARTS) put(sections[part], title && part === 'head' ? 'ingredients' : part);
  put(later, 'end');
  const found = byPart((): Line[] => []);
  let last: Part = 'head';
  for (const [index, line] of lines.entries()) {
    const next = line.mark === '---' ? lines.slice(index).find(({ mark }) => mark !== '---') : line;
    last = (next && partOf.get(next)) ?? last;
    found[last].push(line);
  }
  return found;
}

/** Assigns each block to a part of the recipe, so that the parts are in order and the sum of points is as high as possible. */
function bestAssignment(blocks: Block[], language: Language): Part[] {
  let assignments: Assignment[] = PARTS.map((_, index) => ({ points: index === 0 ? 0 : -1e6, parts: [] }));
  for (const points of pointsOf(blocks, language))
    assignments = PARTS.map((part, index) => {
      const from = bestOf(assignments.slice(0, index + 1));
      return { points: from.points + points[part], parts: [...from.parts, part] };
    });
  return bestOf(assignments).parts;
}

function bestOf(assignments: Assignment[]): Assignment {
  return assignments.reduce((one, other) => (other.points > one.points ? other : one));
}
