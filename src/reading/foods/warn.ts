import type { Diet } from '../../../machines/taste.ts';
import type { Family } from '../languages/languageWords.ts';
import type { Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { foodsOf, languagesReady } from '../words/loading.ts';
import type { FoodLanguage } from '../words/readyFoods.ts';
import { type Alternative, alternativesOf, isOf, MOST_CHARS } from './alternatives.ts';
import { readIngredient } from './foods.ts';
import { finderOf } from './foodsNamed.ts';
import { isHeld, stemsIn } from './held.ts';

const BROKEN_BY: Record<Diet, Family[]> = {
  vegetarian: ['meat', 'fish', 'shellfish'],
  vegan: ['meat', 'fish', 'shellfish', 'dairy', 'egg', 'honey'],
  pescatarian: ['meat'],
  halal: ['pork', 'alcohol', 'gelatin'],
  kosher: ['pork', 'shellfish', 'gelatin', 'not kosher'],
  'gluten-free': ['gluten'],
  'low-carb': ['starch'],
};
const MEAT_AND_DAIRY: Family[] = ['meat', 'dairy'];
const SENTENCE = /[^.!?\u3002\uff01\uff1f\n]+[.!?\u3002\uff01\uff1f\n]*/g;

/** Parts of a recipe that are checked against the visitor's taste. `dish`: name of the dish, to which a step may refer. */
export type Checked = { ingredients: readonly string[]; steps?: readonly string[]; dish?: string };
type Line = { text: string; alternatives: Alternative[] };

/** Returns the ingredients that break a diet. Also returns such foods from the steps if no returned ingredient has the same family. */
export function findBreaking(diet: Diet, checked: Checked, tag: string): string[] {
  const language = foodsOf(tag);
  const listed = checked.ingredients.flatMap(piecesOf).map((text) => lineOf(text, language));
  const inSteps = stepsOf(checked, language);
  const families = familiesAgainst(diet, [...listed, ...inSteps]);
  const broken = listed.filter((line) => breaks(line, families));
  const names = broken.map(({ text }) => readIngredient(text, language).name || text.trim());
  const known = broken.flatMap(foodsIn);
  const others = families.filter((family) => !known.some((food) => food.families.has(family)));
  const further = inSteps
    .filter((line) => breaks(line, families))
    .flatMap(foodsIn)
    .filter((food) => others.some((family) => food.families.has(family)))
    .map(({ text }) => text);
  return [...new Set([...names, ...further])];
}

/** Returns the diets that a recipe or a list of ingredients breaks, each with the foods that break the diet. */
export function findBroken(diets: readonly Diet[], checked: Checked, tag: string) {
  return diets
    .map((diet) => ({ diet, foods: findBreaking(diet, checked, tag) }))
    .filter(({ foods }) => foods.length > 0);
}

/** Reports meat and dairy if a kosher dish contains both. */
function familiesAgainst(diet: Diet, lines: Line[]): Family[] {
  const areTogether = MEAT_AND_DAIRY.every((family) => lines.some((line) => breaks(line, [family])));
  return diet === 'kosher' && areTogether ? [...BROKEN_BY.kosher, ...MEAT_AND_DAIRY] : BROKEN_BY[diet];
}

function breaks({ alternatives }: Line, families: Family[]): boolean {
  return alternatives.every((one) => families.some((family) => isOf(one, family)));
}

function foodsIn({ alternatives }: Line): Token[] {
  return alternatives.flatMap(({ foods }) => foods);
}

/**
 * Returns the foods to avoid that a recipe contains. Visitors may type foods to avoid in any loaded language, or name a
 * family such as 'nuts'.
 */
export function findAvoided(avoid: readonly string[], checked: Checked, tag: string): string[] {
  if (avoid.length === 0) return [];
  const language = foodsOf(tag);
  const lines = [
    ...checked.ingredients.flatMap(piecesOf).map((text) => lineOf(text, language)),
    ...stepsOf(checked, language),
  ];
  return avoid.filter((word) => {
    const families = [...new Set(languagesReady().flatMap((one) => familiesCalled(word, one)))];
    const isOwnFamily = familiesCalled(word, language).length > 0;
    return lines.some(({ text, alternatives }) => {
      if (isPicture(word)) return text.includes(word.trim());
      return alternatives.some(
        (one) =>
          families.some((family) => isOf(one, family)) || (!isOwnFamily && isHeld(word, one, language)),
      );
    });
  });
}

function lineOf(text: string, language: FoodLanguage): Line {
  return { text, alternatives: alternativesOf(text, language) };
}

/** Reads the sentences of the steps. Ignores foods that may refer to an ingredient: 'the milk' may be the oat milk in the list. */
function stepsOf({ ingredients, steps = [], dish = '' }: Checked, language: FoodLanguage): Line[] {
  const find = finderOf([...ingredients, dish], language);
  const isOther = ({ id, text, families }: Token) =>
    !language.made.has(id) && (families.size === 0 || find(text).size === 0);
  return steps
    .flatMap((step) => step.match(SENTENCE) ?? [])
    .flatMap(piecesOf)
    .map((text) => lineOf(text, language))
    .map(({ text, alternatives }) => ({
      text,
      alternatives: alternatives.map((one) => ({ ...one, foods: one.foods.filter(isOther) })),
    }));
}

function piecesOf(text: string): string[] {
  return text.length <= MOST_CHARS ? [text] : (text.match(new RegExp(`.{1,${MOST_CHARS}}`, 'gs')) ?? []);
}

function isPicture(word: string): boolean {
  return /\S/.test(word) && !/[\p{L}\p{N}]/u.test(word) && !/^[!-~\s]+$/.test(word);
}

function familiesCalled(word: string, language: FoodLanguage): Family[] {
  const { called, fold, isUnspaced } = language;
  const key = isUnspaced ? fold(word.trim()) : stemsIn(word, language).join(' ');
  const families = called.get(key);
  if (families) return [...families];
  // Treats 'gluten-free' as 'gluten', since visitors may type either to avoid gluten.
  const tokens = tokensOf(word, language);
  const isFree = tokens.some(({ role }) => role === 'free' || role === 'without');
  return isFree ? tokens.flatMap((token) => [...token.families]) : [];
}
