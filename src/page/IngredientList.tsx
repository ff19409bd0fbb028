import { useSelector } from '@xstate/react';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { removedIngredients } from '../../machines/recipeMachine.ts';
import { focusFirst, INGREDIENT_INPUT_ID } from './focus.ts';
import { CrossIcon } from './icons.tsx';
import { useKitchen } from './kitchen.ts';

/** A long list is several: React passes over those that stay as they are, and the browser over those out of sight. */
const GROUP_SIZE = 50;

export function IngredientList() {
  const kitchen = useKitchen();
  const ingredients = useSelector(kitchen, (s) => s.context.ingredients);
  const removed = useSelector(kitchen, (s) => removedIngredients(s.context), isSameList);
  const [pointedOut, setPointedOut] = useState({ ingredient: '', times: 0, ingredients });
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const subscription = kitchen.on('ingredient.pointedOut', ({ ingredient }) => {
      const { ingredients } = kitchen.getSnapshot().context;
      setPointedOut(({ times }) => ({ ingredient, times: times + 1, ingredients }));
      itemAt(list.current, ingredients.indexOf(ingredient))?.scrollIntoView({ block: 'nearest' });
    });
    return () => subscription.unsubscribe();
  }, [kitchen]);

  const [grouped, setGrouped] = useState({ ingredients, groups: regroup([[]], ingredients) });
  if (grouped.ingredients !== ingredients) {
    setGrouped({ ingredients, groups: regroup(grouped.groups, ingredients) });
  }

  const count = ingredients.length;
  const countBefore = useRef(count);
  useEffect(() => {
    // What is added comes last, and a long list would hide it.
    if (count > countBefore.current && list.current) list.current.scrollTop = list.current.scrollHeight;
    countBefore.current = count;
  }, [count]);

  const remove = useCallback(
    (ingredient: string) => {
      const at = kitchen.getSnapshot().context.ingredients.indexOf(ingredient);
      const neighbour = itemAt(list.current, at + 1) ?? itemAt(list.current, at - 1);
      if (neighbour) neighbour.querySelector('button')?.focus();
      else focusFirst(INGREDIENT_INPUT_ID);
      kitchen.send({ type: 'ingredient.removed', ingredient });
    },
    [kitchen],
  );

  function clear() {
    focusFirst(INGREDIENT_INPUT_ID);
    kitchen.send({ type: 'ingredients.cleared' });
  }

  function undo() {
    // The restored item has to stand on the page before it can take the focus.
    flushSync(() => kitchen.send({ type: 'removal.undone' }));
    const at = kitchen.getSnapshot().context.ingredients.indexOf(removed[0] ?? '');
    itemAt(list.current, at)?.querySelector('button')?.focus();
  }

  // Said of this list: the next change makes it old.
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
        <div ref={list} className="ingredients">
          {grouped.groups.map((group, at) => (
            <IngredientGroup
              // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the list
              key={at}
              ingredients={group}
              pointedOut={isPointedOut && group.includes(pointedOut.ingredient) ? pointedOut : null}
              onRemove={remove}
            />
          ))}
        </div>
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

type GroupProps = {
  ingredients: string[];
  pointedOut: { ingredient: string; times: number } | null;
  onRemove: (ingredient: string) => void;
};

const IngredientGroup = memo(function IngredientGroup({ ingredients, pointedOut, onRemove }: GroupProps) {
  return (
    <ul>
      {ingredients.map((ingredient) => (
        <Ingredient
          key={ingredient}
          ingredient={ingredient}
          timesPointedOut={ingredient === pointedOut?.ingredient ? pointedOut.times : 0}
          onRemove={onRemove}
        />
      ))}
    </ul>
  );
});

type IngredientProps = {
  ingredient: string;
  timesPointedOut: number;
  onRemove: (ingredient: string) => void;
};

const Ingredient = memo(function Ingredient({ ingredient, timesPointedOut, onRemove }: IngredientProps) {
  return (
    <li>
      {timesPointedOut > 0 && <span key={timesPointedOut} className="glow" />}
      <span className="name" dir="auto">
        {ingredient}
      </span>
      <button
        type="button"
        className="button-icon"
        aria-label={`Remove ${ingredient}`}
        onClick={() => onRemove(ingredient)}
      >
        <CrossIcon />
      </button>
    </li>
  );
});

/** Whatever is on the list stays in its group: an item that changed it would be another element, without the focus. */
function regroup(groups: string[][], ingredients: string[]): string[][] {
  const groupOf = new Map(
    groups.flatMap((group, at) => group.map((ingredient) => [ingredient, at] as const)),
  );
  const next: string[][] = groups.map(() => []);
  let at = 0;
  for (const ingredient of ingredients) {
    const known = groupOf.get(ingredient);
    if (known !== undefined) at = known;
    else if (at >= groups.length - 1 && (next[at]?.length ?? 0) >= GROUP_SIZE) at += 1;
    next[at] ??= [];
    next[at]?.push(ingredient);
  }
  return next.map((group, place) => {
    const before = groups[place];
    return before && isSameList(before, group) ? before : group;
  });
}

/** By its place on the list, in whichever group. */
function itemAt(list: Element | null, at: number): Element | undefined {
  return list?.querySelectorAll('li')[at];
}

function nameRemoved([only, ...others]: string[]): string {
  return others.length === 0 ? `${only}` : `${others.length + 1} ingredients`;
}

function isSameList(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((ingredient, at) => ingredient === other[at]);
}
