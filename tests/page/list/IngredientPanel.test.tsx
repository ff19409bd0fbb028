import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { DeviceModel } from '../../../machines/connectionMachine.ts';
import { recipeOf } from '../../recipeOf.ts';
import type { Start } from '../../testApp.ts';
import { LIST, renderPage, UNCONNECTED } from '../renderPage.tsx';
import { button, click, focused, press, textsOf, type, user } from '../visitor.ts';

const LABEL = 'Add more than one ingredient';

const input = () => screen.getByLabelText<HTMLInputElement>(LABEL);
const onHand = () => textsOf('.ingredients > .chip');
const announcements = () => screen.getAllByRole('status').map((region) => region.textContent);

it('“Add ingredient” button: adds the typed text, then clears and focuses the input', async () => {
  renderPage();
  expect(input().placeholder).toBe(LABEL);
  await type(input(), '  rice ');
  await press('Add ingredient');
  expect([onHand(), input().value, focused()]).toEqual([['rice'], '', input()]);
});

it('ingredient form: pasting adds the typed text that is not selected, then one ingredient per line', async () => {
  renderPage();
  await type(input(), 'butter, milk');
  input().setSelectionRange('butter'.length, 'butter, milk'.length);
  await user.paste('- rice\r\n- [ ] 2 eggs\n\n3. feta, crumbled\nrice\n');
  expect([onHand(), input().value]).toEqual([['butter', 'rice', '2 eggs', 'feta, crumbled'], '']);
  await user.paste('one line');
  expect(input().value).toBe('one line');
});

it('ingredient form: highlights and announces a duplicate each time it is added', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderPage({ ingredients: ['Feta cheese', 'rice'] });
  const seen = new Set<Node>();
  for (const times of [1, 2]) {
    await type(input(), 'feta  CHEESE', '{Enter}');
    expect([onHand(), input().value]).toEqual([['Feta cheese', 'rice'], '']);
    expect(scrolled).toHaveBeenCalledTimes(times);
    expect(scrolled.mock.contexts.at(-1)).toHaveProperty('textContent', 'Feta cheese');
    // Expects new elements each time because a reused element would not be highlighted or announced again.
    for (const element of document.querySelectorAll('.glow')) seen.add(element);
    seen.add(screen.getByText('Feta cheese is already on the list.'));
    expect(seen.size).toBe(2 * times);
  }
  await press('Remove rice');
  expect(announcements().join()).not.toContain('is already on the list');
  expect(document.querySelector('.glow')).toBeNull();
});

it('ingredient list: announces only the added ingredient', async () => {
  renderPage({ ingredients: ['rice'] });
  expect(announcements().join('')).not.toContain('rice');
  expect(document.querySelector('.ingredients')?.closest('[aria-live]')).toBeNull();
  await type(input(), 'eggs', '{Enter}');
  expect(announcements()).toContain('eggs');
  await press('Remove rice');
  expect(announcements()).not.toContain('eggs');
});

it('ingredient list: neither announces restored ingredients nor scrolls to them', async () => {
  renderPage({ ingredients: ['rice', 'eggs'] });
  const scrolled = vi.spyOn(Element.prototype, 'scrollTop', 'set');
  await press('Remove eggs');
  await press('Clear list');
  await press('Undo');
  expect(onHand()).toEqual(['rice', 'eggs']);
  expect(announcements().join()).not.toMatch(/eggs/);
  expect(scrolled).not.toHaveBeenCalled();
});

it('ingredient form: ignores a text without a food', async () => {
  renderPage();
  await type(input(), ',', '{Enter}');
  expect([onHand(), input().value]).toEqual([[], '']);
});

