import { act, cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Recipe } from '../../../machines/recipe.ts';
import { NO_TASTE } from '../../../machines/taste.ts';
import { CONNECTION_BUTTON_ID } from '../../../src/page/browser/focus.ts';
import { recipeOf } from '../../recipeOf.ts';
import { rowsIn } from '../../rowsIn.ts';
import { LIST, renderPage } from '../renderPage.tsx';
import { button, chooseFiles, click, focused, press, textsOf, type, user } from '../visitor.ts';
/** Each row has the words, the dish that is found, its matching lines, and the highlighted words. */
import SEARCHES from './searches.tsv?raw';

const numbered = (count: number): Recipe[] =>
  Array.from({ length: count }, (_, index) => recipeOf(`# Dish ${index}`, { at: 3_000 - index }));
const BOX: Recipe[] = ['# One', '# Two', '# Three'].map((text, index) =>
  recipeOf(text, { at: 3_000 - index }),
);

const heading = () => screen.getByRole('heading', { name: /^Recipe box/ });
const dishes = () => textsOf('.kept-recipe h3');

const detailsOf = (dish: string) => textsOf('p', button(dish).closest('li') as HTMLElement);

async function remove(dish: string) {
  await press(`More: ${dish}`);
  await press('Delete');
}

it('recipe box entry: has Arabic commas if any of the ingredients is in Arabic script', () => {
  renderPage({ box: [recipeOf('# One', { ingredients: ['feta', 'سكر'] })] });
  expect(detailsOf('One')[0]).toMatch(/feta، سكر$/);
});

it('recipe box entry: omits ingredients shared by all saved recipes that have ingredients', async () => {
  const box = [['rice', 'leeks'], []].map((ingredients, index) =>
    recipeOf(`# Dish ${index}`, { ingredients }),
  );
  const { request, answer } = renderPage({ ...LIST, box });
  expect(detailsOf('Dish 0')[0]).toMatch(/rice, leeks$/);
  await request();
  await answer('# Two', { ingredients: ['rice', 'eggs'] });
  expect(detailsOf('Dish 0')[0]).toMatch(/(?<!rice, )leeks$/);
  expect(detailsOf('Two')[0]).toMatch(/(?<!rice, )eggs$/);
});

it('export: says beside the button that the file also contains notes and wishes', async () => {
  renderPage({ box: BOX });
  await press('More: recipe box');
  expect(textsOf('.menu-list > *')).toEqual([
    'Export all',
    'The file includes your notes and wishes.',
    'Import',
  ]);
});

it('menu of a saved recipe: “I like it” likes the recipe, and focuses the menu button', async () => {
  const { box } = renderPage({ box: BOX });
  await press('More: Two');
  await press('I like it');
  expect([box.marksOf('-Two').liked, focused()]).toEqual([true, button('More: Two')]);
});

const DAY = 24 * 60 * 60 * 1_000;
const pills = () => screen.queryAllByRole('radio').map((radio) => radio.parentElement?.textContent);
const choose = (name: RegExp) => click(screen.getByRole('radio', { name }));

it('recipe box: lists liked recipes first, and has filters for liked and cooked recipes', async () => {
  const { box } = renderPage({ box: numbered(4) });
  expect(pills()).toEqual([]);
  const like = (liked: boolean) => {
    for (const id of ['-Dish-2', '-Dish-3']) box.mark(id, { liked });
  };
  act(() => {
    like(true);
    box.noteCooked('-Dish-1', 5_000, false);
  });
  expect([pills(), dishes()]).toEqual([
    ['All 4', 'Liked 2', 'Cooked 1'],
    ['Dish 2', 'Dish 3', 'Dish 0', 'Dish 1'],
  ]);
  await choose(/Cooked/);
  expect(dishes()).toEqual(['Dish 1']);
  await choose(/Liked/);
  expect(dishes()).toEqual(['Dish 2', 'Dish 3']);
  act(() => like(false));
  expect([pills(), dishes().length]).toEqual([['All 4', 'Cooked 1'], 4]);
  act(() => like(true));
  expect(dishes()).toHaveLength(4);
});

