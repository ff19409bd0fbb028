import { MAX_NOTE_CHARS } from '../../machines/bounds.ts';
import type { Recipe } from '../../machines/recipe.ts';
import {
  type Fields,
  isAbove,
  isCount,
  list,
  object,
  only,
  or,
  type Read,
  readRecipe,
  readText,
  readTime,
} from './parse.ts';

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
  /** Reads a stored value. If `read` throws, the whole entry counts as unreadable. */
  read: Read<Value>;
  /** Merges the values of two browsers. Without `merge`, this browser keeps its own value. */
  merge?(here: Value, there: Value): Value;
  /** True if the page never deletes a recipe with such a mark by itself. */
  protects?: boolean;
};

const MARKS: { [Name in keyof Marks]: Mark<Marks[Name]> } = {
  ticks: { empty: [], read: list(only((item): item is number => Number.isInteger(item))) },
  scale: { empty: 1, read: (value = 1) => only((scale) => isAbove(scale, 0))(value) },
  step: { empty: 0, read: (value = 0) => only(isCount)(value) },
  liked: {
    empty: false,
    read: (value) => value === true,
    merge: (here, there) => here || there,
    protects: true,
  },
  note: {
    empty: '',
    read: (value) => or(readText, '')(value).slice(0, MAX_NOTE_CHARS),
    merge: (here, there) => here || there,
    protects: true,
  },
  timesCooked: {
    empty: 0,
    read: or(only(isCount), 0),
    merge: Math.max,
    protects: true,
  },
  cookedAt: { empty: 0, read: or(readTime, 0), merge: Math.max },
};
const ROWS = Object.entries(MARKS) as [keyof Marks, Mark<unknown>][];

export const UNTOUCHED = Object.fromEntries(ROWS.map(([name, { empty }]) => [name, empty])) as Marks;

export type Entry = Marks & { recipe: Recipe };

export function newestFirst(one: Entry, other: Entry): number {
  return other.recipe.at - one.recipe.at || other.recipe.id.localeCompare(one.recipe.id);
}

/** True for a recipe without a heart, a note or a meal. The page may delete only such a recipe by itself. */
export function isUnprotected(entry: Entry): boolean {
  return ROWS.every(([name, { empty, protects }]) => !protects || entry[name] === empty);
}

const readMarks = Object.fromEntries(ROWS.map(([name, { read }]) => [name, read])) as Fields<Marks>;
export const readEntry = object<Entry>({ recipe: readRecipe, ...readMarks });

/**
 * Adds the notes and other marks of another browser's entry, and fields of a newer version of the page. Returns null if
 * this changes nothing.
 */
export function mergeMarks(here: Entry, there: Entry): Entry | null {
  const marks = ROWS.map(
    ([name, { merge }]) => [name, merge?.(here[name], there[name]) ?? here[name]] as const,
  );
  const merged = { ...there, ...here, ...Object.fromEntries(marks) };
  return Object.entries(merged).some(([name, value]) => value !== here[name as keyof Entry]) ? merged : null;
}
