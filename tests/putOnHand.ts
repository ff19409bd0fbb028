/** Stores a list of `ingredient 0`, `ingredient 1` and so on, as an earlier visit would. Runs in a page. */
export function putOnHand(count: number): void {
  if (localStorage.getItem('recipe-kitchen')) return;
  const ingredients = Array.from({ length: count }, (_, index) => `ingredient ${index}`);
  const stored = { version: 1, ingredients, taste: {}, recipe: null, served: [] };
  localStorage.setItem('recipe-kitchen', JSON.stringify(stored));
}
