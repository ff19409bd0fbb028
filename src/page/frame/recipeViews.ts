/**
 * Code that reads and renders recipes, with its style sheet. The build puts them into one file, which loads after the page
 * has started.
 */
import { retryImport } from '../../shared/retryImport.ts';
import recipeSheets from './recipeSheets.css?inline';

export { reader } from '../../reader.ts';
export { BoxCards } from '../box/BoxCards.tsx';
export { CookMode } from '../cook/CookMode.tsx';
export { findSavedDishes } from '../dishes/findSavedDishes.ts';
export { PasteNote } from '../recipe/Notes.tsx';
export { ShownRecipe } from '../recipe/ShownRecipe.tsx';
export { TYPICAL } from '../recipe/typicalRecipe.ts';
export { readRecipe } from '../rendering/readRecipe.ts';
export { Timers } from '../timers/Timers.tsx';
export { UnfitIngredients, WordNote } from '../warning/Checks.tsx';

export const loadPasting = retryImport(() => import('../list/takePaste.ts'));

export function addSheet(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(recipeSheets);
  document.adoptedStyleSheets.push(sheet);
}
