import { staplesOf } from '../../machines/staples.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';

/** Returns what the cookbook needs to find dishes for a list such as 'eggs, rice'. */
export function inputFor(list: string, wishes: Partial<Taste> = {}) {
  const taste = { ...NO_TASTE, ...wishes };
  return { ingredients: list ? list.split(', ') : [], staples: staplesOf(null), taste, previousDishes: [] };
}

/** Returns a request to the cookbook. */
export function requestFor(list: string, wishes: Partial<Taste> = {}) {
  const { ingredients, taste } = inputFor(list, wishes);
  return { ingredients, staples: null, taste, notAgain: [], change: null };
}
