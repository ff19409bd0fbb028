import { MAX_NOTE_CHARS } from '../../machines/bounds.ts';
import type { Recipe } from '../../machines/recipe.ts';
import { isAbove, isCount, isObject, isTime, parseRecipe } from './parse.ts';

/** The visitor's data about a recipe, such as ticks or a note. */
export type Marks = {
  /** Indexes of list items that the visitor has ticked, or has unticked although the model's text contains a tick. */
  ticks: number[];
  /** Factor by which the amounts are multiplied. */
  scale: number;
  /** Index of the last step that was reached in cook mode. */
  step: number;
  liked: boolean;
  note: string;
  timesCooked: number;
  /** Time when the recipe was last cooked, in milliseconds since 1970. 0 if it was never cooked. */
  cookedAt: number;
};

type Mark<Value> = {
  empty: Value;
  /** Parses a stored value. If `parse` returns null, the whole entry counts as unreadable. */
  parse(value: unknown): Value | null;
  /** Merges the values of two browsers. Without `merge`, this browser keeps its own value. */
  merge?(here: Value, there: Value): Value;
  /** True if the value protects a recipe from deletion: a full recipe box deletes unprotected recipes first. */
  protects?: boolean;
};

const MARKS: { [Name in keyof Marks]: Mark<Marks[Name]> } = {
  ticks: { empty: [], parse: (value) => (isTicks(value) ? value : null) },
  scale: { empty: 1, parse: (value = 1) => (isAbove(value, 0) ? value : null) },
  step: { empty: 0, parse: (value = 0) => (isCount(value) ? value : null) },
  liked: {
    empty: false,
    parse: (value) => value === true,
    merge: (here, there) => here || there,
    protects: true,
  },
  note: {
    empty: '',
    parse: (value) => (typeof value === 'string' ? value.slice(0, MAX_NOTE_CHARS) : ''),
    merge: (here, there) => here || there,
    protects: true,
  },
  timesCooked: {
    empty: 0,
    parse: (value) => (isCount(value) ? value : 0),
    merge: Math.max,
    protects: true,
  },
  cookedAt: { empty: 0, parse: (value) => (isTime(value) ? value : 0), merge: Math.max },
};
const ROWS = Object.entries(MARKS) as [keyof Marks, Mark<unknown>][];

export const UNTOUCHED = Object.fromEntries(ROWS.map(([name, { empty }]) => [name, empty])) as Marks;

export type Entry = Marks & { recipe: Recipe };

export function newestFirst(one: Entry, other: Entry): number {
  return other.recipe.at - one.recipe.at || other.recipe.id.localeCompare(one.recipe.id);
}

/**
 * Sorts saved recipes so that a full recipe box can delete the last ones. Recipes that the visitor has liked, cooked or
 * written a note on come first, then newer recipes.
 */
export function protectedFirst(one: Entry, other: Entry): number {
  return Number(isProtected(other)) - Number(isProtected(one)) || newestFirst(one, other);
}

function isProtected(entry: Entry): boolean {
  return ROWS.some(([name, { empty, protects }]) => protects && entry[name] !== empty);
}

export function parseEntry(value: unknown): Entry | null {
  if (!isObject(value)) return null;
  const recipe = parseRecipe(value.recipe);
  const marks = ROWS.map(([name, { parse }]) => [name, parse(value[name])] as const);
  return recipe && marks.every(([, mark]) => mark !== null)
    ? { recipe, ...(Object.fromEntries(marks) as Marks) }
    : null;
}

/** Adds the ticks, notes and other marks of another browser's entry. Returns null if this changes nothing. */
export function mergeMarks(here: Entry, there: Entry): Entry | null {
  const marks = ROWS.map(
    ([name, { merge }]) => [name, merge?.(here[name], there[name]) ?? here[name]] as const,
  );
  return marks.some(([name, mark]) => mark !== here[name]) ? { ...here, ...Object.fromEntries(marks) } : null;
}

function isTicks(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => Number.isInteger(item));
}
