/** Null for 'to taste', and for a food that gets its share of the slot's weight. */
export type Amount = { count: number; unit: string } | null;

/** One line of a slot. `foods`: names or kinds. `beside`: one of these has to be chosen as well. */
export type Line = { amount: Amount; foods: string[]; how: string; beside: string[] };

export type Slot = {
  name: string;
  least: number;
  most: number;
  /** Two foods get two thirds of their amounts each. */
  isShared: boolean;
  /** Weight of all foods together; 0 if each line has its own amount. */
  grams: number;
  lines: Line[];
};

/** Written if a chosen food has one of the labels. `not`: if none has. Without labels: always. `then`: after another sentence of the step. */
export type Sentence = { labels: string[]; kind: 'it' | 'not' | 'then' | 'always'; text: string };

export type Step = { title: string; when: Omit<Sentence, 'text'>; sentences: Sentence[] };

export type Dish = { name: string; intro: string; prep: number; slots: Slot[]; steps: Step[] };

export type Foods = {
  kinds: Record<string, string[]>;
  /** Each food with its other names. */
  names: Record<string, string[]>;
  half: string[];
  light: string[];
  dear: string[];
  /** Cheap to buy, or there already. */
  common: string[];
  /** Grams of a piece and of a cup. */
  pieces: Record<string, number>;
  cups: Record<string, number>;
};

export type Book = { foods: Foods; dishes: Dish[] };

/** Base of every amount in the dishes. */
export const SERVES = 2;

/** 'Tomatoes' -> 'tomato' */
export function singularOf(name: string): string {
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y');
  if (/(?:oes|ches|shes)$/.test(name)) return name.slice(0, -2);
  return name.replace(/([^s])s$/, '$1');
}

const expanded = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Whether a list of the book holds a food, or a kind of it. */
export function isNamed(name: string, list: readonly string[], { kinds }: Foods): boolean {
  const names = expanded.get(list) ?? new Set(list.flatMap((one) => [one, ...(kinds[one] ?? [])]));
  expanded.set(list, names);
  return names.has(name);
}
