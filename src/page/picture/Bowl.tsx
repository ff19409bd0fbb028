import { useState } from 'react';
import { useRecipeState } from '../context/pageContext.ts';
import { AboveRim, FoodDrawing, isTall, Steam } from './DishPicture.tsx';

/** Places for foods in a bowl of 240 by 240 units. Each place has a horizontal centre, a top edge and a rotation. */
const PLACES = {
  tall: [
    [94, 54, -7],
    [154, 56, 7],
    [124, 46, 0],
    [60, 66, -18],
    [188, 66, 18],
  ],
  round: [
    [66, 92, -6],
    [176, 94, 8],
    [121, 97, 2],
    [150, 66, 6],
    [94, 68, -5],
  ],
};
/** Index of the place in the middle of the bowl, used if there is only one food. */
const MIDDLE = 2;
const MOST_PLACED = 6;

type Placed = { food: string; kind: keyof typeof PLACES; place: number };

/** Puts each new food in the first free place of its kind. Foods that are already in the bowl keep their places. */
function placeFoods(ingredients: string[], before: Placed[]): Placed[] {
  const placed = before.filter(({ food }) => ingredients.includes(food));
  for (const food of ingredients) {
    if (placed.length === MOST_PLACED) break;
    if (placed.some((one) => one.food === food)) continue;
    const kind = isTall(food) ? 'tall' : 'round';
    const taken = placed.filter((one) => one.kind === kind).map(({ place }) => place);
    const place = PLACES[kind].findIndex((_, index) => !taken.includes(index));
    if (place >= 0) placed.push({ food, kind, place });
  }
  return placed;
}

/** Bowl with as many of the listed ingredients as fit. */
export function Bowl({ isStirred = false }: { isStirred?: boolean }) {
  const ingredients = useRecipeState((s) => s.context.ingredients);
  const isWaiting = useRecipeState((s) => s.matches('retrying'));
  const [{ of, placed }, setPlaced] = useState({ of: ingredients, placed: placeFoods(ingredients, []) });
  if (of !== ingredients) setPlaced({ of: ingredients, placed: placeFoods(ingredients, placed) });

  const layerOf = ({ kind, place }: Placed) => Number(kind === 'round') + Number(place < 3);
  const sorted = placed.toSorted((one, other) => layerOf(one) - layerOf(other));

  return (
    <div className="bowl-of">
      {/* Gives each moving part an SVG of its own because moving it within another SVG would cause a layout in each frame. */}
      {isStirred && !isWaiting && (
        <>
          <Steam />
          <svg className="drawing stirred" viewBox="0 0 240 240" aria-hidden="true">
            <use href="#spoon" x="150" y="2" width="40" height="180" />
          </svg>
        </>
      )}
      {sorted.map(({ food, kind, place }) => {
        const [x = 0, y = 0, turn = 0] = PLACES[kind][placed.length === 1 ? MIDDLE : place] ?? [];
        return (
          <svg key={food} className="drawing food" viewBox="0 0 240 240" aria-hidden="true">
            <AboveRim>
              <FoodDrawing food={food} x={x} y={y} turn={turn} />
            </AboveRim>
          </svg>
        );
      })}
      <svg className="drawing" viewBox="0 0 240 240" aria-hidden="true">
        <use href="#bowl" y="134" width="240" height="110" />
      </svg>
    </div>
  );
}
