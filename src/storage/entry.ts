import { MAX_NOTE_CHARS } from '../../machines/bounds.ts';
import type { Recipe } from '../../machines/recipe.ts';
import { isAbove, isCount, isObject, isTime, parseRecipe } from './parse.ts';

/** The visitor's additions to a recipe. */
export type Marks = {
  /** The numbers of the items whose tick differs from the model's text. */
  ticks: number[];
  /** The factor by which the amounts are multiplied. */
  scale: number;
  /** The index of the last step reached in cook mode. */
  step: number;
  liked: boolean;
  note: string;
  timesCooked: number;
  /** Milliseconds since 1970; 0 if it was never cooked. */
  cookedAt: number;
};

type Mark<Value> = {
  empty: Value;
  /** Returns null if the value makes the whole entry unreadable. */
  parse(value: unknown): Value | null;
  /** Merges the values of two browsers. Without it, the value `here` stays. */
  join?(here: Value, there: Value): Value;
  /** Whether a full box removes recipes with this mark last. */
  isDear?: boolean;
};

const MARKS: { [Name in keyof Marks]: Mark<Marks[Name]> } = {
  ticks: { empty: [], parse: (value) => (isTicks(value) ? value : null) },
  scale: { empty: 1, parse: (value = 1) => (isAbove(value, 0) ? value : null) },
  step: { empty: 0, parse: (value = 0) => (isCount(value) ? value : null) },
  liked: {
    empty: false,
    parse: (value) => value === true,
    join: (here, there) => here || there,
    isDear: true,
  },
  note: {
    empty: '',
    parse: (value) => (typeof value === 'string' ? value.slice(0, MAX_NOTE_CHARS) : ''),
    join: (here, there) => here || there,
    isDear: true,
  },
  timesCooked: {
    empty: 0,
    parse: (value) => (isCount(value) ? value : 0),
    join: Math.max,
    isDear: true,
  },
  cookedAt: { empty: 0, parse: (value) => (isTime(value) ? value : 0), join: Math.max },
};
const ROWS = Object.entries(MARKS) as [keyof Marks, Mark<unknown>][];

export const UNTOUCHED = Object.fromEntries(ROWS.map(([name, { empty }]) => [name, empty])) as Marks;

export type Entry = Marks & { recipe: Recipe };

export function newestFirst(one: Entry, other: Entry): number {
  return other.recipe.at - one.recipe.at || other.recipe.id.localeCompare(one.recipe.id);
}

/** Sorts so that a full box removes from the end: first the oldest recipes that were never liked, noted or cooked. */
export function dearestFirst(one: Entry, other: Entry): number {
  return Number(isDear(other)) - Number(isDear(one)) || newestFirst(one, other);
}

function isDear(entry: Entry): boolean {
  return ROWS.some(([name, { empty, isDear }]) => isDear && entry[name] !== empty);
}

export function parseEntry(value: unknown): Entry | null {
  if (!isObject(value)) return null;
  const recipe = parseRecipe(value.recipe);
  const marks = ROWS.map(([name, { parse }]) => [name, parse(value[name])] as const);
  return recipe && marks.every(([, mark]) => mark !== null)
    ? { recipe, ...(Object.fromEntries(marks) as Marks) }
    : null;
}

/** Returns null if the marks `there` add nothing. */
export function joined(here: Entry, there: Entry): Entry | null {
  const marks = ROWS.map(
    ([name, { join }]) => [name, join?.(here[name], there[name]) ?? here[name]] as const,
  );
  return marks.some(([name, mark]) => mark !== here[name]) ? { ...here, ...Object.fromEntries(marks) } : null;
}

function isTicks(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => Number.isInteger(item));
}
