import type { Entry } from './entry.ts';

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