it('suggested ingredients: are added or removed by a click, and disappear during a request', async () => {
  const { request } = renderPage();
  const promise = () => document.querySelector('.promise');
  const settings = () => screen.queryByText('Your taste');
  const suggested = textsOf('.suggestion');
  await press('eggs');
  expect(announcements()).toContain('Add one more for a recipe of your own');
  expect(settings()).toBeNull();
  await press('tomatoes');
  await press('pasta');
  expect(onHand()).toEqual(['eggs', 'tomatoes', 'pasta']);
  await press('eggs');
  expect(onHand()).toEqual(['tomatoes', 'pasta']);
  expect(focused()).toBe(button('eggs'));
  expect(textsOf('.suggestion')).toEqual(suggested);
  expect(textsOf('.suggestion[aria-pressed="true"]')).toEqual(['tomatoes', 'pasta']);
  expect(promise()).not.toBeNull();
  screen.getByRole('heading', { name: 'Ready for a recipe?' });
  screen.getByText('Generate a recipe from your list of ingredients.');
  expect(settings()).not.toBeNull();
  await request();
  expect([promise(), textsOf('.suggestion')]).toEqual([null, []]);
});

it('long ingredient list: shows the last foods, a food typed again, and all after a press', async () => {
  const all = Array.from({ length: 30 }, (_, index) => `food ${index + 1}`);
  renderPage({ ingredients: all });
  expect(onHand()).toEqual(all.slice(-11));
  screen.getByText('30 foods. Press one to use it first.');
  await press('+19 more');
  expect(onHand()).toEqual(all);
  expect(focused()).toBe(button('Remove food 1'));
  await press('Remove food 1');
  await type(input(), 'food 1', '{Enter}');
  expect(onHand()).toEqual([...all.slice(20), 'food 1']);
  await type(input(), 'food 3', '{Enter}');
  expect(onHand()).toEqual(['food 3', ...all.slice(20), 'food 1']);
});

it('picture of a bowl: draws up to six foods in fixed places, and unknown foods as jars', async () => {
  const others = ['capers', 'leeks', 'rice', 'carrots', 'potatoes', 'milk'];
  renderPage({ ingredients: ['eggs', 'red onions', ...others] });
  const foods = () => [...document.querySelectorAll('.promise .food use')];
  const names = () => foods().map((use) => use.getAttribute('href')?.slice('#food-'.length));
  const placeOf = (name: string) => foods()[names().indexOf(name)]?.getAttribute('transform');
  expect(names()).toHaveLength(6);
  expect(names()).toEqual(expect.arrayContaining(['egg', 'onion', 'jar']));
  const before = placeOf('onion');
  await press('Remove eggs');
  expect(names()).not.toContain('egg');
  expect(placeOf('onion')).toBe(before);
});

it('suggested ingredients: leave out listed foods, also with an amount, once a food was typed', async () => {
  renderPage();
  await press('eggs');
  await type(input(), '100 g rice', '{Enter}');
  await type(input(), 'half an onion', '{Enter}');
  expect(textsOf('.suggestion')).toEqual(['tomatoes', 'pasta', 'potatoes']);
  await press('tomatoes');
  expect(textsOf('.suggestion')[0]).toBe('tomatoes');
});

it('suggested ingredients: the row begins with the ingredients used most in saved recipes', async () => {
  const lists = ['Leek tofu', 'leek tofu', 'leek once'].map((list) => list.split(' '));
  renderPage({ box: lists.map((ingredients, at) => recipeOf(`# ${at}`, { ingredients, at: 3 - at })) });
  const offered = textsOf('.suggestion');
  expect(offered).toHaveLength(4);
  expect(offered.slice(0, 3)).toEqual(['Leek', 'tofu', 'eggs']);
});

