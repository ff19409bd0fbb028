import { lazyPart } from '../frame/lazyPart.ts';

/** What draws recipes: most of the page's code. Fetched when a recipe is likely to come. */
export const drawing = lazyPart(() => import('./ServedRecipe.tsx'));
