import { MAX_NOTE_CHARS } from '../../machines/bounds.ts';
import type { Recipe } from '../../machines/recipe.ts';
import { isAbove, isCount, isObject, isTime, parseRecipe } from './parse.ts';

/** What a visitor made of a kept recipe. */
export type Marks = {
  /** Numbers of the items whose tick differs from what the model wrote. */
  ticks: number[];
  /** The factor of the amounts. */
  scale: number;
  /** The index of the step that was reached in cook mode. */
  step: number;
  liked: boolean;
  note: string;
  timesCooked: number;
  /** Milliseconds since 1970; 0 where it was never cooked. */
  cookedAt: number;
};

type Mark<Value> = {
  empty: Value;
  /** Null where the whole entry cannot be read without it. */
  parse(value: unknown): Value | null;
  /** Of what two browsers have. Without this, what is here stays. */
  join?(here: Value, there: Value): Value;
  /** A recipe that has it makes room last. */
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

/** The last of them make room first: the oldest that were never liked, noted or cooked. */
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

/** Null where what is `there` tells nothing more. */
export function joined(here: Entry, there: Entry): Entry | null {
  const marks = ROWS.map(
    ([name, { join }]) => [name, join?.(here[name], there[name]) ?? here[name]] as const,
  );
  return marks.some(([name, mark]) => mark !== here[name]) ? { ...here, ...Object.fromEntries(marks) } : null;
}

function isTicks(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((place) => Number.isInteger(place));
}
