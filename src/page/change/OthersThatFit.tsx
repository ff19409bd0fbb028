import { useRecipe } from '../context/recipeContext.ts';
import { useCookbookDishesLeft } from '../context/useCookbookDishesLeft.ts';
import { AnotherOne } from './AnotherOne.tsx';

/** Of a recipe of the cookbook, near its name: the next one is there at once. */
export function OthersThatFit() {
  const { recipe } = useRecipe();
  const left = useCookbookDishesLeft();
  if (!recipe.cookbook || left === null) return null;
  return (
    <div className="line others-that-fit page-only">
      <AnotherOne className="round" />
      <p className="soft">
        {left === 0
          ? 'The cookbook has no more for this list.'
          : `${left} more ${left === 1 ? 'fits' : 'fit'} your list`}
      </p>
    </div>
  );
}
