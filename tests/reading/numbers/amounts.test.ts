import { expect, it } from 'vitest';
import { findAmounts, scaleLine } from '../../../src/reading/numbers/amounts.ts';
import { readTable } from '../readTable.ts';

/**
 * 'written ×1.5 → scaled', '×2' where nothing is said, and 'written' alone where nothing is scaled.
 * 'xx: ' before it where the recipe is not in English.
 */
const CASES = readTable('numbers/amounts.txt').map(({ place, about, given, expected }) => {
  const [, foreign, line = '', factor = '2'] = /^(xx: )?(.+?)(?: ×([\d.]+))?$/.exec(given) ?? [];
  return { place, about, line, english: !foreign, factor: Number(factor), scaled: expected };
});

it.each(CASES)('$place reads $line, times $factor, as $scaled', ({ line, english, factor, scaled }) => {
  expect(findAmounts(line, english).length > 0).toBe(scaled !== '');
  expect(scaleLine(line, english, factor)).toBe(scaled || line);
});

it.each(CASES)('$place gives $line back to the letter at 1', ({ line, english }) => {
  for (const { start, end, unitEnd, at } of findAmounts(line, english)) {
    expect(at(1)).toBe(line.slice(start, unitEnd));
    expect(end).toBeLessThanOrEqual(unitEnd);
  }
  expect(scaleLine(line, english, 1)).toBe(line);
});

/** A figure that was rounded, one without a thousand to group, a count that is no longer 1 (its weight may be each one's). */
const ONE_WAY = /^(?:100 g butter|823 g rice|1\.200 g|1 onion \(150 g\)|鶏もも肉 1枚.*|1 cup rice)$/;
const BACK = CASES.filter(
  ({ about, line, scaled }) => scaled !== '' && about !== 'what a kitchen has' && !ONE_WAY.test(line),
);

it.each(BACK)('$place reads $scaled as $line times $factor again', ({ line, english, factor, scaled }) => {
  expect(scaleLine(scaled, english, 6 / factor)).toBe(scaleLine(line, english, 6));
});

it.each(['', `2 eggs ${'and more '.repeat(40)}`])('leaves %j alone', (line) => {
  expect(findAmounts(line, true)).toEqual([]);
});

it('says where the figure and its unit stand', () => {
  const text = 'about 2–3 heaped tablespoons (45 ml) oil';
  const places = findAmounts(text, true).map(({ start, end, unitEnd }) => [
    text.slice(start, end),
    text.slice(start, unitEnd),
  ]);
  expect(places).toEqual([
    ['2–3', '2–3 heaped tablespoons'],
    ['45', '45 ml'],
  ]);
});

it.each([300, 12_000])('comes to an end with %i hostile characters', (chars) => {
  const parts = ['1', '1 ', '1/', '1-', '½', '1 and ', '(', '1 g (', 'about ', ' ', 'c. à ', '1 or 2 '];
  for (const part of [...parts, '1 y ½', 'half ', 'two ', '1个', '半', 'と1', 'en 1 g ', '2 و ', 'x and '])
    expect(scaleLine(part.repeat(chars).slice(0, chars), false, 1)).toHaveLength(chars);
});
