import { expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
import { rowsIn } from '../rowsIn.ts';
import { findAvoided, findBreaking } from './found.ts';
/** Each row has a language, a food to avoid, and an ingredient line with a remark about other diets. */
import REMARKS from './remarks.tsv?raw';
/** Each row has a language, a food to avoid, an ingredient line with a safe kind of the food, and a step. */
import SAFE from './safeKinds.tsv?raw';

const CHICKEN = '2 chicken breasts';
const CREAM = '200 ml sour cream';

it.each<[kind: string, checked: { ingredients: string[]; steps?: string[] }, names: string[]]>([
  ['meat and dairy', { ingredients: [CHICKEN, CREAM] }, ['chicken breasts', 'sour cream']],
  [
    'meat, and dairy in a step',
    { ingredients: [CHICKEN], steps: ['Stir in the butter.'] },
    ['chicken breasts', 'butter'],
  ],
  ['meat alone', { ingredients: [CHICKEN] }, []],
  ['dairy alone', { ingredients: [CREAM, '2 salmon fillets'] }, []],
  ['meat, and dairy or something else', { ingredients: [CHICKEN, '1 tbsp butter or oil'] }, []],
])('findBreaking: finds the foods that break a kosher diet in %s', (_, checked, names) => {
  expect(findBreaking('kosher', checked, 'en')).toEqual(names);
});

it.each([
  ['gluten-free', 'en', '200 g spaghetti'],
  ['glutenfrei', 'de', '200 g Weizenmehl'],
  ['sans gluten', 'fr', '200 g de farine'],
])(
  "findAvoided: finds a food that contradicts '%s' in a recipe in the language %s",
  async (word, language, line) => {
    await reader.load(language);
    expect(findAvoided([word], { ingredients: [line] }, language)).toEqual([word]);
    expect(findAvoided([word], { ingredients: ['1 apple'] }, language)).toEqual([]);
  },
);

it.each(rowsIn(REMARKS))(
  'findAvoided: a remark about other diets does not hide a food (%s, %s in %j)',
  async (tag = '', word = '', line = '') => {
    await reader.load(tag);
    expect(findAvoided([word], { ingredients: [line] }, tag)).toEqual([word]);
  },
);

it.each(rowsIn(SAFE))(
  'findAvoided: accepts a safe kind of a food to avoid, such as vegan butter (%s, %s in %j)',
  async (tag = '', word = '', line = '', step = '') => {
    await reader.load(tag);
    expect(findAvoided([word], { ingredients: [line], steps: [step] }, tag)).toEqual([]);
  },
);

it.each([
  'Caramelise the onions.',
  'Cook the sugar to a caramel, and pour the caramel into the tins.',
  'Lift them out, and let the oil stop dripping off.',
  'Add ranch-style beans.',
])('findBreaking: finds no animal product in the step %s', (step) => {
  expect(findBreaking('vegan', { ingredients: [], steps: [step] }, 'en')).toEqual([]);
});

it.each([
  ['it', 'Imburrate e infarinate lo stampo.', 'farina di riso'],
  ['es', 'Enmantequilla y enharina el molde.', 'harina de arroz'],
  ['pt', 'Use uma forma amanteigada e enfarinhada.', 'farinha de arroz'],
])('findBreaking, %s: finds butter and flour in the verbs of %s', async (language, step, flour) => {
  await reader.load(language);
  const breaks = (diet: 'vegan' | 'gluten-free', ingredients: string[]) =>
    findBreaking(diet, { ingredients, steps: [step] }, language).length > 0;
  expect(breaks('vegan', [])).toBe(true);
  expect(breaks('gluten-free', [])).toBe(true);
  expect(breaks('gluten-free', [`100 g ${flour}`])).toBe(false);
});
