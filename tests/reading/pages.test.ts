// @ts-expect-error the package has no types
import { JSDOM } from 'jsdom';
import { type PastedSource, readPasted } from 'recipe-reading/pages';
import { expect, it, vi } from 'vitest';
import { reader } from '../../src/reader.ts';
import AMOUNTS_APART from './pages/amountsApart.txt?raw';
import GERMAN from './pages/german.txt?raw';
import PLUGIN from './pages/plugin.txt?raw';

vi.stubGlobal('DOMParser', new JSDOM().window.DOMParser);

const LINES = import.meta.glob<string>('./ordinary/*.txt', { query: '?raw', import: 'default', eager: true });

async function read(source: PastedSource) {
  const pasted = await readPasted(source, reader);
  const [recipe] = 'recipes' in pasted ? pasted.recipes : [];
  const answer = { text: recipe?.text ?? '', ingredients: [] };
  await reader.wordsToLoad(answer);
  const { dish, facts, ingredients, steps } = reader.read(answer);
  return {
    kind: pasted.kind,
    dish,
    facts,
    ingredients: ingredients.map(({ group, text }) => (group ? `${group}: ${text}` : text)),
    steps: steps.map(({ text }) => text),
  };
}

it('pasted page: finds the recipe between menu, story, buttons and comments', async () => {
  expect(await read({ text: PLUGIN })).toMatchObject({
    kind: 'recipe',
    dish: 'Lentil Soup with Spinach',
    facts: { prep: 10, cook: 35, yield: { count: 4 } },
    ingredients: [
      '2 tablespoons olive oil',
      '1 onion chopped',
      '1 ½ cups brown lentils rinsed',
      'Salt',
      'Topping: 2 cups spinach',
      'Topping: ½ lemon juiced',
    ],
    steps: [
      'Heat the oil in a pot and cook the onion for 5 minutes.',
      'Add the lentils, salt and 6 cups of water, and simmer for 30 minutes.',
      'Stir in the spinach and the lemon juice, and serve.',
    ],
  });
});

it('pasted page: reads a German page with numbered steps', async () => {
  expect(await read({ text: GERMAN })).toMatchObject({
    kind: 'recipe',
    dish: 'Kartoffelpuffer mit Apfelmus',
    ingredients: [
      '1 kg Kartoffeln',
      '2 Eier',
      '3 EL Mehl',
      'Salz',
      'Für das Apfelmus: 4 Äpfel',
      'Für das Apfelmus: 50 g Zucker',
    ],
    steps: [
      'Die Kartoffeln schälen, reiben und gut ausdrücken.',
      'Kartoffeln mit Eiern, Mehl und Salz mischen und in heißem Öl 5 Minuten braten.',
      'Die Äpfel mit dem Zucker 15 Minuten weich kochen.',
    ],
  });
});

it('pasted page: joins amounts, units, foods and remarks on lines of their own', async () => {
  expect(await read({ text: AMOUNTS_APART })).toMatchObject({
    kind: 'recipe',
    ingredients: ['250 g flour', '3 eggs', '1 ½ cups milk (350 ml)', 'Butter for the pan'],
    steps: [
      'Whisk the flour with the eggs and the milk.',
      'Fry thin pancakes in butter for 2 minutes on each side.',
    ],
  });
});

it('pasted recipe without titles: keeps a last food that no step repeats', async () => {
  const text =
    'Spiced Nuts\n\n2 cups walnuts\n1 tsp chili\n2 tbsp honey\nsalt and freshly ground black pepper\n\nToast the walnuts in a pan for 5 minutes.\nStir in the chili and honey, and let them cool.';
  const ingredients = [
    '2 cups walnuts',
    '1 tsp chili',
    '2 tbsp honey',
    'salt and freshly ground black pepper',
  ];
  expect(await read({ text })).toMatchObject({ kind: 'recipe', ingredients });
});

