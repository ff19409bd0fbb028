import { memo, type ReactNode } from 'react';
import type { Picture } from '../../../machines/dishesMachine.ts';
import { drawingOf, TALL_DRAWINGS } from '../../shared/picture/drawings.ts';
import { remembered } from '../../shared/remembered.ts';

const GROUNDS = ['ground-leaf', 'ground-butter', 'ground-rose', 'ground-sand'];
const SIZES = { tall: 94, round: 78 };
/** Line behind which foods disappear into a bowl. */
const RIM = 146;
/** Moves the foods, and the line behind which they disappear, from a bowl to another vessel. */
const STANDS: Record<Picture['vessel'], { x: number; y: number; scale: number }> = {
  bowl: { x: 0, y: 0, scale: 1 },
  pan: { x: 7, y: 61, scale: 0.9 },
  tray: { x: 0, y: 29, scale: 1 },
  board: { x: 0, y: 60, scale: 1 },
};
/** Lower edge of a vessel's shadow, and half the width of a pen. */
const BASE = 242;
const PEN = 4;
/** Number of round foods that have room beside each other in front of the tall foods. */
const MOST_IN_FRONT = 3;

export type Scene = {
  /** Class of the wall behind the dish. */
  ground?: string | undefined;
  isMirrored?: boolean;
};

/**
 * A picture of a dish: its foods in the vessel that the dish is made in. The picture says nothing that the dish's name
 * does not say. `memo` skips renders while a card keeps its dish.
 */
export const DishPicture = memo(function DishPicture({
  ground,
  className,
  ...vessel
}: Picture & Scene & { className: string }) {
  return (
    <span className={`picture ${ground} ${className}`}>
      <Vessel {...vessel} />
    </span>
  );
});

/** Draws a vessel without room above its foods, so that any picture can be as large as its place. */
export function Vessel({ vessel, foods, isMirrored = false }: Picture & Omit<Scene, 'ground'>) {
  const { x, y, scale } = STANDS[vessel];
  const placed = placeFoods(foods);
  const top = y + scale * Math.min(RIM, ...placed.map((one) => one.y)) - PEN;
  return (
    <svg
      className="drawing"
      viewBox={`0 ${top} 240 ${BASE - top}`}
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
    >
      <g transform={isMirrored ? 'translate(240) scale(-1 1)' : undefined}>
        <g transform={`translate(${x} ${y}) scale(${scale})`}>
          <AboveRim>
            {placed.map((one) => (
              <FoodDrawing key={one.food} {...one} />
            ))}
          </AboveRim>
        </g>
        <use href={`#${vessel}`} y="134" width="240" height="110" />
      </g>
    </svg>
  );
}

/** Cuts foods off at the rim, because a vessel is narrower below its rim. */
export function AboveRim({ children }: { children: ReactNode }) {
  return (
    <svg x="-40" y="-40" width="320" height={RIM + 40} viewBox={`-40 -40 320 ${RIM + 40}`} aria-hidden="true">
      {children}
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

function placeFoods(all: string[]): Placed[] {
  // Draws each food once, also foods that look the same.
  const foods = [...new Map(all.map((food) => [symbolOf(food), food])).values()];
  const round = foods.filter((food) => !isTall(food));
  const front = round.slice(0, MOST_IN_FRONT);
  const back = [...foods.filter(isTall), ...round.slice(MOST_IN_FRONT)];
  // Two foods stand side by side because otherwise the front food would hide the back food.
  const aside = back.length === 1 && front.length === 1 ? 31 : 0;
  return [...placesOf(back, 34, 44, -aside), ...placesOf(front, 48, 88, aside)];
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

/**
 * Returns how to draw each dish. A dish keeps its ground, but none of three dishes in a row have the same ground. A
 * picture with the same drawings as the previous picture is mirrored.
 */
export function scenesOf(dishes: { dish: string; picture: Picture }[]): Scene[] {
  const scenes: { ground: number; drawings: string; isMirrored: boolean }[] = [];
  for (const { dish, picture } of dishes) {
    const [previous, ...earlier] = scenes.slice(-2).toReversed();
    let ground = Array.from(dish).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
    while ([previous, ...earlier].some((one) => one?.ground === ground % GROUNDS.length)) ground++;
    const drawings = [picture.vessel, ...picture.foods.map(symbolOf)].join();
    const isMirrored = drawings === previous?.drawings && !previous.isMirrored;
    scenes.push({ ground: ground % GROUNDS.length, drawings, isMirrored });
  }
  return scenes.map(({ ground, isMirrored }) => ({ ground: GROUNDS[ground], isMirrored }));
}
