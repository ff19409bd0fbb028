/** What draws and reads a recipe, and comes late, in one file of the build. */
export { wordsToLoad } from '../../reading/read.ts';
export { CookMode } from '../cook/CookMode.tsx';
export { readRecipe } from '../drawing/readRecipe.ts';
export { ShownRecipe } from '../recipe/ShownRecipe.tsx';
export { TYPICAL } from '../recipe/typicalRecipe.ts';
export { Timers } from '../timers/Timers.tsx';
