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
import { orUndefined } from '../shared/orUndefined.ts';

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
  if (!isObject(value)) return null;
  const recipe = parseRecipe(value.recipe);
  // The last two are younger than the rest.
  const { ticks, scale = 1, step = 0 } = value;
  const readable =
    recipe && isTicks(ticks) && isAbove(scale, 0) && isAbove(step, -1) && Number.isInteger(step);
  return readable ? { recipe, ticks, scale, step } : null;
}

/** Under another id than its own it could not be deleted. */
export function parseOwnEntry(value: unknown, id: string): Entry | null {
  const entry = parseEntry(value);
  return entry?.recipe.id === id ? entry : null;
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

/** All of a taste but the words for what is to be left out. */
type Choice = Exclude<keyof Taste, 'avoid'>;
const IS_ONE: Record<Choice, (value: unknown) => boolean> = {
  diet: (value) => isOneOf(DIETS, value),
  minutes: (value) => isOneOf(MINUTES, value),
  eaters: (value) => isAbove(value, 0) && value <= MAX_EATERS && Number.isInteger(value),
  units: (value) => isOneOf(UNITS, value),
  language: (value) => isLanguage(value),
};
export const CHOICES = Object.keys(IS_ONE) as Choice[];

export function isChoice(name: string, value: unknown): boolean {
  const choice = CHOICES.find((one) => one === name);
  return choice !== undefined && (value === null || IS_ONE[choice](value));
}

export function parseTaste(value: unknown): Taste | null {
  if (!isObject(value)) return null;
  const choices = Object.fromEntries(CHOICES.map((name) => [name, value[name]]));
  const avoid = parseStrings(value.avoid);
  const readable = avoid && CHOICES.every((name) => isChoice(name, value[name]));
  return readable ? changeTaste(NO_TASTE, { ...choices, avoid }) : null;
}

/** Made once, and only where a taste has a language. */
let languages: Intl.DisplayNames | undefined;

/** One that the browser can name: it throws at any other. */
function isLanguage(value: unknown): value is string {
  languages ??= new Intl.DisplayNames('en', { type: 'language' });
  const name = () => languages?.of(value as string);
  return typeof value === 'string' && orUndefined(name) !== undefined;
}

function isOneOf(values: readonly unknown[], value: unknown): boolean {
  return values.includes(value);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
