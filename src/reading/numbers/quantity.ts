import type { UnitKind } from '../languages/languageWords.ts';
import { does } from '../tokens/token.ts';
import { pairsOf } from '../words/fields.ts';
import type { Language } from '../words/language.ts';
import { inflectUnit } from './kitchenFractions.ts';
import { readLine } from './readLine.ts';
import { scaledFigures } from './scaledFigures.ts';

/** An amount that can be compared with others. `unit`: 'g' for grams and millilitres, '' for pieces. */
export type Quantity = { value: number; unit: string; kind: UnitKind | undefined };

const UNITS =
  'g=1, gram=1, ml=1, cl=10, dl=100, l=1000, litre=1000, liter=1000, kg=1000, г=1, мл=1, л=1000, кг=1000, oz=28, ounce=28, fl oz=30, lb=454, pound=454, pint=473, quart=946, stick=113, pinch=1, dash=1, splash=15, handful=30';
const GRAMS = new Map(pairsOf(UNITS).map(([unit, grams]) => [unit, Number(grams)]));
const GRAMS_OF_TEASPOON = 5;

/** Returns the first amount of an ingredient line, or null if the line states none. An article before a food means 1. */
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
