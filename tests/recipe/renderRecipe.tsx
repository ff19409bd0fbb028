import { render } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { RecipeText } from '../../src/recipe/RecipeText.tsx';
import { readAnswer } from '../../src/recipe/readAnswer.ts';

type Start = { cutShort?: boolean; ticks?: number[] };

/** A recipe as the pane shows it, with ticks that are kept by the test. */
export function renderRecipe(answer: string, { cutShort = false, ticks = [] }: Start = {}) {
  function Pane() {
    const [ticked, setTicked] = useState(ticks);
    const toggle = (item: number) =>
      setTicked((now) => (now.includes(item) ? now.filter((tick) => tick !== item) : [...now, item]));
    const recipe = { ...readAnswer(answer), id: 'one', cutShort };
    return <RecipeText recipe={recipe} live="polite" ticks={ticked} onTick={toggle} />;
  }
  return render(
    <StrictMode>
      <Pane />
    </StrictMode>,
  ).container;
}
