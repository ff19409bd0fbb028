import { render } from '@testing-library/react';
import type { Recipe } from '../../../machines/recipe.ts';
import { PageContext } from '../../../src/page/context/pageContext.ts';
import { ShownRecipe } from '../../../src/page/recipe/ShownRecipe.tsx';
import { recipeOf } from '../../recipeOf.ts';
import { openTestApp } from '../../testApp.ts';

/** Renders one recipe. */
export const renderRecipe = (answer: string, changes?: Partial<Recipe>) =>
  renderRecipes(answer, changes).container;

/** Renders a recipe. `show` replaces its text, which is faster than rendering another recipe. */
export function renderRecipes(answer = '# Rice', changes: Partial<Recipe> = {}) {
  const app = openTestApp();
  const shown = (text: string) => (
    <PageContext value={app}>
      <ShownRecipe recipe={recipeOf(text, { id: 'one', ...changes })} live="polite" />
    </PageContext>
  );
  const { container, rerender } = render(shown(answer));
  return { container, show: (text: string) => rerender(shown(text)) };
}
