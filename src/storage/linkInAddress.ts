import type { Recipe } from '../../machines/recipe.ts';
import { findPacked, type Packed } from './recipeLink.ts';

/** The entry of the browser's history that the page is at. */
export type HistoryEntry = {
  /** A link has led to it. A reload or the way back returns to one whose fragment was set before. */
  isNew: () => boolean;
  setFragment: (fragment: string) => void;
};

/** Lets the address follow the pane. An entry that the way back returns to may name a recipe that was replaced since, and opens nothing. */
export function openLinkInAddress(entry: HistoryEntry) {
  const fragments = new WeakMap<Recipe, string>();
  let inAddress = '';
  let opening = '';
  let shown: Recipe | null = null;

  function update(): void {
    const wanted = opening || (shown && fragments.get(shown)) || '';
    if (wanted !== inAddress) entry.setFragment(wanted);
    inAddress = wanted;
  }

  return {
    /** Returns the link that was followed to this address, and keeps it there until `opened`. */
    follow(address: string, isNew = entry.isNew()): Packed | null {
      const found = findPacked(address);
      inAddress = found?.fragment ?? '';
      if (found && isNew) {
        opening = found.fragment;
        entry.setFragment(opening);
        return found;
      }
      update();
      return null;
    },
    opened({ fragment }: Packed): void {
      if (opening === fragment) opening = '';
      update();
    },
    note(recipe: Recipe, { fragment }: Packed): void {
      fragments.set(recipe, fragment);
    },
    show(recipe: Recipe | null): void {
      shown = recipe;
      update();
    },
  };
}
