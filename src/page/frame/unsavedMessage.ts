import { countRecipes } from '../../shared/formatCounts.ts';

/** Returns a message about data that could not be saved, or null if all data is saved. `keys`: the storage keys of that data. */
export function unsavedMessage(keys: ReadonlyMap<string, unknown>): string | null {
  const countOf = (prefix: string) =>
    [...keys.keys()].filter((key) => key.startsWith(`recipe-kitchen.${prefix}.`)).length;
  const [recipes, timers] = [countOf('recipe'), countOf('timer')];
  const names = [
    ...(keys.has('recipe-kitchen') ? ['your list'] : []),
    ...(recipes > 0 ? [countRecipes(recipes)] : []),
    ...(timers > 0 ? [timers === 1 ? '1 timer' : `${timers} timers`] : []),
  ];
  if (names.length === 0) return null;
  const named = new Intl.ListFormat('en-GB').format(names);
  return `${named.charAt(0).toUpperCase()}${named.slice(1)} will be lost when you close the page.`;
}
