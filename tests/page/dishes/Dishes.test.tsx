import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { OfferedDish } from '../../../machines/dishesMachine.ts';
import { NO_TASTE, type Taste } from '../../../machines/taste.ts';
import { findSavedDishes } from '../../../src/page/dishes/findSavedDishes.ts';
import { offeredDish, recipeOf } from '../../recipeOf.ts';
import { rowsIn } from '../../rowsIn.ts';
import { LIST, renderPage, UNCONNECTED } from '../renderPage.tsx';
import { button, click, focused, press, textsOf, user } from '../visitor.ts';
/** Each row has what is odd about a dish, the heading above it, the start of its card, and the main button. */
import ODD from './odd.tsv?raw';

const dish = (name: string, changes: Partial<OfferedDish> = {}): OfferedDish =>
  offeredDish(name, { uses: LIST.ingredients, others: 5, ...changes });
const THREE = [dish('Fried Rice'), dish('Omelette', { uses: ['eggs'] }), dish('Soup', { toBuy: ['leeks'] })];
const box = (name: string, needs: string) =>
  recipeOf(`# ${name}\n\nTotal time: 25 min\n\n## Ingredients\n\n${needs}\n\n## Steps\n\n1. Cook.`, {
    id: name.replace(' ', '-'),
  });

type Page = ReturnType<typeof renderPage>;
const find = ({ settled, lastSearch }: Page, dishes = THREE) => settled(() => lastSearch().find(dishes));
const section = () => screen.getByRole('region', { name: 'Dishes' });
const cards = () => textsOf('.dishes .dish-card');
const heading = () => within(section()).getByRole('heading', { level: 2 }).textContent;

afterEach(() => vi.unstubAllGlobals());

it('first visit: offers three dishes with their time and main foods, without a search', () => {
  const { searches } = renderPage(UNCONNECTED);
  expect(heading()).toBe('Or cook one of these');
  expect(cards()).toEqual([
    'Frittata with Spinach and Feta 25 min eggs, spinach, feta',
    'Chickpea Stew 30 min chickpeas, canned tomatoes, onions',
    'Risotto with Mushrooms 40 min risotto rice, mushrooms, Parmesan',
  ]);
  expect(searches).toEqual([]);
});

it('dishes for a list: show used and missing foods, and are announced once typing stops', async () => {
  const page = renderPage({ ...LIST, ...UNCONNECTED });
  expect(cards()).toEqual(['Checking…', 'Checking…', 'Checking…']);
  await find(page);
  expect(heading()).toBe('What fits best now');
  expect(cards()).toEqual([
    'Fried Rice 20 min uses both nothing to buy',
    'Omelette 20 min uses 1 of 2 nothing to buy',
    'Soup 20 min uses both to buy: leeks',
  ]);
  const sentence = 'Three ideas, from 20 min.';
  const announced = () => screen.getAllByRole('status').filter((one) => one.textContent === sentence);
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  expect(announced()).toEqual([]);
  await page.pass(1_000);
  expect(announced()).toHaveLength(1);
});

it('dishes for three ingredients: count those that each dish uses', async () => {
  const ingredients = [...LIST.ingredients, 'feta'];
  const page = renderPage({ ...UNCONNECTED, ingredients });
  await find(page, [dish('Feta Rice', { uses: ingredients }), dish('Fried Rice')]);
  expect(cards()).toEqual([
    'Feta Rice 20 min uses all 3 nothing to buy',
    'Fried Rice 20 min uses 2 of 3 nothing to buy',
  ]);
});

it.each(rowsIn(ODD))('dishes that do not quite fit: say why (%s)', async (changes = '', ...row) => {
  const [text, card, main] = row;
  const page = renderPage({ ...LIST, ...UNCONNECTED, taste: { ...NO_TASTE, minutes: 15 } });
  await find(page, [dish('A', JSON.parse(changes))]);
  expect(heading()).toBe(text);
  expect(cards()[0]).toMatch(new RegExp(`^${card}`));
  // 'Get a recipe' is not the main button if the cookbook has no answer.
  expect(textsOf('.button-main').join()).toBe(main ?? '');
  if (main) return;
  // Below the message that no dish fits, the heading does not say it again.
  await press('Get a recipe');
  await page.settled(() => page.lastCall().answer({ reason: 'nothing fits' }));
  expect(heading()).toMatch(/^(?:The nearest|Everyday) dishes$/);
});

it('pressed dish: opens as a recipe of the cookbook, even if a model is connected', async () => {
  const page = renderPage(LIST);
  await find(page);
  expect(heading()).toBe('At once, from the cookbook');
  await press(/^Omelette/);
  expect(page.lastCall().input).toMatchObject({
    source: 'cookbook',
    dish: 'Omelette',
    ingredients: LIST.ingredients,
  });
  await page.answer('# Omelette', { cookbook: { leftOut: [], others: 2, meant: [] } });
  expect(focused()).toBe(document.getElementById('recipe'));
  expect(screen.queryByRole('region', { name: 'Dishes' })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: /^Suggest another/ })[0] as HTMLElement);
  expect(page.lastCall().input).toMatchObject({ source: 'cookbook', dish: null, notAgain: ['Omelette'] });
});

