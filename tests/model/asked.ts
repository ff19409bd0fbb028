import type { RecipeRequest } from '../../machines/request.ts';
import { NO_TASTE } from '../../machines/taste.ts';

export const ASKED: RecipeRequest = {
  ingredients: ['rice', 'eggs'],
  staples: [],
  taste: NO_TASTE,
  notAgain: [],
  change: null,
  source: 'model',
  dish: null,
  attempt: 1,
};
