// @ts-expect-error the package has no types
import { JSDOM } from 'jsdom';
import { readPasted } from 'recipe-reading/pages';
import { expect, it, vi } from 'vitest';
import { writeSchemaOrg } from '../../src/page/recipe/schemaOrg.ts';
import { reader } from '../../src/reader.ts';

vi.stubGlobal('DOMParser', new JSDOM().window.DOMParser);

const STEW = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Bean &amp; Leek Stew',
  recipeYield: ['4', '4 servings'],
  prepTime: 'PT900S',
  cookTime: 'P0DT1H10M',
  recipeIngredient: ['2 leeks', '1 tin of beans ((drained))', '&frac12; cup cr&egrave;me fra&icirc;che'],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      name: 'Base',
      itemListElement: [
        { '@type': 'HowToStep', name: 'Fry the leeks', text: 'Cook them in oil for 10 minutes.' },
      ],
    },
    { '@type': 'HowToStep', name: 'Step 2', text: '<p>Add the beans&nbsp;and <b>stir</b>.</p>' },
  ],
  author: [{ '@type': 'Person', name: 'Ada' }],
  url: 'https://example.com/stew',
};
const WRITTEN = `# Bean & Leek Stew

4 servings | Prep time: 15 min | Cook time: 1 h 10 min

## Ingredients

- 2 leeks
- 1 tin of beans (drained)
- ½ cup crème fraîche

## Instructions

### Base

1. **Fry the leeks:** Cook them in oil for 10 minutes.
2. Add the beans and stir.`;

async function recipesIn(text: string) {
  const pasted = await readPasted({ text, isFile: true }, reader);
  return 'recipes' in pasted ? pasted.recipes : [];
}

function inPage(json: string): string {
  return `<html><head><script>var a = '{"@type":"Recipe"}'</script>
    <script type="application/ld+json" class="data">${json}</script></head><body><p>Menu</p></body></html>`;
}

it.each([
  ['bare JSON', JSON.stringify(STEW)],
  ['a list', JSON.stringify([{ '@type': 'WebPage', name: 'Page' }, STEW])],
  ['a graph', JSON.stringify({ '@graph': [{ '@type': ['Thing', 'Recipe'], name: 'Link' }, STEW] })],
  ['a web page', inPage(JSON.stringify(STEW, null, 2))],
  ['CDATA', inPage(`// <![CDATA[\n${JSON.stringify(STEW)}// ]]>`)],
  [
    'a web page that contains it twice',
    inPage(JSON.stringify([STEW, { ...STEW, recipeInstructions: ['Cook.'] }])),
  ],
])('recipe data: reads schema.org data from %s', async (_, text) => {
  expect(await recipesIn(text)).toEqual([
    { text: WRITTEN, address: 'https://example.com/stew', author: 'Ada' },
  ]);
});

it.each([
  [[4, 'Serves 4'], 'Serves 4'],
  ['6', 'Serves: 6'],
  [['12', '12 muffins'], 'Makes: 12 muffins'],
  [{ '@type': 'QuantitativeValue', value: 3 }, ''],
])('recipe data: reads the number of servings (%j)', async (recipeYield, line) => {
  const [recipe] = await recipesIn(JSON.stringify({ ...STEW, recipeYield, prepTime: '', cookTime: '' }));
  expect(recipe?.text.split('\n\n')[1]).toBe(line || '## Ingredients');
});

it.each([
  ['1. Chop.\n2. Fry.', ['1. Chop.', '2. Fry.']],
  ['<ol><li>Chop.</li><li>Fry.</li></ol>', ['1. Chop.', '2. Fry.']],
  [
    ['Chop.', ['Fry.']],
    ['1. Chop.', '2. Fry.'],
  ],
  [{ '@type': 'HowToSection', ItemListElement: [{ text: 'Chop.' }, 'Fry.'] }, ['1. Chop.', '2. Fry.']],
  [
    [
      'Chop.',
      { '@type': 'HowToSection', name: 'Slow Cooker Directions', itemListElement: ['Fry.', 'Stir.'] },
    ],
    ['1. Chop.', '2. **Slow Cooker Directions:** Fry.', '3. Stir.'],
  ],
])('recipe data: reads steps in each form (%j)', async (recipeInstructions, steps) => {
  const [recipe] = await recipesIn(JSON.stringify({ ...STEW, recipeInstructions }));
  expect(recipe?.text.split('## Instructions\n\n')[1]?.split('\n')).toEqual(steps);
});

