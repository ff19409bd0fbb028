import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Recipe } from '../../../machines/recipe.ts';
import { NO_TASTE, type Taste } from '../../../machines/taste.ts';
import { recipeOf } from '../../recipeOf.ts';
import { tablesIn } from '../../rowsIn.ts';
import { renderPage } from '../renderPage.tsx';
import { button, click, give, press, textsOf } from '../visitor.ts';
import TABLES from './warning.tables.tsv?raw';

const tables = tablesIn(TABLES);
const [SOUP = '', PASTRY = '', , FINNISH = '', GERMAN = ''] = tables('recipes').map(([, text]) => text);
const RECIPES: Record<string, string> = { SOUP, PASTRY, FINNISH, 'CUT SHORT': SOUP };

function show(text: string, taste: Partial<Taste>, changes: Partial<Recipe> = {}) {
  return renderPage({ recipe: recipeOf(text, { id: 'soup', ...changes }), taste: { ...NO_TASTE, ...taste } });
}
const lines = () => textsOf('.check-line, .not-checked');

it.each(tables('messages'))('checks of a recipe: show a message if %s', async (_, name, taste, expected) => {
  show(RECIPES[name] ?? '', JSON.parse(taste), { cutShort: name === 'CUT SHORT' });
  await waitFor(() =>
    expect(
      lines()
        .map((line) => line?.trim())
        .join(' | '),
    ).toBe(expected),
  );
});

it('ingredient of which only some kinds fit a wish: is marked in words that leave it open', () => {
  show(SOUP.replace('3 carrots', '320 g puff pastry'), { avoid: ['eggs'], diets: ['vegan'] });
  expect(textsOf('.breaks-wish').map((text) => text?.trim())).toEqual(['not vegan']);
  cleanup();
  show(PASTRY, { avoid: ['milk'], diets: ['vegan'] });
  screen.getByRole('checkbox', { name: /320 g puff pastry may contain milk may not be vegan/ });
});

it('ingredients and steps that break a wish: are marked on the page, but not in a copy', async () => {
  const writeText = vi.fn((_: string) => Promise.resolve());
  show(SOUP, { avoid: ['nuts'], diets: ['vegan'] });
  expect(textsOf('.breaks-wish').map((text) => text?.trim())).toEqual(['nuts', 'not vegan']);
  screen.getByRole('checkbox', { name: /50 g walnuts nuts/ });
  give('clipboard', { writeText });
  await press('More');
  await press('Copy recipe');
  const [copied] = writeText.mock.lastCall ?? [];
  expect(copied).toContain('walnuts');
  expect(copied).not.toMatch(/vegan|\bnuts\b/);
});

it('cook mode: shows food warnings only at the step at which cook mode was opened', async () => {
  show(SOUP, { avoid: ['nuts', 'fish'], diets: ['vegan'] });
  await press('Cook');
  const dialog = within(screen.getByRole('dialog'));
  const warning = () => textsOf('.checked-foods p');
  expect(warning()).toEqual([
    'Contains nuts, which you avoid: walnuts.',
    'Not vegan: cream.',
    'No fish found. Check the labels.',
  ]);
  await click(dialog.getByRole('button', { name: /^Next/ }));
  expect(warning()).toEqual([]);
  await click(dialog.getByRole('button', { name: 'Previous step' }));
  expect(warning()).toHaveLength(3);
});

const HINDI = 'recipe-reading/languages/hi';
afterEach(() => {
  vi.doUnmock(HINDI);
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('checks: show “Checking…” while a word list loads, and “Try again” after a failure', async () => {
  let fail: (error: Error) => void = () => {};
  let isBroken = true;
  vi.resetModules();
  vi.doMock(HINDI, async (load) => {
    if (isBroken) await new Promise((_, reject) => (fail = reject));
    return await load();
  });
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi']);
  const page = await import('../renderPage.tsx');
  page.renderPage({
    recipe: recipeOf(SOUP, { id: 'soup' }),
    taste: { ...NO_TASTE, avoid: ['कुछ'] },
  });
  await waitFor(() => expect(lines()).toEqual(['Checking…']));
  await act(async () => fail(new TypeError('Failed to fetch')));
  const sentence = 'Not checked for कुछ: the words for it did not load.';
  await waitFor(() =>
    expect(lines()).toEqual([`${sentence} Try again`, 'AI can get allergens wrong. Check the labels.']),
  );
  isBroken = false;
  await click(button('Try again'));
  await waitFor(() =>
    expect(lines()).toEqual([
      'No कुछ found. Check the labels. Looked only for the word “कुछ”. AI can get allergens wrong.',
    ]),
  );
});

it('recipe in another language: is checked once the word list of the language has loaded', async () => {
  show(GERMAN, { diets: ['vegan'] });
  await waitFor(() => expect(textsOf('.warning p')).toEqual(['Not vegan: Sahne.']));
});
