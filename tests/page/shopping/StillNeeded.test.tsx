import { fireEvent, screen } from '@testing-library/react';
import { formatScaled } from 'recipe-reading';
import { expect, it, vi } from 'vitest';
import { staplesOf } from '../../../machines/staples.ts';
import { NO_TASTE } from '../../../machines/taste.ts';
import { readRecipe } from '../../../src/page/rendering/readRecipe.ts';
import { reader } from '../../../src/reader.ts';
import { recipeOf, settle } from '../../recipeOf.ts';
import { rowsIn } from '../../rowsIn.ts';
import { LIST, renderPage } from '../renderPage.tsx';
import { focused, give, hiddenButton, openToBuy, textsOf } from '../visitor.ts';
/** Each row has the foods at home, the ingredients of a recipe, and the lines to buy. */
import NEEDED from './needed.tsv?raw';

const TEXT =
  '# Pancakes\n\nServes 4.\n\n## Ingredients\n\n- 200 g flour\n- 1 tsp salt\n- 2 tbsp olive oil\n- 300 ml water\n- 1 onion, diced\n- Black pepper\n\n1. Stir.';

function open(text = TEXT, list = LIST) {
  const recipe = recipeOf(text, { id: 'pancakes' });
  const page = renderPage({ ...list, recipe, recentRecipes: [recipe] });
  openToBuy();
  return {
    ...page,
    count: () => textsOf('.needed summary b')[0],
    toBuy: () => textsOf('.needed label > span:not(.had)'),
    had: () => textsOf('.needed .had'),
    atHome: () => textsOf('.at-home > span'),
  };
}

const box = (name: string) =>
  document.querySelector<HTMLInputElement>(
    `.needed li:has([aria-label="More: ${name}"]) input`,
  ) as HTMLInputElement;
const fromMenu = (food: string, name: string) => {
  fireEvent.click(hiddenButton(`More: ${food}`));
  fireEvent.click(hiddenButton(name));
};

it('shopping list: scales amounts with the servings, and omits staples such as salt', () => {
  const { container, count, toBuy, atHome } = open(TEXT.replace('- Black', '- Oats, type 3\n- Black'));
  expect([count(), toBuy()]).toEqual(['3 to buy', ['200 g flour', '1 onion, diced', 'Oats, type 3']]);
  expect(atHome()).toEqual([`At home: ${staplesOf(null).join(', ')}`]);
  fireEvent.click(hiddenButton('One serving more'));
  fireEvent.click(hiddenButton('One serving more'));
  expect(toBuy()).toEqual(['300 g flour', '1 ½ onion, diced', 'Oats, type 3 (as written)']);
  expect(container.querySelector('.recipe .not-scaled')?.textContent).toBe(' (as written)');
});

it('shopping list: has a food that the ingredient list rules out', () => {
  const { toBuy } = open(TEXT, { ingredients: ['flour', 'no onion'] });
  expect(toBuy()).toEqual(['1 onion, diced']);
});

it.each(rowsIn(NEEDED))(
  'shopping list: with %s at home, a recipe with %s needs only %s',
  (onHand = '', lines = '', left = '') => {
    const list = lines.split(' | ').map((line) => `- ${line}`);
    const { reading, needed } = readRecipe(recipeOf(`# Stew\n\n${list.join('\n')}\n\n1. Stir.`));
    const rows = needed(onHand.split(' | ')).rows.filter(({ share }) => share > 0);
    const { language } = reading();
    expect(rows.map(({ text, share }) => formatScaled(text, language, share)).join(' | ')).toBe(left);
  },
);

it('number of servings above 100: can be changed one by one', () => {
  const cookies = recipeOf('# Cookies\n\n120 cookies\n\n- 1 kg flour\n\n1. Bake.', { id: 'cookies' });
  renderPage({ ...LIST, recipe: cookies, recentRecipes: [cookies] });
  fireEvent.click(hiddenButton('One fewer'));
  expect(textsOf('.amounts output')).toEqual(['For 119 cookies']);
  fireEvent.click(hiddenButton('One more'));
  expect(textsOf('.amounts output')).toEqual(['For 120 cookies']);
});

