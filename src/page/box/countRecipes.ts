export function countRecipes(recipes: number): string {
  return recipes === 1 ? '1 recipe' : `${recipes} recipes`;
}
