import { render } from '@testing-library/react';
import { PageContext } from '../../../src/page/context/pageContext.ts';
import { ServedRecipe } from '../../../src/page/recipe/ServedRecipe.tsx';
import { openTestApp } from '../../testApp.ts';
import { recipeOf } from '../../testRecipeActor.ts';

export function renderRecipe(answer: string, { cutShort = false } = {}) {
  const app = openTestApp();
  return render(
    <PageContext value={app}>
      <ServedRecipe recipe={recipeOf(answer, { id: 'one', cutShort })} live="polite" />
    </PageContext>,
  ).container;
}
