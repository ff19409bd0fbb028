import { expect, it } from 'vitest';
import { findAvoided, findBreaking } from '../../src/reading/foods/warn.ts';
import { loadWords } from '../../src/reading/words/loading.ts';

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
    await loadWords(language);
    expect(findAvoided([word], { ingredients: [line] }, language)).toEqual([word]);
    expect(findAvoided([word], { ingredients: ['1 apple'] }, language)).toEqual([]);
  },
);
