import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NO_TASTE } from '../../../machines/taste.ts';
import { recipeOf } from '../../recipeOf.ts';
import { tablesIn } from '../../rowsIn.ts';
import { LIST, renderPage } from '../renderPage.tsx';
import { click, dish, press, textsOf } from '../visitor.ts';
import TABLES from './warning.tables.tsv?raw';

const tables = tablesIn(TABLES);
const RECIPES = new Map(tables('recipes with warnings').map(([name, text]) => [name, text]));
const SOUP = RECIPES.get('SOUP') ?? '';
const warnings = () => textsOf('.warning > .beside');

it.each(tables('warnings'))('taste warning: shows %s', (_, name, wishes, expected = '', ways = '') => {
  const taste = { ...NO_TASTE, ...JSON.parse(wishes) };
  const recipe = recipeOf(RECIPES.get(name) ?? '', { id: 'one', taste });
  renderPage({ ...LIST, taste, recipe, recentRecipes: [recipe] });
  expect([warnings().join(' | '), textsOf('.warning .line button').join(' | ')]).toEqual([expected, ways]);
  expect(document.querySelectorAll('.warning')).toHaveLength(expected ? 1 : 0);
  const canReport = /Contains|Not /.test(expected);
  expect(textsOf('.warning summary')).toEqual(canReport ? ['This warning is wrong'] : []);
});

it('taste warning: is between the dish name and the toolbar, and can suggest another dish', async () => {
  const taste = { ...NO_TASTE, avoid: ['Walnut'] };
  const { answer } = renderPage({ ingredients: ['carrots', 'nuts'], taste });
  await press('Get a recipe');
  await answer(SOUP, { id: 'soup', taste });
  const warning = () => document.querySelector('.warning');
  const follows = (selector: string) =>
    document.querySelector(selector)?.compareDocumentPosition(warning() as Element);
  expect(warning()?.textContent).toContain('Contains Walnut, which you avoid.');
  expect(follows('.dish')).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(follows('.tools')).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(warning()?.textContent).toContain('AI can get allergens wrong. Check the labels.');
  expect(warning()?.closest('[aria-live=polite]')?.textContent).toBe(warning()?.textContent);

  await click(within(warning() as HTMLElement).getByRole('button', { name: 'Suggest another' }));
  expect(document.activeElement?.textContent).toBe('Generating recipe...');
  await answer('# Rice\n\n## Ingredients\n\n- 200 g rice\n- 2 peas\n\n1. Boil.', { id: 'rice', taste });
  expect(dish()).toBe('Rice');
  expect(warning()).toBeNull();
  screen.getByText(/Check the labels/);
  expect(screen.queryByText(/\bsafe\b|free of/i)).toBeNull();
});

it('taste warning: appears when the visitor changes the taste settings', async () => {
  const { send } = renderPage({ recipe: recipeOf(SOUP, { id: 'soup' }) });
  expect(warnings()).toEqual([]);
  await send({ type: 'taste.changed', changes: { avoid: ['walnuts'], diets: ['vegetarian'] } });
  expect(warnings()).toEqual(['Contains walnuts, which you avoid.', 'Not vegetarian: chicken stock.']);
});
