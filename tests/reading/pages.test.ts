// @ts-expect-error the package has no types
import { JSDOM } from 'jsdom';
import { type PastedSource, readPasted } from 'recipe-reading/pages';
import { expect, it, vi } from 'vitest';
import { reader } from '../../src/reader.ts';
import { rowsIn } from '../rowsIn.ts';
/** Each row has a name, a text, and the kind of the text. */
import LISTS from './pages/lists.tsv?raw';
import PLUGIN from './pages/plugin.txt?raw';
import OF_PLUGIN from './pages/pluginRead.txt?raw';
/** As `structure.txt`, but each case has a page or its HTML, and the name of the dish after '0> '. */
import PAGES from './pages/recipes.txt?raw';
/** HTML with scripts, and what is read of it. */
import TOAST from './pages/toast.txt?raw';
import { EXPECTED, linesOf, splitCases } from './splitCases.ts';

vi.stubGlobal('DOMParser', new JSDOM().window.DOMParser);

const LINES = import.meta.glob<string>('./ordinary/*.txt', { query: '?raw', import: 'default', eager: true });

async function read(source: PastedSource) {
  const pasted = await readPasted(source, reader);
  const [recipe] = 'recipes' in pasted ? pasted.recipes : [];
  const answer = { text: recipe?.text ?? '', ingredients: [] };
  await reader.wordsToLoad(answer);
  const reading = reader.read(answer);
  return {
    kind: pasted.kind,
    facts: reading.facts,
    ingredients: reading.ingredients.map(({ text }) => text),
    lines: [`0> ${reading.dish}`, ...linesOf(reading)],
  };
}

it.each(splitCases(PAGES))('pasted page: %s', async (_, block) => {
  const text = block.filter((line) => !EXPECTED.test(line)).join('\n');
  const { kind, lines } = await read(text.startsWith('<') ? { text: '', html: text } : { text });
  expect([kind, ...lines]).toEqual(['recipe', ...block.filter((line) => EXPECTED.test(line))]);
});

it('pasted page: finds the recipe between menu, story, buttons and comments', async () => {
  const { kind, facts, lines } = await read({ text: PLUGIN });
  expect({ kind, facts }).toMatchObject({
    kind: 'recipe',
    facts: { prep: 10, cook: 35, yield: { count: 4 } },
  });
  expect(lines.join('\n')).toBe(OF_PLUGIN.trimEnd());
});

it.each([
  ['sentences', 'Notes\nKeeps 3 days.\n\nIt also freezes well.', 'Keeps 3 days.\n\nIt also freezes well.'],
  ['a list', 'Tips\n- Serve with jam', 'Serve with jam'],
  ['a story of the page', 'Notes\nKeeps 3 days.\nMore soups\nWe made it again.', 'Keeps 3 days.'],
  ['nutrition', 'Notes\nKeeps 3 days.\nNutrition\n- Calories: 310', 'Keeps 3 days.'],
])('pasted recipe: keeps the notes below the steps (%s)', async (_, below, notes) => {
  const text = `Rice\n\nIngredients\n200 g rice\n1 tsp salt\n\nMethod\nBoil the rice in salted water.\n\n${below}`;
  const pasted = await readPasted({ text }, reader);
  const [recipe] = 'recipes' in pasted ? pasted.recipes : [];
  expect(recipe?.text.split('## Notes\n\n')[1]).toBe(notes);
});

it('pasted recipe: keeps markdown as it is', async () => {
  const text =
    '# Rice\n\n## Ingredients\n\n- 200 g rice\n- salt\n\n## Steps\n\n1. Boil the rice in salted water for 12 minutes.';
  const recipes = [{ text, address: null, author: null }];
  expect(await readPasted({ text }, reader)).toEqual({ kind: 'recipe', recipes });
});

