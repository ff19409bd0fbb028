import { render } from '@testing-library/react';
import type { Recipe } from '../../../machines/recipe.ts';
import { PageContext } from '../../../src/page/context/pageContext.ts';
import { ShownRecipe } from '../../../src/page/recipe/ShownRecipe.tsx';
import { recipeOf } from '../../recipeOf.ts';
import { openTestApp } from '../../testApp.ts';

/** Renders one recipe. Tests of many answers pass an app that they all share. */
export function renderRecipe(answer: string, changes: Partial<Recipe> = {}, app = openTestApp()) {
  return render(
    <PageContext value={app}>
      <ShownRecipe recipe={recipeOf(answer, { id: 'one', ...changes })} live="polite" />
    </PageContext>,
  ).container;
}
