import type { PackedBook } from './readBook.ts';

/** Null for 'to taste', and for a food that gets its share of the slot's weight. */
export type Amount = { count: number; unit: string } | null;

/** One line of a slot. `foods`: names or kinds. One of `beside`, and none of `apart`, has to be chosen as well. */
export type Line = { amount: Amount; foods: string[]; how: string; beside: string[]; apart: string[] };

export type Slot = {
  name: string;
  least: number;
  most: number;
  /** Two foods get two thirds of their amounts each. */
  isShared: boolean;
  /** Nobody buys tortillas for a list that does not speak of tacos. */
  isListed: boolean;
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
  double: string[];
  dear: string[];
  /** Rice, noodles, bread: what a meal is built on. */
  starch: string[];
  /** Main foods that go beside another one. */
  second: string[];
  /** Cheap to buy, or there already. */
  common: string[];
  /** Grams of a piece and of a cup. */
  pieces: Record<string, number>;
  cups: Record<string, number>;
};

type NamesIn = (list?: string) => string[];

export type Book = { foods: Foods; dishes: Dish[] };

/** Frequent words of the steps, each behind the sign that stands for it in the packed book. */
export const WORDS = ['@ the {it}', '~ minutes', '^, until ', '# and ', '$ with '];

/** Base of every amount in the dishes. */
export const SERVES = 2;
const PARTS: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };
const KINDS: Record<string, Sentence['kind']> = { '!': 'always', '-': 'not', '+': 'then' };

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

/** Kinds and foods: dishes name them by their place. */
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
  const dishes = names.map((name, at) => ({
    name,
    intro: intros[at] ?? '',
    prep: preps[at] ?? 0,
    slots: (slots[at] ?? '').split('\n\n').map((slot) => unpackSlot(slot, namesIn)),
    steps: (steps[at] ?? '').split('\n\n').map((step) => unpackStep(step, namesIn)),
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
