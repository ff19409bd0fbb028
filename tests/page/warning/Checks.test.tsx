import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Recipe } from '../../../machines/recipe.ts';
import { NO_TASTE, type Taste } from '../../../machines/taste.ts';
import { recipeOf } from '../../recipeOf.ts';
import { renderPage } from '../renderPage.tsx';
import { button, press, textsOf, user } from '../visitor.ts';

const SOUP =
  '# Soup\n\n## Ingredients\n\n- 1 l water\n- 50 g walnuts\n- 3 carrots\n\n## Steps\n\n1. Simmer the carrots.\n2. Add the walnuts and a splash of cream.';
const FINNISH =
  '# Keitto\n\n## Ainekset\n\n- 7 dl maitoa\n- 400 g perunoita\n- 1 sipuli\n\n## Ohje\n\n1. Kuori perunat ja pilko ne pieniksi paloiksi.\n2. Keitä perunat kypsiksi suolalla maustetussa vedessä.\n3. Lisää maito ja kuumenna keitto, mutta älä anna sen kiehua. Mausta lopuksi tillillä ja tarjoile heti.';
const GERMAN =
  '# Linsensuppe\n\n## Zutaten\n\n- 200 g Linsen\n- 100 ml Sahne\n\n## Zubereitung\n\n1. Die Linsen mit dem Wasser zwanzig Minuten kochen.';

function show(text: string, taste: Partial<Taste>, changes: Partial<Recipe> = {}) {
  return renderPage({ recipe: recipeOf(text, { id: 'soup', ...changes }), taste: { ...NO_TASTE, ...taste } });
}
const lines = () => textsOf('.check-line, .not-checked');

it.each<[string, string, Partial<Taste>, Partial<Recipe>, string[]]>([
  [
    'no food was found',
    SOUP,
    { avoid: ['fish', 'milk powder'] },
    {},
    ['No fish or milk powder found. Check the labels. AI can get allergens wrong.'],
  ],
  [
    'nothing breaks a diet',
    SOUP,
    { diets: ['pescatarian'] },
    {},
    ['Nothing found that isn’t pescatarian. Check the labels.'],
  ],
  [
    'neither was found',
    SOUP,
    { avoid: ['fish'], diets: ['pescatarian', 'halal'] },
    {},
    [
      'No fish found, and nothing that isn’t pescatarian or halal. Check the labels. AI can get allergens wrong.',
    ],
  ],
  [
    'one of two foods was found',
    SOUP,
    { avoid: ['nut allergy', 'fish'] },
    {},
    ['No fish found. Check the labels.'],
  ],
  ['all foods were found', SOUP, { avoid: ['nuts'] }, {}, []],
  ['there is nothing to check', SOUP, {}, {}, []],
  [
    'a word is not known',
    SOUP,
    { avoid: ['durian'] },
    {},
    ['No durian found. Check the labels. Looked only for the word “durian”. AI can get allergens wrong.'],
  ],
  [
    'the page does not read the language',
    FINNISH,
    { avoid: ['nuts', 'fish'], diets: ['vegan'] },
    {},
    [
      'Not checked for nuts or fish, nor whether it’s vegan: this page doesn’t read the recipe’s language.',
      'AI can get allergens wrong. Check the labels.',
    ],
  ],
  [
    'only a label can tell',
    SOUP.replace('3 carrots', '320 g puff pastry').replace(' and a splash of cream', ''),
    { avoid: ['eggs', 'milk'], diets: ['vegan', 'vegetarian'] },
    {},
    [
      'May contain milk: puff pastry. Check the label.',
      'May not be vegan: puff pastry. Check the label.',
      'No eggs found, and nothing that isn’t vegetarian. Check the labels. AI can get allergens wrong.',
    ],
  ],
  [
    'the recipe is cut short',
    SOUP,
    { avoid: ['fish'] },
    { cutShort: true },
    ['Not checked for fish: the recipe stops early.', 'AI can get allergens wrong. Check the labels.'],
  ],
])('checks of a recipe: show a message if %s', async (_, text, taste, changes, expected) => {
  show(text, taste, changes);
  await waitFor(() => expect(lines().map((line) => line?.trim())).toEqual(expected));
});