it('pasted recipe: reads ingredients that stand beside the steps', async () => {
  const text =
    'Popcorn\n\nMethod\nHeat the oil in a large pan and add the corn.\n2 tbsp oil,1/2 cup popping corn\nCover the pan and wait until the popping stops.\nMelt the butter and pour it over the popcorn.\n50 g butter';
  expect(await read({ text })).toMatchObject({
    kind: 'recipe',
    dish: 'Popcorn',
    ingredients: ['2 tbsp oil', '1/2 cup popping corn', '50 g butter'],
    steps: [
      'Heat the oil in a large pan and add the corn.',
      'Cover the pan and wait until the popping stops.',
      'Melt the butter and pour it over the popcorn.',
    ],
  });
});

it('pasted recipe: keeps ingredients without amounts, and leaves out what is below the list', async () => {
  const list =
    '200 g rice\n2 - onions, sliced\nGood pinch of ground nutmeg\n1 l stock\nFor the top\nDiced tomatoes\nGrated cheddar';
  const text = `Onion Rice\n\nIngredients\n${list}\nServings\n4 Level\nEasy\nMethod\nFry the onions and the rice.\nAdd the stock and cook for 20 minutes.`;
  expect(await read({ text })).toMatchObject({
    ingredients: [
      '200 g rice',
      '2 onions, sliced',
      'Good pinch of ground nutmeg',
      '1 l stock',
      'For the top: Diced tomatoes',
      'For the top: Grated cheddar',
    ],
  });
});

it('pasted recipe: tells groups of ingredients from the last foods', async () => {
  const text = `Cookies\n\nIngredients\n1 cup butter\n2 cups flour\nfilling-\n2/3 cup jam\nOlive Oil Glaze\n1 cup icing sugar\n2 tablespoons olive oil\nHerb Oil\n1/2 cup olive oil\nSqueeze of lime\nholiday sprinkles\nInstructions\nMix the butter with the flour and bake it for 10 minutes.\nFill with jam and glaze.\nHerb Oil\nStir it well before you serve it.`;
  expect(await read({ text })).toMatchObject({
    ingredients: [
      '1 cup butter',
      '2 cups flour',
      'filling: 2/3 cup jam',
      'Olive Oil Glaze: 1 cup icing sugar',
      'Olive Oil Glaze: 2 tablespoons olive oil',
      'Herb Oil: 1/2 cup olive oil',
      'Herb Oil: Squeeze of lime',
      'Herb Oil: holiday sprinkles',
    ],
  });
});

it.each([
  [
    'a sentence in the list',
    'Ingredients',
    '2 peppers\nOne spoonful of butter, preferably of the unsalted kind.\nHerbs of your choice: parsley or cumin.\nSalt and pepper.',
  ],
  ['no amounts', 'Ingredients', 'Mayonnaise\nSambal badjak\nHorseradish sauce\nPaprika'],
  ['a spray first', '', 'cooking spray\n2 cups sugar\n1 cup cream\n2 eggs'],
  ['a spray between amounts', 'Ingredients', '2 cups sugar\nNonstick cooking spray\n1 cup cream'],
])('pasted recipe: keeps the whole list above the steps (%s)', async (_, title, list) => {
  const method = `${title && 'Directions\n'}Whisk everything in a large bowl for two minutes.\nCover the bowl and leave it to rest in the fridge.`;
  const { kind, ingredients } = await read({ text: `A Bowl of It\n\n${title}\n${list}\n\n${method}` });
  expect({ kind, ingredients }).toEqual({ kind: 'recipe', ingredients: list.split('\n') });
});

it.each([
  [
    'a short first step',
    '',
    [
      'Preheat oven to 350\u00b0F.',
      'Mix the sugar with the eggs and pour it into a dish.',
      'Bake the dish for 20 minutes.',
    ],
  ],
  [
    'a last line without a full stop',
    'Method',
    [
      'Mix the sugar with the eggs in a bowl.',
      'Pour everything into a dish and bake it.',
      'Store in the fridge',
    ],
  ],
])('pasted recipe: reads each step (%s)', async (_, title, steps) => {
  const text = `Egg Pudding\n\n2 cups sugar\n1 cup cream\n2 eggs\n\n${title}\n${steps.join('\n')}`;
  expect((await read({ text })).steps).toEqual(steps);
});