it('removing an ingredient: moves the focus to the next button, or to the input', async () => {
  renderPage({ ingredients: ['rice', 'eggs', 'feta'] });
  const next = button('Use feta first');
  await press('Remove eggs');
  expect(focused()).toBe(next);
  for (const ingredient of ['feta', 'rice']) await press(`Remove ${ingredient}`);
  expect(focused()).toBe(input());
  expect(announcements()).toContain('Removed 3 ingredients.');
  await press('Undo');
  expect([onHand(), focused()]).toEqual([['rice', 'eggs', 'feta'], button('Remove rice')]);
  await press('Remove feta');
  await click(screen.getByLabelText('Close', { selector: '.undo *' }));
  expect(focused()).toBe(button('Get a recipe'));
  await press('Clear list');
  expect([onHand(), focused()]).toEqual([[], input()]);
});

it('ingredient form: announces each food in a typed list, and foods that are already listed', async () => {
  renderPage();
  await type(input(), 'eggs, flour, milk', '{Enter}');
  expect(announcements()).toEqual(expect.arrayContaining(['Split into 3.', 'eggs, flour, milk']));
  await type(input(), 'eggs, flour, milk', '{Enter}{Enter}');
  expect(announcements()).toContain('eggs is already on the list.');
  expect(onHand()).toEqual(['eggs', 'flour', 'milk']);
});

it('typed food with a remark: is added as one ingredient, with a button that splits it', async () => {
  renderPage({ ingredients: ['rice'] });
  await type(input(), 'olive oil, extra virgin', '{Enter}');
  expect(onHand()).toEqual(['rice', 'olive oil, extra virgin']);
  expect(announcements()).toEqual(
    expect.arrayContaining(['Added as one ingredient.', 'olive oil, extra virgin']),
  );
  await press('Split');
  expect([onHand(), focused()]).toEqual([['rice', 'olive oil', 'extra virgin'], button('Remove olive oil')]);
  expect(announcements()).toContain('olive oil, extra virgin');
  // Does not join the parts again.
  await type(input(), 'olive oil, extra virgin', '{Enter}');
  expect(onHand()).toEqual(['rice', 'olive oil', 'extra virgin']);
});

