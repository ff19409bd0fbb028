/** What it takes to wait for recipes, and to show them: most of the page's code. */
export { warmUp } from '../recipe/RecipeMarkdown.tsx';
export { BoxContents } from './BoxContents.tsx';
export { ServedAids, ServedText } from './ServedRecipe.tsx';
export { Timing } from './Timing.tsx';
