import { useState } from 'react';
import { useRecipeState } from '../context/pageContext.ts';
import { drawingOf, TALL_DRAWINGS } from '../picture/drawings.ts';

/** Places for foods in a bowl of 240 by 240 units. Each place has a horizontal centre, a top edge and a rotation. */
const PLACES = {
  tall: [
    [94, 54, -7],
    [154, 56, 7],
    [124, 46, 0],
    [52, 66, -18],
    [196, 66, 18],
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
/** At most this many ingredients get a place in the bowl. A list may contain a thousand. */
const MOST_PLACED = 40;
const LABEL_CLASSES = ['', 'at-left', 'at-right'];
const SIZES = { tall: 94, round: 76 };

type Kind = keyof typeof PLACES | 'label';
type Placed = { food: string; drawing: string | null; kind: Kind; place: number };

/**
 * Puts each new food in the first free place of its kind: round, tall or label. Foods that are already in the bowl keep
 * their places.
 */
function placeFoods(list: string[], before: Placed[]): Placed[] {
  const ingredients = list.slice(0, MOST_PLACED);
  const placed = before.filter(({ food }) => ingredients.includes(food));
  for (const food of ingredients) {
    if (placed.some((one) => one.food === food)) continue;
    const drawing = drawingOf(food);
    const kind = !drawing ? 'label' : TALL_DRAWINGS.has(drawing) ? 'tall' : 'round';
    const places = kind === 'label' ? LABEL_CLASSES : PLACES[kind];
    const taken = placed.filter((one) => one.kind === kind).map(({ place }) => place);
    const place = places.findIndex((_, index) => !taken.includes(index));
    if (place >= 0) placed.push({ food, drawing, kind, place });
  }
  return placed;
}

/** Bowl with as many of the listed ingredients as fit. A food without a drawing appears as a name on a card. */
export function Bowl({ isStirred = false }: { isStirred?: boolean }) {
  const ingredients = useRecipeState((s) => s.context.ingredients);
  const isWaiting = useRecipeState((s) => s.matches('retrying'));
  const [{ of, placed }, setPlaced] = useState({ of: ingredients, placed: placeFoods(ingredients, []) });
  if (of !== ingredients) setPlaced({ of: ingredients, placed: placeFoods(ingredients, placed) });

  const layerOf = ({ kind, place }: Placed) => Number(kind === 'round') + Number(place < 3);
  const sorted = placed.toSorted((one, other) => layerOf(one) - layerOf(other));

  return (
    <div className="bowl-of">
      {/* Uses a separate SVG for the spoon because moving the spoon within the bowl's SVG would cause a layout in each frame. */}
      {isStirred && (
        <svg className="drawing stirred" viewBox="0 0 240 240" aria-hidden="true">
          <use href="#spoon" x="150" y="2" width="40" height="180" />
        </svg>
      )}
      <svg className="drawing" viewBox="0 0 240 240" aria-hidden="true">
        {sorted.map(({ food, drawing, kind, place }) => {
          if (kind === 'label') return null;
          const [x = 0, y = 0, turn = 0] = PLACES[kind][placed.length === 1 ? MIDDLE : place] ?? [];
          const size = SIZES[kind];
          return (
            <g key={food} className="food">
              <use
                href={`#food-${drawing}`}
                x={x - size / 2}
                y={y}
                width={size}
                height={size}
                transform={`rotate(${turn} ${x} ${y + size})`}
              />
            </g>
          );
        })}
        {isStirred && !isWaiting && (
          <path className="steam" d="M92 40c-9-12 9-18 0-30M120 34c-9-12 9-18 0-30M148 40c-9-12 9-18 0-30" />
        )}
        <use href="#bowl" y="134" width="240" height="110" />
      </svg>
      {placed.map(
        ({ food, kind, place }) =>
          kind === 'label' && <Label key={food} text={food} className={LABEL_CLASSES[place] ?? ''} />,
      )}
    </div>
  );
}

function Label({ text, className }: { text: string; className: string }) {
  return (
    <span className={`paper-label food ${className}`} aria-hidden="true">
      <span>{text}</span>
    </span>
  );
}
