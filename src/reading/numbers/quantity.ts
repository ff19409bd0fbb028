import type { UnitKind } from '../languages/languageWords.ts';
import { does } from '../tokens/token.ts';
import type { Language } from '../words/language.ts';
import { inflectUnit } from './kitchenFractions.ts';
import { readLine } from './readLine.ts';
import { scaledFigures } from './scaledFigures.ts';

/** An amount that can be compared with others. `unit`: 'g' for grams and millilitres, '' for pieces. */
export type Quantity = { value: number; unit: string; kind: UnitKind | undefined };

/** Rough sizes of units that are never converted, in grams and millilitres. */
const ROUGH: Record<string, number> = { pinch: 1, dash: 1, splash: 15, handful: 30 };
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
  const { smaller } = language.units.map.get(name) ?? {};
  // Counts the eggs in '2 dozen eggs'.
  if (smaller?.unit === '') return { value: value * smaller.count, unit: '', kind: undefined };
  const one = inflectUnit(name, false, language.plurals);
  const grams = gramsOf(one, language);
  return { value: value * (grams || 1), unit: grams ? 'g' : one, kind: unit?.kind };
}

function gramsOf(unit: string, language: Language): number {
  const { map } = language.units;
  const next = map.get(unit)?.smaller;
  if (next) return next.count * gramsOf(next.unit, language);
  const isTeaspoon = unit && [...map.values()].some(({ smaller }) => smaller?.unit === unit);
  return isTeaspoon ? GRAMS_OF_TEASPOON : (map.get(unit)?.size?.each ?? ROUGH[unit] ?? 0);
}
