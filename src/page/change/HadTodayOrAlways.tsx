import { useSelector } from '@xstate/react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useRecipeActor } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';

export type Answer = 'ingredient.hadToday' | 'ingredient.hadAlways';

type TodayOrAlwaysProps = {
  name: string;
  onAnswer: (line: Element | null, answer: Answer) => void;
  onEscape: (line: Element | null) => void;
};

/** Asks in the place of 'I have this'. */
export function HadTodayOrAlways({ name, onAnswer, onEscape }: TodayOrAlwaysProps) {
  const recipeActor = useRecipeActor();
  const canBeStaple = useSelector(recipeActor, (s) =>
    s.can({ type: 'ingredient.hadAlways', ingredient: name }),
  );

  function answer(event: MouseEvent, type: Answer) {
    // The second click of a double click on 'I have this' answers nothing.
    if (event.detail < 2) onAnswer(event.currentTarget.closest('li'), type);
  }

  function leave(event: KeyboardEvent) {
    if (event.key === 'Escape') onEscape(event.currentTarget.closest('li'));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as one
    <div className="have" role="group" aria-label={`I have this: ${name}`} onKeyDown={leave}>
      <Button onClick={(event) => answer(event, 'ingredient.hadToday')}>Just today</Button>
      {canBeStaple && <Button onClick={(event) => answer(event, 'ingredient.hadAlways')}>Always</Button>}
    </div>
  );
}
