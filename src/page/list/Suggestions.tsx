import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { distinct, findSame } from '../../../machines/list.ts';
import { hasEnoughIngredients } from '../../../machines/recipeMachine.ts';
import { ASK_BUTTON_ID, focusFirst, focusNeighbour } from '../frame/focus.ts';
import { Icon } from '../frame/Icon.tsx';
import { useRecipeActor, useRecipeBox } from '../frame/pageContext.ts';

const USUAL = ['eggs', 'tomatoes', 'bread', 'rice', 'onions', 'potatoes', 'cheese', 'chickpeas', 'pasta'];

export function Suggestions() {
  const recipeActor = useRecipeActor();
  const onHand = useSelector(recipeActor, (s) => s.context.ingredients);
  const isEnough = useSelector(recipeActor, (s) => hasEnoughIngredients(s.context));
  const { box } = useRecipeBox();
  if (isEnough) return null;

  const suggested = distinct([...box.mostUsed(), ...USUAL])
    .slice(0, USUAL.length)
    .filter((usual) => !findSame(onHand, usual));

  function add(event: MouseEvent<HTMLButtonElement>, ingredient: string) {
    // The focus goes to the next suggestion: in the field it would call up the keyboard of a phone.
    focusNeighbour(event.currentTarget.parentElement);
    flushSync(() => recipeActor.send({ type: 'ingredient.added', ingredient }));
    if (document.activeElement === document.body) focusFirst(ASK_BUTTON_ID);
  }

  return (
    <div className="suggestions">
      <div role="status">
        <h2>{onHand.length === 0 ? 'What do you have?' : 'One more ingredient, and we can cook'}</h2>
      </div>
      <ul className="chips">
        {suggested.map((ingredient) => (
          <li key={ingredient}>
            <button type="button" className="chip suggestion" onClick={(event) => add(event, ingredient)}>
              <Icon name="plus" />
              {ingredient}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
