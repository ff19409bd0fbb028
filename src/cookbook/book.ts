import type { PackedBook } from './readBook.ts';

/** Amount of a food. Null if the food is added to taste, or if one weight covers all foods of a slot (a place in a dish). */
export type Amount = { count: number; unit: string } | null;

/**
 * Foods that can fill a slot (a place in a dish). `beside`: the dish must contain one of these foods, unless the list
 * is empty. `apart`: the dish must contain none of these foods.
 */
export type Line = { amount: Amount; foods: string[]; how: string; beside: string[]; apart: string[] };

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
  lines: Line[];
};

/**
 * Sentence of a step. `kind` says when to use the sentence: 'it' if the dish contains a food named by the labels, 'not'
 * if the dish contains no such food, 'then' after an 'it' sentence.
 */
export type Sentence = { labels: string[]; kind: 'it' | 'not' | 'then' | 'always'; text: string };

export type Step = { title: string; when: Omit<Sentence, 'text'>; sentences: Sentence[] };

export type Dish = { name: string; intro: string; prep: number; slots: Slot[]; steps: Step[] };

export type Foods = {
  kinds: Record<string, string[]>;
  /** Other names of each food. */
  names: Record<string, string[]>;
  half: string[];
  light: string[];
  double: string[];
  dear: string[];
  /** Foods that form the base of a meal, such as rice, noodles and bread. */
  starch: string[];
  /** Main foods, such as eggs, beans and bacon, that may be added to a meal with another main food. */
  second: string[];
  /** Cheap foods, and foods that many people have at home. */
  common: string[];
  /** Weights of a piece and of a cup, in grams. */
  pieces: Record<string, number>;
  cups: Record<string, number>;
};

type NamesIn = (list?: string) => string[];

export type Book = { foods: Foods; dishes: Dish[] };

/** Frequent words of the steps. In the packed cookbook, the first character of each entry replaces the rest of that entry. */
export const WORDS = ['@ the {it}', '~ minutes', '^, until ', '# and ', '$ with '];

/** Number of servings for which the cookbook states all amounts. */
export const SERVES = 2;
const PARTS: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };
const KINDS: Record<string, Sentence['kind']> = { '!': 'always', '-': 'not', '+': 'then' };

/** Returns the singular of a food's name: 'tomatoes' becomes 'tomato'. */
export function singularOf(name: string): string {
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y');
  if (/(?:oes|ches|shes)$/.test(name)) return name.slice(0, -2);
  return name.replace(/([^s])s$/, '$1');
}

const expanded = new WeakMap<readonly string[], ReadonlySet<string>>();

/** True if a list contains a food or the food's kind. */
export function isNamed(name: string, list: readonly string[], { kinds }: Foods): boolean {
  const names = expanded.get(list) ?? new Set(list.flatMap((one) => [one, ...(kinds[one] ?? [])]));
  expanded.set(list, names);
  return names.has(name);
}

/** Returns the names of all kinds of food and of all foods. Packed dishes refer to a name by its index. */
export function vocabularyOf({ kinds, names }: Pick<Foods, 'kinds' | 'names'>): string[] {
  return [...Object.keys(kinds), ...Object.keys(names)];
}

export function unpack(packed: PackedBook): Book {
  const { lists, pieces, cups, kinds, others, names, intros, preps, slots, steps } = packed;
  const foods: Foods = {
    ...lists,
    kinds: {},
    names: {},
    pieces: unpackWeights(pieces),
    cups: unpackWeights(cups),
  };
  const add = (written: string) => {
    const [name = '', ...otherNames] = written.split('=');
    foods.names[name] ??= otherNames;
    return name;
  };
  for (const line of kinds) {
    const [kind = '', some = ''] = line.split(':');
    foods.kinds[kind] = some.split(',').map(add);
  }
  others.forEach(add);
  const vocabulary = vocabularyOf(foods);
  const namesIn = (list = '') =>
    list ? list.split(',').map((one) => vocabulary[Number.parseInt(one, 36)] ?? one) : [];
  const dishes = names.map((name, index) => ({
    name,
    intro: intros[index] ?? '',
    prep: preps[index] ?? 0,
    slots: (slots[index] ?? '').split('\n\n').map((slot) => unpackSlot(slot, namesIn)),
    steps: (steps[index] ?? '').split('\n\n').map((step) => unpackStep(step, namesIn)),
  }));
  return { foods, dishes };
}

function unpackWeights(lines: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [grams, names = ''] = line.split(':');
      return names.split(',').map((name) => [name, Number(grams)]);
    }),
  );
}

function unpackSlot(text: string, namesIn: NamesIn): Slot {
  const [head = '', ...lines] = text.split('\n');
  const [name = '', least, most, grams, shared, listed] = head.split('|');
  return {
    name: namesIn(name)[0] ?? '',
    least: Number(least),
    most: Number(most),
    grams: Number(grams),
    isShared: shared !== '',
    isListed: listed !== '',
    lines: lines.map((line) => unpackLine(line, namesIn)),
  };
}

function unpackLine(text: string, namesIn: NamesIn): Line {
  const [amount = '', foods, how = '', beside, apart] = text.split('|');
  const [, whole, part = '', unit = ''] = /^(\d*) ?([¼½¾]?) ?(.*)$/.exec(amount) ?? [];
  const count = Number(whole) + (PARTS[part] ?? 0);
  return {
    amount: amount ? { count, unit } : null,
    foods: namesIn(foods),
    how,
    beside: namesIn(beside),
    apart: namesIn(apart),
  };
}

function unpackStep(text: string, namesIn: NamesIn): Step {
  const whole = WORDS.reduce((some, word) => some.replaceAll(word.charAt(0), word.slice(1)), text);
  const [head, ...sentences] = whole.split('\n').map((line) => {
    const [, mark = '', labels = '', rest = ''] = /^([!+-]?)([^|]*)\|(.*)$/.exec(line) ?? [];
    return { kind: KINDS[mark] ?? 'it', labels: namesIn(labels), text: rest };
  });
  const { text: title = '', ...when } = head ?? { kind: 'always', labels: [] };
  return { title, when, sentences };
}
