/** What draws and reads a recipe, and comes late, in one file of the build. */
export { wordsToLoad } from '../../reading/read.ts';
export { CookMode } from '../cook/CookMode.tsx';
export { ShownRecipe } from '../recipe/ShownRecipe.tsx';
export { TYPICAL } from '../recipe/typicalRecipe.ts';
export { readRecipe } from '../rendering/readRecipe.ts';
export { Timers } from '../timers/Timers.tsx';
