import type { Recipe } from '../../machines/recipe.ts';

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

export const UNTOUCHED: Marks = {
  ticks: [],
  scale: 1,
  step: 0,
  liked: false,
  note: '',
  timesCooked: 0,
  cookedAt: 0,
};

export type Entry = Marks & { recipe: Recipe };

export function newestFirst(one: Entry, other: Entry): number {
  return other.recipe.at - one.recipe.at || other.recipe.id.localeCompare(one.recipe.id);
}

/** The last of them make room first: the oldest that were never liked, noted or cooked. */
export function dearestFirst(one: Entry, other: Entry): number {
  return Number(isDear(other)) - Number(isDear(one)) || newestFirst(one, other);
}

function isDear({ liked, note, timesCooked }: Entry): boolean {
  return liked || note !== '' || timesCooked > 0;
}
