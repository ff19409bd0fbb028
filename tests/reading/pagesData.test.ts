// @ts-expect-error the package has no types
import { JSDOM } from 'jsdom';
import { readPasted } from 'recipe-reading/pages';
import { expect, it, vi } from 'vitest';
import { writeSchemaOrg } from '../../src/page/recipe/schemaOrg.ts';
import { reader } from '../../src/reader.ts';
import { rowsIn } from '../rowsIn.ts';
import STEW_JSON from './pages/stew.json?raw';
/** The recipe of stew.json as the page should write it. */
import WRITTEN from './pages/stew.md?raw';
/**
 * Each row has a rule, fields that replace those of stew.json, and a part of the recipe. '(end)' stands for the end of
 * the recipe.
 */
import FIELDS from './pagesData.tsv?raw';
/** Each row has the text of a file, and the reason for its refusal. */
import REFUSED from './refusedFiles.tsv?raw';

vi.stubGlobal('DOMParser', new JSDOM().window.DOMParser);

const STEW = JSON.parse(STEW_JSON);
const EXPORTS = import.meta.glob<string>('./pages/exports/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
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
    { text: WRITTEN.trimEnd(), address: 'https://example.com/stew', author: 'Ada' },
  ]);
});

it.each(rowsIn(FIELDS))('recipe data: %s', async (_, fields, part) => {
  const [recipe] = await recipesIn(JSON.stringify({ ...STEW, ...JSON.parse(fields) }));
  expect(`${recipe?.text}(end)`).toContain(part);
});

/** A page with data in JSON, and in HTML with a list and a method. */
function pageWith(data: object, isWhole = true): string {
  const method = '<h2>Method</h2><p>Cook the leeks in oil.</p><p>Add the beans and stir for 5 minutes.</p>';
  const list = '<h2>Ingredients</h2><ul><li>2 leeks</li><li>1 tin of beans</li></ul>';
  const json = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  return `<html><body>${json}<h1>Stew</h1>${isWhole ? list + method : ''}</body></html>`;
}

it('recipe data without steps: the page itself is read, with the address of the data', async () => {
  const { recipeInstructions, ...data } = STEW;
  const [recipe] = await recipesIn(pageWith(data));
  // The page lists only two of the three ingredients.
  expect(recipe?.text).toMatch(/- ½ cup crème fraîche\n[\s\S]*2\. Add the beans and stir for 5 minutes\./);
  expect(recipe?.address).toBe('https://example.com/stew');
  const [bare] = await recipesIn(pageWith(data, false));
  expect(bare?.text).toContain('- 2 leeks');
});

it('recipe data without ingredients: takes ingredients and steps from the page', async () => {
  const data = { '@type': 'Recipe', name: 'Leek Stew', recipeInstructions: ['Cook the leeks.'] };
  const [recipe] = await recipesIn(pageWith(data));
  expect(recipe?.text).toMatch(/^# Leek Stew\n[\s\S]*- 2 leeks\n[\s\S]*2\. Add the beans/);
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

it.each(Object.entries(EXPORTS))('recipe data: reads a recipe that an app exported (%s)', async (_, json) => {
  const [recipe] = await recipesIn(json);
  const reading = reader.read({ text: recipe?.text ?? '', ingredients: [] });
  expect(reading.dish).toBe('Rice');
  expect(reading.ingredients.map((one) => one.text)).toEqual(['200 g rice, rinsed', 'salt']);
  expect(reading.steps.map((one) => one.text)).toEqual(['Boil the rice.']);
  expect(recipe?.address).toBe('https://example.com/rice');
});

it('recipe data: reads every recipe of a file with many', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ ...STEW, name: `Stew ${index}` }));
  const recipes = await recipesIn(JSON.stringify({ recipes: many }));
  expect(recipes).toHaveLength(60);
  expect(recipes[59]?.text).toContain('# Stew 59');
});

it.each(['javascript:alert(1)', 'http://example.com/a b', '/stew'])(
  'recipe data: keeps no URL except a valid http or https URL (%s)',
  async (url) => {
    expect((await recipesIn(JSON.stringify({ ...STEW, url })))[0]?.address).toBeNull();
  },
);

it.each([
  ['prototype keys', `{"__proto__": {"@type": "Recipe"}, "constructor": [{"name": "x"}], "toString": 1}`],
  ['deep nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['broken JSON', '{"@type": "Recipe", "name": "Stew", '],
  ['entities of prototypes', `{"@type": "Recipe", "name": "&toString; &constructor;"}`],
])('recipe data: finds no recipe in %s', async (_, text) => {
  expect(await recipesIn(text)).toEqual([]);
});

it.each(rowsIn(REFUSED))('pasted text: refuses a file without a recipe (%$)', async (text, because) => {
  expect(await readPasted({ text, isFile: true }, reader)).toEqual({ kind: 'refused', because });
});

it('page data: allows a comma after the last field and the last item', async () => {
  const json = '{"@type": "Recipe", "name": "Pea Soup", "recipeIngredient": ["2 cups peas", "cream",], }';
  expect((await recipesIn(json))[0]?.text).toContain('- cream');
});