it('shopping list: subtracts the amounts at home from the scaled amounts, also in a copy', () => {
  const writeText = vi.fn(async (_: string) => {});
  give('clipboard', { writeText });
  const recipe = recipeOf('# Eggs\n\nServes 2.\n\n- 4 eggs\n- 1 onion\n\n1. Fry.', { id: 'eggs' });
  renderPage({ ...LIST, ingredients: ['4 eggs', 'onion'], recipe, recentRecipes: [recipe] });
  openToBuy();
  expect(textsOf('.needed summary b')).toEqual(['You have everything']);
  fireEvent.click(hiddenButton('One serving more'));
  expect(textsOf('.needed label > span')).toEqual(['2 eggs']);
  fireEvent.click(hiddenButton('Copy list'));
  expect(writeText).toHaveBeenCalledWith('2 eggs');
});

it('shopping list: crosses a ticked food out, and moves it to the end when opened again', () => {
  const { count, toBuy, had } = open();
  box('flour').focus();
  fireEvent.click(box('flour'));
  expect([count(), toBuy(), had()]).toEqual(['1 to buy', ['1 onion, diced'], ['200 g flour']]);
  expect(box('flour').checked).toBe(true);
  expect(focused()).toBe(box('flour'));
  screen.getByText('flour is on your list.');
  const rows = () => textsOf('.needed label > span');
  expect(rows()).toEqual(['200 g flour', '1 onion, diced']);
  fireEvent(screen.getByText('1 to buy').closest('details') as HTMLElement, new Event('toggle'));
  expect(rows()).toEqual(['1 onion, diced', '200 g flour']);
  fireEvent.click(box('flour'));
  expect([count(), had()]).toEqual(['2 to buy', []]);
});

it('recipe in a chosen language: the shopping list and the box name the language to screen readers', async () => {
  await reader.load('de');
  const recipe = recipeOf('# Suppe\n\n- 2 Zwiebeln\n\n1. Kochen.', {
    taste: { ...NO_TASTE, language: 'de' },
  });
  renderPage({ ...LIST, recipe, recentRecipes: [recipe], box: [recipe] });
  openToBuy();
  const named = document.querySelectorAll<HTMLElement>('.needed label > span, .kept-recipe h3 button');
  expect([...named].map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ['de', '2 Zwiebeln'],
    ['de', 'Suppe'],
  ]);
});

it("shopping list: 'Always have it' moves a food to the staple foods", async () => {
  const { count, toBuy, had, atHome } = open();
  const below = box('onion');
  fromMenu('flour', 'Always have it');
  expect([toBuy(), had()]).toEqual([['1 onion, diced'], []]);
  expect(atHome()).toEqual([`At home: ${[...staplesOf(null), 'flour'].join(', ')}`]);
  await settle();
  expect(focused()).toBe(below);
  fireEvent.click(box('onion'));
  expect([count(), had()]).toEqual(['You have everything', ['1 onion, diced']]);
});

it('shopping list: links to the staples section, and lists foods that are no longer staples', () => {
  const { container, toBuy, atHome } = open();
  fireEvent.click(hiddenButton('Change what is always at home'));
  const foldout = container.querySelector('#staples')?.closest('details') as HTMLDetailsElement;
  expect([foldout.open, focused()?.id]).toEqual([true, 'staples']);
  fireEvent(foldout, new Event('toggle'));
  for (const staple of staplesOf(null)) fireEvent.click(hiddenButton(`Remove ${staple}`));
  expect(toBuy().join(' | ')).toBe(
    '200 g flour | 1 tsp salt | 2 tbsp olive oil | 1 onion, diced | Black pepper',
  );
  expect(atHome()).toEqual([]);
});
