import { type Amount, singularOf } from './book.ts';
import { theBook } from './theBook.ts';

const FRACTIONS: Record<string, number> = { '': 0, '¼': 0.25, '⅓': 0.33, '½': 0.5, '⅔': 0.67, '¾': 0.75 };
const TEASPOONS = 3;
/** Less than this part of a teaspoon is a pinch. */
const LEAST_TEASPOON = 0.2;
/**
 * Minimum weight in grams of a piece that may be halved if the recipe needs a single piece. For several pieces,
 * `CUT_FROM_GRAMS` applies.
 */
const HALVED_FROM_GRAMS = 60;
const CUT_FROM_GRAMS = 200;
const MANY = 1.01;
/** About what a fillet, a steak or a chicken breast weighs. */
const GRAMS_OF_CUT = 165;
/** From this number of pieces on, a weight is easier to follow: '250 g radishes'. */
const MOST_PIECES = 9;

/** Foods of which a recipe takes whole pieces: a whole chicken roasts even for one person. */
const UNCUT = /^(?:eggs$|whole )/;

/** Words for the unit of a food, which an amount with this unit has already: 'celery sticks'. */
const UNIT_BEHIND = /(?<=celery|garlic) (?:stalk|stick|rib|clove)s?$/;

/**
 * A food. `called`: the visitor's name of the food. `container`: the visitor's word for its can. `cut`: the cut of which the
 * visitor has counted the pieces, such as 'salmon fillet'. `isWeighed`: true if the visitor has weighed the food.
 */
export type Called = {
  food: string;
  called?: string | undefined;
  container?: string | undefined;
  cut?: string | undefined;
  isWeighed?: boolean;
};

/** Formats an amount with its food: '1 ½ tablespoons olive oil', '2 carrots'. */
export function formatFood(amount: Amount, named: Called, most = MOST_PIECES) {
  const { food, called: own = food, container, cut, isWeighed } = named;
  const called = own.replace(UNIT_BEHIND, '');
  if (!amount) return { text: called, name: called };
  const { count, unit } = amount;
  if (cut && unit === 'g') {
    const pieces = Math.ceil(count / GRAMS_OF_CUT);
    return { text: `${pieces} ${cut}${pieces > 1 ? 's' : ''}`, name: called };
  }
  const grams = theBook().foods.pieces[food];
  if (unit === '' || (unit === 'g' && !isWeighed && grams !== undefined && count / grams < most)) {
    const pieces = unit === '' ? count : count / (grams ?? 1);
    const isCut = unit === '' && pieces < MANY ? HALVED_FROM_GRAMS : CUT_FROM_GRAMS;
    const mayBeHalved = unit === '' ? !UNCUT.test(food) : pieces < MANY;
    const isHalved = mayBeHalved && (grams ?? 0) >= isCut;
    const rounded = isHalved ? Math.max(0.5, roundTo(0.5, pieces)) : Math.max(1, Math.round(pieces));
    const several = called === food || /[shxz]$/.test(called) ? called : `${called}s`;
    const name = rounded < MANY ? singularOf(called) : several;
    return { text: `${numeral(rounded)} ${name}`, name };
  }
  if (unit === 'can') {
    // Never halves a small can because the rest would be too little for another dish.
    const part = (grams ?? 0) < CUT_FROM_GRAMS || count > 0.5 ? 1 : 0.5;
    const cans = Math.max(part, roundTo(part, count));
    // '½ can (400 g)' would leave open what weighs 400 g.
    const size = `${cans < 1 ? 'of ' : ''}${grams} ${food.includes('milk') ? 'ml' : 'g'}`;
    const name = called
      .replace(/^(?:canned|tinned) (?=tomatoes$)/, 'chopped ')
      .replace(/^(?:canned|tinned) /, '');
    const can = container ?? (food === 'marinara sauce' ? 'jar' : 'can');
    return { text: `${numeral(cans)} ${can}${cans < MANY ? '' : 's'} (${size}) ${name}`, name };
  }
  return { text: `${formatUnit(count, unit)} ${called}`, name: called };
}

function formatUnit(count: number, unit: string): string {
  if (unit === 'ml' && count >= 1000) return `${Number((count / 1000).toFixed(1))} l`;
  if (unit === 'g' || unit === 'ml') return `${roundMetric(count)} ${unit}`;
  if (unit === 'tablespoon' || unit === 'teaspoon')
    return formatSpoons(unit === 'tablespoon' ? count * TEASPOONS : count);
  const rounded = Math.max(1, Math.round(count + (unit === 'handful' ? 0.1 : 0)));
  return `${numeral(rounded)} ${unit}${rounded < MANY ? '' : unit === 'pinch' ? 'es' : 's'}`;
}

function formatSpoons(teaspoons: number): string {
  const isLarge = teaspoons > TEASPOONS - 0.5;
  const count = isLarge ? teaspoons / TEASPOONS : teaspoons;
  if (count < LEAST_TEASPOON) return '1 pinch';
  const rounded = roundTo(count < 1 ? 0.25 : 0.5, count);
  return `${numeral(rounded)} ${isLarge ? 'tablespoon' : 'teaspoon'}${rounded < MANY ? '' : 's'}`;
}

/** Scales amounts in braces, which are written for two servings. */
export function scaleFigures(text: string, scale: number): string {
  return text.replace(/\{(\d+|[½¼¾]) (ml|tablespoons?|teaspoons?|g)\}/g, (_, count: string, unit: string) =>
    formatUnit((FRACTIONS[count] ?? Number(count)) * scale, unit.replace(/s$/, '')),
  );
}

function roundMetric(count: number): number {
  // Keeps an amount such as 125 g, which a list states.
  if (Math.abs(roundTo(25, count) - count) < 1) return roundTo(25, count);
  if (count < 100) return Math.max(5, roundTo(5, count));
  return roundTo(count < 300 ? 10 : 25, count);
}

function roundTo(part: number, count: number): number {
  return Math.round(count / part) * part;
}

function numeral(count: number): string {
  const whole = Math.floor(count + 0.01);
  const [sign = ''] =
    Object.entries(FRACTIONS).find(([, part]) => Math.abs(count - whole - part) < 0.02) ?? [];
  return [whole || '', sign].filter(Boolean).join(' ');
}