it('recipe data without steps: the page itself is read, with the address of the data', async () => {
  const { recipeInstructions, ...data } = STEW;
  const json = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const method = '<h2>Method</h2><p>Cook the leeks in oil.</p><p>Add the beans and stir for 5 minutes.</p>';
  const list = '<h2>Ingredients</h2><ul><li>2 leeks</li><li>1 tin of beans</li></ul>';
  const [recipe] = await recipesIn(`<html><body>${json}<h1>Stew</h1>${list}${method}</body></html>`);
  // The page lists only two of the three ingredients.
  expect(recipe?.text).toMatch(/- ½ cup crème fraîche\n[\s\S]*2\. Add the beans and stir for 5 minutes\./);
  expect(recipe?.address).toBe('https://example.com/stew');
  const [bare] = await recipesIn(`<html><body>${json}<h1>Stew</h1></body></html>`);
  expect(bare?.text).toContain('- 2 leeks');
});

it('recipe data without ingredients: takes ingredients and steps from the page', async () => {
  const data = { '@type': 'Recipe', name: 'Leek Stew', recipeInstructions: ['Cook the leeks.'] };
  const json = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const method = '<h2>Method</h2><p>Cook the leeks in oil.</p><p>Add the beans and stir for 5 minutes.</p>';
  const list = '<h2>Ingredients</h2><ul><li>2 leeks</li><li>1 tin of beans</li></ul>';
  const [recipe] = await recipesIn(`<html><body>${json}<h1>Stew</h1>${list}${method}</body></html>`);
  expect(recipe?.text).toMatch(/^# Leek Stew\n[\s\S]*- 2 leeks\n[\s\S]*2\. Add the beans/);
});

it('recipe data: reads an item with one paragraph as one ingredient', async () => {
  const recipeIngredient = ['2 <p>leeks</p>', '<p>salt</p>', '<p>1 onion</p><p>2 eggs</p>'];
  const [recipe] = await recipesIn(JSON.stringify({ ...STEW, recipeIngredient }));
  expect(recipe?.text).toContain('- 2 leeks\n- salt\n- 1 onion\n- 2 eggs\n');
});

it('recipe data: names the sections in the language of the recipe', async () => {
  const [recipe] = await recipesIn(
    JSON.stringify({
      '@type': 'Recipe',
      name: 'Pfannkuchen',
      recipeYield: 4,
      recipeIngredient: ['250 g Mehl', '3 Eier', '500 ml Milch'],
      recipeInstructions: [
        'Das Mehl mit den Eiern und der Milch verrühren.',
        'In der Pfanne backen, bis sie goldbraun sind.',
      ],
    }),
  );
  expect(recipe?.text).toContain('Portionen: 4');
  expect(recipe?.text).toContain('## Zutaten\n\n- 250 g Mehl');
  expect(recipe?.text).toContain('## Zubereitung\n\n1. Das Mehl');
});

it('recipe data: reads a file that this page has written', async () => {
  const text = `# Soup\n\nServes 4 | Prep time: 10 minutes | Total time: 1 hour\n\n## Ingredients\n\n- 200 g flour\n- 2 onions\n\n## Steps\n\n1. **Fry:** Fry the onions in oil.\n2. Serve hot.`;
  const from = { address: 'https://example.org/soup', author: 'Ada' };
  const written = (markdown: string) => {
    const reading = reader.read({ text: markdown, ingredients: [] });
    return writeSchemaOrg({ ...reading, lines: reading.ingredients.map((one) => one.text), scale: 1, from });
  };
  const [recipe] = await recipesIn(written(text));
  expect(recipe).toMatchObject(from);
  expect(written(recipe?.text ?? '')).toBe(written(text));
});

const EXPORTS = {
  Mealie: {
    name: 'Rice',
    recipe_yield: '2 servings',
    total_time: '20 minutes',
    recipe_ingredient: [
      { title: 'Base', note: 'rinsed', quantity: 200, unit: { name: 'g' }, food: { name: 'rice' } },
      { note: 'salt', display: 'salt' },
    ],
    recipe_instructions: [{ title: '', text: 'Boil the rice.' }],
    org_url: 'https://example.com/rice',
  },
  Tandoor: {
    name: 'Rice',
    servings: 2,
    working_time: 20,
    source_url: 'https://example.com/rice',
    steps: [
      {
        instruction: 'Boil the rice.',
        ingredients: [
          { is_header: true, note: 'Base' },
          { food: { name: 'rice' }, unit: { name: 'g' }, amount: 200, note: 'rinsed' },
          { food: { name: 'salt' }, unit: null, amount: 0, note: '' },
        ],
      },
    ],
  },
  Paprika: {
    name: 'Rice',
    servings: '2',
    ingredients: '200 g rice, rinsed\nsalt',
    directions: 'Boil the rice.',
    source_url: 'https://example.com/rice',
    notes: 'Good with peas.',
  },
  RecipeSage: [
    {
      '@type': 'Recipe',
      name: 'Rice',
      recipeIngredient: ['200 g rice, rinsed', 'salt'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil the rice.' }],
      isBasedOn: 'https://example.com/rice',
    },
  ],
};

it.each(Object.entries(EXPORTS))('recipe data: reads a recipe exported by %s', async (_, data) => {
  const [recipe] = await recipesIn(JSON.stringify(data));
  const reading = reader.read({ text: recipe?.text ?? '', ingredients: [] });
  expect(reading.dish).toBe('Rice');
  expect(reading.ingredients.map((one) => one.text)).toEqual(['200 g rice, rinsed', 'salt']);
  expect(reading.steps.map((one) => one.text)).toEqual(['Boil the rice.']);
  expect(recipe?.address).toBe('https://example.com/rice');
});

it('recipe data: reads every recipe of a file with many', async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ ...STEW, name: `Stew ${index}` }));
  const recipes = await recipesIn(JSON.stringify({ recipes: many }));
  expect(recipes).toHaveLength(300);
  expect(recipes[299]?.text).toContain('# Stew 299');
});

