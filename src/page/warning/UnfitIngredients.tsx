import { useMemo } from 'react';
import { NO_TASTE } from '../../../machines/taste.ts';
import { check } from '../../reading/foods/check.ts';
import { wishesOf } from '../../reading/foods/wish.ts';
import { useRecipeState } from '../context/pageContext.ts';
import { placesIn } from '../context/useChecks.ts';
import { formatFoods } from './formatChecks.ts';

/** Names the listed ingredients that do not fit a diet, since a recipe may leave out such ingredients. */
export function UnfitIngredients() {
  const diets = useRecipeState((s) => s.context.taste.diets);
  const ingredients = useRecipeState((s) => s.context.ingredients);
  const broken = useMemo(
    () =>
      check(wishesOf({ ...NO_TASTE, diets }), { ingredients }, 'en').filter(
        (one) => placesIn(one).length > 0,
      ),
    [diets, ingredients],
  );
  return broken.map((one) => (
    <p key={one.wish.name} className="soft">
      May not be {one.wish.name}: <bdi>{formatFoods([one])}</bdi>.
    </p>
  ));
}
