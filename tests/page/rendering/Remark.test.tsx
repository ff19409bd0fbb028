import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Recipe } from '../../../machines/recipe.ts';
import { recipeOf } from '../../recipeOf.ts';
import type { Start } from '../../testApp.ts';
import { renderPage, UNCONNECTED } from '../renderPage.tsx';
import { press } from '../visitor.ts';

const BAKE = `# Rice Bake

Total time: 40 minutes

## Ingredients

- 200 g rice
- 2 onions
- 4 eggs
- 20 g parsley, chopped

## Steps

1. Boil the rice and the onions. Stir in the eggs. Chill for 4 hours.
2. Put it in the oven until brown.`;
const WHOLE = BAKE.replace('40 minutes', '5 hours')
  .replace('until brown', 'at 200 °C')
  .replace('Stir in the eggs', 'Stir in the eggs and the parsley');
const BARE = WHOLE.replace(/^- (?:\d+ g|\d) /gm, '- ');
const TABLE = BAKE.replace(
  /- [\s\S]*chopped/,
  '| Amount | Food |\n| --- | --- |\n| 200 g | rice |\n| 2 | onions |\n| 4 | eggs |\n| 20 g | parsley |',
);

const remarks = () => [...document.querySelectorAll('.remark')].map(({ textContent }) => textContent);
function show(text: string, changes: Partial<Recipe> = {}, start: Start = {}) {
  const ingredients = ['rice', 'eggs'];
  const recipe = recipeOf(text, { id: 'bake', ingredients, ...changes });
  return renderPage({ ingredients, recipe, ...start });
}

it('remarks: appear next to the total time, ingredient or step that they concern', async () => {
  show(BAKE);
  expect(remarks()).toEqual([
    'and 4 h to wait',
    'No step uses it. Ask where it goes',
    'It doesn’t say how hot the oven should be. Ask how hot',
  ]);
  const words = [...document.querySelectorAll('.doubted')].map(({ textContent }) => textContent);
  expect(words).toEqual(['40 min', 'parsley', 'oven']);
});

it('remarks: are the description of the checkbox in their row, but not part of its name', async () => {
  show(BAKE);
  const row = screen.getByRole('checkbox', {
    name: /parsley ?, chopped$/,
    description: 'No step uses it.',
  });
  expect(row.closest('li')?.querySelector('.remark')).toBeTruthy();
  screen.getByRole('checkbox', {
    name: 'Step 2',
    description: 'It doesn’t say how hot the oven should be.',
  });
  expect(screen.getByRole('checkbox', { name: 'Step 1' }).getAttribute('aria-describedby')).toBeNull();
});

it('remarks in a table: appear in the row of the ingredient that they concern', async () => {
  show(TABLE);
  const row = screen.getByRole('row', { name: /parsley/ });
  within(row).getByText('No step uses it.');
});

it('remark about missing amounts: appears above the ingredient list', async () => {
  show(BARE);
  expect(remarks()).toEqual(['This list has no amounts. Ask for amounts']);
  expect(document.querySelector('.what .remark ~ ul')).toBeTruthy();
});

it('remarks: are not announced, printed or copied', async () => {
  show(BAKE, { ingredients: ['rice', 'tofu'] }, { ingredients: ['rice', 'tofu'] });
  for (const remark of document.querySelectorAll('.remark')) {
    expect(remark.classList).toContain('page-only');
    expect(remark.closest('[aria-live], [role=status]')?.getAttribute('aria-live') ?? 'off').toBe('off');
  }
});

it('remarks: have no button if no model is connected', async () => {
  show(BAKE, {}, UNCONNECTED);
  expect(remarks()).toEqual([
    'and 4 h to wait',
    'No step uses it.',
    'It doesn’t say how hot the oven should be.',
  ]);
});

it.each([
  ['Ask where it goes', 'Say where the parsley goes', BAKE],
  ['Ask how hot', 'Say how hot the oven should be', BAKE],
  ['Ask for amounts', 'Add the amounts', BARE],
])('remarks: the button "%s" requests a change', async (name, wish, text) => {
  const { lastCall } = show(text);
  await press(name);
  expect(lastCall().input.change?.wish).toBe(wish);
});

const requested = { ingredients: ['rice', 'tofu', 'bacon'] };

it.each([
  [['rice', 'tofu', 'bacon'], 'tofu and bacon'],
  [['rice', 'tofu'], 'tofu'],
])(
  'remark about unused foods: names the unused foods on the list %j, and has a button',
  async (ingredients, names) => {
    const { lastCall } = show(WHOLE, requested, { ingredients });
    expect(remarks()).toEqual([`Without your ${names}. Use the ${names}`]);
    await press(`Use the ${names}`);
    expect(lastCall().input.change?.wish).toBe(`Use the ${names}`);
  },
);

it('recipe without faults: has no remarks, even if it was made for another ingredient list', async () => {
  show(WHOLE, requested);
  expect(remarks()).toEqual([]);
  expect(document.querySelector('.doubted')).toBeNull();
});
