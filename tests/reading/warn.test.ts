import { expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
import { findAvoided, findBreaking } from './found.ts';

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

it.each([
  ['en', 'nuts', '1/2 cup almonds (leave out for nut-free)'],
  ['en', 'dairy', '1/2 cup Parmesan (omit for vegan)'],
  ['en', 'egg', '2 eggs (use flax eggs if vegan)'],
  ['en', 'pork', '6 slices bacon (omit for a vegetarian version)'],
  ['en', 'honey', '2 tbsp honey, if not vegan'],
  ['en', 'gluten', '4 burger buns, gluten-free if required'],
  ['en', 'gluten', '1 tbsp soy sauce (not gluten-free)'],
  ['en', 'egg', '1 cup plant-based milk and 2 eggs'],
  ['en', 'gluten', '4 slices gluten-free bread, 1 cup flour'],
  ['en', 'dairy', '100 g vegetarian cheese'],
  ['en', 'egg', '1 vegetarian egg fried rice'],
  ['en', 'pork', '4 slices bacon instead of ham'],
  ['en', 'beef', '3 lb chuck roast'],
  ['de', 'Milch', '100 g Feta (für die vegane Variante weglassen)'],
  ['de', 'Gluten', '200 g Nudeln (bei Bedarf glutenfrei)'],
  ['de', 'Ei', '4 EL vegane Butter und 2 Eier'],
  ['fr', 'gluten', '200 g de pâtes (sans gluten si besoin)'],
  ['es', 'gluten', '200 g de pasta (sin gluten si es necesario)'],
  ['de', 'Honig', '1 EL Honig oder Agavendicksaft (vegan)'],
  ['de', 'Honig', '1 EL Honig (vegan: Agavendicksaft)'],
  ['ru', 'мёд', '2 ложки мёда (для веганов — сироп агавы)'],
  ['ja', '乳', 'チーズ 50g（ヴィーガンの方は省く）'],
  ['zh', '蜂蜜', '蜂蜜 2勺（纯素可用枫糖浆）'],
])('findAvoided: a remark about other diets does not hide a food (%s: %s in %j)', async (tag, word, line) => {
  await reader.load(tag);
  expect(findAvoided([word], { ingredients: [line] }, tag)).toEqual([word]);
});

it.each([
  ['en', 'dairy', '50 g vegan butter, softened', ''],
  ['en', 'dairy', '100 g cream cheese (vegan)', ''],
  ['en', 'gluten', '1 box dairy-free, gluten-free brownie mix', ''],
  ['en', 'gluten', '200 g oats (certified gluten-free)', ''],
  ['en', 'meat', '4 vegetarian sausages', ''],
  ['en', 'red meat', '1 lb vegan ground beef', ''],
  ['en', 'gluten', '200 g gluten-free spaghetti', 'Boil the pasta.'],
  ['en', 'dairy', '1 cup vegan parmesan', 'Top with the cheese.'],
  ['de', 'Gluten', '200 g glutenfreie Penne', 'Die Nudeln kochen.'],
  ['es', 'leche', '100 g de queso vegano rallado', ''],
  ['fr', 'gluten', '200 g de pâtes sans gluten', ''],
  ['pl', 'mleko', '200 ml mleka owsianego', 'Dodaj mleko.'],
])('findAvoided: accepts a food of a safe kind (%s: %s in %j)', async (tag, word, line, step) => {
  await reader.load(tag);
  expect(findAvoided([word], { ingredients: [line], steps: [step] }, tag)).toEqual([]);
});

it.each([
  'Caramelise the onions.',
  'Cook the sugar to a caramel, and pour the caramel into the tins.',
  'Lift them out, and let the oil stop dripping off.',
  'Add ranch-style beans.',
])('findBreaking: reads no food of animals in the step %s', (step) => {
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
