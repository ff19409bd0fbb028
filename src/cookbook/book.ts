/** Amount of a food. Null if the food is added to taste, or if one weight covers all foods of a slot (a place in a dish). */
export type Amount = { count: number; unit: string } | null;

/**
 * Foods that can fill a slot (a place in a dish). `beside`: the dish must contain one of these foods, unless the list
 * is empty. `apart`: the dish must contain none of these foods.
 */
export type SlotLine = { amount: Amount; foods: string[]; how: string; beside: string[]; apart: string[] };

export type Slot = {
  name: string;
  least: number;
  most: number;
  /** True if two foods can share the slot, each with two thirds of its amount. */
  isShared: boolean;
  /** True if the slot takes only foods from the visitor's list or staples, never foods that have to be bought. */
  isListed: boolean;
  /** Total weight of all foods in the slot, or 0 if each line has its own amount. */
  grams: number;
  /** Kinds of dishes beside which a side is served. Empty if it suits any. */
  kinds: string[];
  lines: SlotLine[];
};

/**
 * Sentence of a step. `kind` says when to use the sentence: 'it' if the dish contains a food named by the labels, 'not'
 * if the dish contains no such food.
 */
export type Sentence = { labels: string[]; kind: 'it' | 'not' | 'always'; text: string };

export type Step = { title: string; when: Omit<Sentence, 'text'>; sentences: Sentence[] };

/**
 * Name of a dish. `sets`: sets of foods that suggest this name. A dish has such a set if it contains a food of each
 * list in the set.
 */
export type DishName = { text: string; sets: string[][][] };

/**
 * `names`: the usual name, then names for certain foods. `kind`: dishes of one kind are not offered side by side.
 * `isSweet`: true for desserts, and for dishes such as pancakes. `popularity`: points for how often cooks make the
 * dish. `habits`: points for how often they make it with a food.
 */
export type Dish = {
  names: [DishName, ...DishName[]];
  kind: string;
  isSweet: boolean;
  prep: number;
  popularity: number;
  habits: { foods: string[]; points: number }[];
  slots: Slot[];
  steps: Step[];
};

export type Foods = {
  kinds: Record<string, string[]>;
  /** Other names of each food. */
  names: Record<string, string[]>;
  /** Other names that a recipe does not repeat, in the singular, such as 'spud'. */
  unsaid: string[];
  half: string[];
  light: string[];
  double: string[];
  dear: string[];
  /** Foods that form the base of a meal, such as rice, noodles and bread. */
  starch: string[];
  /** Main foods, such as eggs, beans and bacon, that may be added to a meal with another main food. */
  second: string[];
  /** Vegetables, cheeses and other foods around which a cook plans a meal without meat, fish and pulses. */
  planned: string[];
  /** Foods that give a meal its flavor, such as miso and wine. */
  telling: string[];
  /** Cheap foods, and foods that many people have at home. */
  common: string[];
  /** British names of foods, which a recipe for a list with such a name uses. */
  british: Record<string, string>;
  /** Weights of a piece, in grams. */
  pieces: Record<string, number>;
};

/**
 * `sides`: places for listed foods that a dish leaves out. Foods of `made` are prepared during the dish, foods of `ready`
 * are served with it, and foods of `sweet` are served with a sweet dish.
 */
export type Book = { foods: Foods; dishes: Dish[]; sides: { made: Dish; ready: Dish; sweet: Dish } };

/** Number of servings for which the cookbook states all amounts. */
export const SERVES = 2;
/** Largest number of servings of one recipe. */
export const MOST_SERVINGS = 4;

/** Returns the singular of a food's name: 'tomatoes' becomes 'tomato'. */
export function singularOf(name: string): string {
  if (/(?:fries|verts)$/.test(name)) return name;
  if (/chill?ies$/.test(name)) return name.slice(0, -2);
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y');
  if (/leaves$/.test(name)) return name.replace(/ves$/, 'f');
  if (/(?:oes|ches|shes)$/.test(name)) return name.slice(0, -2);
  return name.replace(/([^su])s$/, '$1');
}
