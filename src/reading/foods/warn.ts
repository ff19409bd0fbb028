import type { Diet } from '../../../machines/taste.ts';
import type { Family } from '../languages/languageWords.ts';
import { rememberedIn, wordsIn } from '../words/fold.ts';
import { foodsOf } from '../words/loading.ts';
import { nameOfWords } from '../words/phrases.ts';
import type { FoodLanguage } from '../words/readyFoods.ts';
import { readIngredient, withoutAmounts } from './foods.ts';
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
const MAX_CHARS = 2_000;
const MOST_FREE_WORDS = 4;
const LEAST_OF_STEM = 4;

/** One of several that a line leaves to choose from. `free`: what it says that it is without. */
type Way = { foods: Token[]; free: Set<Family>; isOfPlants: boolean };

/** What of these lines goes against a diet, by the names of the ingredients. */
export function findBreaking(diet: Diet, lines: readonly string[], tag: string): string[] {
  const language = foodsOf(tag);
  const families = BROKEN_BY[diet];
  const found = lines.flatMap((line) => {
    const ways = waysOf(line, language);
    const isBroken = ways.every((way) => families.some((family) => isOf(way, family)));
    return isBroken ? [readIngredient(line, language).name || line.trim()] : [];
  });
  return [...new Set(found)];
}

/** Those of the words that a line holds. They may be in another language of the visitor's: a family has a name in each. */
export function findAvoided(
  avoid: readonly string[],
  lines: readonly string[],
  tag: string,
  others: readonly string[] = [],
): string[] {
  if (avoid.length === 0) return [];
  const language = foodsOf(tag);
  const known = new Set([language, ...others.map(foodsOf)]);
  const read = lines.map((line) => ({ line, ways: waysOf(line, language) }));
  return avoid.filter((word) => {
    const families = new Set([...known].flatMap((one) => familiesCalled(word, one)));
    if (families.size > 0)
      return read.some(({ ways }) => ways.some((way) => [...families].some((family) => isOf(way, family))));
    return read.some(({ line, ways }) =>
      isPicture(word) ? line.includes(word.trim()) : ways.some((way) => isHeld(word, way, language)),
    );
  });
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

function isOf({ foods, free, isOfPlants }: Way, family: Family): boolean {
  if (free.has(family) || (isOfPlants && OF_ANIMALS.has(family))) return false;
  return foods.some(({ families }) => families.has(family));
}

/** A line is looked at for each word to avoid. */
const tokensOfLine = rememberedIn(
  (line: string, language: FoodLanguage) => tokensOf(withoutAmounts(line, language), language),
  MAX_CHARS,
);

/** Of 'butter or oil' one will do; behind a comma, an 'or' is of how it is cut, as in 'fresh or frozen shrimp'. */
function waysOf(line: string, language: FoodLanguage): Way[] {
  const text = line.slice(0, MAX_CHARS);
  const tokens = tokensOfLine(text, language);
  const comma = tokens.findIndex(
    ({ role, start }) => role === 'cut' && /[,;\u060c\u3001\uff0c]/.test(text.slice(start - 2, start + 1)),
  );
  const end = comma < 0 ? tokens.length : comma;
  const isFood = (way: Token[]) => way.some(({ name, role }) => name || role === 'plant' || role === 'free');
  const ways: Token[][] = [];
  let way: Token[] = [];
  for (const [at, token] of tokens.slice(0, end).entries()) {
    const isSlash = /^\s*\/\s*$/.test(text.slice(tokens[at - 1]?.end ?? 0, token.start));
    if ((token.role === 'or' || isSlash) && isFood(way)) {
      ways.push(way);
      way = [];
    }
    if (token.role !== 'or') way.push(token);
  }
  if (isFood(way) || ways.length === 0) ways.push(way);
  else ways.at(-1)?.push(...way);
  return ways.map((one) => wayOf([...one, ...tokens.slice(end)]));
}

/** 'Dairy-free', 'without milk', 'instead of butter'. */
function wayOf(tokens: Token[]): Way {
  const free = new Set<Family>();
  const isFree = new Set<Token>();
  const leave = (token: Token | undefined) => {
    if (!token) return;
    isFree.add(token);
    for (const family of token.families) free.add(family);
  };
  for (const [at, token] of tokens.entries()) {
    if (token.role === 'free') leave(token.families.size > 0 ? token : tokens[at - 1]);
    if (token.role !== 'without') continue;
    const next = tokens.slice(at + 1, at + 1 + MOST_FREE_WORDS);
    const first = next.findIndex(({ role }) => role !== 'none');
    if (first < 0 || next[first]?.role === 'cut') continue;
    leave(next[first]);
    if (next[first + 1]?.role === 'and') leave(next[first + 2]);
  }
  const said = tokens.filter((token) => !isFree.has(token));
  // A steak may be of fish, where that is named.
  const isNamed = said.some(({ role }) => role === 'food');
  const foods = isNamed
    ? said.map((token) => (token.role === 'which' ? { ...token, families: new Set<Family>() } : token))
    : said;
  return { foods, free, isOfPlants: tokens.some(({ role }) => role === 'plant') };
}

/** Whether the words of it stand there in their order, within a name that does not exclude them, or in an unknown word. */
function isHeld(word: string, { foods, isOfPlants }: Way, language: FoodLanguage): boolean {
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
