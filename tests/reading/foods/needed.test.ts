import { expect, it } from 'vitest';
import { nameOf, readList } from '../../../src/reading/foods/needed.ts';
import { readTable } from '../readTable.ts';

const isOnHand = (ingredient: string, onHand: string[]) => readList(onHand, ingredient)(ingredient);

/** 'ingredient = what is on hand | what else is' where that covers it, and '≠' where it does not. */
const PAIRS = readTable('foods/needed.txt').map(({ place, given }) => {
  const [ingredient = '', sign, onHand = ''] = given.split(/ ([=≠]) ?/);
  return { place, ingredient, sign, onHand };
});

it.each(PAIRS)('$place $ingredient $sign $onHand', ({ ingredient, sign, onHand }) => {
  expect(isOnHand(ingredient, ['a pot plant', ...onHand.split(' | ')]) ? '=' : '≠').toBe(sign);
});

/** 'ingredient → its name'. */
const NAMES = readTable('foods/nameOf.txt').map(({ place, given, expected }) => {
  return { place, ingredient: given, name: expected };
});

it.each([
  ...NAMES,
  { place: 'blanks', ingredient: ' ripe ', name: 'ripe' },
  { place: 'nothing', ingredient: '', name: '' },
])('$place $ingredient is $name', ({ ingredient, name }) => {
  expect(nameOf(ingredient)).toBe(name);
});

/** Each ingredient once, however many lines it has. */
const INGREDIENTS = new Map([...NAMES, ...PAIRS].map((one) => [one.ingredient, one]));

it.each([...INGREDIENTS.values()])('$place $ingredient is known by its name', ({ ingredient }) => {
  expect(isOnHand(ingredient, [nameOf(ingredient)])).toBe(true);
});

it('does not search a line that is too long', () => {
  const line = `200 g rice ${'for lunch '.repeat(30)}`;
  expect(isOnHand(line, ['rice'])).toBe(false);
  expect(isOnHand(line, [nameOf(line)])).toBe(true);
});

it.each([300, 12_000])('comes to an end with %i hostile characters', (chars) => {
  const signs = ['(', '[', ', ', ' - ', '1 ', ' 1.1', '½', '\u0301'];
  const words = ['a', 'a ', 'and ', 'or a ', 'of ', 'cloves '];
  for (const part of [...signs, ...words]) {
    const text = part.repeat(chars).slice(0, chars);
    expect(isOnHand(text, ['rice'])).toBe(false);
    expect(nameOf(text)).not.toBe('');
  }
});

it('takes what stands behind a food for a description where a language puts it there', () => {
  const isThere = readList(['batatas', 'leite'], '1 kg de batatas, 200 ml de leite de coco, 1 fio de azeite');
  expect(isThere('1 kg de batatas farinhentas')).toBe(true);
  expect(isThere('200 ml de leite de coco')).toBe(false);
  expect(isThere('1 kg de batata-doce')).toBe(false);
});
