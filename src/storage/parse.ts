import { boundStaples, boundText } from '../../machines/bounds.ts';
import type { Recipe } from '../../machines/recipe.ts';
import { MAX_WISH_CHARS } from '../../machines/request.ts';
import type { Staples } from '../../machines/staples.ts';
import { changeTaste, type Diet, MAX_EATERS, MINUTES, type Taste, UNITS } from '../../machines/taste.ts';
import { orUndefined } from '../shared/orUndefined.ts';

const ID = /^[\w-]{1,64}$/;

/** Parses a JSON object. Returns null for any other text. */
export function parseObject(text: string): Record<string, unknown> | null {
  const value = orUndefined(() => JSON.parse(text));
  return isObject(value) ? value : null;
}

/** Reads a stored value, or throws if the value is malformed. */
export type Read<Value> = (value: unknown) => Value;

/** Creating the error only once saves time, since saved recipes contain hundreds of optional values. */
const MALFORMED = new Error('Malformed');

export function only<Value>(is: (value: unknown) => value is Value): Read<Value> {
  return (value) => {
    if (is(value)) return value;
    throw MALFORMED;
  };
}

export function list<Item>(read: Read<Item>): Read<Item[]> {
  return (value) => only(Array.isArray)(value).map((item) => read(item));
}

/** Reads a malformed value as `fallback`. */
export function or<Value, Fallback>(read: Read<Value>, fallback: Fallback): Read<Value | Fallback> {
  return (value) => {
    try {
      return read(value);
    } catch {
      return fallback;
    }
  };
}

type Fields<Value> = { [Name in keyof Value]-?: Read<Value[Name]> };

/**
 * Reads the given fields of an object. Also keeps all other fields, since a newer version of the page in another tab
 * may have written them.
 */
export function object<Value extends object>(fields: Fields<Value>): Read<Value> {
  const rows = Object.entries<Read<unknown>>(fields);
  return (value) => {
    const stored = only(isObject)(value);
    const known = Object.fromEntries(rows.map(([name, read]) => [name, read(stored[name])]));
    return { ...stored, ...known } as Value;
  };
}

export const readText = only((value) => typeof value === 'string');
export const readTexts = list(readText);
export const readFlag = only((value) => typeof value === 'boolean');
export const readTime = only(
  (value): value is number => typeof value === 'number' && !Number.isNaN(new Date(value).getTime()),
);

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

export function isAbove(value: unknown, limit: number): value is number {
  return typeof value === 'number' && value > limit && value < 1_000;
}

function oneOf<Value>(values: readonly Value[]): Read<Value> {
  return only((value): value is Value => values.some((one) => one === value));
}

/** Reads an unreadable wish as an unset one. */
const TASTE = object<Taste>({
  diets: or(readTexts as Read<Diet[]>, []),
  minutes: or(oneOf(MINUTES), null),
  eaters: or(
    only((value): value is number => isCount(value) && value > 0 && value <= MAX_EATERS),
    null,
  ),
  units: or(oneOf(UNITS), null),
  language: or(only(isLanguage), null),
  avoid: or(readTexts, []),
  ownWords: or(readText, null),
});

/** Reads the stored taste. A taste stored by an older version of the page may lack some wishes. */
export function readTaste(value: unknown): Taste {
  // Accepts a single diet, as stored by older versions of the page.
  const { diet, ...stored } = isObject(value) ? value : {};
  return changeTaste(TASTE({ ...stored, diets: stored.diets ?? [diet] }), {});
}

export const readRecipe = object<Recipe>({
  id: only((value): value is string => typeof value === 'string' && ID.test(value)),
  text: readText,
  cutShort: readFlag,
  ingredients: readTexts,
  taste: readTaste,
  at: readTime,
  onDevice: (value) => value === true,
  cookbook: or(object({ leftOut: or(readTexts, []), others: or(only(isCount), 0) }), null),
  changed: or(object({ wish: readWish, from: readText }), null),
});

export function readWish(value: unknown): string {
  return readText(boundText(readText(value), MAX_WISH_CHARS));
}

export function readStaples(value: unknown): Staples {
  return value == null ? null : boundStaples(or(readTexts, [])(value));
}

/** The browser's names of languages. Created on first use, since the browser takes long to create them. */
let languages: Intl.DisplayNames | undefined;

/** True for a valid language tag. Catches the error that the browser throws for a malformed tag. */
function isLanguage(value: unknown): value is string {
  languages ??= new Intl.DisplayNames('en', { type: 'language' });
  const name = () => languages?.of(value as string);
  return typeof value === 'string' && orUndefined(name) !== undefined;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns `stored` with the fields that differ between `before` and `after`. */
export function withChanges<Value extends object>(stored: Value, before: Value, after: Value): Value {
  const changed = Object.entries(after).filter(
    ([name, value]) => !isSame(value, before[name as keyof Value]),
  );
  return { ...stored, ...Object.fromEntries(changed) };
}
