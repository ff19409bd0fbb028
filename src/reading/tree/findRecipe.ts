import type { Element, ElementContent, Root } from 'hast';
import { cardNames } from '../dish/dish.ts';
import { HOW_TO } from '../dish/dishWords.ts';
import { elementsIn, isList, make, textOf } from './hast.ts';
import { readParts } from './headedParts.ts';
import { type FoundIngredient, findIngredients } from './ingredients.ts';
import { LABEL_LEVEL, LABEL_LIMIT_CHARS } from './labels.ts';
import { splitBlocks } from './splitBlocks.ts';
import { type FoundStep, findSteps } from './steps.ts';

export type TreeReading = {
  ingredients: FoundIngredient[];
  steps: FoundStep[];
  /** The headings that begin the ingredients and the steps; null where there is none. */
  ingredientsHeading: Element | null;
  stepsHeading: Element | null;
  /** Lists under a heading such as tips, notes, nutrition or storage: their items are nothing to tick off. */
  asides: Element[];
  /** True also where no heading was recognised. It decides whether '1,000' is a thousand or one. */
  english: boolean;
};

export const DISH_CLASS = ['dish'];
/** What a model says before the name of the dish. */
export const SAID_CLASS = ['preface', 'soft'];

/** Of languages that are not written in Latin letters. */
const OTHER_SCRIPT = /[^\P{L}\p{sc=Latin}\p{sc=Greek}]/u;

/** It lays out what it understands as if the model had written it so: sections under headings, items and steps in lists. */
export function findRecipe(tree: Root, dish = ''): TreeReading {
  splitBlocks(tree);
  const isNamed = moveDish(tree, dish);
  const parts = readParts(tree);
  const { ingredients, ingredientsHeading } = findIngredients(tree, parts);
  const isRecipe = ingredients.length > 0 || parts.some(({ label }) => label?.kind === 'ingredients');
  const { steps, stepsHeading } = findSteps(tree, parts, isRecipe);
  if (dish && !isNamed && ingredients.length + steps.length > 0) tree.children.unshift(makeDish(text(dish)));
  const asides = parts.filter(({ section }) => section.kind === 'aside');
  for (const { label, node, section } of parts) {
    if (node && label?.level === LABEL_LEVEL && !label.isSpoken && section.kind) {
      const above = section.heading === node ? 1 : Math.min(section.level, 2);
      node.tagName = `h${above + 1}`;
      dropColon(node);
    }
  }
  return {
    ingredients,
    steps,
    ingredientsHeading,
    stepsHeading,
    asides: asides.flatMap(({ blocks }) => blocks.filter(isList)),
    english:
      parts.every(({ label }) => label?.english ?? true) &&
      !ingredients.some(({ text }) => OTHER_SCRIPT.test(text)),
  };
}

/** Brings the name to the front; what was said before it comes after it. False where no block says it alone. */
function moveDish(tree: Root, dish: string): boolean {
  const blocks = elementsIn(tree);
  const named = blocks.find((block, at) => {
    const words = textOf(block);
    if (!dish || !/^(?:h[1-6]|p)$/.test(block.tagName)) return false;
    if (words.length > dish.length + LABEL_LIMIT_CHARS || !cardNames(words).includes(dish)) return false;
    // 'How to make the pie', below its ingredients, begins the steps.
    return !((HOW_TO.test(words) || words.endsWith('?')) && blocks.slice(0, at).some(isList));
  });
  if (!named) return false;
  const at = tree.children.indexOf(named);
  for (const block of elementsIn({ ...tree, children: tree.children.slice(0, at) })) {
    if (block.tagName === 'p') block.properties.className = SAID_CLASS;
  }
  tree.children.splice(at, 1);
  const isWhole = textOf(named) === dish;
  tree.children.unshift(isWhole ? makeDish(...named.children) : makeDish(text(dish)));
  return true;
}

function makeDish(...words: ElementContent[]): Element {
  return make('h1', { className: DISH_CLASS }, words);
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

/** A heading needs none. */
function dropColon(heading: Element): void {
  const last = heading.children.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(/\s*[:：]\s*$/, '');
  if (last?.type === 'element') dropColon(last);
}