it('pasted recipe: reads ingredients below each step of HTML', async () => {
  const html =
    '<h1>Buns</h1><h3>Instructions</h3><ul><li><div>Mix the flour with the milk and let it rest.</div><div>2 cups flour, 1 cup milk, 1 tsp salt</div></li><li><div>Bake the buns for 20 minutes and serve them.</div></li></ul>';
  expect(await read({ text: '', html })).toMatchObject({
    kind: 'recipe',
    ingredients: ['2 cups flour', '1 cup milk', '1 tsp salt'],
    steps: ['Mix the flour with the milk and let it rest.', 'Bake the buns for 20 minutes and serve them.'],
  });
});

it('pasted recipe: keeps markdown as it is', async () => {
  const text =
    '# Rice\n\n## Ingredients\n\n- 200 g rice\n- salt\n\n## Steps\n\n1. Boil the rice in salted water for 12 minutes.';
  const recipes = [{ text, address: null, author: null }];
  expect(await readPasted({ text }, reader)).toEqual({ kind: 'recipe', recipes });
});

it('HTML item that contains a list: is the title of the list', async () => {
  const html = `<h1>Buns</h1><h2>Ingredients</h2>
    <ol><li>Dough <ul><li>500 g flour</li><li>2 eggs</li></ul></li><li>Filling <ul><li>100 g sugar</li></ul></li></ol>
    <h2>Directions</h2><p>Knead the dough and let it rise.</p><p>Fill the dough and bake it for 20 minutes.</p>`;
  expect(await read({ text: 'Buns', html })).toMatchObject({
    ingredients: ['Dough: 500 g flour', 'Dough: 2 eggs', 'Filling: 100 g sugar'],
  });
});

it('pasted recipe: uses the headings and lists of HTML, and runs nothing in it', async () => {
  const html = `<nav><ul><li>2 cups of menu</li></ul></nav><h1>Cheese Toast</h1><p>Serves 2</p>
    <script>document.title = 'run'; window.ran = true</script><style>p { color: red }</style>
    <h3>Ingredients</h3><h4>Toast</h4><ul><li><span>4</span> <span>slices</span> bread</li><li>Butter</li></ul>
    <h4>Cheese sauce</h4><ul><li>100&nbsp;g cheddar &amp; gouda<img src=x onerror="window.ran = true"></li><li>Pepper</li></ul>
    <h3>Directions</h3><ol><li><p>Toast the bread.</p></li><li><p>Melt the cheese and pour it over the toast.</p></li></ol>`;
  expect(await read({ text: 'Cheese Toast', html })).toMatchObject({
    kind: 'recipe',
    dish: 'Cheese Toast',
    ingredients: [
      'Toast: 4 slices bread',
      'Toast: Butter',
      'Cheese sauce: 100 g cheddar & gouda',
      'Cheese sauce: Pepper',
    ],
    steps: ['Toast the bread.', 'Melt the cheese and pour it over the toast.'],
  });
  expect(await read({ text: `<!doctype html><body>${html}</body>`, isFile: true })).toMatchObject({
    kind: 'recipe',
  });
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
  expect(await read(sourceOf(html))).toMatchObject({
    kind: 'recipe',
    ingredients: ['200 g rice', 'salt'],
    steps: ['Boil the rice in salted water.'],
  });
  const data = { '@type': 'Recipe', name: 'Peas', recipeIngredient: ['peas'], recipeInstructions: 'Boil.' };
  const json = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  expect(await read(sourceOf(json + html))).toMatchObject({ kind: 'recipe', ingredients: ['peas'] });
});

it('pasted recipe: reads steps above the ingredients', async () => {
  const text =
    'Pea Soup\n\nMethod\nBoil the peas for 9 minutes.\nAdd the mint.\nBlend the soup.\nIngredients\n200 g peas\n1 l stock\nPut them on your list. Our app can do this for you.';
  expect(await read({ text })).toMatchObject({
    kind: 'recipe',
    ingredients: ['200 g peas', '1 l stock'],
    steps: ['Boil the peas for 9 minutes.', 'Add the mint.', 'Blend the soup.'],
  });
});

