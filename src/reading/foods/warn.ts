import type { Diet } from '../../../machines/taste.ts';
import type { Family } from '../languages/languageWords.ts';
import { wordsIn } from '../words/fold.ts';
import { foodsOf, languagesReady } from '../words/loading.ts';
import { nameOfWords } from '../words/phrases.ts';
import type { FoodLanguage } from '../words/readyFoods.ts';
import { type Alternative, alternativesOf, MOST_CHARS } from './alternatives.ts';
import { readIngredient } from './foods.ts';
import { finderOf } from './foodsNamed.ts';
import { isWithin, namesWithin } from './namesWithin.ts';
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
const MEAT_AND_DAIRY: Family[] = ['meat', 'dairy'];
const OF_ANIMALS = new Set<Family>([...BROKEN_BY.vegan, 'cheese', 'pork', 'beef', 'poultry']);
const LEAST_OF_STEM = 4;
const SENTENCE = /[^.!?\u3002\uff01\uff1f\n]+[.!?\u3002\uff01\uff1f\n]*/g;

/** `dish` is its name: what a step calls by it is the dish itself. */
export type Checked = { ingredients: readonly string[]; steps?: readonly string[]; dish?: string };
type Line = { text: string; alternatives: Alternative[] };

/** The foods that go against a diet, as the ingredients call them; of a step, those of a family that no ingredient is of. */
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

/** A kosher kitchen keeps meat and dairy apart: where a dish has both, it has to do without one. */
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

/** The avoided words that stand there. They may be in any language: each has its own name for a family. */
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

/** The sentences of the steps, with the foods that no ingredient is called by: 'the milk' is the oat milk of the list. */
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
  const { fold, stem, isUnspaced, isJoined, kinds, avoidedWith, roles } = language;
  const sought = withoutGeneral(
    tokensOf(word, language).filter(({ role, text }) => role !== 'cut' && text.trim() !== ''),
    language,
  );
  const [first] = sought;
  if (!first) return false;
  if (isOfPlants && sought.some(({ families }) => [...families].some((family) => OF_ANIMALS.has(family))))
    return false;
  if (sought.length === 1) {
    const isKind = (id: string) =>
      [...kinds, ...avoidedWith].some((kind) => kind.general.has(first.id) && kind.kinds.has(id));
    if (foods.some(({ name, id }) => name && (id === first.id || isKind(id)))) return true;
  }
  if (sought.length === 1 && isOfSameKind(first, foods, language)) return true;
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
  return foods.some(({ text }) => {
    const one = fold(text);
    const name = nameOfWords([one], language);
    const isLookedInto =
      !roles.map.has(one) && !one.includes(' ') && (!name || (isJoined && !name.isBracketed));
    return isLookedInto && spellings.some((spelling) => isWithin(spelling, one, language));
  });
}

/** 'Tun' is 'tunfisk': beside the word for all fish, the same name is within both. */
function isOfSameKind({ text, name }: Token, foods: readonly Token[], language: FoodLanguage): boolean {
  const { fold, stem, called } = language;
  if (name) return false;
  const within = namesWithin(fold(text), language);
  const special = within.filter(({ written }) => !called.has(stem(written)));
  if (special.length === 0 || special.length === within.length) return false;
  const idsOf = (food: Token) => [food.id, ...namesWithin(fold(food.text), language).map(({ id }) => id)];
  return foods.some((food) => special.every(({ id }) => idsOf(food).includes(id)));
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
