import type { Recipe } from '../../machines/recipe.ts';
import { findPacked, type Packed } from './recipeLink.ts';

/** The current entry of the browser's history. */
export type HistoryEntry = {
  /** True if the visitor reached this entry by a link. False after a reload or after going back. */
  isNew: () => boolean;
  setFragment: (fragment: string) => void;
};

/**
 * Keeps a shared recipe's link in the page's URL while the page shows the recipe. Going back in the browser's history
 * does not open the recipe again.
 */
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
    /** Returns the recipe link in a URL. The link stays in the page's URL until `opened` is called. */
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