it('pasted recipe: reads steps below numbers, even without full stops', async () => {
  const method =
    'Step 1/3\nRinse the rice well\nStep 2/3\nChop the leek\nStep 3/3\nBoil the rice for 9 minutes.';
  const text = `Rice\n\nIngredients\n200 g rice\n1 leek\nMethod\n${method}`;
  const steps = ['Rinse the rice well', 'Chop the leek', 'Boil the rice for 9 minutes.'];
  expect(await read({ text })).toMatchObject({ kind: 'recipe', steps });
});

it.each([
  ['names of tabs above them', 'Servings\nServings\n200 g rice\n1 leek', ['200 g rice', '1 leek']],
  [
    'an unknown word above a last food',
    '200 g rice\n1 leek\nXyzzy to serve\nChopped parsley',
    ['200 g rice', '1 leek', 'Xyzzy to serve', 'Chopped parsley'],
  ],
])('pasted recipe: reads ingredients with %s', async (_, list, ingredients) => {
  const text = `Rice\n\nIngredients\n${list}\n\nMethod\nRinse the rice.\nBoil it with the leek for 9 minutes.`;
  expect(await read({ text })).toMatchObject({ kind: 'recipe', ingredients });
});

it('pasted recipe: reads a list that the page writes as one heading', async () => {
  const ingredients = ['2 cups rice', '1 onion', '50 g butter', '1 l stock'];
  const html = `<h4>Ingredients</h4><h5>• ${ingredients.join('<br>\n• ')}</h5><h4>Method</h4><p>Fry the onion in butter.</p><p>Add the rice and the stock and cook for 20 minutes.</p>`;
  expect(await read({ text: '', html })).toMatchObject({ kind: 'recipe', ingredients });
});

it.each([
  ['a shopping list', 'milk\neggs\n2 onions\nbread\nwashing powder'],
  [
    'a shopping list with bullets and a title',
    'Shopping list\n- 1 l milk\n- 6 eggs\n- bread, sliced\n- cooking oil spray\n- salt',
  ],
  ['a list of ingredients', 'Pancakes\n\nIngredients\n250 g flour\n3 eggs\n1 ½ cups milk\na pinch of salt'],
  ['foods in one line', '2 eggs, 1 onion, 3 cups of flour'],
  [
    'foods with remarks',
    '2 eggs (large ones)\nmilk, whole\n1 onion, chopped\nparsley to serve\nrice, if there is none left',
  ],
  ['ordinary words', 'We could meet at six. Bring the children. I have not seen you for a long time.'],
  ['a word', 'tomatoes'],
])('pasted list: is no recipe (%s)', async (_, text) => {
  expect(await readPasted({ text }, reader)).toEqual({ kind: 'list' });
});

it('pasted list: is uncertain if it names no foods', async () => {
  const list = '2.1.0\n2 new settings\n3 fixes\n1 new page\n5 other changes';
  const text = `${list}\n\nThe list now loads much faster than before.\nThe app asks before it removes a file.`;
  expect((await readPasted({ text }, reader)).kind).toBe('unsure');
});

it('pasted list: is uncertain if only one remark follows', async () => {
  const text = '2 onions\n3 eggs\n1 l milk\n\nFry the onions with the eggs in a little oil.';
  expect(await readPasted({ text }, reader)).toMatchObject({ kind: 'unsure' });
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
  let parsed = '';
  const { DOMParser } = globalThis;
  class Spy extends DOMParser {
    override parseFromString(html: string, type: DOMParserSupportedType) {
      parsed = html;
      return super.parseFromString(html, type);
    }
  }
  vi.stubGlobal('DOMParser', Spy);
  const html = `${tag.repeat(3_000)}<h2>Ingredients</h2><p>2 eggs</p><p>1 l milk</p><h2>Method</h2><p>Boil the eggs in milk for 5 minutes.</p>`;
  const { ingredients } = await read({ text: '', html });
  vi.stubGlobal('DOMParser', DOMParser);
  expect(ingredients).toEqual(['2 eggs', '1 l milk']);
  // A parser needs quadratic time for them.
  expect(parsed.split(tag).length).toBeLessThan(500);
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