it('recipe box entry: shows the time, the wishes, the note, and when the recipe was cooked', () => {
  const timed = recipeOf('# Soup\n\nServes 4 | Total time: 1 hour 15 minutes', { id: 'timed' });
  const vegan = recipeOf('# Porridge', { taste: { ...NO_TASTE, diets: ['vegan'] }, ingredients: [] });
  const { box } = renderPage({ box: [...BOX, timed, vegan] });
  expect(detailsOf('Soup')).toEqual(['1 h 15 min']);
  expect(detailsOf('Porridge')).toEqual([expect.stringMatching(/1970, /), 'Asked for: Vegan']);
  const monday = new Date(2020, 10, 2).getTime();
  act(() => {
    box.mark('-One', { liked: true, note: 'Less salt' });
    for (const id of ['timed', '-Two']) box.noteCooked(id, monday, false);
    for (const at of [monday, Date.now() - DAY]) box.noteCooked('-Three', at, false);
  });
  expect(detailsOf('One')).toEqual([expect.stringMatching(/1970, /), 'Less salt']);
  expect(detailsOf('Two')[0]).toMatch(/^Cooked once, on (?:2 November|November 2),? 2020$/);
  // CSS hides the details that do not fit in the row.
  expect(detailsOf('Soup')[0]).toMatch(/^Cooked once, on .*1 h 15 min$/);
  expect(detailsOf('Three')[0]).toBe('Cooked 2 times, last yesterday');
});

it('recipe box entry: shows the time of day if another entry has the same name and date', () => {
  const at = new Date(2020, 10, 2, 18, 5).getTime();
  renderPage({ box: [at, at + 60_000].map((time) => recipeOf('# Soup', { at: time, id: `${time}` })) });
  const moments = screen.getAllByText(/2020, /).map(({ textContent }) => textContent);
  expect(new Set(moments).size).toBe(2);
});

it('recipe box: shows and highlights the open recipe, even if it is not among the newest', async () => {
  renderPage({ box: numbered(12), recipe: numbered(12)[10] ?? null });
  expect(dishes()).toEqual([...numbered(8).map((_, index) => `Dish ${index}`), 'Dish 10']);
  expect(textsOf('[aria-current]')).toEqual(['Dish 10']);
  await press('Dish 2');
  expect(textsOf('[aria-current]')).toEqual(['Dish 2']);
});

const soup = recipeOf(
  '# Crème Soup\n\n- 2 leeks\n- [ ] 1 [walnut](https://x.test/)\n\n1. Peel the potatoes.',
  {
    ingredients: ['rice', 'Onions'],
  },
);
const field = () => screen.queryByRole('searchbox', { name: 'Search' });

it('search text: is cleared when the search field disappears, and hides no later recipe', async () => {
  const { request, answer } = renderPage({ ...LIST, box: numbered(6) });
  await type(field() as HTMLElement, 'dish 0');
  await remove('Dish 0');
  expect(field()).toBeNull();
  await request();
  await answer('# Stew');
  expect([(field() as HTMLInputElement).value, dishes()]).toEqual(['', expect.arrayContaining(['Stew'])]);
});

it.each(rowsIn(SEARCHES))(
  'search for %j: finds %j, shows the matching lines %j, and highlights %j',
  async (words = '', found = '', lines, marked) => {
    renderPage({ box: [...numbered(10), soup] });
    await type(field() as HTMLElement, words);
    expect(dishes().join()).toBe(found);
    expect(found ? detailsOf(found).slice(1).join() : '').toBe(lines);
    expect(textsOf('mark').join(' | ')).toBe(marked);
    screen.getByText(found ? 'Found 1 recipe.' : `No recipes with “${words}”.`);
    await user.clear(field() as HTMLElement);
    expect(dishes()).toHaveLength(8);
  },
);

