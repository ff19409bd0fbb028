import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Recipe } from '../../../machines/recipe.ts';
import { recipeOf } from '../../recipeOf.ts';
import type { Start } from '../../testApp.ts';
import { renderPage, UNCONNECTED } from '../renderPage.tsx';
import { press, textsOf } from '../visitor.ts';
/** A recipe with three faults. */
import BAKE from './riceBake.txt?raw';

const WHOLE = BAKE.replace('40 minutes', '5 hours')
  .replace('until brown', 'at 200 °C')
  .replace('Stir in the eggs', 'Stir in the eggs and the parsley');
const BARE = WHOLE.replace(/^- (?:\d+ g|\d) /gm, '- ');
const TABLE = BAKE.replace(
  /- [\s\S]*chopped/,
  '| Amount | Food |\n| --- | --- |\n| 200 g | rice |\n| 2 | onions |\n| 4 | eggs |\n| 20 g | parsley |',
);

const remarks = () => textsOf('.remark');
function show(text: string, changes: Partial<Recipe> = {}, start: Start = {}) {
  const ingredients = ['rice', 'eggs'];
  const recipe = recipeOf(text, { id: 'bake', ingredients, ...changes });
  return renderPage({ ingredients, recipe, ...start });
}

const TIME = 'and 4 h to wait';
const UNUSED = 'No step uses it.';
const HEAT = 'It doesn’t say how hot the oven should be.';

it('remarks: are beside the time, food or step that they concern, and not announced or copied', () => {
  show(BAKE);
  expect(remarks()).toEqual([TIME, `${UNUSED} Ask where it goes`, `${HEAT} Ask how hot`]);
  expect(textsOf('.doubted')).toEqual(['40 min', 'parsley', 'oven']);
  for (const remark of document.querySelectorAll('.remark')) {
    expect(remark.classList).toContain('page-only');
    expect(remark.closest('[aria-live], [role=status]')?.getAttribute('aria-live') ?? 'off').toBe('off');
  }
});

it('remark in a table: is in the row of its ingredient', () => {
  show(TABLE);
  within(screen.getByRole('row', { name: /parsley/ })).getByText(UNUSED);
});

it('remarks: have no button if no model is connected', () => {
  show(BAKE, {}, UNCONNECTED);
  expect(remarks()).toEqual([TIME, UNUSED, HEAT]);
});

it.each([
  ['Ask where it goes', 'Say where the parsley goes', BAKE, UNUSED],
  ['Ask how hot', 'Say how hot the oven should be', BAKE, HEAT],
  ['Ask for amounts', 'Add the amounts', BARE, 'This list has no amounts.'],
  ['Use the tofu and bacon', 'Use the tofu and bacon', WHOLE, 'Without your tofu and bacon.'],
])('remark with the button "%s": requests a change', async (name, wish, text, remark) => {
  const ingredients = text === WHOLE ? ['rice', 'tofu', 'bacon'] : ['rice', 'eggs'];
  const { lastCall } = show(text, { ingredients }, { ingredients });
  expect(remarks()).toContain(`${remark} ${name}`);
  if (text === BARE) expect(document.querySelector('.what .remark ~ ul')).toBeTruthy();
  await press(name);
  expect(lastCall().input.change?.wish).toBe(wish);
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

it('recipe without faults: has no remarks, even if it was made for another ingredient list', () => {
  show(WHOLE, { ingredients: ['rice', 'tofu', 'bacon'] });
  expect(remarks()).toEqual([]);
  expect(document.querySelector('.doubted')).toBeNull();
});
