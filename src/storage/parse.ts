import { boundStaples, boundText } from '../../machines/bounds.ts';
import type { Recipe } from '../../machines/recipe.ts';
import { MAX_WISH_CHARS } from '../../machines/request.ts';
import type { Staples } from '../../machines/staples.ts';
import {
  changeTaste,
  DIETS,
  MAX_EATERS,
  MINUTES,
  NO_TASTE,
  type Taste,
  UNITS,
} from '../../machines/taste.ts';
import { orUndefined } from '../shared/orUndefined.ts';

const ID = /^[\w-]{1,64}$/;

/** Parses a JSON object. Returns null for any other text. */
export function parseObject(text: string): Record<string, unknown> | null {
  const value = orUndefined(() => JSON.parse(text));
  return isObject(value) ? value : null;
}

export function parseStrings(value: unknown): string[] | null {
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;
}

export function isCount(value: unknown): value is number {
  return isAbove(value, -1) && Number.isInteger(value);
}

export function isTime(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}

export function isAbove(value: unknown, limit: number): value is number {
  return typeof value === 'number' && value > limit && value < 1_000;
}

export function parseRecipe(value: unknown): Recipe | null {
  if (!isObject(value)) return null;
  const { id, text, cutShort, at } = value;
  const ingredients = parseStrings(value.ingredients);
  const readable =
    typeof id === 'string' &&
    ID.test(id) &&
    typeof text === 'string' &&
    typeof cutShort === 'boolean' &&
    isTime(at) &&
    ingredients;
  if (!readable) return null;
  return {
    id,
    text,
    cutShort,
    ingredients,
    taste: parseTaste(value.taste),
    at,
    onDevice: value.onDevice === true,
    cookbook: parseCookbook(value.cookbook),
    changed: parseChanged(value.changed),
  };
}

function parseCookbook(value: unknown): Recipe['cookbook'] {
  if (!isObject(value)) return null;
  const { leftOut, others } = value;
  return { leftOut: parseStrings(leftOut) ?? [], others: isCount(others) ? others : 0 };
}

function parseChanged(value: unknown): Recipe['changed'] {
  if (!isObject(value)) return null;
  const { from } = value;
  const wish = parseWish(value.wish);
  return wish !== null && typeof from === 'string' ? { wish, from } : null;
}

export function parseWish(value: unknown): string | null {
  return typeof value === 'string' ? boundText(value, MAX_WISH_CHARS) : null;
}

export function parseStaples(value: unknown): Staples {
  return value == null ? null : boundStaples(parseStrings(value) ?? []);
}

const IS_WISH: Record<Exclude<keyof Taste, 'diets' | 'avoid'>, (value: unknown) => boolean> = {
  minutes: (value) => MINUTES.some((one) => one === value),
  eaters: (value) => isAbove(value, 0) && value <= MAX_EATERS && Number.isInteger(value),
  units: (value) => UNITS.some((one) => one === value),
  language: (value) => isLanguage(value),
  ownWords: (value) => typeof value === 'string',
};

/** Reads the stored taste. A taste stored by an older version of the page may lack some wishes. */
export function parseTaste(value: unknown): Taste {
  const stored = isObject(value) ? value : {};
  const wishes = Object.entries(IS_WISH).filter(([name, isWish]) => isWish(stored[name]));
  // Accepts a single diet, as stored by older versions of the page.
  const names = parseStrings(stored.diets ?? [stored.diet]) ?? [];
  const diets = DIETS.filter((diet) => names.includes(diet));
  const avoid = parseStrings(stored.avoid) ?? [];
  const others = Object.fromEntries(wishes.map(([name]) => [name, stored[name]]));
  return changeTaste(NO_TASTE, { ...others, diets, avoid });
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
