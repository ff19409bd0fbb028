import { rememberedOf } from '../shared/remembered.ts';
import { type Dish, type DishName, singularOf } from './book.ts';
import { isAlone, isFromList, type Pick } from './choose.ts';
import type { OwnWords } from './findFoods.ts';
import { matching } from './method.ts';
import { foodsOf, isAmong, isNamed } from './theBook.ts';

const MOST_IN_NAME = 3;
const MOST_IN_PLACE = 2;
const OR_ELSE = ' or else ';
export const OF_PLACE = /, | or else /;
const PLACE = /\{([^{}]*)\}(?= ([A-Z{])|)/g;
/** Words that the name of a dish omits, so that cooked chicken makes 'Chicken Fried Rice'. */
const NOT_IN_NAME =
  /^(?:boneless|canned|tinned|cooked|leftover|ground|minced|frozen|boiled|whole|mixed(?= salad)|dried(?= chickpea)) |(?<=salad) leaves$|(?<=^(?:boneless )?(?:chicken|turkey|duck|beef|pork|lamb|venison|pumpkin)) (?:breasts?|thighs|puree|mince|meat)$| (?:extract|powder|stalks?)$/g;
/** Foods of which a dish needs only a part: 'Pasta with Lemon'. */
const PART_USED = /^(?:lemons|limes|chickens|ducks)$/;
export const PULSES = ['beans', 'dried chickpeas', 'lentils', 'red lentils', 'split peas', 'mung beans'];
const SMALL_WORD = /^(?:and|con|in|of|on|the|with)$/;

/** True if the foods contain one of the sets of foods that suggest a name. */
export function hasSet(sets: string[][][], picks: readonly Pick[]): boolean {
  return sets.some((set) => set.every((labels) => matching(labels, picks).length > 0));
}

function nameFor({ names: [usual, ...others] }: Dish, picks: readonly Pick[]): DishName {
  return others.find(({ sets }) => hasSet(sets, picks)) ?? usual;
}

/** Returns the main foods of a dish: foods in the dish's name, and foods that must come from the visitor's list or staples (`isListed`). */
export function centreOf(dish: Dish, picks: readonly Pick[]): Pick[] {
  const labels = [dish.names[0], nameFor(dish, picks)].flatMap(labelsIn);
  return picks.filter((one) => one.slot.isListed || matching(labels, [one]).length > 0);
}

const labelsIn = rememberedOf(({ text }: DishName) =>
  [...text.matchAll(PLACE)].flatMap(([, labels = '']) => labels.split(OF_PLACE)),
);

/** Writes the name of a dish, such as 'Egg Fried Rice with Peas'. Prefers main foods, and foods of the visitor's list. */
export function dishNameFor(dish: Dish, picks: readonly Pick[]): string {
  const { text: pattern, sets } = nameFor(dish, picks);
  const isTypical = hasSet(sets, picks.filter(isFromList));
  const rankOf = ({ food }: Pick) => {
    if (isAlone(food)) return 3;
    if (isAmong(food, 'double') || isNamed(food, PULSES)) return 2;
    return isAmong(food, 'common') || isNamed(food, ['drinks']) ? 0 : isNamed(food, ['nuts']) ? 0.5 : 1;
  };
  const isMain = (food: string) => isAmong(food, 'starch') || isAmong(food, 'second');
  const named: string[] = [];
  const name = pattern.replace(PLACE, (_, labels: string, next: string | undefined, offset: number) => {
    const [first = [], second = []] = labels.split(OR_ELSE).map((some) => matching(some.split(', '), picks));
    const listed = first.some(isFromList) ? first.filter(isFromList) : second.filter(isFromList);
    const main = first.filter(({ slot, food }) => slot.least > 0 && isMain(food));
    // Omits foods to buy if the name is complete without them: 'Pan-Fried Cod', not 'Pan-Fried Cod with Potatoes'.
    const isComplete = named.length > 0 || (isTypical && pattern.slice(0, offset).endsWith(' with '));
    const bought = isComplete ? [] : main.length > 0 ? main : first;
    const nameOf = ({ food, called = food }: Pick) => {
      const short = food.replace(NOT_IN_NAME, '');
      const isNamed = short === food || food.startsWith('ground ');
      const name = isNamed ? called.replace(NOT_IN_NAME, '') : short;
      const last = titleCase(name).split(' ').at(-1) ?? '';
      // Avoids 'Toor Dal Dal'.
      return pattern.includes(last) ? (/^(.+) /.exec(name)?.[1] ?? short) : name;
    };
    const isNew = (name: string) => !pattern.includes(singularOf(titleCase(name))) && !named.includes(name);
    const fresh = (listed.length > 0 ? listed : bought).filter((one) => isNew(nameOf(one)));
    // Names chicken before ham and eggs, and cabbage before carrots. There is room for only two.
    const written = fresh
      .toSorted((one, other) => rankOf(other) - rankOf(one))
      .slice(0, Math.min(MOST_IN_PLACE, MOST_IN_NAME - named.length))
      .map(nameOf);
    named.push(...written);
    return written.map((name) => (next || PART_USED.test(name) ? singularOf(name) : name)).join(' and ');
  });
  return titleCase(name.trim().replace(/ with(?: (?=with)|$)| and$/g, ''));
}

/**
 * Returns a function that is true if a text is the name of a dish, whatever foods were filled in. `words`: the visitor's
 * names of foods.
 */
export function nameMatcher(words: OwnWords): (dish: Dish, written: string) => boolean {
  const own = [...words.values()].flatMap((name) => [name, singularOf(name)]);
  const anyOwn = own.map(escaped).join('|') || OWN;
  const withOwn = (pattern: string) => new RegExp(pattern.split(OWN).join(anyOwn), 'i');
  const patternsOf = rememberedOf((dish: Dish) => patternsIn(dish).map(withOwn));
  return (dish, written) => patternsOf(dish).some((pattern) => pattern.test(written));
}

const OWN = '<own>';
const escaped = (text: string) => text.replace(/[^\p{L}\d ]/gu, '\\$&');
/** Returns a pattern for each name of a dish. */
const patternsIn = rememberedOf((dish: Dish): string[] => {
  const picks = dish.slots.flatMap((slot) =>
    slot.lines.flatMap((line) =>
      line.foods.flatMap(foodsOf).map((food): Pick => ({ slot, line, food, item: -1, isBought: false })),
    ),
  );
  return dish.names.map(({ text }) => {
    const pattern = text.replace(/ with \{.*$/, '').replace(/\{([^{}]*)\} ?/g, (_, labels: string) => {
      const all = matching(labels.split(OF_PLACE), picks).map(({ food }) => food.replace(NOT_IN_NAME, ''));
      const one = `(?:${[...all, ...all.map(singularOf), OWN].join('|')})`;
      return `(?:${one}(?: and ${one})? ?)?`;
    });
    return `^${pattern}(?: with .*)?$`;
  });
});

/** Fixed words of the names of a dish, such as 'fried rice'. Omits names that end in one of several foods, such as 'Creamy Pasta', and 'in Tomato Sauce'. */
const wordsOf = rememberedOf((dish: Dish) => {
  const isFood = (label: string) =>
    dish.slots.some(({ lines }) => lines.some(({ foods }) => foods.includes(label)));
  const withFood = (text: string) =>
    text.replace(/\{([^{},]*)\}$/, (place, label) => (isFood(label) ? label : place));
  const names = dish.names.map(({ text }) => withFood(text.replace(/ with \{.*/, '')));
  const fixed = names
    .filter((name) => !/\}$|^\{[^{}]*\} in /.test(name))
    .map((name) => name.replace(/\{.*?\} /g, ''));
  return fixed.map((name) => singularOf(name.toLowerCase()));
});

/** Returns the dish that a text on the visitor's list names, as 'pancakes' or 'chicken curry' do. */
export function dishNamedIn(typed: string, dishes: readonly Dish[]): Dish | null {
  const text = ` ${singularOf(typed.trim().toLowerCase())}`;
  const lengthOf = (dish: Dish) =>
    Math.max(0, ...wordsOf(dish).map((words) => (text.endsWith(` ${words}`) ? words.length : 0)));
  const [best] = dishes.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  return best && lengthOf(best) > 0 ? best : null;
}

function titleCase(text: string): string {
  return text.replace(/[^\s-]+/g, (word, offset: number) =>
    offset > 0 && SMALL_WORD.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}
