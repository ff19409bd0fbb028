import { useState } from 'react';
import { useRecipeState } from '../context/pageContext.ts';

/** Foods that each drawing can represent. */
const DRAWINGS: Record<string, string> = {
  egg: 'egg',
  tomato: 'tomato',
  leaf: 'spinach kale lettuce chard arugula rocket cabbage salad',
  herb: 'basil parsley cilantro coriander mint dill thyme rosemary oregano sage',
  rice: 'rice flour sugar oat couscous quinoa lentil',
  pasta: 'pasta spaghetti noodle penne macaroni linguine',
  garlic: 'garlic',
  onion: 'onion shallot',
  lemon: 'lemon lime orange',
  potato: 'potato',
  carrot: 'carrot parsnip',
  chicken: 'chicken turkey duck',
  cheese: 'cheese cheddar parmesan mozzarella feta gouda',
  mushroom: 'mushroom',
  jar: 'chickpea bean pea olive corn',
  stalks: 'leek scallion celery asparagus',
};
const DRAWING_OF = new Map(
  Object.entries(DRAWINGS).flatMap(([drawing, words]) => words.split(' ').map((word) => [word, drawing])),
);
const TALL = new Set(['leaf', 'herb', 'rice', 'pasta', 'jar', 'stalks', 'carrot']);
const ENDING = /(?<=[hos])es$|(?<!s)s$/;

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
} as const;
/** Index of the place in the middle of the bowl, used if there is only one food. */
const MIDDLE = 2;
type Kind = keyof typeof PLACES | 'label';
/** Maximum number of ingredients that may get a place in the bowl, since a list may contain a thousand. */
const MOST_PLACED = 40;
const LABEL_CLASSES = ['', 'at-left', 'at-right'];
const MOST = { tall: PLACES.tall.length, round: PLACES.round.length, label: LABEL_CLASSES.length };
const SIZES = { tall: 94, round: 76 };

function drawingOf(ingredient: string): string | undefined {
  const words = ingredient.toLowerCase().split(/[^\p{L}]+/u);
  return words
    .reverse()
    .flatMap((word) => DRAWING_OF.get(word.replace(ENDING, '')) ?? [])
    .at(0);
}

function kindOf(ingredient: string): Kind {
  const drawing = drawingOf(ingredient);
  return drawing === undefined ? 'label' : TALL.has(drawing) ? 'tall' : 'round';
}

/**
 * Puts each new food in the first free place of its kind: round, tall or label. Foods that are already in the bowl keep
 * their places.
 */
function placesFor(list: readonly string[], before: ReadonlyMap<string, number>) {
  const ingredients = list.slice(0, MOST_PLACED);
  const places = new Map([...before].filter(([food]) => ingredients.includes(food)));
  for (const food of ingredients) {
    if (places.has(food)) continue;
    const kind = kindOf(food);
    const taken = [...places].flatMap(([other, place]) => (kindOf(other) === kind ? place : []));
    const free = [...Array(MOST[kind]).keys()].find((place) => !taken.includes(place));
    if (free !== undefined) places.set(food, free);
  }
  return places;
}

/** Bowl with as many of the listed ingredients as fit. A food without a drawing appears as a name on a card. */
export function Bowl({ isStirred = false }: { isStirred?: boolean }) {
  const ingredients = useRecipeState((s) => s.context.ingredients);
  const isWaiting = useRecipeState((s) => s.matches('retrying'));
  const [{ of, places }, setPlaces] = useState({
    of: ingredients,
    places: placesFor(ingredients, new Map()),
  });
  if (of !== ingredients) setPlaces({ of: ingredients, places: placesFor(ingredients, places) });

  const foods = [...places].filter(([food]) => kindOf(food) !== 'label');
  const labels = [...places].filter(([food]) => kindOf(food) === 'label');
  const layerOf = ([food, place]: [string, number]) => Number(kindOf(food) === 'round') + Number(place < 3);
  const sorted = foods.toSorted((one, other) => layerOf(one) - layerOf(other));

  return (
    <div className="bowl-of">
      {/* Uses a separate SVG for the spoon, since moving the spoon within the bowl's SVG would cause a layout in each frame. */}
      {isStirred && (
        <svg className="drawing stirred" viewBox="0 0 240 240" aria-hidden="true">
          <use href="#spoon" x="150" y="2" width="40" height="180" />
        </svg>
      )}
      <svg className="drawing" viewBox="0 0 240 240" aria-hidden="true">
        {sorted.map(([food, place]) => {
          const kind = kindOf(food) as 'tall' | 'round';
          const [x, y, turn] = PLACES[kind][places.size === 1 ? MIDDLE : place] ?? [0, 0, 0];
          const size = SIZES[kind];
          return (
            <g key={food} className="food">
              <use
                href={`#food-${drawingOf(food)}`}
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
      {labels.map(([food, place]) => (
        <Label key={food} text={food} className={LABEL_CLASSES[place] ?? ''} />
      ))}
      {ingredients.length === 0 && !isStirred && <Label text="your dinner" className="alone" />}
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
