import type { UnitKind } from '../languages/languageWords.ts';
import { does } from '../tokens/token.ts';
import { pairsOf } from '../words/fields.ts';
import type { Language } from '../words/language.ts';
import { inflectUnit } from './kitchenFractions.ts';
import { readLine } from './readLine.ts';
import { scaledFigures } from './scaledFigures.ts';

/** An amount that can be compared with others. `unit`: 'g' for grams and millilitres, '' for pieces. */
export type Quantity = { value: number; unit: string; kind: UnitKind | undefined };

/**
 * Sizes of the units in which a recipe is compared with amounts at home, in grams and millilitres. `unitMeanings.ts` adds
 * the units that are only converted.
 */
export const SIZES = {
  grams: '1=g/gram/г, 1000=kg/кг',
  ounces: '28.35=oz/ounce, 453.6=lb/pound, 113.4=stick',
  litres: '1=ml/мл, 10=cl, 100=dl, 1000=l/litre/liter/л',
  pints: '29.57=fl oz, 473=pint, 946=quart',
};
const FEW = '1=pinch/dash, 15=splash, 30=handful';
const GRAMS = new Map(sizesIn(Object.values(SIZES).concat(FEW).join()));
const GRAMS_OF_TEASPOON = 5;

/**
 * Returns the first amount of an ingredient line, or null if the line states no amount. An article before a food means
 * 1.
 */
export function quantityIn(text: string, language: Language): Quantity | null {
  const items = readLine(text, language);
  const [figure] = scaledFigures(items, language);
  const next = items.slice(1).find((item) => !does(item, 'describing'));
  if (!figure && !(does(items[0], 'articles') && (next?.kind || next?.name))) return null;
  const { low: value, unit } = figure ?? { low: 1, unit: next?.kind && next };
  const name = language.keyOf(unit ? text.slice(unit.start, unit.end) : '');
  const one = inflectUnit(name, false, language.plurals);
  const grams = gramsOf(one, language);
  return { value: value * (grams || 1), unit: grams ? 'g' : one, kind: unit?.kind };
}

function gramsOf(unit: string, language: Language): number {
  const { smaller } = language;
  const next = smaller.get(unit);
  if (next) return next.count * gramsOf(next.unit, language);
  const isTeaspoon = [...smaller.values()].some((one) => one.unit === unit);
  return isTeaspoon ? GRAMS_OF_TEASPOON : (GRAMS.get(unit) ?? 0);
}

/** Parses the sizes of units: '1000=l/litre'. */
export function sizesIn(text: string): [unit: string, size: number][] {
  return pairsOf(text).flatMap(([size, units]) =>
    units.split('/').map((unit): [string, number] => [unit, Number(size)]),
  );
}
