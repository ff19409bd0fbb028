import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { INGREDIENT_INPUT_ID, idOfIngredient } from '../browser/focus.ts';
import { useEmitted, useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { ChipWord } from '../controls/WordField.tsx';

export function IngredientList() {
  const recipeActor = useRecipeActor();
  const ingredients = useRecipeState((s) => s.context.ingredients);
  const [pointedOut, setPointedOut] = useState({ ingredient: '', times: 0, ingredients });
  const list = useRef<HTMLUListElement>(null);

  useEmitted('ingredient.pointedOut', ({ ingredient }) => {
    setPointedOut(({ times }) => ({ ingredient, times: times + 1, ingredients }));
    list.current?.children[ingredients.indexOf(ingredient)]?.scrollIntoView({ block: 'nearest' });
  });

  const isPointedOut = pointedOut.times > 0 && pointedOut.ingredients === ingredients;

  return (
    <>
      {ingredients.length > 0 && (
        <div className="row">
          <h2>In your kitchen</h2>
          <Button
            variant="quiet"
            className="at-end"
            data-heir={INGREDIENT_INPUT_ID}
            onClick={() => recipeActor.send({ type: 'ingredient.listCleared' })}
          >
            Clear list
          </Button>
        </div>
      )}
      {/* Does not make the list a live region, since a screen reader would also read the button of each new item. */}
      <ul ref={list} className="line chips ingredients" data-heir={INGREDIENT_INPUT_ID}>
        {ingredients.map((ingredient) => (
          <Ingredient
            key={ingredient}
            ingredient={ingredient}
            timesPointedOut={isPointedOut && ingredient === pointedOut.ingredient ? pointedOut.times : 0}
          />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        <Added ingredients={ingredients} list={list}>
          {isPointedOut && (
            <span key={pointedOut.times}>{pointedOut.ingredient} is already on the list.</span>
          )}
        </Added>
      </p>
    </>
  );
}

type AddedProps = {
  ingredients: readonly string[];
  list: RefObject<HTMLUListElement | null>;
  children: ReactNode;
};

/** Announces added ingredients to screen readers. Has its own state, so that an announcement does not render the whole list again. */
function Added({ ingredients, list, children }: AddedProps) {
  const removal = useRecipeState((s) => s.context.removal);
  const [{ before, added }, setAdded] = useState({ before: { ingredients, removal }, added: '' });
  if (ingredients !== before.ingredients || removal !== before.removal) {
    // Ignores restored ingredients, which the notice with the 'Undo' button has already named.
    const isUndone =
      before.removal?.of === 'ingredients' && ingredients === before.removal.before.ingredients;
    const previous = new Set(before.ingredients);
    const names = isUndone ? [] : ingredients.filter((one) => !previous.has(one));
    setAdded({
      before: { ingredients, removal },
      added: ingredients === before.ingredients ? added : names.join(', '),
    });
  }
  useEffect(() => {
    if (added && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [added, list]);
  return children || added;
}

type IngredientProps = { ingredient: string; timesPointedOut: number };

const Ingredient = memo(function Ingredient({ ingredient, timesPointedOut }: IngredientProps) {
  const recipeActor = useRecipeActor();
  return (
    <li className={timesPointedOut > 0 ? 'chip pointed-out' : 'chip'}>
      {timesPointedOut > 0 && <span key={timesPointedOut} className="glow" />}
      <ChipWord
        word={ingredient}
        id={idOfIngredient(ingredient)}
        onRemove={() => recipeActor.send({ type: 'ingredient.removed', ingredient })}
      />
    </li>
  );
});
