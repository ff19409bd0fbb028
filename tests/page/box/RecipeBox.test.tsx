import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Recipe } from '../../../machines/recipeMachine.ts';
import { recipeOf } from '../../testRecipeActor.ts';
import { renderPage } from '../renderPage.tsx';

const numbered = (count: number): Recipe[] =>
  Array.from({ length: count }, (_, at) => recipeOf(`# Dish ${at}`, { at: 3_000 - at }));
const BOX: Recipe[] = ['# One', '# Two', '# Three'].map((text, at) => recipeOf(text, { at: 3_000 - at }));
const LIST = { ingredients: ['rice', 'eggs'] };

const user = userEvent.setup();
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string) => user.click(button(name));
const heading = () => screen.getByRole('heading', { name: /^Recipe box/ });
const dishes = () => [...document.querySelectorAll('.kept-recipe h3')].map(({ textContent }) => textContent);
const focused = () => document.activeElement;

it('takes the focus to the pane when a recipe is opened', async () => {
  renderPage({ box: BOX });
  await press('Two');
  expect(focused()?.textContent).toBe("Basil's Kitchen Recommends:");
});

it('tells for how many and how long, where the recipe does', () => {
  const text = '# Soup\n\nServes 4 | Total time: 1 hour 15 minutes';
  renderPage({ box: [recipeOf(text), recipeOf('# Bread\n\nMakes 12 rolls')] });
  for (const fact of ['Serves 4', '1 h 15 min', 'Makes 12 rolls'])
    expect(screen.getByText(fact)).toBeTruthy();
});

describe('searching', () => {
  const soup = recipeOf('# Crème Soup\n\n- 2 leeks\n\n1. Peel the potatoes.', {
    ingredients: ['rice', 'Onions'],
  });
  const field = () => screen.queryByRole('searchbox', { name: 'Find a recipe' });

  it('is offered for more than ten', () => {
    renderPage({ box: numbered(10) });
    expect(field()).toBeNull();
  });

  it.each([
    ['creme', ['Crème Soup']],
    ['SOUP leeks', ['Crème Soup']],
    ['onion', ['Crème Soup']],
    ['dish 7', ['Dish 7']],
    ['potatoes', []],
    ['soup dish', []],
  ])('finds by %j, and shows all again once the field is empty', async (words, found) => {
    renderPage({ box: [...numbered(10), soup] });
    await user.type(field() as HTMLElement, words);
    expect(dishes()).toEqual(found);
    expect(screen.getByText(found.length === 1 ? 'Found 1 recipe.' : 'Found 0 recipes.')).toBeTruthy();
    await user.clear(field() as HTMLElement);
    expect(dishes()).toHaveLength(8);
  });
});

it('shows the newest at first, and all of them when asked', async () => {
  renderPage({ box: numbered(12) });
  expect(dishes()).toEqual(numbered(8).map((_, at) => `Dish ${at}`));
  await press('Show all 12');
  expect(dishes()).toHaveLength(12);
  expect(focused()).toBe(button('Show fewer'));
});

it('while a recipe is made keeps a place for it, has all others within reach, and opens none', async () => {
  const { recipeActor } = renderPage({ ...LIST, box: numbered(8) });
  expect(screen.queryByText(/^Show all/)).toBeNull();
  await press('Get a recipe');
  expect(document.querySelector('.cards .awaited')).not.toBeNull();
  expect(dishes()).toHaveLength(7);
  await press('Show all 8');
  expect(button('Dish 7').getAttribute('aria-disabled')).toBe('true');
  await press('Dish 7');
  expect(recipeActor.getSnapshot().matches('generating')).toBe(true);
});

describe('deleting', () => {
  it('moves the focus to the next recipe, then the one before, then the box, and is taken back together', async () => {
    renderPage({ box: BOX });
    await press('Delete Two');
    expect(focused()).toBe(button('Delete Three'));
    expect(screen.getByText('Deleted Two.')).toBeTruthy();
    await press('Delete Three');
    expect(focused()).toBe(button('Delete One'));
    expect(screen.getByText('Deleted 2 recipes.')).toBeTruthy();
    await press('Delete One');
    expect([focused(), dishes()]).toEqual([heading(), []]);
    await press('Undo');
    expect(dishes()).toEqual(['One', 'Two', 'Three']);
    expect(screen.queryByText(/^Deleted/)).toBeNull();
    expect(focused()).toBe(heading());
  });

  it('is offered to be taken back until the visitor has had enough of it', async () => {
    renderPage({ box: BOX });
    await press('Delete Two');
    await user.click(screen.getByLabelText('Close', { selector: '.undo *' }));
    expect(screen.queryByText('Deleted Two.')).toBeNull();
    expect([focused(), dishes()]).toEqual([heading(), ['One', 'Three']]);
  });
});

it('a file that is refused is told of, and what was deleted before can still be taken back', async () => {
  renderPage({ box: BOX });
  await press('Delete One');
  // jsdom's files cannot be read.
  const file = Object.assign(new File([], 'recipes.json', { type: 'application/json' }), {
    text: async () => 'x',
  });
  await user.upload(screen.getByLabelText('Import'), file);
  await screen.findByText('This file holds no recipes from this page.');
  expect(screen.getByText('Deleted One.')).toBeTruthy();
  expect(dishes()).toEqual(['Two', 'Three']);
});
