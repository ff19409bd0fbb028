import type { Recipe } from '../../machines/recipeMachine.ts';

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

/** A recipe, and which items of it are ticked off, by their place in the text. */
export type Entry = { recipe: Recipe; ticks: number[] };

export function parseEntry(value: unknown): Entry | null {
  if (!isObject(value) || value.version !== ENTRY_VERSION) return null;
  const recipe = parseRecipe(value.recipe);
  return recipe && isTicks(value.ticks) ? { recipe, ticks: value.ticks } : null;
}

function isTicks(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((place) => Number.isInteger(place));
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
  return readable ? { id, text, cutShort, ingredients, at } : null;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
