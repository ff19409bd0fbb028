import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NO_TASTE } from '../../../machines/taste.ts';
import { reader } from '../../../src/reader.ts';
import { recipeOf } from '../../recipeOf.ts';
import { LOCAL, speakWith } from '../fakeVoices.ts';
import { LIST, renderPage } from '../renderPage.tsx';
import { catchFiles, give, openToBuy, press, textOf, textsOf, user } from '../visitor.ts';
import TEXT from './soup.txt?raw';

// Loads the code in advance, so that tests need not wait for it.
await reader.loadUnits();
const SOUP = recipeOf(TEXT, { id: 'soup', taste: NO_TASTE });

const open = (start = {}) => renderPage({ ...LIST, recipe: SOUP, recentRecipes: [SOUP], ...start });
const choice = () => screen.queryByRole('combobox', { name: 'Units' }) as HTMLSelectElement;
const choose = (units: string) => user.selectOptions(choice(), units);
const plain = (texts: (string | undefined)[]) => texts.map((text) => text?.replaceAll('\u00a0', ' '));
const lines = () => plain(textsOf('.recipe-body .tick > span'));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('choice of units: is saved as a setting, converts the whole recipe, and sends no request', async () => {
  const { recipeActor, calls, box } = open();
  box.tick(SOUP.id, SOUP.id, true);
  const marks = box.marksOf(SOUP.id);
  expect(choice().value).toBe('');
  await choose('US');
  expect(lines()).toEqual([
    '2 cups flour',
    '2 cups water',
    '2 eggs',
    'Heat the oven to 400 °F, and add the 2 cups water.',
    'Bake in a 12-inch tin for 20 minutes.',
  ]);
  expect(plain(textsOf('.recipe-body li')).at(-1)).toBe('Bake at 350 °F with a fan. Protein: 20 g.');
  const { context } = recipeActor.getSnapshot();
  expect([context.taste.units, context.recipe, calls]).toEqual(['US', SOUP, []]);
  expect(JSON.stringify({ ...localStorage })).toContain('units\\":\\"US');
  expect(box.marksOf(SOUP.id)).toEqual(marks);
  await choose('As written');
  expect(lines().slice(0, 2)).toEqual(['250 g flour', '500 ml water']);
});

it('choice of units: is absent if nothing can be converted', () => {
  const tea = recipeOf('# Tea\n\nServes 2\n\n- 2 tea bags\n- 1 tsp sugar\n\n1. Steep for 5 minutes.');
  open({ recipe: tea, recentRecipes: [tea] });
  expect(choice()).toBeNull();
});

it('units chosen in "Your taste": apply wherever the recipe is shown, read aloud, copied or saved', async () => {
  const writeText = vi.fn(async (_: string) => {});
  give('clipboard', { writeText });
  const files = catchFiles();
  const { spoken } = speakWith(LOCAL);
  const { box } = open({ taste: { ...NO_TASTE, units: 'US' } });
  openToBuy();
  expect(plain(textsOf('.needed label > span:not(.had)'))).toEqual(['2 cups flour']);
  act(() => box.mark(SOUP.id, { scale: 2 }));
  for (const name of ['Copy recipe', 'Save for recipe apps']) {
    await press('More');
    await press(name);
  }
  await vi.waitFor(() => expect(files).toHaveLength(1));
  for (const text of [writeText.mock.lastCall?.[0] ?? '', await textOf(files[0] as Blob)]) {
    for (const line of ['4 cups flour', '4 cups water', '400 °F', '12-inch tin'])
      expect(text.replaceAll('\u00a0', ' ')).toContain(line);
    expect(text).not.toContain('Units');
  }
  act(() => box.mark(SOUP.id, { scale: 1 }));
  await press('Cook');
  expect(plain(textsOf('.cook-step > p'))).toEqual(['Heat the oven to 400 °F, and add the 2 cups water.']);
  expect(plain(textsOf('.for-step li'))).toEqual(['2 cups water']);
  await press('Read aloud');
  expect(spoken()).toBe('Heat the oven to 400 °F, and add the 2 cups water.');
});
