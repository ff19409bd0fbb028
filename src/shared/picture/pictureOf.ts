import { drawingOf } from './drawings.ts';

const MOST_FOODS = 5;

/** Words of a dish's name that say what the dish is made in. The first vessel with a match wins. */
const IN_NAME = [
  ['board', /\b(toasts?|sandwich(es)?|bruschetta|pizzas?|tacos|wraps?|rolls|burgers?|flatbreads?)\b/i],
  ['tray', /\b(baked?|roast(ed)?|gratin|crumble|pie|tray|casserole|lasagn[ae]|crisp|tart|cake|bread)\b/i],
  ['pan', /\b(frittata|omelette|shakshuka|fr(y|ied)|pan|skillet|pancakes|fritters|hash|quesadillas)\b/i],
  ['bowl', /\b(soup|stew|salad|curry|pasta|spaghetti|noodles|risotto|porridge|smoothie|bowl|chili|dal)\b/i],
] as const;
/** Words of a recipe that say what the dish is made in, if the dish's name does not. */
const IN_TEXT = [
  ['tray', /\b(oven to|preheat|baking (dish|sheet|tray|tin))\b/i],
  ['pan', /\b((frying|wide|large|nonstick) pan|skillet|wok)\b/i],
] as const;

/** Drawings of foods that are in most dishes, so that these foods say little about one dish. */
const COMMON = new Set(['garlic', 'onion', 'lemon', 'herb', 'butter', 'chili', 'jar']);
const NOT_SHOWN = new Set(['salt', 'bottle']);

/** Returns what a picture of the dish shows: at most five foods, beginning with the foods in the dish's name. */
export function pictureOf(dish: string, foods: string[], text: string) {
  const [vessel] = IN_NAME.find(([, words]) => words.test(dish)) ??
    IN_TEXT.find(([, words]) => words.test(text)) ?? ['bowl' as const];
  const named = new Set(dish.split(/[^\p{L}]+/u).map(drawingOf));
  const rank = (drawing: string) => (named.has(drawing) ? 0 : COMMON.has(drawing) ? 2 : 1);
  const drawn = new Map<string, string>();
  for (const food of foods) {
    const drawing = drawingOf(food);
    if (drawing && !NOT_SHOWN.has(drawing) && !drawn.has(drawing)) drawn.set(drawing, food);
  }
  const ranked = [...drawn].toSorted(([one], [other]) => rank(one) - rank(other)).map(([, food]) => food);
  const inName = [...named].filter((drawing) => drawing !== null);
  const shown = [ranked, inName, foods].find((some) => some.length > 0) ?? [];
  return { vessel, foods: shown.slice(0, MOST_FOODS) };
}
