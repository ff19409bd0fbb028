import type { Taste } from '../../machines/taste.ts';
import { type Amount, type Foods, singularOf } from './book.ts';

export type Units = Taste['units'];

const FRACTIONS: Record<string, number> = {
  '': 0,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
};
const GRAMS_OF_OUNCE = 28.35;
const OUNCES_OF_POUND = 16;
const ML_OF_CUP = 240;
const SPOONS_OF_CUP = 16;
const TEASPOONS = 3;
/**
 * Minimum weight in grams of a piece that may be halved if the recipe needs a single piece. For several pieces,
 * `CUT_FROM_GRAMS` applies.
 */
const HALVED_FROM_GRAMS = 60;
const CUT_FROM_GRAMS = 200;
const MANY = 1.01;

/** Formats an amount with its food: '1 ½ tablespoons olive oil', '2 carrots'. */
export function formatFood(
  amount: Amount,
  food: string,
  foods: Foods,
  units: Units,
): { text: string; name: string } {
  if (!amount) return { text: food, name: food };
  const { count, unit } = amount;
  const grams = foods.pieces[food];
  if (unit === '' || (unit === 'g' && grams !== undefined)) {
    const pieces = unit === '' ? count : count / (grams ?? 1);
    const isCut = unit === '' && pieces < MANY ? HALVED_FROM_GRAMS : CUT_FROM_GRAMS;
    const isHalved = food !== 'eggs' && (grams ?? 0) >= isCut;
    const rounded = isHalved ? Math.max(0.5, roundTo(0.5, pieces)) : Math.max(1, Math.round(pieces));
    const name = rounded < MANY ? singularOf(food) : food;
    return { text: `${numeral(rounded)} ${name}`, name };
  }
  if (unit === 'can') {
    const size =
      units === 'US'
        ? formatUnit(grams ?? 0, 'g', 'US', 0)
        : `${grams} ${food.includes('milk') ? 'ml' : 'g'}`;
    // Never halves a small can because the rest would be too little for another dish.
    const part = (grams ?? 0) < CUT_FROM_GRAMS || count > 0.5 ? 1 : 0.5;
    const cans = Math.max(part, roundTo(part, count));
    return {
      text: `${numeral(cans)} ${cans < MANY ? 'can' : 'cans'} (${size}) ${food.replace(/^canned /, '')}`,
      name: food.replace(/^canned /, ''),
    };
  }
  return { text: `${formatUnit(count, unit, units, foods.cups[food] ?? 0)} ${food}`, name: food };
}

/** Formats an amount with its unit. `cup`: weight in grams of a cup of the food, or 0 if the food is not measured in cups. */
function formatUnit(count: number, unit: string, units: Units, cup: number): string {
  const isUS = units === 'US';
  if (unit === 'g' && isUS) {
    if (cup > 0) return formatCups(count / cup);
    const ounces = count / GRAMS_OF_OUNCE;
    return ounces > OUNCES_OF_POUND - 1.5
      ? `${numeral(roundTo(0.25, ounces / OUNCES_OF_POUND))} lb`
      : `${numeral(Math.max(0.5, ounces < 2 ? roundTo(0.5, ounces) : Math.round(ounces)))} oz`;
  }
  if (unit === 'ml' && isUS) return formatCups(count / ML_OF_CUP);
  if (unit === 'ml' && count >= 1000) return `${Number((count / 1000).toFixed(1))} l`;
  if (unit === 'g' || unit === 'ml') return `${roundMetric(count)} ${unit}`;
  if (unit === 'tablespoon' || unit === 'teaspoon')
    return formatSpoons(unit === 'tablespoon' ? count * TEASPOONS : count);
  const rounded = Math.max(1, Math.round(count + (unit === 'handful' ? 0.1 : 0)));
  return `${numeral(rounded)} ${unit}${rounded < MANY ? '' : unit === 'pinch' ? 'es' : 's'}`;
}

function formatCups(cups: number): string {
  if (cups < 0.22) return formatSpoons(cups * SPOONS_OF_CUP * TEASPOONS);
  const rounded = nearestFraction(cups);
  return `${numeral(rounded)} ${rounded < MANY ? 'cup' : 'cups'}`;
}

function formatSpoons(teaspoons: number): string {
  const isLarge = teaspoons > TEASPOONS - 0.5;
  const count = isLarge ? teaspoons / TEASPOONS : teaspoons;
  const rounded = Math.max(0.25, roundTo(count < 1 ? 0.25 : 0.5, count));
  return `${numeral(rounded)} ${isLarge ? 'tablespoon' : 'teaspoon'}${rounded < MANY ? '' : 's'}`;
}

/** Converts the temperatures and lengths in a step. Also scales amounts in braces, which are written for two servings. */
export function convertFigures(text: string, scale: number, units: Units): string {
  return text
    .replace(/\{(\d+|[½¼¾]) (ml|tablespoons?|teaspoons?|g)\}/g, (_, count: string, unit: string) => {
      const whole = FRACTIONS[count] ?? Number(count);
      return formatUnit(whole * scale, unit.replace(/s$/, ''), units, 0);
    })
    .replace(/\bgrill\b/g, units === 'US' ? 'broiler' : 'grill')
    .replace(/(\d+) °C/g, (celsius, degrees: string) => {
      const fahrenheit = `${roundTo(25, (Number(degrees) * 9) / 5 + 32)} °F`;
      if (units === 'US') return fahrenheit;
      return units ? celsius : `${celsius} (${fahrenheit})`;
    })
    .replace(/(\d+(?:\.5)?) cm/g, (metric, length: string) => {
      const inches = Number(length) / 2.54;
      return units === 'US'
        ? `${numeral(inches < 5 ? Math.max(0.25, roundTo(0.25, inches)) : Math.round(inches))} inch`
        : metric;
    });
}

function roundMetric(count: number): number {
  if (count < 100) return Math.max(5, roundTo(5, count));
  return roundTo(count < 300 ? 10 : 25, count);
}

function roundTo(part: number, count: number): number {
  return Math.round(count / part) * part;
}

function nearestFraction(count: number): number {
  const parts = [...Object.values(FRACTIONS), 1].map((part) => Math.floor(count) + part);
  return parts.reduce((best, one) => (Math.abs(count - one) < Math.abs(count - best) ? one : best));
}

function numeral(count: number): string {
  const whole = Math.floor(count + 0.01);
  const [sign = ''] =
    Object.entries(FRACTIONS).find(([, part]) => Math.abs(count - whole - part) < 0.02) ?? [];
  return [whole || '', sign].filter(Boolean).join(' ');
}