it('search: covers all saved recipes and their notes, whichever filter is selected', async () => {
  const { box } = renderPage({ box: numbered(10) });
  act(() => {
    box.mark('-Dish-7', { liked: true });
    box.mark('-Dish-4', { note: 'For the children' });
  });
  await choose(/^Liked/);
  await type(field() as HTMLElement, 'children');
  expect(dishes()).toEqual(['Dish 4']);
  expect(pills()).toEqual(['All 1', 'Liked 0']);
});

it('recipe box: shows the newest eight recipes, or all if there are at most ten or if it is searched', async () => {
  renderPage({ box: numbered(10) });
  expect(dishes()).toHaveLength(10);
  expect(screen.queryByText(/^Show/)).toBeNull();
  cleanup();
  renderPage({ box: numbered(12) });
  expect(dishes()).toEqual(numbered(8).map((_, index) => `Dish ${index}`));
  await press('Show all 12');
  expect(dishes()).toHaveLength(12);
  expect(focused()).toBe(button('Show fewer'));
  await press('Show fewer');
  await type(field() as HTMLElement, 'dish');
  expect(dishes()).toHaveLength(12);
});

it('recipe box: opens no recipe during a request', async () => {
  renderPage({ ...LIST, box: BOX });
  await press('Get a recipe');
  await press('Two');
  expect(button('Two').getAttribute('aria-disabled')).toBe('true');
});

it('import of likes and notes: says how many recipes were updated', async () => {
  const { box } = renderPage({ box: BOX });
  const like = (ids: readonly string[], liked: boolean) =>
    act(() => {
      for (const id of ids) box.mark(id, { liked });
    });
  for (const [ids, message] of [
    [[], 'Added 0 recipes.'],
    [['-One'], 'Updated 1 recipe.'],
    [['-One', '-Two'], 'Updated 2 recipes.'],
  ] as const) {
    like(ids, true);
    const exported = box.exportAll();
    like(ids, false);
    chooseFiles(exported);
    await screen.findByText(message);
  }
});

it('import into an empty recipe box: focuses the heading when the import button disappears', async () => {
  const { box } = renderPage({ box: [recipeOf('# One')] });
  const exported = box.exportAll();
  await remove('One');
  expect(screen.getByText(/^Recipes you get are saved here/).contains(button('Import'))).toBe(true);
  button('Import').focus();
  chooseFiles('x');
  await screen.findByText(/^No recipe was found/);
  expect(focused()).toBe(button('Import'));
  chooseFiles(exported);
  await screen.findByText('Added 1 recipe.');
  expect(focused()).toBe(heading());
});

it('empty recipe box: does not promise to save recipes if the browser cannot store data', async () => {
  const { lose } = renderPage();
  await lose('');
  expect(screen.queryByText(/^Recipes you get are saved here/)).toBeNull();
});

it('deleting a recipe: focuses the next or previous recipe, or the heading if none is left', async () => {
  renderPage({ box: BOX });
  await remove('Two');
  expect(focused()).toBe(button('More: Three'));
  screen.getByText('Deleted Two.');
  await remove('Three');
  expect(focused()).toBe(button('More: One'));
  screen.getByText('Deleted 2 recipes.');
  await remove('One');
  expect(focused()).toBe(heading());
  await press('Undo');
  expect([focused(), dishes()]).toEqual([heading(), ['One', 'Two', 'Three']]);
});

it('open recipe box: can be closed after its last recipe was deleted', async () => {
  const page = renderPage({ box: [recipeOf('# One')] });
  const isOpen = () => page.container.querySelector('.box-open') !== null;
  await press('Recipe box, 1 recipe');
  await remove('One');
  expect([isOpen(), dishes()]).toEqual([true, []]);
  await press('Close the recipe box');
  expect([isOpen(), screen.queryByLabelText(/recipe box,/i)]).toEqual([false, null]);
  expect(focused()).toBe(document.getElementById(CONNECTION_BUTTON_ID));
});
