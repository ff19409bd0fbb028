import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Recipe } from '../../../machines/recipe.ts';
import { NO_TASTE } from '../../../machines/taste.ts';
import { recipeOf, settle } from '../../recipeOf.ts';
import { rowsIn } from '../../rowsIn.ts';
import { LIST, renderPage } from '../renderPage.tsx';
import { button, click, dish, focused, hiddenButton, openToBuy, textsOf, type, user } from '../visitor.ts';
/** Each row has an ingredient of the original, of the changed recipe, and the differences. */
import DIFFERENCES from './differences.tsv?raw';

const text = (food: string, step = 'Bake it in the oven.') =>
  `# Frittata with ${food}\n\nTotal time: 40 minutes\n\n## Ingredients\n\n- 6 eggs\n- 100 g ${food}\n\n1. ${step}`;
const FETA = recipeOf(text('feta'), { id: 'feta' });
const QUICKER = { ...FETA, changed: { wish: 'Quicker', from: 'x' } };
const GOAT = recipeOf(text('goat cheese').replace('6 eggs', '8 eggs'), {
  id: 'goat',
  changed: { wish: 'no feta', from: 'feta' },
});

function open(recipe: Recipe, start = {}) {
  return renderPage({ ...LIST, recipe, recentRecipes: [recipe], box: [FETA], ...start });
}

it.each<[Recipe, string[]]>([
  [FETA, ['Quicker', 'Without an oven', 'Kid-friendly', 'Fewer groceries']],
  [recipeOf(text('rice', 'Fry it.'), { id: 'fried' }), ['Quicker', 'Kid-friendly']],
  [recipeOf(text('rice').replace('40', '10'), { id: 'quick' }), ['Without an oven', 'Kid-friendly']],
  [QUICKER, ['Without an oven', 'Kid-friendly', 'Fewer groceries']],
])('recipe change: suggests only changes that make sense for the recipe (%#)', (recipe, wishes) => {
  open(recipe);
  expect(textsOf('.wish-button')).toEqual(wishes);
});

it('typed wish: is sent, and stays in the focused field after Cancel or a failure', async () => {
  const { lastCall, failThrice, send } = open(FETA);
  await click(hiddenButton('Adjust…'));
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Adjust this recipe' });
  expect(focused()).toBe(field());
  await click(hiddenButton('Adjust'));
  expect(focused()).toBe(field());
  await user.keyboard('  one pan only{Enter}');
  expect(lastCall().input.change).toEqual({ wish: 'one pan only', of: FETA });
  expect(focused()).toBe(field());
  const pane = screen.getByRole('region', { name: 'Recipe' });
  within(pane).getByRole('heading', { name: 'Frittata with feta' });
  screen.getByText('“one pan only”');
  expect(screen.getByText('Generating recipe...').closest('[role="status"]')).not.toBeNull();
  expect(hiddenButton('Quicker').getAttribute('aria-disabled')).toBe('true');

  await click(hiddenButton('Cancel'));
  expect([focused(), field().value]).toEqual([field(), '  one pan only']);
  await user.keyboard('{Enter}');
  await failThrice();
  const notice = screen.getByText(/^Your recipe is unchanged/).textContent;
  expect(notice).toBe('Your recipe is unchanged. You asked for: one pan only.');
  await click(hiddenButton('Back to Frittata with feta'));
  expect([focused(), field().value]).toEqual([field(), '  one pan only']);
  await send({ type: 'recipe.opened', recipe: recipeOf('# Stew', { id: 'stew' }) });
  expect(hiddenButton('Adjust…').getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByLabelText<HTMLInputElement>('Adjust this recipe').value).toBe('');
});

it('shopping list: requests a substitute, or a recipe without a food, for the chosen servings', async () => {
  const serves = text('feta').replace('Total', 'Serves 4 | Total');
  const { lastCall } = open(recipeOf(`${serves}\n2. Serve.`, { id: 'four' }));
  await click(hiddenButton('One serving more'));
  const toBuy = screen.getByText('1 to buy');
  await click(toBuy);
  await click(button('More: feta'));
  const replacement = screen.getByRole<HTMLInputElement>('textbox', { name: 'Replace feta with…' });
  // The whole wish has at most 200 characters.
  expect(replacement.maxLength + 'Replace feta with '.length).toBe(200);
  await type(replacement, ' goat cheese ', '{Enter}');
  expect(lastCall().input.change).toMatchObject({ wish: 'Replace feta with goat cheese', servings: 5 });
  expect(focused()).toBe(button('More: feta'));
  for (const [name, wish] of [
    ['Leave it out', 'Leave out the feta'],
    ['Replace', 'Replace feta'],
  ] as const) {
    await user.keyboard('{Escape}');
    expect([focused(), toBuy.closest('details')?.open]).toEqual([button('More: feta'), true]);
    await click(button('More: feta'));
    await click(button(name));
    expect(lastCall().input.change?.wish).toBe(wish);
  }
});

