/** What it takes to show recipes: most of the page's code. */
export { BoxContents } from './BoxContents.tsx';
export { ServedAids, ServedText } from './ServedRecipe.tsx';
