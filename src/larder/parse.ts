import type { Recipe } from '../../machines/recipeMachine.ts';
import {
  changeTaste,
  DIETS,
  MAX_EATERS,
  MINUTES,
  NO_TASTE,
  type Taste,
  UNITS,
} from '../../machines/taste.ts';
import { unlessRefused } from '../shared/unlessRefused.ts';

export const ENTRY_VERSION = 1;
const ID = /^[\w-]{1,64}$/;

/** JSON, or undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function parseStrings(value: unknown): string[] | null {
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;
}

/** What a visitor has done with a recipe: items ticked off by their place in the text, amounts scaled, the step they have come to. */
export type Marks = { ticks: number[]; scale: number; step: number };
export type Entry = Marks & { recipe: Recipe };

export function parseEntry(value: unknown): Entry | null {
  if (!isObject(value) || value.version !== ENTRY_VERSION) return null;
  const recipe = parseRecipe(value.recipe);
  // The last two are younger than the rest.
  const { ticks, scale = 1, step = 0 } = value;
  const readable =
    recipe && isTicks(ticks) && isAbove(scale, 0) && isAbove(step, -1) && Number.isInteger(step);
  return readable ? { recipe, ticks, scale, step } : null;
}

function isTicks(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((place) => Number.isInteger(place));
}

function isAbove(value: unknown, limit: number): value is number {
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
    typeof at === 'number' &&
    !Number.isNaN(new Date(at).getTime()) &&
    ingredients;
  // The last two are younger than the rest.
  const taste = parseTaste(value.taste) ?? NO_TASTE;
  const onDevice = value.onDevice === true;
  return readable ? { id, text, cutShort, ingredients, taste, at, onDevice } : null;
}

export function parseTaste(value: unknown): Taste | null {
  if (!isObject(value)) return null;
  const { diet, minutes, eaters, units, language } = value;
  const avoid = parseStrings(value.avoid);
  const readable =
    avoid &&
    isOneOf(DIETS, diet) &&
    isOneOf(MINUTES, minutes) &&
    isOneOf(UNITS, units) &&
    (eaters === null || (isAbove(eaters, 0) && eaters <= MAX_EATERS && Number.isInteger(eaters))) &&
    (language === null || isLanguage(language));
  return readable ? changeTaste(NO_TASTE, { diet, avoid, minutes, eaters, units, language }) : null;
}

/** Made once, and only where a taste has a language. */
let languages: Intl.DisplayNames | undefined;

/** One that the browser can name: it throws at any other. */
function isLanguage(value: unknown): value is string {
  languages ??= new Intl.DisplayNames('en', { type: 'language' });
  const name = () => languages?.of(value as string);
  return typeof value === 'string' && unlessRefused(name) !== undefined;
}

function isOneOf<Value>(values: readonly Value[], value: unknown): value is Value | null {
  return value === null || values.includes(value as Value);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