it('pasted recipe: uses the headings and lists of HTML, and runs nothing in it', async () => {
  const [html = '', expected] = TOAST.trim().split('\n====\n');
  for (const source of [
    { text: 'Cheese Toast', html },
    { text: `<!doctype html><body>${html}</body>`, isFile: true },
  ])
    expect((await read(source)).lines.join('\n')).toBe(expected);
  expect(globalThis).not.toHaveProperty('ran');
});

it.each([
  ['HTML as text', (html: string) => ({ text: html })],
  [
    'HTML as text, with the HTML of an editor',
    (html: string) => ({ text: html, html: `<pre>${html.replaceAll('<', '&lt;')}</pre>` }),
  ],
  ['HTML', (html: string) => ({ text: 'Rice', html })],
])('pasted recipe: reads %s, with and without JSON-LD', async (_, sourceOf) => {
  const html =
    '<h1>Rice</h1><h2>Ingredients</h2><ul><li>200 g rice<li>salt</ul><h2>Method</h2><ol><li>Boil the rice in salted water.</ol>';
  const lines = ['0> Rice', '=> 200 g rice', '=> salt', '1> Boil the rice in salted water.'];
  expect(await read(sourceOf(html))).toMatchObject({ kind: 'recipe', lines });
  const data = { '@type': 'Recipe', name: 'Peas', recipeIngredient: ['peas'], recipeInstructions: 'Boil.' };
  const json = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  expect(await read(sourceOf(json + html))).toMatchObject({ kind: 'recipe', ingredients: ['peas'] });
});

it.each(rowsIn(LISTS))('pasted list: is no recipe (%s)', async (_, text, kind) => {
  expect((await readPasted({ text }, reader)).kind).toBe(kind);
});

it.each(Object.entries(LINES))('pasted list: is no recipe in any language (%s)', async (_, rows) => {
  const lines = rows
    .split('\n')
    .map((row) => row.split('\t')[0] ?? '')
    .filter((line) => line && !/[.!?。।]$/.test(line));
  for (let index = 0; index < lines.length; index += 15) {
    const text = lines.slice(index, index + 15).join('\n');
    expect((await readPasted({ text }, reader)).kind, text).not.toBe('recipe');
  }
});

it.each([
  ['one line of 45 kB', 'flour 2 cups '.repeat(3_500), 'list'],
  ['one line of a megabyte', 'flour 2 cups '.repeat(80_000), 'refused'],
  ['brackets', '['.repeat(200_000), 'refused'],
  ['open tags', '<script '.repeat(100_000), 'refused'],
  ['amounts only', '2 cups flour\n'.repeat(20_000), 'refused'],
  ['prototype keys', '{"__proto__": {"polluted": 1}, "constructor": {"prototype": 1}}', 'list'],
])('pasted text: is a list, or refused if it is too long for one (%s)', async (_, text, kind) => {
  expect(await readPasted({ text }, reader)).toMatchObject({ kind });
  expect({}).not.toHaveProperty('polluted');
});

it.each(['<div>', '<ul>'])('pasted text: keeps few of many elements within each other (%s)', async (tag) => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
  const html = `${tag.repeat(3_000)}<h2>Ingredients</h2><p>2 eggs</p><p>1 l milk</p><h2>Method</h2><p>Boil the eggs in milk for 5 minutes.</p>`;
  const { ingredients } = await read({ text: '', html });
  expect(ingredients).toEqual(['2 eggs', '1 l milk']);
  // A parser needs quadratic time for them.
  for (const [parsed] of parse.mock.calls) expect(parsed.split(tag).length).toBeLessThan(500);
});

it('pasted text: looks only once for the lines of a list in one heading', async () => {
  const body = new DOMParser().parseFromString('', 'text/html').body;
  const children = vi.spyOn(
    Object.getPrototypeOf(Object.getPrototypeOf(Object.getPrototypeOf(body))),
    'children',
    'get',
  );
  await read({ text: '', html: `<h1>${'flour<br>'.repeat(300)}</h1>` });
  expect(children.mock.calls.length).toBeLessThan(10);
});
