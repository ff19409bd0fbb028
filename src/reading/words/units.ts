import { type LanguageWords, UNIT_KINDS, type UnitKind } from '../languages/languageWords.ts';
import { listOf } from './fields.ts';

export type System = 'metric' | 'US';
/** `each`: how many grams, millilitres or centimetres one unit has. `system`: '' for a pound of 500 g. */
export type UnitSize = { of: 'weight' | 'volume' | 'length'; each: number; system: System | '' };
/** How many smaller units a unit has: one cup has 16 tablespoons. */
type Smaller = { count: number; unit: string };
export type KnownUnit = { kind: UnitKind; size?: UnitSize; smaller?: Smaller };

const DIMENSIONS: Record<string, UnitSize['of']> = { g: 'weight', ml: 'volume', cm: 'length' };

/** Parses units with their sizes: 'lb/pound=453.6 g', 'cup=16 tbsp=236.6 ml'. */
export function unitsIn(units: LanguageWords['units']): [word: string, unit: KnownUnit][] {
  return UNIT_KINDS.flatMap((kind) =>
    listOf(units[kind]).flatMap((row) => {
      const [words = '', ...sizes] = row.split('=');
      const own: KnownUnit = Object.assign({ kind }, ...sizes.map((size) => sizeOf(size, kind)));
      return words.split('/').map((word): [string, KnownUnit] => [word, own]);
    }),
  );
}

function sizeOf(text: string, kind: UnitKind): Partial<KnownUnit> {
  const [, figure = '', unit = ''] = /^(\S+) ?(.*)$/.exec(text) ?? [];
  const count = Number(figure);
  const of = DIMENSIONS[unit];
  return of ? { size: { of, each: count, system: systemOf(kind, count) } } : { smaller: { count, unit } };
}

function systemOf(kind: UnitKind, each: number): UnitSize['system'] {
  if (kind === 'ounces') return each % 100 === 0 ? '' : 'US';
  return kind === 'metric' || each <= 1 ? 'metric' : 'US';
}
