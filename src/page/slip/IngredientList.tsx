import { useSelector } from '@xstate/react';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { removedIngredients } from '../../../machines/recipeMachine.ts';
import { useRecipeActor } from '../contexts.ts';
import { focusFirst, INGREDIENT_INPUT_ID } from '../focus.ts';

export function IngredientList() {
  const recipeActor = useRecipeActor();
  const ingredients = useSelector(recipeActor, (s) => s.context.ingredients);
  const removed = useSelector(recipeActor, (s) => removedIngredients(s.context), isSameList);
  const [pointedOut, setPointedOut] = useState({ ingredient: '', times: 0, ingredients });
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const subscription = recipeActor.on('ingredient.pointedOut', ({ ingredient }) => {
      const { ingredients } = recipeActor.getSnapshot().context;
      setPointedOut(({ times }) => ({ ingredient, times: times + 1, ingredients }));
      itemAt(list.current, ingredients.indexOf(ingredient))?.scrollIntoView({ block: 'nearest' });
    });
    return () => subscription.unsubscribe();
  }, [recipeActor]);

  const count = ingredients.length;
  const countBefore = useRef(count);
  useEffect(() => {
    // What is added comes last, and a long list would hide it.
    if (count > countBefore.current && list.current) list.current.scrollTop = list.current.scrollHeight;
    countBefore.current = count;
  }, [count]);

  const remove = useCallback(
    (ingredient: string) => {
      const at = recipeActor.getSnapshot().context.ingredients.indexOf(ingredient);
      const neighbour = itemAt(list.current, at + 1) ?? itemAt(list.current, at - 1);
      if (neighbour) neighbour.querySelector('button')?.focus();
      else focusFirst(INGREDIENT_INPUT_ID);
      recipeActor.send({ type: 'ingredient.removed', ingredient });
    },
    [recipeActor],
  );

  function clear() {
    focusFirst(INGREDIENT_INPUT_ID);
    recipeActor.send({ type: 'ingredients.cleared' });
  }

  function undo() {
    // The restored item has to stand on the page before it can take the focus.
    flushSync(() => recipeActor.send({ type: 'removal.undone' }));
    const at = recipeActor.getSnapshot().context.ingredients.indexOf(removed[0] ?? '');
    itemAt(list.current, at)?.querySelector('button')?.focus();
  }

  // Any change of the list ends it.
  const isPointedOut = pointedOut.times > 0 && pointedOut.ingredients === ingredients;

  return (
    <>
      <div className="slip-head">
        <h2>On hand</h2>
        {ingredients.length > 0 && (
          <button type="button" className="button-quiet" onClick={clear}>
            Clear list
          </button>
        )}
      </div>
      <div aria-live="polite">
        {ingredients.length === 0 && (
          <p className="hint">What is in the kitchen today? Name two things or more.</p>
        )}
        <ul ref={list} className="ingredients">
          {ingredients.map((ingredient) => (
            <Ingredient
              key={ingredient}
              ingredient={ingredient}
              timesPointedOut={isPointedOut && ingredient === pointedOut.ingredient ? pointedOut.times : 0}
              onRemove={remove}
            />
          ))}
        </ul>
      </div>
      <p className="visually-hidden" role="status">
        {isPointedOut && <span key={pointedOut.times}>{pointedOut.ingredient} is already on the list.</span>}
      </p>
      <div className="undo">
        <p role="status">{removed.length > 0 && `Removed ${nameRemoved(removed)}.`}</p>
        {removed.length > 0 && (
          <button type="button" className="button-quiet" onClick={undo}>
            Undo
          </button>
        )}
      </div>
    </>
  );
}

type IngredientProps = {
  ingredient: string;
  timesPointedOut: number;
  onRemove: (ingredient: string) => void;
};

const Ingredient = memo(function Ingredient({ ingredient, timesPointedOut, onRemove }: IngredientProps) {
  return (
    <li className={timesPointedOut > 0 ? 'pointed-out' : undefined}>
      {timesPointedOut > 0 && <span key={timesPointedOut} className="glow" />}
      <span className="name" dir="auto">
        {ingredient}
      </span>
      <button
        type="button"
        className="cross"
        aria-label={`Remove ${ingredient}`}
        onClick={() => onRemove(ingredient)}
      />
    </li>
  );
});

function itemAt(list: Element | null, at: number): Element | undefined {
  return list?.children[at];
}

function nameRemoved([only, ...others]: string[]): string {
  return others.length === 0 ? `${only}` : `${others.length + 1} ingredients`;
}

function isSameList(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((ingredient, at) => ingredient === other[at]);
}
