import { orUndefined } from './orUndefined.ts';

/** Reads a stored value, or throws if the value is malformed. */
export type Read<Value> = (value: unknown) => Value;

/** Saved recipes contain hundreds of optional values, so creating the error only once saves time. */
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
 * Reads the given fields of an object. Also keeps all other fields because a newer version of the page in another tab
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

export const readText = textThat(() => true);
export const readTexts = list(readText);
export const readFlag = only((value) => typeof value === 'boolean');
export const readNumber = only((value): value is number => Number.isFinite(value));

export function textThat(is: (text: string) => boolean): Read<string> {
  return only((value): value is string => typeof value === 'string' && is(value));
}

export function oneOf<Value>(values: readonly Value[]): Read<Value> {
  return only((value): value is Value => values.some((one) => one === value));
}

/** Parses a JSON object. Returns null for any other text. */
export function parseObject(text: string): Record<string, unknown> | null {
  const value = orUndefined(() => JSON.parse(text));
  return isObject(value) ? value : null;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns `stored`, but with the fields of `after` that differ from `before`. */
export function withChanges<Value extends object>(stored: Value, before: Value, after: Value): Value {
  const changed = Object.entries(after).filter(
    ([name, value]) => !isSame(value, before[name as keyof Value]),
  );
  return { ...stored, ...Object.fromEntries(changed) };
}
