import { render } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { PageContext } from '../../../src/page/frame/pageContext.ts';
import { drawMarkdown } from '../../../src/page/recipe/drawMarkdown.tsx';
import { RecipeText } from '../../../src/page/recipe/RecipeText.tsx';
import { readAnswer } from '../../../src/reading/readAnswer.ts';
import { openTestApp } from '../../testApp.ts';

type Start = { cutShort?: boolean; ticks?: number[]; scale?: number };

/** The test keeps the ticks and the scale, in place of the box. */
export function renderRecipe(answer: string, { cutShort = false, ticks = [], scale = 1 }: Start = {}) {
  const app = openTestApp();
  function Pane() {
    const [ticked, setTicked] = useState(ticks);
    const [scaled, setScaled] = useState(scale);
    const recipe = readAnswer(answer);
    const drawn = drawMarkdown(recipe.text);
    return (
      <RecipeText
        recipe={{
          ...recipe,
          id: 'one',
          outline: drawn?.outline ?? null,
          isSample: false,
          ticks: ticked,
          onTick: (item) =>
            setTicked((now) => (now.includes(item) ? now.filter((tick) => tick !== item) : [...now, item])),
          scale: scaled,
          onScale: setScaled,
        }}
        drawn={drawn}
        cutShort={cutShort}
        live="polite"
        language={null}
        swipe={{}}
        note={null}
        onCook={() => {}}
      />
    );
  }
  return render(
    <StrictMode>
      <PageContext value={app}>
        <Pane />
      </PageContext>
    </StrictMode>,
  ).container;
}
