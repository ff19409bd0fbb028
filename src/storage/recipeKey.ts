/** One key a recipe: two tabs that keep one at the same time do not overwrite each other. */
export const RECIPE_KEY = 'recipe-kitchen.recipe.';
