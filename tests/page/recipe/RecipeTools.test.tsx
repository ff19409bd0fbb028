import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { changeTaste, NO_TASTE } from '../../../machines/taste.ts';
import { recipeOf } from '../../recipeOf.ts';
import { rowsIn } from '../../rowsIn.ts';
import { renderRecipe } from '../rendering/renderRecipe.tsx';
import { renderPage } from '../renderPage.tsx';
import { button, catchFiles, click, focused, give, press, textOf, user } from '../visitor.ts';
/** Each row has a dish and the name of its file. */
import FILES from './files.tsv?raw';

const expectMessage = (text: string) => screen.findByText(text);
const allow = async () => {};
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

it.each([
  ['refused', () => vi.stubGlobal('ClipboardItem', class {}), { write: refuse, writeText: allow }, false],
  ['refused as plain text', () => {}, { writeText: refuse }, false],
  ['not supported', () => {}, undefined, false],
  ['supported only as plain text (Firefox 126)', () => {}, { writeText: allow }, true],
])('Copy recipe: says whether it worked if copying is %s', async (_, prepare, clipboard, isCopied) => {
  prepare();
  show();
  give('clipboard', clipboard);
  await more('Copy recipe');
  await expectMessage(isCopied ? 'Copied.' : 'Copying is not allowed here.');
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

it.each(rowsIn(FILES))('Save as text: names the file after the dish %j', async (dish = '', name = '') => {
  const files = catchFiles();
  show(dish);
  await more('Save as text');
  await expectMessage(`Saved as ${name}.`);
  const [link] = vi.mocked(HTMLAnchorElement.prototype.click).mock.contexts;
  expect(link).toMatchObject({ download: name, href: 'blob:1' });
  expect(files.map(({ type }) => type)).toEqual(['text/markdown']);
  expect(await textOf(files[0] as Blob)).toBe(`# ${dish}\n\nCook it.`);
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
