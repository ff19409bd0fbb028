import { expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
import { rowsIn, tablesIn } from '../rowsIn.ts';
import { findAvoided, findBreaking } from './found.ts';
/** Each row has a language, a food to avoid, and an ingredient line with a remark about other diets. */
import REMARKS from './remarks.tsv?raw';
/** Each row has a language, a food to avoid, an ingredient line with a safe kind of the food, and a step. */
import SAFE from './safeKinds.tsv?raw';
/**
 * The kosher rows have ingredients, steps and the foods that break the diet. The verbs have a flour that the gluten-free
 * diet allows, and the free foods a line that contradicts them.
 */
import TABLES from './warn.tables.tsv?raw';

const tables = tablesIn(TABLES);

it.each(tables('kosher'))('findBreaking: finds foods that are not kosher in %s', (_, list, steps, names) => {
  const checked = { ingredients: list.split(' | '), steps: [steps] };
  expect(findBreaking('kosher', checked, 'en').join(' | ')).toBe(names ?? '');
});

it.each(tables('free of a food'))(
  "findAvoided: finds a food that contradicts '%s' in a recipe in the language %s",
  async (word, language, line) => {
    await reader.load(language);
    expect(findAvoided([word], { ingredients: [line] }, language)).toEqual([word]);
    expect(findAvoided([word], { ingredients: ['1 apple'] }, language)).toEqual([]);
  },
);

it.each(rowsIn(REMARKS))('findAvoided: a remark hides no food (%s, %s in %j)', async (tag, word, line) => {
  await reader.load(tag);
  expect(findAvoided([word], { ingredients: [line] }, tag)).toEqual([word]);
});

it.each(rowsIn(SAFE))(
  'findAvoided: accepts a safe kind of a food to avoid, such as vegan butter (%s, %s in %j)',
  async (tag, word, line, step) => {
    await reader.load(tag);
    expect(findAvoided([word], { ingredients: [line], steps: [step] }, tag)).toEqual([]);
  },
);

it.each(tables('vegan steps'))('findBreaking: finds no animal product in the step %s', (step) => {
  expect(findBreaking('vegan', { ingredients: [], steps: [step] }, 'en')).toEqual([]);
});

it.each(tables('verbs'))('findBreaking, %s: finds foods in verbs: %s', async (language, step, flour) => {
  await reader.load(language);
  const breaks = (diet: 'vegan' | 'gluten-free', ingredients: string[]) =>
    findBreaking(diet, { ingredients, steps: [step] }, language).length > 0;
  expect(breaks('vegan', [])).toBe(true);
  expect(breaks('gluten-free', [])).toBe(true);
  expect(breaks('gluten-free', [`100 g ${flour}`])).toBe(false);
});