it('button "All that fit": is absent if the page shows them all', async () => {
  const page = renderPage(LIST);
  await find(page, [dish('Fried Rice', { others: 1 }), dish('Soup')]);
  expect(screen.queryByRole('button', { name: 'All that fit' })).toBeNull();
});

const FEAST = box('Feast', '- 1 goose\n- 3 apples\n- 2 figs');
const EGG_RICE = box('Egg rice', '- 200 g rice\n- 2 eggs');

it('saved recipe that fits the list: replaces the last dish until deleted, and opens without a request', async () => {
  const page = renderPage({
    ...LIST,
    isReal: true,
    box: [FEAST, EGG_RICE, box('Rice pan', '- 200 g rice\n- 1 onion')],
  });
  await waitFor(() => expect(cards()[2]).toBe('Egg rice 25 min from your box nothing to buy'));
  await page.settled(() => page.box.remove(EGG_RICE.id));
  await waitFor(() => expect(cards()[2]).toBe('Rice pan 25 min from your box to buy: onion'));
  expect(cards()).toHaveLength(3);
  await click(within(section()).getByRole('button', { name: /^Rice pan/ }));
  expect(page.recipeActor.getSnapshot()).toMatchObject({
    value: { shown: 'recipe' },
    context: { recipe: { id: 'Rice-pan' }, requestInput: null },
  });
  expect(focused()).toBe(document.getElementById('recipe'));
});

it('saved recipe: is offered only if it keeps to the diet and the time, and little is missing', async () => {
  // Only the label tells whether margarine is vegan, and the visitor can read it.
  const saved = [FEAST, EGG_RICE, box('Plain rice', '- 200 g rice\n- 1 tbsp margarine')];
  const offered = async (wishes: Partial<Taste>) => {
    const supplies = { ...LIST, staples: null, taste: { ...NO_TASTE, ...wishes }, saved };
    return (await findSavedDishes(supplies, new AbortController().signal)).map(({ dish }) => dish);
  };
  expect(await offered({ minutes: 30 })).toEqual(['Egg rice', 'Plain rice']);
  expect(await offered({ diets: ['vegan'] })).toEqual(['Plain rice']);
  expect(await offered({ minutes: 15 })).toEqual([]);
});

it('cards of dishes: do not change while the visitor holds the mouse button down', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const page = renderPage(LIST);
  await find(page);
  await page.settled(() => void fireEvent.pointerDown(button(/^Omelette/)));
  await page.send({ type: 'ingredient.added', text: 'feta' });
  await find(page, [dish('Feta Bake')]);
  expect(cards()[0]).toMatch(/^Fried Rice/);
  fireEvent.pointerUp(button(/^Omelette/));
  act(() => vi.runAllTimers());
  expect(cards()[0]).toMatch(/^Feta Bake/);
});

it('buttons for time and diet: show the settings of "Your taste", and change them by one press', async () => {
  const page = renderPage({ ...UNCONNECTED, taste: { ...NO_TASTE, minutes: 45, diets: ['halal'] } });
  const chosen = () => textsOf('.quick-taste [aria-pressed=true]');
  const offered = ['15 min', '30 min', '45 min', 'Vegetarian', 'Vegan', 'Halal'];
  expect(textsOf('.quick-taste button')).toEqual(offered);
  screen.getByRole('group', { name: 'Time and diet' });
  expect(chosen()).toEqual(['45 min', 'Halal']);
  await user.click(button('30 min'));
  await user.click(button('Vegan'));
  await user.click(button('Halal'));
  expect(page.recipeActor.getSnapshot().context.taste).toMatchObject({ minutes: 30, diets: ['vegan'] });
  await user.click(button('30 min'));
  expect(chosen()).toEqual(['Vegan']);
});

it('ingredient to use first: is marked by a press, and is sent with searches and requests', async () => {
  const page = renderPage(LIST);
  await find(page);
  await press('Use eggs first');
  expect(button('Use eggs first').getAttribute('aria-pressed')).toBe('true');
  expect(page.lastSearch().input.kitchen.first).toEqual(['eggs']);
  await press('Get a recipe');
  expect(page.lastCall().input.first).toEqual(['eggs']);
});

it('dishes for the previous list: count the foods of that list, and do nothing when pressed', async () => {
  const page = renderPage(LIST);
  await find(page);
  await page.send({ type: 'ingredient.removed', ingredient: 'eggs' });
  expect(cards()[0]).toBe('Fried Rice 20 min uses both nothing to buy');
  await press(/^Fried Rice/);
  expect(page.calls).toEqual([]);
});

it('announcement of dishes: is dropped once a recipe is shown', async () => {
  const page = renderPage(LIST);
  await find(page);
  await page.send({ type: 'recipe.opened', recipe: recipeOf('# Saved') });
  await page.pass(1_000);
  expect(textsOf('[role=status]').join()).not.toContain('ideas');
});
