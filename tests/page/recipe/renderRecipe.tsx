import { render } from '@testing-library/react';
import { StrictMode, useMemo, useState } from 'react';
import { drawMarkdown } from '../../../src/page/recipe/drawMarkdown.tsx';
import { RecipeText } from '../../../src/page/recipe/RecipeText.tsx';
import { readAnswer } from '../../../src/reading/readAnswer.ts';

type Start = { cutShort?: boolean; ticks?: number[]; scale?: number };

/** A recipe as the pane shows it, with ticks and a scale that are kept by the test. */
export function renderRecipe(answer: string, { cutShort = false, ticks = [], scale = 1 }: Start = {}) {
  function Pane() {
    const [ticked, setTicked] = useState(ticks);
    const [scaled, setScaled] = useState(scale);
    const recipe = { ...readAnswer(answer), id: 'one', cutShort };
    const drawn = useMemo(() => drawMarkdown(recipe.text), [recipe.text]);
    const toggle = (item: number) =>
      setTicked((now) => (now.includes(item) ? now.filter((tick) => tick !== item) : [...now, item]));
    return (
      <RecipeText
        recipe={recipe}
        drawn={drawn}
        live="polite"
        ticks={ticked}
        onTick={toggle}
        scale={scaled}
        onScale={setScaled}
        asksForPosters
        TimerChip={({ words }) => (
          <button type="button" value={words}>
            {words}
          </button>
        )}
        stillNeeded={null}
        language={null}
        swipe={{}}
        note={null}
        onCook={() => {}}
      />
    );
  }
  return render(
    <StrictMode>
      <Pane />
    </StrictMode>,
  ).container;
}
