import { memo } from 'react';
import type { Picture } from '../../../machines/dishesMachine.ts';
import { drawingOf, TALL_DRAWINGS } from '../../shared/picture/drawings.ts';
import { remembered } from '../../shared/remembered.ts';

const GROUNDS = ['ground-leaf', 'ground-butter', 'ground-rose', 'ground-sand'];
const SIZES = { tall: 94, round: 78 };
/** Moves the foods from their places in a bowl to their places in another vessel. */
const STANDS: Record<Picture['vessel'], string> = {
  bowl: '',
  pan: 'translate(6 60) scale(0.84)',
  tray: 'translate(0 30)',
  board: 'translate(0 64)',
};
/** Number of round foods that have room beside each other in front of the tall foods. */
const MOST_IN_FRONT = 3;

type DishPictureProps = Picture & {
  /** Class of the wall behind the dish. */
  ground: string | undefined;
  className: string;
};

/**
 * A picture of a dish: its foods in the vessel that the dish is made in. The picture says nothing that the dish's name
 * does not say. `memo` skips renders while a card keeps its dish.
 */
export const DishPicture = memo(function DishPicture({ vessel, foods, ground, className }: DishPictureProps) {
  return (
    <span className={`picture ${ground} ${className}`}>
      <Vessel vessel={vessel} foods={foods} />
    </span>
  );
});

export function Vessel({ vessel, foods }: Picture) {
  return (
    <svg className="drawing" viewBox="0 28 240 222" aria-hidden="true">
      <g transform={STANDS[vessel]}>
        <Foods foods={foods} />
      </g>
      <use href={`#${vessel}`} y={vessel === 'pan' ? 144 : 134} width="240" height="110" />
    </svg>
  );
}

export function Steam() {
  return (
    <svg className="drawing steam" viewBox="0 0 240 240" aria-hidden="true">
      <path d="M92 40c-9-12 9-18 0-30M120 34c-9-12 9-18 0-30M148 40c-9-12 9-18 0-30" />
    </svg>
  );
}

function Foods({ foods: all }: { foods: string[] }) {
  const foods = [...new Set(all)];
  const round = foods.filter((food) => !isTall(food));
  const front = round.slice(0, MOST_IN_FRONT);
  const back = [...foods.filter(isTall), ...round.slice(MOST_IN_FRONT)];
  // Two foods stand side by side because otherwise the front food would hide the back food.
  const aside = back.length === 1 && front.length === 1 ? 31 : 0;
  return [...placesOf(back, 34, 44, -aside), ...placesOf(front, 48, 88, aside)].map((placed) => (
    <FoodDrawing key={placed.food} {...placed} />
  ));
}

type Placed = { food: string; x: number; y: number; turn: number };

/** Places foods in a row, the first in the middle of an odd number. `apart`: half the distance between two foods. */
function placesOf(foods: string[], apart: number, top: number, aside: number): Placed[] {
  const offsets = foods.map((_, index) => (index - (foods.length - 1) / 2) * 2);
  const byDistance = offsets.toSorted((one, other) => Math.abs(one) - Math.abs(other));
  return byDistance.map((offset, index) => ({
    food: foods[index] ?? '',
    x: 120 + aside + (offset * apart * 2) / Math.max(2, foods.length),
    y: top + 3 * offset * offset,
    turn: offset * 6,
  }));
}

/** An unknown food is a jar. */
const symbolOf = remembered((food) => drawingOf(food) ?? 'jar');
export const isTall = (food: string) => TALL_DRAWINGS.has(symbolOf(food));

/** Drawing of a food with its top in the middle at these coordinates. */
export function FoodDrawing({ food, x, y, turn }: Placed) {
  const size = isTall(food) ? SIZES.tall : SIZES.round;
  return (
    <use
      href={`#food-${symbolOf(food)}`}
      x={x - size / 2}
      y={y}
      width={size}
      height={size}
      transform={`rotate(${turn} ${x} ${y + size})`}
    />
  );
}

/** Returns a ground for each dish. A dish keeps its ground, but no two neighbours have the same ground. */
export function groundsOf(dishes: string[]): string[] {
  const grounds: number[] = [];
  for (const dish of dishes) {
    const own =
      Array.from(dish).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % GROUNDS.length;
    grounds.push(own === grounds.at(-1) ? (own + 1) % GROUNDS.length : own);
  }
  return grounds.map((index) => GROUNDS[index] ?? '');
}