it('ingredient of which only some kinds fit a wish: is marked in words that leave it open', () => {
  show(SOUP.replace('3 carrots', '320 g puff pastry'), { avoid: ['eggs'], diets: ['vegan'] });
  expect(textsOf('.breaks-wish').map((text) => text?.trim())).toEqual(['not vegan']);
  cleanup();
  show(SOUP.replace('3 carrots', '320 g puff pastry').replace(' and a splash of cream', ''), {
    avoid: ['milk'],
    diets: ['vegan'],
  });
  screen.getByRole('checkbox', { name: /320 g puff pastry may contain milk may not be vegan/ });
});

it('ingredients and steps that break a wish: are marked on the page, but not in a copy', async () => {
  const writeText = vi.fn((_: string) => Promise.resolve());
  show(SOUP, { avoid: ['nuts'], diets: ['vegan'] });
  expect(textsOf('.breaks-wish').map((text) => text?.trim())).toEqual(['nuts', 'not vegan']);
  screen.getByRole('checkbox', { name: /50 g walnuts nuts/ });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await press('More');
  await press('Copy recipe');
  const [copied] = writeText.mock.lastCall ?? [];
  expect(copied).toContain('walnuts');
  expect(copied).not.toMatch(/vegan|\bnuts\b/);
  Reflect.deleteProperty(navigator, 'clipboard');
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
  await user.click(dialog.getByRole('button', { name: /^Next/ }));
  expect(warning()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Previous step' }));
  expect(warning()).toHaveLength(3);
});

describe('word list that has not loaded', () => {
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
    await user.click(button('Try again'));
    await waitFor(() =>
      expect(lines()).toEqual([
        'No कुछ found. Check the labels. Looked only for the word “कुछ”. AI can get allergens wrong.',
      ]),
    );
  });
});

describe('cook mode', () => {
  const HINDI = 'recipe-reading/languages/hi';
  const DAL =
    '# दाल\n\n## सामग्री\n\n- 200 ग्राम दाल\n- 50 ग्राम मक्खन\n\n## विधि\n\n1. दाल को पानी में 20 मिनट तक उबालें।\n2. मक्खन डालें और मिलाएँ।\n3. गरम परोसें।';
  afterEach(() => {
    vi.doUnmock(HINDI);
    vi.resetModules();
  });

  it('keeps its steps, and updates its warning once the word list of the recipe has loaded', async () => {
    let isBroken = true;
    vi.resetModules();
    vi.doMock(HINDI, async (load) => {
      if (isBroken) throw new TypeError('Failed to fetch');
      return await load();
    });
    const [page, { reader }] = await Promise.all([
      import('../renderPage.tsx'),
      import('../../../src/reader.ts'),
    ]);
    await reader.loadGuess();
    page.renderPage({ recipe: recipeOf(DAL, { id: 'dal' }), taste: { ...NO_TASTE, diets: ['vegan'] } });
    await user.click(await screen.findByRole('button', { name: 'Cook' }));
    const place = () => textsOf('.cook-place').join();
    const before = place();
    expect(before).toMatch(/1 of \d/);
    expect(textsOf('.checked-foods p')[0]).toMatch(/^Not checked whether it’s vegan/);
    isBroken = false;
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(textsOf('.checked-foods p')).toEqual(['Not vegan: मक्खन.']));
    expect(place()).toBe(before);
    screen.getByRole('button', { name: 'Exit' });
  });
});

it('recipe in another language: is checked once the word list of the language has loaded', async () => {
  show(GERMAN, { diets: ['vegan'] });
  await waitFor(() => expect(textsOf('.warning p')).toEqual(['Not vegan: Sahne.']));
});