it('pasted list: changes the list once, saves the list once, and searches the cookbook once', async () => {
  const { taken, searches } = renderPage(UNCONNECTED);
  const [begun, searched] = [taken.length, searches.length];
  const saved = vi.spyOn(Storage.prototype, 'setItem');
  await click(input());
  // A text of more than 100 characters would first be read as a recipe.
  await user.paste(Array.from({ length: 40 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('\n'));
  expect(onHand().at(-1)).toBe(String.fromCodePoint(0x4e00 + 39));
  const changes = taken.slice(begun).filter(({ eventType }) => eventType.startsWith('ingredient.'));
  const writes = saved.mock.calls.filter(([key]) => key === 'recipe-kitchen');
  expect([changes.length, writes.length, searches.length - searched]).toEqual([1, 1, 1]);
});

async function startRequest(start = {}, model: DeviceModel = 'available') {
  const page = renderPage({ ...LIST, ...start });
  await page.findModel(model);
  await page.request();
  return page;
}
const timing = () => document.querySelector('.timing')?.textContent;
const retrying = () => document.querySelector('.making > div')?.textContent;
const announced = () => announcements().filter((text) => text?.startsWith('Generating'));

it.each<[string, Start, DeviceModel?]>([
  ['0 s of up to 4 min', { environment: { VITE_ATTEMPT_SECONDS: '240' } }],
  ['0 s of up to 10 min', { onDevice: true }],
  // The cookbook answers for the missing model.
  ['0 s', { onDevice: true }, 'downloadable'],
])('request progress: shows the time limit if longer than a minute (%s)', async (expected, start, model) => {
  await startRequest(start, model);
  expect(timing()).toBe(expected);
});

it('request progress: shows the seconds of the first attempt, and announces each attempt once', async () => {
  vi.useFakeTimers();
  const { fail, pass } = await startRequest();
  const wait = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return pass(0);
  };
  expect(timing()).toBe('0 s');
  expect(announced()).toEqual(['Generating recipe...']);
  await wait(3_000);
  expect(timing()).toBe('3 s');
  await fail();
  expect(timing()).toBe('');
  expect(retrying()).toBe('Trying again, 2 of 3The service is having problems. Next try in 1 s.');
  expect(announced()).toEqual(['Generating recipe...Trying again, 2 of 3']);
  await pass(1_000);
  expect(retrying()).toBe('Trying again, 2 of 3');
  expect(announced()).toEqual(['Generating recipe...Trying again, 2 of 3']);
  await fail();
  expect(retrying()).toBe('Trying again, 3 of 3The service is having problems. Next try in 2 s.');
  await wait(6_000);
  expect(retrying()).toBe('Trying again, 3 of 3The service is having problems. Next try in 1 s.');
});

const LONGER = 'Longer than usual';

it.each([
  ['the usual time', [13_000, 1_000, 12_000], 'Usually about 12 s', 24, LONGER],
  ['a long usual time, rounded to 5 s', [43_000, 44_000, 40_000, 90_000], 'Usually about 45 s', 88, LONGER],
  ['after 12 s that some models take a minute', [], '', 11, 'Some models take a minute'],
])('request progress: shows %s', async (_, took, usually, atMost, later) => {
  vi.useFakeTimers();
  localStorage.setItem('recipe-kitchen.took', took.join(' '));
  const { fail } = await startRequest();
  const beneath = () => document.querySelector('.beneath')?.textContent ?? '';
  expect(beneath()).toBe(usually);
  await act(() => vi.advanceTimersByTime(atMost * 1_000));
  expect(beneath()).toBe(usually);
  await act(() => vi.advanceTimersByTime(1_000));
  expect(beneath()).toBe(later);
  await fail();
  expect(beneath()).toBe('');
});

it('connection button: says how the request goes, until a new one begins', async () => {
  const { failThrice } = await startRequest();
  const connection = () => document.querySelector('.connection')?.textContent;
  expect(connection()).toBe('Connection: Connected');
  await failThrice();
  expect(connection()).toBe('Connection: No answer');
  await press('Get a recipe');
  expect(connection()).toBe('Connection: Connected');
  await press('Clear list');
  await press('Cancel');
  expect(connection()).toBe('Connection: Ready to cook');
  // Focuses the input because 'Get a recipe' has disappeared.
  expect(focused()).toBe(input());
});

it('Escape: cancels a request, unless a dialog is open or the focused field contains text', async () => {
  const { recipeActor } = renderPage(LIST);
  const state = () => recipeActor.getSnapshot().value;
  await press('Get a recipe');
  await type(input(), 'sa', '{Escape}');
  expect(state()).toBe('generating');
  await user.clear(input());
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  await user.keyboard('{Escape}');
  dialog.remove();
  expect(announcements()).not.toContain('Cancelled.');
  await user.keyboard('{Escape}');
  expect(state()).toBe('collecting');
  expect(announcements()).toContain('Cancelled.');
  await press('Get a recipe');
  expect(announcements()).not.toContain('Cancelled.');
});

const isFolded = () => document.querySelector('.ingredient-panel.is-folded') !== null;

it('ingredient list: collapses for a request or a recipe, and expands on Cancel or a click', async () => {
  await startRequest({ box: [recipeOf('# Soup')] });
  expect(isFolded()).toBe(true);
  await press('Cancel');
  expect(isFolded()).toBe(false);
  await press('Soup');
  expect(isFolded()).toBe(true);
  await type(input(), 'leek', '{Enter}');
  expect(textsOf('.folded .some-lines')).toEqual(['rice, eggs and 1\u00a0more']);
  await press(/Change$/);
  expect([isFolded(), focused()]).toEqual([false, input()]);
});

it('ingredient list: stays open beside a saved recipe if it was empty before', async () => {
  renderPage({ box: [recipeOf('# Soup')] });
  await press('Soup');
  await type(input(), 'leek', '{Enter}');
  expect(isFolded()).toBe(false);
});
