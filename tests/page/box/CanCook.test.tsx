import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Recipe } from '../../../machines/recipe.ts';
import { recipeOf } from '../../recipeOf.ts';
import { LIST, renderPage } from '../renderPage.tsx';
import { button, focused, textsOf, user } from '../visitor.ts';

const dish = (name: string, needs: string[], changes: Partial<Recipe> = {}) =>
  recipeOf(
    `# ${name}\n\nTotal time: 25 min\n\n## Ingredients\n\n${needs.map((need) => `- ${need}`).join('\n')}\n\n## Steps\n\n1. Cook.`,
    { id: name.replaceAll(' ', '-'), ...changes },
  );
const STEW = dish('Stew', ['2 eggs', '1 onion', '100 ml cream'], { at: 5_000 });
const RICE = dish('Rice with onion', ['200 g rice', '1 onion'], { at: 4_000 });
const OMELETTE = dish('Omelette', ['3 eggs', 'water'], { at: 3_000 });
const FRIED = dish('Fried rice', ['200 g rice', '2 eggs'], { at: 2_000 });
const FEAST = dish('Feast', ['1 goose', '3 apples', '1 kg chestnuts'], { at: 6_000 });
const POEM = recipeOf('# Poem\n\nNothing to eat.');

afterEach(() => vi.unstubAllGlobals());

const READY = 'Ready or nearly ready, from your box';
const line = () => screen.findByText(READY);
const noLine = () => screen.queryByText(READY);

it('failed request: offers saved recipes that fit the list, without the previous recipe', async () => {
  const previous = dish('Frittata', ['4 eggs']);
  const box = [STEW, RICE, OMELETTE, FRIED, FEAST, POEM];
  const page = renderPage({ ...LIST, box, recipe: previous });
  page.box.mark(FRIED.id, { liked: true });
  await user.click(button('Get a recipe'));
  await page.failThrice();
  const rows = (await screen.findByRole('heading', { name: READY })).closest('section') as HTMLElement;
  expect(textsOf('button', rows)).toEqual([
    'Fried rice 25 min You have everything',
    'Omelette 25 min You have everything',
    'Rice with onion 25 min needs onion',
    'Stew 25 min needs onion and cream',
  ]);
  expect(noLine()?.closest('section')).toBe(rows);
  await user.click(button(/needs onion and cream/));
  expect(page.recipeActor.getSnapshot().context.recipe?.id).toBe(STEW.id);
  expect(focused()).toBe(document.getElementById('recipe'));
});

it('cookable recipes: are offered before a request, and omit the open recipe', async () => {
  renderPage({ ...LIST, box: [STEW, RICE, OMELETTE, FRIED], recipe: FRIED });
  await user.click(await line());
  await user.click(button(/^Omelette 25 min/));
  await line();
  button(/^Fried rice 25 min/);
});

it('cookable recipes: appear once at least two ingredients match a saved recipe', async () => {
  const whenIdle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => whenIdle.push(run));
  const { send, settled } = renderPage({ ingredients: ['rice'], box: [STEW, RICE] });
  /** Lets the page compare all saved recipes with the list. */
  async function compareBox() {
    expect(whenIdle).not.toEqual([]);
    while (whenIdle.length > 0) await settled(() => whenIdle.shift()?.());
  }
  const place = () => document.querySelector('.can-cook-line');
  expect(place()).toBeNull();
  await send({ type: 'ingredient.added', ingredient: 'eggs' });
  await compareBox();
  expect(place()?.textContent).toBe('');
  await send({ type: 'ingredient.added', ingredient: 'onions' });
  await compareBox();
  expect(place()?.textContent).toContain(READY);
});

it('cookable recipes: update immediately when the list changes', async () => {
  const { send } = renderPage({ ingredients: ['rice', 'eggs', 'onion'], box: [STEW, RICE, FRIED] });
  await user.click(await line());
  const rows = () => textsOf('.can-cook-line button');
  expect(rows()).toEqual([
    'Rice with onion 25 min You have everything',
    'Fried rice 25 min You have everything',
    'Stew 25 min needs cream',
  ]);
  vi.stubGlobal('requestIdleCallback', () => {});
  await send({ type: 'ingredient.removed', ingredient: 'onion' });
  expect(rows()).toEqual([
    'Fried rice 25 min You have everything',
    'Rice with onion 25 min needs onion',
    'Stew 25 min needs onion and cream',
  ]);
  await send({ type: 'ingredient.added', ingredient: 'cream' });
  expect(rows()).toContain('Stew 25 min needs onion');
});

it('offline page: offers saved recipes, even if ingredients are missing', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = renderPage({ ...LIST, box: [STEW, RICE, FEAST] });
  // Checks that the recipes replace the welcome text in the recipe pane.
  expect((await line()).closest('section')?.closest('.pane')).not.toBeNull();
  expect(screen.queryByText('Your recipe will appear here.')).toBeNull();
  button('Connection: Offline');
  expect(button('Get a recipe').className).toBe('button');
  const offline = screen.getByText('You’re offline. The model needs a connection.');
  expect(offline.textContent).toMatch(/connection\. The cookbook may have a dish for your list\.$/);
  await page.request();
  // Checks that the message about the network is hidden during a request.
  expect(screen.getByText(/^You’re offline/).className).toContain('unseen');
  await page.send({ type: 'recipe.cancelled' });
  online.mockReturnValue(true);
  await page.settled(() => window.dispatchEvent(new Event('online')));
  expect([noLine(), screen.queryByText(/offline/)]).toEqual([null, null]);
});

it('cookable recipes: are limited to six until "Show all" is clicked', async () => {
  const many = Array.from({ length: 9 }, (_, index) =>
    dish(`Eggs ${index}`, ['2 eggs'], { at: 9_000 - index }),
  );
  renderPage({ ...LIST, box: many });
  const rows = within((await line()).closest('details') as HTMLElement);
  expect(rows.getAllByRole('listitem')).toHaveLength(6);
  await user.click(rows.getByRole('button', { name: 'Show all 9' }));
  expect(rows.getAllByRole('listitem')).toHaveLength(9);
});

it('cookable recipes: do not replace the open recipe while offline', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const page = renderPage({ ...LIST, box: [STEW, FRIED], recipe: FRIED });
  online.mockReturnValue(false);
  await page.settled(() => window.dispatchEvent(new Event('offline')));
  expect((await line()).closest('.slip')).not.toBeNull();
  expect(document.querySelector('.pane')?.textContent).toContain('Fried rice');
});
