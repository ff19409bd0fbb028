import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { INGREDIENT_INPUT_ID, idOf } from '../browser/focus.ts';
import { useIsNarrow } from '../browser/useIsNarrow.ts';
import { announce } from '../context/Announcer.tsx';
import { useEmitted, useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { ChipWord } from '../controls/ChipWord.tsx';

/** Approximate widths, in CSS pixels: of a row, of the button that shows all, and of an ingredient and its letters. */
const WIDTHS = { row: 364, button: 100, ingredient: 64, letter: 7.2 };

export function IngredientList() {
  const recipeActor = useRecipeActor();
  const ingredients = useRecipeState((s) => s.context.ingredients);
  const first = useRecipeState((s) => s.context.first);
  const [pointedOut, setPointedOut] = useState({ ingredient: '', times: 0, ingredients });
  const [before, setBefore] = useState(ingredients);
  const [showsAll, setShowsAll] = useState(false);
  if (before !== ingredients) {
    setBefore(ingredients);
    // Shows a new ingredient below the field rather than at the end of a long list.
    if (ingredients.length > before.length && ingredients.at(-1) !== before.at(-1)) setShowsAll(false);
  }

  useEmitted('list.changed', ({ added }) => announce(added.join(', ')));
  useEmitted('ingredient.pointedOut', ({ ingredient }) => {
    flushSync(() => setPointedOut(({ times }) => ({ ingredient, times: times + 1, ingredients })));
    announce(`${ingredient} is already on the list.`);
    document
      .getElementById(idOf('ingredient', ingredient))
      ?.closest('li')
      ?.scrollIntoView({ block: 'nearest' });
  });

  const isPointedOut = pointedOut.times > 0 && pointedOut.ingredients === ingredients;
  const rows = useIsNarrow() ? 2 : 4;
  const firstShown =
    showsAll || firstIn(rows, ingredients, 0) === 0 ? 0 : firstIn(rows, ingredients, WIDTHS.button);
  const shown = ingredients.filter(
    (ingredient, index) => index >= firstShown || (isPointedOut && ingredient === pointedOut.ingredient),
  );

  return (
    <>
      {ingredients.length > 0 && (
        <div className="row">
          <h2>In your kitchen</h2>
          {ingredients.length > 3 && (
            <p className="soft">{ingredients.length} foods. Press one to use it first.</p>
          )}
          <Button
            variant="quiet"
            className="at-end"
            data-next-focus={INGREDIENT_INPUT_ID}
            onClick={() => recipeActor.send({ type: 'ingredient.listCleared' })}
          >
            Clear list
          </Button>
        </div>
      )}
      {/* Does not make the list a live region, because a screen reader would also read the button of each new item. */}
      <ul className="line chips ingredients" data-next-focus={INGREDIENT_INPUT_ID}>
        {shown.map((ingredient) => (
          <Ingredient
            key={ingredient}
            ingredient={ingredient}
            isMarked={first.includes(ingredient)}
            timesPointedOut={isPointedOut && ingredient === pointedOut.ingredient ? pointedOut.times : 0}
          />
        ))}
        {shown.length < ingredients.length && (
          <li>
            <Button
              className="round"
              data-next-focus={idOf('ingredient', ingredients[0] ?? '')}
              onClick={() => setShowsAll(true)}
            >
              +{ingredients.length - shown.length} more
            </Button>
          </li>
        )}
      </ul>
    </>
  );
}

/** Returns the index of the first of the last ingredients that fit into these rows, beside something this wide. */
function firstIn(rows: number, ingredients: string[], width: number): number {
  let [left, used] = [rows, width];
  const last = ingredients.findLastIndex(({ length }) => {
    const own = Math.min(WIDTHS.row, WIDTHS.ingredient + length * WIDTHS.letter);
    if (used + own > WIDTHS.row) left--;
    used = used + own > WIDTHS.row ? own : used + own;
    return left === 0;
  });
  return Math.min(last + 1, ingredients.length - 1);
}

type IngredientProps = { ingredient: string; isMarked: boolean; timesPointedOut: number };

const Ingredient = memo(function Ingredient({ ingredient, isMarked, timesPointedOut }: IngredientProps) {
  const recipeActor = useRecipeActor();
  return (
    <li className={timesPointedOut > 0 ? 'chip pointed-out' : 'chip'}>
      {timesPointedOut > 0 && <span key={timesPointedOut} className="glow" />}
      <ChipWord
        word={ingredient}
        id={idOf('ingredient', ingredient)}
        isMarked={isMarked}
        onMark={() => recipeActor.send({ type: 'ingredient.marked', ingredient })}
        onRemove={() => recipeActor.send({ type: 'ingredient.removed', ingredient })}
      />
    </li>
  );
});
