import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Recipe } from '../../../machines/recipeMachine.ts';
import { recipeOf } from '../../testRecipeActor.ts';
import { renderPage } from '../renderPage.tsx';

const BOX: Recipe[] = ['# One', '# Two', '# Three'].map((text, at) => recipeOf(text, { at: 3_000 - at }));

const user = userEvent.setup();
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { name: /^Recipe box/ });
const dishes = () => [...document.querySelectorAll('.kept-recipe h3')].map(({ textContent }) => textContent);

function renderBox(start: Parameters<typeof renderPage>[0] = {}) {
  return renderPage({ box: BOX, ...start });
}

it('says how many recipes it holds', () => {
  renderBox();
  expect(heading().textContent).toBe('Recipe box 3');
});

it('lists the newest first, with what they were asked with, and opens them', async () => {
  const { recipeActor } = renderBox();
  expect(dishes()).toEqual(['One', 'Two', 'Three']);
  expect(screen.getAllByText('rice, eggs')).toHaveLength(3);
  await user.click(button('Two'));
  expect(recipeActor.getSnapshot().context.recipe).toEqual(BOX[1]);
  expect(
    within(screen.getByRole('region', { name: 'Recipe' })).getByRole('heading', { name: 'Two' }),
  ).toBeTruthy();
});

it('tells for how many and how long, where the recipe does', () => {
  const text = '# Soup\n\nServes 4 | Total time: 1 hour 15 minutes';
  renderPage({ box: [recipeOf(text), recipeOf('# Bread\n\nMakes 12 rolls')] });
  expect(screen.getByText('Serves 4')).toBeTruthy();
  expect(screen.getByText('1 h 15 min')).toBeTruthy();
  expect(screen.getByText('Makes 12 rolls')).toBeTruthy();
});

describe('searching', () => {
  const many = Array.from({ length: 10 }, (_, at) => recipeOf(`# Dish ${at}`, { at }));
  const soup = recipeOf('# Crème Soup\n\n- 2 leeks\n\n1. Peel the potatoes.', {
    ingredients: ['rice', 'Onions'],
  });
  const field = () => screen.queryByRole('searchbox', { name: 'Find a recipe' });

  it('is offered for more than ten', () => {
    renderPage({ box: many });
    expect(field()).toBeNull();
  });

  it.each([
    ['creme', ['Crème Soup']],
    ['SOUP leeks', ['Crème Soup']],
    ['onion', ['Crème Soup']],
    ['dish 7', ['Dish 7']],
    ['potatoes', []],
    ['soup dish', []],
  ])('finds by %j', async (words, found) => {
    renderPage({ box: [...many, soup] });
    await user.type(field() as HTMLElement, words);
    expect(dishes()).toEqual(found);
    expect(screen.getByText(found.length === 1 ? 'Found 1 recipe.' : 'Found 0 recipes.')).toBeTruthy();
  });

  it('shows all again once the field is empty', async () => {
    renderPage({ box: [...many, soup] });
    await user.type(field() as HTMLElement, 'soup');
    await user.clear(field() as HTMLElement);
    expect(dishes()).toHaveLength(8);
  });
});

it('brings the focus to what was opened', async () => {
  renderBox();
  await user.click(button('Two'));
  expect(document.activeElement?.textContent).toBe("Basil's Kitchen Recommends:");
});

it('keeps a place for the recipe that is made, and all others within reach', async () => {
  const box = Array.from({ length: 8 }, (_, at) => recipeOf(`# Dish ${at}`, { at: 3_000 - at }));
  renderBox({ box, ingredients: ['rice', 'eggs'] });
  expect(screen.queryByText(/^Show all/)).toBeNull();
  await user.click(button('Get a recipe'));
  expect(document.querySelector('.cards .awaited')).not.toBeNull();
  expect(dishes()).toHaveLength(7);
  await user.click(button('Show all 8'));
  expect(button('Dish 7')).toBeTruthy();
});

it('waits while a recipe is made', async () => {
  const { recipeActor } = renderBox({ ingredients: ['rice', 'eggs'] });
  await user.click(button('Get a recipe'));
  expect(button('Two').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Two'));
  expect(recipeActor.getSnapshot().matches('generating')).toBe(true);
});

describe('deleting', () => {
  it('moves the focus to the next recipe, then the one before, then the box', async () => {
    renderBox();
    await user.click(button('Delete Two'));
    expect(document.activeElement).toBe(button('Delete Three'));
    await user.click(button('Delete Three'));
    expect(document.activeElement).toBe(button('Delete One'));
    await user.click(button('Delete One'));
    expect(document.activeElement).toBe(heading());
    expect(dishes()).toEqual([]);
  });

  it('twice in a row, as by a double press, is taken back together', async () => {
    renderBox();
    await user.click(button('Delete Two'));
    expect(screen.getByText('Deleted Two.')).toBeTruthy();
    await user.click(button('Delete Three'));
    expect(screen.getByText('Deleted 2 recipes.')).toBeTruthy();
    await user.click(button('Undo'));
    expect(dishes()).toEqual(['One', 'Two', 'Three']);
    expect(screen.queryByText(/^Deleted/)).toBeNull();
    expect(document.activeElement).toBe(heading());
  });

  it('is offered to be taken back until the visitor has had enough of it', async () => {
    renderBox();
    await user.click(button('Delete Two'));
    await user.click(screen.getByLabelText('Close', { selector: '.undo *' }));
    expect(screen.queryByText('Deleted Two.')).toBeNull();
    expect(document.activeElement).toBe(heading());
    expect(dishes()).toEqual(['One', 'Three']);
  });
});

it('shows the newest at first, and all of them when asked', async () => {
  const box = Array.from({ length: 12 }, (_, at) => recipeOf(`# Dish ${at}`, { at: 3_000 - at }));
  renderBox({ box });
  expect(dishes()).toEqual(box.slice(0, 8).map((_, at) => `Dish ${at}`));
  await user.click(button('Show all 12'));
  expect(dishes()).toHaveLength(12);
  expect(document.activeElement).toBe(button('Show fewer'));
});

describe('a file with recipes', () => {
  /** jsdom's files cannot be read. */
  const choose = (text: string) => {
    const file = Object.assign(new File([], 'recipes.json', { type: 'application/json' }), {
      text: async () => text,
    });
    return user.upload(screen.getByLabelText('Import'), file);
  };

  it('is taken in, and what was deleted before can still be taken back', async () => {
    const { box } = renderBox();
    const text = await box.exportAll();
    await user.click(button('Delete Two'));
    await user.click(button('Delete Three'));
    await user.click(button('Undo'));
    await user.click(button('Delete One'));
    await choose(text);
    await screen.findByText('Added 1 recipe.');
    expect(screen.getByText('Deleted One.')).toBeTruthy();
    expect(dishes()).toEqual(['One', 'Two', 'Three']);
  });

  it('is refused with a reason', async () => {
    renderBox();
    await choose('x');
    await screen.findByText('This file holds no recipes from this page.');
  });
});