it('buttons that ask a model: are disabled while the visitor is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const taste = { ...NO_TASTE, diets: ['vegan' as const] };
  const { calls } = open(recipeOf(text('feta', 'Put it in the oven until brown.'), { id: 'hot', taste }));
  expect(button('Adjust…').closest('[title]')?.getAttribute('title')).toBe('Needs a connection');
  const others = screen.getAllByRole('button', { name: 'Suggest another' });
  for (const one of [...others, button('Adjust…'), hiddenButton('Make it vegan')]) {
    expect(one.getAttribute('aria-disabled')).toBe('true');
    await click(one);
  }
  screen.getByText('It doesn’t say how hot the oven should be.');
  expect(screen.queryByText('Ask how hot')).toBeNull();
  openToBuy();
  expect(screen.queryByLabelText(/^Replace/)).toBeNull();
  expect(calls).toEqual([]);
});

it('recipe change: returns the focus to the clicked button if cancelled or failed', async () => {
  const { failThrice } = open(FETA);
  await click(button('Adjust…'));
  screen.getByRole('textbox', { name: 'Adjust this recipe' }).blur();
  // Clicks buttons without moving the focus, as Safari does.
  fireEvent.click(hiddenButton('Quicker'));
  fireEvent.click(hiddenButton('Cancel'));
  await settle();
  expect(focused()).toBe(hiddenButton('Quicker'));
  hiddenButton('Quicker').blur();
  fireEvent.click(hiddenButton('Quicker'));
  await failThrice();
  fireEvent.click(hiddenButton('Back to Frittata with feta'));
  await settle();
  expect(focused()).toBe(hiddenButton('Quicker'));
});

it('changed recipe: shows the wish, the differences, and a button that opens the original', async () => {
  open(GOAT, { recentRecipes: [FETA, GOAT] });
  expect(document.querySelector('.changed p')?.textContent).toBe(
    'no fetaBack to the original' + 'Gone: feta. New: goat cheese. Amounts changed: eggs. ',
  );
  await click(hiddenButton('Back to the original'));
  expect(dish()).toBe('Frittata with feta');
  expect(focused()).toBe(screen.getByRole('heading', { name: /Recommends:$/ }));
  expect(document.querySelector('.changed')).toBeNull();
});

it.each(rowsIn(DIFFERENCES))(
  'changed recipe: the differences treat singular and plural as the same food (%s, %s)',
  (before = '', after = '', expected = '') => {
    const textOf = (line: string) => text('feta').replace('100 g feta', line);
    const original = recipeOf(textOf(before), { id: 'before' });
    const changed = { wish: 'more', from: 'before' };
    open(recipeOf(textOf(after), { id: 'after', changed }), { box: [original] });
    expect(textsOf('.changed small').join()).toBe(expected);
  },
);

it('changed recipe: if the original is deleted, shows the wish but not the differences', () => {
  open({ ...GOAT, changed: { wish: 'no feta', from: 'gone' } });
  expect(document.querySelector('.changed')?.textContent).toBe('no feta');
});

it('“Suggest another” by keyboard: leads to the new dish, so that a second Enter pays for nothing', async () => {
  const soup = (id: string) => recipeOf('# Soup', { id, cookbook: { leftOut: [], others: 2, meant: [] } });
  const { calls, settled, lastCall } = open(soup('one'));
  screen.getAllByRole('button', { name: 'Suggest another' })[0]?.focus();
  await user.keyboard('{Enter}');
  expect(focused()?.textContent).toBe('Generating recipe...');
  await settled(() => lastCall().answer(soup('two')));
  expect(focused()?.textContent).toBe("Basil's Kitchen Recommends:");
  await user.keyboard('{Enter}');
  expect(calls.map(({ input }) => input.source)).toEqual(['cookbook']);
});

it('cookbook’s last dish: is followed by a button that asks a model', async () => {
  const soup = recipeOf('# Soup', { cookbook: { leftOut: [], others: 0, meant: [] } });
  const { calls } = open(soup);
  screen.getByText('The cookbook has no more recipes for this list.');
  expect(screen.queryByRole('button', { name: /^Suggest another/ })).toBeNull();
  await click(hiddenButton('Have a new one written'));
  expect(calls.map(({ input }) => input.source)).toEqual(['model']);
});
