import type { Diet } from '../../../machines/taste.ts';
import type { Family } from '../languages/languageWords.ts';
import { wordsIn } from '../words/fold.ts';
import { foodsOf, languagesReady } from '../words/loading.ts';
import { nameOfWords } from '../words/phrases.ts';
import type { FoodLanguage } from '../words/readyFoods.ts';
import { type Alternative, alternativesOf, MOST_CHARS } from './alternatives.ts';
import { readIngredient } from './foods.ts';
import { finderOf } from './foodsNamed.ts';
import { isWithin } from './namesWithin.ts';
import type { Token } from './token.ts';
import { tokensOf } from './tokens.ts';

const BROKEN_BY: Record<Diet, Family[]> = {
  vegetarian: ['meat', 'fish', 'shellfish'],
  vegan: ['meat', 'fish', 'shellfish', 'dairy', 'egg', 'honey'],
  pescatarian: ['meat'],
  halal: ['pork', 'alcohol'],
  kosher: ['pork', 'shellfish'],
  'gluten-free': ['gluten'],
  'low-carb': ['starch'],
};
const OF_ANIMALS = new Set<Family>([...BROKEN_BY.vegan, 'cheese', 'pork', 'beef', 'poultry']);
const LEAST_OF_STEM = 4;
const SENTENCE = /[^.!?\u3002\uff01\uff1f\n]+[.!?\u3002\uff01\uff1f\n]*/g;

type Line = { text: string; alternatives: Alternative[]; isStep: boolean };

/** The foods that go against a diet, as the ingredients call them. */
export function findBreaking(
  diet: Diet,
  ingredients: readonly string[],
  tag: string,
  steps: readonly string[] = [],
): string[] {
  const language = foodsOf(tag);
  const families = BROKEN_BY[diet];
  const found = linesOf(ingredients, steps, language).flatMap(({ text, alternatives, isStep }) => {
    const isBroken = alternatives.every((one) => families.some((family) => isOf(one, family)));
    if (!isBroken) return [];
    if (!isStep) return [readIngredient(text, language).name || text.trim()];
    const foods = alternatives.flatMap((one) => one.foods);
    return foods
      .filter((food) => families.some((family) => food.families.has(family)))
      .map((food) => food.text);
  });
  return [...new Set(found)];
}

/** The avoided words that stand there. They may be in any language: each has its own name for a family. */
export function findAvoided(
  avoid: readonly string[],
  ingredients: readonly string[],
  tag: string,
  steps: readonly string[] = [],
): string[] {
  if (avoid.length === 0) return [];
  const language = foodsOf(tag);
  const lines = linesOf(ingredients, steps, language);
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

/** Of steps, only the foods that no ingredient is called by: 'the milk' is the oat milk of the list. */
function linesOf(ingredients: readonly string[], steps: readonly string[], language: FoodLanguage): Line[] {
  const find = finderOf(ingredients, language);
  const isListed = ({ text, families }: Token) => families.size > 0 && find(text).size > 0;
  const lineOf = (text: string) => ({ text, alternatives: alternativesOf(text, language), isStep: false });
  const sentences = steps.flatMap((step) => step.match(SENTENCE) ?? []).flatMap(piecesOf);
  const told = sentences.map(lineOf).map((line) => ({
    ...line,
    alternatives: line.alternatives.map((one) => ({
      ...one,
      foods: one.foods.filter((food) => !isListed(food)),
    })),
    isStep: true,
  }));
  return [...ingredients.flatMap(piecesOf).map(lineOf), ...told];
}

function piecesOf(text: string): string[] {
  return text.length <= MOST_CHARS ? [text] : (text.match(new RegExp(`.{1,${MOST_CHARS}}`, 'gs')) ?? []);
}

function isPicture(word: string): boolean {
  return /\S/.test(word) && !/[\p{L}\p{N}]/u.test(word) && !/^[!-~\s]+$/.test(word);
}

function familiesCalled(word: string, { called, fold, stem, isUnspaced }: FoodLanguage): Family[] {
  const key = isUnspaced ? fold(word.trim()) : stemsIn(word, fold, stem).join(' ');
  return [...(called.get(key) ?? [])];
}

function stemsIn(text: string, fold: FoodLanguage['fold'], stem: FoodLanguage['stem']): string[] {
  return wordsIn(text, fold).map(({ folded }) => stem(folded));
}

function isOf({ foods, free, isOfPlants }: Alternative, family: Family): boolean {
  if (free.has(family) || (isOfPlants && OF_ANIMALS.has(family))) return false;
  return foods.some(({ families }) => families.has(family));
}

/** Whether the words of it stand there in their order, within a name that does not exclude them, or in an unknown word. */
function isHeld(word: string, { foods, isOfPlants }: Alternative, language: FoodLanguage): boolean {
  const { fold, stem, isUnspaced, isJoined, kinds } = language;
  const sought = withoutGeneral(
    tokensOf(word, language).filter(({ role, text }) => role !== 'cut' && text.trim() !== ''),
    language,
  );
  const [first] = sought;
  if (!first) return false;
  if (isOfPlants && sought.some(({ families }) => [...families].some((family) => OF_ANIMALS.has(family))))
    return false;
  if (sought.length === 1) {
    const isKind = (id: string) => kinds.some((kind) => kind.general.has(first.id) && kind.kinds.has(id));
    if (foods.some(({ name, id }) => name && (id === first.id || isKind(id)))) return true;
  }
  // Words that are not known are not divided: what is avoided may be in them.
  if (isUnspaced && word.length > 1 && foods.some(({ name, text }) => !name && text.startsWith(fold(word))))
    return true;
  if (isUnspaced)
    return sought.every((one) =>
      foods.some(
        ({ id, families }) => id === one.id || [...one.families].some((family) => families.has(family)),
      ),
    );
  const written = sought.map(({ text }) => fold(text)).join(' ');
  const stems = stemsIn(written, fold, stem);
  const said = foods.flatMap(({ name, held, role, text }) => {
    if (role === 'cut') return ['|'];
    if (name?.isBracketed) return ['|', ...held.map(stem), '|'];
    return isJoined && held.length > 1 && !text.includes(' ')
      ? held.flatMap((one) => ['|', stem(one)])
      : stemsIn(text, fold, stem);
  });
  if (said.some((_, at) => stems.every((one, nth) => said[at + nth] === one))) return true;
  const spellings = [written, stems.join(' ')]
    .map((one) => one.replaceAll(' ', ''))
    .filter((one) => one.length >= LEAST_OF_STEM || one === written);
  return foods.some(({ text, role }) => {
    const one = fold(text);
    const name = nameOfWords([one], language);
    const isLookedInto = role !== 'none' && !one.includes(' ') && (!name || (isJoined && !name.isBracketed));
    return isLookedInto && spellings.some((spelling) => isWithin(spelling, one, language));
  });
}

/** 'Macadamia' of 'macadamia nuts': what is said of all nuts does not have to stand there. */
function withoutGeneral(sought: Token[], { called, stem, fold }: FoodLanguage): Token[] {
  const special = sought.filter(({ text }) => {
    const own = called.get(stem(fold(text)));
    const isSaidBeside = (other: Token) =>
      other.text !== text && [...(own ?? [])].some((family) => other.families.has(family));
    return !own || !sought.some(isSaidBeside);
  });
  return special.length > 0 ? special : sought;
}
