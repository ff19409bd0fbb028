import { BOLD } from '../lines/lines.ts';
import { beginsWithAmount, isCounted, isListOnOneLine, isSentence, isShort, share } from '../lines/looks.ts';
import { isFact } from '../numbers/facts.ts';
import { namesFood } from '../tokens/tokens.ts';
import type { Language } from '../words/language.ts';
import { type Block, itemsOf } from './blocks.ts';
import { isTitleOfIngredients } from './dishes.ts';
import { labelledIngredient } from './ingredients.ts';
import { isAside, type Title } from './titles.ts';

/** Points of a block for each part of a recipe. The more points, the better the block fits that part. */
const WEIGHTS = {
  // Points that every block gets.
  ...{ head: 0.2, between: -0.2, end: 0.1 },
  // Points for the part of a recipe that is named by the block's title or by a higher title, and for steps below 'Step 2'.
  ...{ named: 6, namedAbove: 2.5, titleOfStep: 3 },
  // Penalties for ingredients above the title 'Ingredients'. The larger penalty applies below a title of another kind.
  ...{ aboveIngredients: -3, namedAboveIngredients: -12 },
  // Points for ingredients. Amounts and short lines add points, sentences subtract points.
  ...{ amounts: 2.5, amountsFirst: 1, shortLines: 0.5, sentences: -2.5, noAmounts: -0.5 },
  ...{ oneLine: -1.5, facts: -3, labelsBelowItems: 0.4 },
  // Points for steps. Numbered lines add points. Sentences also add points, but only if the dish has no numbered steps.
  ...{ numberedSentences: 4, numbered: 1.5, onlySentences: 0.6, noSteps: -1 },
};
const ENERGY = /\p{N}\s?(?:kcal|kj)/iu;

/** Parts of a recipe, in their order in an answer. Any part may be missing. */
export const PARTS = ['head', 'ingredients', 'between', 'steps', 'end'] as const;
export type Part = (typeof PARTS)[number];

/** The surroundings of a block. `isAfterNumbers`: true if the block follows the last numbered list of sentences. */
type Around = { isNumberedMethod: boolean; isAfterNumbers: boolean; isBelowItems: boolean };
export type Points = Record<Part, number>;

/** Rates how well each block of a dish fits each part of a recipe, by the block's lines, title and position. */
export function pointsOf(blocks: Block[], language: Language): Points[] {
  const endOfNumbers = blocks.findLastIndex(
    (block) => block.shape === '1' && share(itemsOf(block), isSentence) >= 0.5,
  );
  const named = titleOfIngredients(blocks);
  return blocks.map((block, place) => {
    const isAfterNumbers = place > endOfNumbers && !isPhase(block, blocks.slice(0, endOfNumbers + 1));
    const around = {
      isNumberedMethod: endOfNumbers >= 0,
      isAfterNumbers,
      isBelowItems: areItems(blocks[place - 1]),
    };
    const points = pointsOfBlock(block, around, language);
    if (place < named)
      points.ingredients += block.kind === null ? WEIGHTS.aboveIngredients : WEIGHTS.namedAboveIngredients;
    return points;
  });
}

function areItems(block: Block | undefined): boolean {
  return block !== undefined && block.shape !== '' && share(itemsOf(block), isCounted) >= 0.5;
}

/** True for a later phase of the method: 'Finish' after 'Prep' and 'Cooking', all below 'Instructions'. */
function isPhase({ title }: Block, before: Block[]): boolean {
  const last = before.at(-1)?.title;
  const isOfSteps = (one: Title | null) => one?.kind === 'steps' && one !== last && one.level <= BOLD;
  const areBelow = title && last && title !== last && title.level >= BOLD && last.level >= BOLD;
  return Boolean(areBelow) && before.some((block) => block.isFirst && isOfSteps(block.title));
}

/**
 * Returns the index of the block with the title of the ingredients. Prefers a title above amounts because a list
 * without amounts may contain tools.
 */
function titleOfIngredients(blocks: Block[]): number {
  const areAmounts = (block: Block) => block.lines.length === 0 || share(itemsOf(block), isCounted) >= 0.5;
  const counted = blocks.findIndex((block) => isTitleOfIngredients(block) && areAmounts(block));
  return counted < 0 ? blocks.findIndex(isTitleOfIngredients) : counted;
}

function pointsOfBlock(block: Block, around: Around, language: Language): Points {
  const { isNumberedMethod, isAfterNumbers } = around;
  const { title, shape } = block;
  // True if the title right above the block states the block's kind.
  const isOwn = block.isFirst && title?.kind;
  const texts = itemsOf(block);
  const sentences = share(texts, isSentence);
  const points: Points = {
    head: WEIGHTS.head,
    ingredients: asIngredients(block, texts, sentences, language),
    between: WEIGHTS.between,
    steps: asSteps(block, sentences, isNumberedMethod),
    end: WEIGHTS.end,
  };
  // Adds labelled lines right below a list to that list: '**Optional garnish:** parsley'.
  if (around.isBelowItems && shape === '' && block.lines.every((line) => labelledIngredient(line, language)))
    points.ingredients = WEIGHTS.labelsBelowItems;
  if (title?.isStep) points.steps += WEIGHTS.titleOfStep;
  // Reads foods below 'You will also need', and foods or amounts below 'For serving', as ingredients.
  const areIngredients = () =>
    share(texts, (text) => namesFood(text, language)) >= 0.5 ||
    (block.kind === 'aside' && share(texts, beginsWithAmount) >= 0.5);
  const isSure = title !== null && isAside(title.kind) && !language.contains('withFoods', title.text);
  const isWrong = isAside(block.kind) && !isSure && sentences < 0.3 && areIngredients();
  const isBesideMethod = block.kind === 'steps' && !isOwn && isNumberedMethod && isAfterNumbers;
  const kind = isWrong || isBesideMethod ? null : block.kind;
  if (kind === null) return points;
  const parts: Part[] = kind === 'ingredients' || kind === 'steps' ? [kind] : ['head', 'between', 'end'];
  // Does not read numbered steps right after the ingredients as ingredients.
  const continues = isOwn || kind !== 'ingredients' || (sentences < 0.5 && shape !== '1');
  if (continues) for (const part of parts) points[part] += isOwn ? WEIGHTS.named : WEIGHTS.namedAbove;
  return points;
}

function asIngredients(
  { shape, kind }: Block,
  texts: string[],
  sentences: number,
  language: Language,
): number {
  const listed = share(texts, isListOnOneLine);
  if (shape === '' && texts.length === 1 && listed === 0) return WEIGHTS.oneLine;
  const areFacts = () =>
    share(texts, (text) => isFact(text, language)) >= 0.5 || texts.some((text) => ENERGY.test(text));
  if (kind !== 'ingredients' && areFacts()) return WEIGHTS.facts;
  if ((sentences < 0.5 && share(texts, isCounted) >= 0.5) || listed >= 0.5)
    return WEIGHTS.amounts + WEIGHTS.amountsFirst * share(texts, beginsWithAmount);
  if (sentences < 0.3 && share(texts, isShort) >= 0.5) return WEIGHTS.shortLines;
  return WEIGHTS.sentences * sentences + WEIGHTS.noAmounts;
}

function asSteps({ shape }: Block, sentences: number, isNumberedMethod: boolean): number {
  if (shape === '1') return sentences >= 0.4 ? WEIGHTS.numberedSentences : WEIGHTS.numbered;
  return sentences >= 0.5 && !isNumberedMethod ? WEIGHTS.onlySentences : WEIGHTS.noSteps;
}
