import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { changeTaste, NO_TASTE } from '../../../machines/taste.ts';
import { recipeOf } from '../../recipeOf.ts';
import { renderRecipe } from '../rendering/renderRecipe.tsx';
import { renderPage } from '../renderPage.tsx';
import { button, catchFiles, click, focused, give, press, textOf, user } from '../visitor.ts';

const PLAIN = 'Egg-fried rice\n\nCook it.';
const expectMessage = (text: string) => screen.findByText(text);
const refuse = () => Promise.reject(new DOMException('No', 'NotAllowedError'));

const show = (dish = 'Egg-fried rice') => renderRecipe(`# ${dish}\n\nCook it.`, { ingredients: [dish] });

/** Opens the 'More' menu, and presses a button in it. */
async function more(name: string) {
  await press('More');
  await press(name);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('Copy recipe: copies plain text if the browser supports nothing else (Firefox 126)', async () => {
  const writeText = vi.fn(async () => {});
  show();
  give('clipboard', { writeText });
  await more('Copy recipe');
  await expectMessage('Copied.');
  expect(writeText.mock.calls).toEqual([[PLAIN]]);
});

it.each([
  ['refused', () => vi.stubGlobal('ClipboardItem', class {}), { write: refuse, writeText: async () => {} }],
  ['refused as plain text', () => {}, { writeText: refuse }],
  ['not supported', () => {}, undefined],
])('Copy recipe: announces a failure if copying is %s', async (_, prepare, clipboard) => {
  prepare();
  show();
  give('clipboard', clipboard);
  await more('Copy recipe');
  await expectMessage('Copying is not allowed here.');
});

it.each([
  ['nothing if the visitor cancels', new DOMException('No', 'AbortError'), ''],
  ['a refusal', new DOMException('No', 'NotAllowedError'), 'Sharing is not allowed here.'],
  ['success', null, 'Shared.'],
])('Send button: announces %s on a phone', async (_, error, expected) => {
  const shared = vi.fn(() => (error ? Promise.reject(error) : Promise.resolve()));
  give('share', shared);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  show();
  await press('Send');
  const url = expect.stringMatching(/#r1\./);
  await waitFor(() => expect(shared).toHaveBeenCalledWith({ title: 'Egg-fried rice', url }));
  await waitFor(() => expect(screen.getAllByRole('status').at(-1)?.textContent).toBe(expected));
});

it.each([
  ['Egg-fried rice', 'Egg-fried-rice.md'],
  ['Crème brûlée / “easy”', 'Crème-brûlée-easy.md'],
  ['../../etc', 'Etc.md'],
  ['दाल तड़का', 'दाल-तड़का.md'],
  ['🍳', 'recipe.md'],
])('Save as text: names the file after the dish %j', async (dish, name) => {
  const files = catchFiles();
  show(dish);
  await more('Save as text');
  await expectMessage(`Saved as ${name}.`);
  expect(vi.mocked(HTMLAnchorElement.prototype.click).mock.contexts).toEqual([
    expect.objectContaining({ download: name, href: 'blob:1' }),
  ]);
  expect(files).toEqual([
    expect.objectContaining({ type: 'text/markdown', size: new Blob([`# ${dish}\n\nCook it.`]).size }),
  ]);
});

it('copied or saved recipe: contains nothing of the visitor’s list, wishes and note', async () => {
  const files = catchFiles();
  const writeText = vi.fn(async (_: string) => {});
  const secrets = changeTaste(NO_TASTE, {
    diets: ['halal'],
    minutes: 30,
    avoid: ['quinces'],
    ownWords: 'I am pregnant',
  });
  const recipe = recipeOf('# Rice\n\nServes 4 · 50 min\n\n- 200 g rice\n- 1 quince\n\n1. Boil the rice.', {
    taste: secrets,
    ingredients: ['rice', 'durian'],
  });
  const { box } = renderPage({ recipe, taste: secrets, ingredients: ['rice', 'durian'] });
  act(() => box.mark(recipe.id, { note: 'For Ada' }));
  give('clipboard', { writeText });
  for (const name of ['Copy recipe', 'Save as text', 'Save for recipe apps']) await more(name);
  const texts = [...writeText.mock.calls.flat(), ...(await Promise.all(files.map(textOf)))];
  expect(texts).toHaveLength(3);
  for (const text of texts) {
    expect(text).toContain('200 g rice');
    expect(text).not.toMatch(/halal|quinces|pregnant|durian|Ada/);
  }
});

it('Send button: refuses a recipe that is too long for a link', async () => {
  const words = Array.from({ length: 9_000 }, () => Math.random().toString(36).slice(2));
  renderRecipe(`# Rice\n\n${words.join(' ')}`);
  await press(/^Send/);
  await expectMessage('This recipe is too long for a link.');
});

it('“More” menu: closes on Escape, on a click outside, and on a click on one of its buttons', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  show();
  const isThere = () => screen.queryByRole('button', { name: 'Print' }) !== null;
  expect(isThere()).toBe(false);
  await press('More');
  expect([isThere(), button('More').getAttribute('aria-expanded')]).toEqual([true, 'true']);
  await user.keyboard('{Escape}');
  expect([isThere(), focused()]).toEqual([false, button('More')]);
  await press('More');
  await click(document.body);
  expect(isThere()).toBe(false);
  await more('Print');
  expect(print).toHaveBeenCalledOnce();
  expect([isThere(), focused()]).toEqual([false, button('More')]);
});
