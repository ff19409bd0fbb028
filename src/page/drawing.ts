import { lazyPart } from './lazyPart.ts';

/** What draws recipes: most of the page's code. Fetched when a recipe is likely to come. */
export const drawing = lazyPart(() => import('./pane/ServedRecipe.tsx'));
