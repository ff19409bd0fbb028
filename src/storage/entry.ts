import { MAX_NOTE_CHARS } from '../../machines/bounds.ts';
import type { Recipe } from '../../machines/recipe.ts';
import { isSame, list, object, only, or, readText, textThat } from '../shared/schema.ts';
import { isCount, readTime, toRecipe } from './parse.ts';

/** The visitor's data about a recipe, such as ticks or a note. */
export type Marks = {
  /**
   * Identities of list items that the visitor has ticked, or has unticked although the model's text contains a tick.
   * See `reading/identities.ts`.
   */
  ticked: string[];
  /** Factor by which the amounts are multiplied. */
  scale: number;
  /** Identity of the first line of the last step that was reached in cook mode, or ''. */
  reached: string;
  liked: boolean;
  note: string;
  timesCooked: number;
  /** Time when the recipe was last cooked, in milliseconds since 1970. 0 if it was never cooked. */
  cookedAt: number;
};

export type Entry = Marks & { recipe: Recipe };

export function newestFirst(one: Entry, other: Entry): number {
  return other.recipe.at - one.recipe.at || other.recipe.id.localeCompare(one.recipe.id);
}

const readScale = only((scale): scale is number => typeof scale === 'number' && scale > 0 && scale < 1_000);

const readIdentity = textThat((text) => /^[\w-]{1,30}$/.test(text));

/**
 * Functions that read the marks. Each returns the initial value if the mark is missing. If one of these functions
 * throws, the whole entry counts as unreadable.
 */
const MARKS = {
  ticked: or(list(readIdentity), []),
  scale: (value: unknown = 1) => readScale(value),
  reached: or(readIdentity, ''),
  liked: (value: unknown) => value === true,
  note: (value: unknown) => or(readText, '')(value).slice(0, MAX_NOTE_CHARS),
  timesCooked: or(only(isCount), 0),
  cookedAt: or(readTime, 0),
};

export const UNTOUCHED = object<Marks>(MARKS)({});
export const readEntry = object<Entry>({ recipe: toRecipe, ...MARKS });

/**
 * True if the page may delete the recipe without being asked. Such a recipe has no mark, and was not pasted, because
 * there may be no other copy of a pasted recipe.
 */
export function isExpendable(entry: Entry): boolean {
  if (entry.recipe.pasted) return false;
  return (Object.keys(UNTOUCHED) as (keyof Marks)[]).every((name) => isSame(entry[name], UNTOUCHED[name]));
}

/**
 * Adds the notes and other marks of another browser's entry, and fields of a newer version of the page. Returns null if
 * this changes nothing.
 */
export function mergeMarks(here: Entry, there: Entry): Entry | null {
  const merged = {
    ...there,
    ...here,
    liked: here.liked || there.liked,
    note: here.note || there.note,
    timesCooked: Math.max(here.timesCooked, there.timesCooked),
    cookedAt: Math.max(here.cookedAt, there.cookedAt),
  };
  return Object.entries(merged).some(([name, value]) => value !== here[name as keyof Entry]) ? merged : null;
}
