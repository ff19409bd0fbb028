import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { PageContext } from '../../../src/page/frame/pageContext.ts';
import { ServedRecipe } from '../../../src/page/recipe/ServedRecipe.tsx';
import { openTestApp } from '../../testApp.ts';
import { recipeOf } from '../../testRecipeActor.ts';

type Start = { cutShort?: boolean; scale?: number };

export function renderRecipe(answer: string, { cutShort = false, scale = 1 }: Start = {}) {
  const app = openTestApp();
  app.box.mark('one', { scale });
  return render(
    <StrictMode>
      <PageContext value={app}>
        <ServedRecipe recipe={recipeOf(answer, { id: 'one', cutShort })} live="polite" />
      </PageContext>
    </StrictMode>,
  ).container;
}