it.each([
  ['javascript:alert(1)', null],
  ['http://example.com/a b', null],
  ['/stew', null],
])('recipe data: keeps no URL except a valid http or https URL (%s)', async (url, address) => {
  expect((await recipesIn(JSON.stringify({ ...STEW, url })))[0]?.address).toBe(address);
});

it.each([
  ['prototype keys', `{"__proto__": {"@type": "Recipe"}, "constructor": [{"name": "x"}], "toString": 1}`],
  ['deep nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['broken JSON', '{"@type": "Recipe", "name": "Stew", '],
  ['entities of prototypes', `{"@type": "Recipe", "name": "&toString; &constructor;"}`],
])('recipe data: finds no recipe in %s', async (_, text) => {
  expect(await recipesIn(text)).toEqual([]);
});

it('recipe data: removes scripts and images from a name', async () => {
  const [recipe] = await recipesIn(
    JSON.stringify({
      ...STEW,
      name: 'A &lt;script&gt;alert(1)&lt;/script&gt; stew <img src=x onerror=alert(1)>',
    }),
  );
  expect(recipe?.text).toMatch(/^# A stew\n/);
});

it.each([
  ['', 'empty'],
  [' \n ', 'empty'],
  ['PK\x03\x04 recipe', 'zip'],
  ['%PDF-1.7 recipe', 'notText'],
  ['\x89PNG\0\0', 'notText'],
  ['{"name": "settings"}', 'noRecipe'],
])('pasted text: refuses a file without a recipe (%$)', async (text, because) => {
  expect(await readPasted({ text, isFile: true }, reader)).toEqual({ kind: 'refused', because });
});

it('page data: keeps a comma before a bracket in a text', async () => {
  const text = JSON.stringify({
    '@type': 'Recipe',
    name: 'Pea Soup',
    recipeIngredient: ['500 g peas [fresh,]'],
    recipeInstructions: ['Boil the peas.'],
  });
  expect((await recipesIn(text))[0]?.text).toContain('- 500 g peas [fresh,]');
});

it('page data: allows a comma after the last field and the last item', async () => {
  const json = '{"@type": "Recipe", "name": "Pea Soup", "recipeIngredient": ["2 cups peas", "cream",], }';
  expect((await recipesIn(json))[0]?.text).toContain('- cream');
});
