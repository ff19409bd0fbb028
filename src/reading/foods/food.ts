import { rememberedOf } from '../../shared/remembered.ts';
import { does, isSign, type Token, upTo } from '../tokens/token.ts';
import { foldedIn } from '../words/fold.ts';
import type { Language } from '../words/language.ts';
import type { Name } from '../words/names.ts';
import { nameOfWords } from '../words/phrases.ts';

export type Food = Token[];

/** True if the words name a food. False if they name only a variety or part, such as 'red' or 'breast'. */
export function isOfFood(food: Food): boolean {
  return food.some(({ role }) => role === 'food' || role === 'makes' || role === 'plant' || role === 'free');
}

/** Returns the ids of a food's words. Omits words for a variety or part, such as 'red' or 'breast'. */
export const coreOf = rememberedOf((food: Food): string[] =>
  food.flatMap(({ id, role }) => (role === 'which' || role === 'parts' || role === 'turned' ? [] : [id])),
);

function isHead({ role }: Token): boolean {
  return role === 'food' || role === 'makes';
}

export function isWhich({ role }: Token): boolean {
  return role === 'which' || role === 'parts';
}

/** Reads unknown words next to a single known food as a variety of that food: 'Kalamata' in 'Kalamata olives'. */
export function groupRoles(tokens: Token[], { build }: Language): Food {
  const food = tokens.filter(({ role }) => role !== 'none');
  const isUnknown = ({ role, name }: Token) => role === 'food' && !name;
  const known = food.filter(({ role, name }) => role === 'food' && name);
  const unknown = food.filter(isUnknown);
  const isMade = food.some(({ role }) => role === 'makes');
  if (build === 'unspaced' || isMade || known.length > 1 || unknown.length === 0) return food;
  // Decides whether a word like 'olive' describes another food, as in 'olive oil', or is the food, as in 'olives Kalamata'.
  const which = food.find(({ role, name }) => role === 'which' && name);
  const own = build === 'headFirst' ? unknown[0] : unknown.at(-1);
  const head = known[0] ?? which ?? (build === 'any' ? undefined : own);
  if (!head) return food;
  const index = tokens.indexOf(head);
  // Stops at an article or preposition: in French 'chou de Bruxelles', 'Bruxelles' is not a variety of cabbage.
  const behind = upTo(tokens.slice(index + 1), (token) => does(token, 'fill', 'articles'));
  const beside = build === 'headFirst' ? behind : tokens.slice(0, index);
  return food.map((token): Token => {
    if (token === head) return { ...token, role: 'food' };
    return isUnknown(token) && beside.includes(token) ? { ...token, role: 'which' } : token;
  });
}

/** Adds the noun that alternatives share: 'white or brown rice' becomes 'white rice' or 'brown rice'. */
export function withSharedHead(ways: Food[], language: Language): Food[] {
  const { build } = language;
  const isFirst = build === 'headFirst';
  const foods = ways.filter(isOfFood);
  const whole = isFirst ? foods[0] : foods.at(-1);
  const head = isFirst ? whole?.find(isHead) : whole?.findLast(isHead);
  if (ways.length < 2 || !head || build === 'any' || build === 'unspaced') return ways;
  return ways.map((way) => {
    const last = way.findLast(({ role }) => role !== 'none');
    if (way === whole || !last) return way;
    if (!isOfFood(way)) return isFirst ? [head, ...way] : [...way, head];
    if (isFirst || last.role === 'makes') return way;
    const name = nameBefore(head, last, language);
    return name ? way.map((token) => (token === last ? { ...token, ...name, name } : token)) : way;
  });
}

/** Finds 'vegetable oil' in 'vegetable or olive oil'. */
function nameBefore(head: Token, { text }: Token, language: Language): Name | undefined {
  return nameOfWords(foldedIn(`${text} ${head.text.split(' ').at(-1)}`, language.fold), language);
}

/** Reads commas as 'or' in a list of alternatives: 'vegetable, olive or sunflower oil', 'lard, butter, or oil'. */
export function withCommasAsOr<Item extends Token>(items: Item[], language: Language): Item[] {
  const or = items.findIndex(({ role }) => role === 'or');
  if (or < 0 || language.build !== 'headLast') return items;
  const after = upTo(items.slice(or + 1), (token) => does(token, 'sign') || token.role === 'tail');
  const head = after.findLast(isHead);
  const opened = items.slice(0, or).findLastIndex((item) => isSign(item, '()'));
  const places = [...items.keys()].filter(
    (index) => index > opened && index < or && isSign(items[index], ','),
  );
  const isNamed = (token: Token | undefined) => token !== undefined && isHead(token);
  // True for 'clam juice, chicken broth, or water', but not for 'butter, or oil'.
  const isList = (places[0] ?? or) < or - 1 && (places.includes(or - 1) || isNamed(items[or - 1]));
  const areFoods = isList && head?.name && places.every((index) => isNamed(items[index - 1]));
  return items.flatMap((token, index) => {
    const before = places.includes(index) ? items[index - 1] : undefined;
    const isWay =
      before && head && (areFoods || before.role === 'which' || nameBefore(head, before, language));
    // Removes the comma before 'or', so that the list is not divided there.
    if (areFoods && isWay && index === or - 1) return [];
    return isWay ? { ...token, role: 'or', does: 'or' } : token;
  });
}
