import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { RECIPE_HEADING_ID } from '../../src/page/browser/focus.ts';
import { loadPasting } from '../../src/page/frame/recipeViews.ts';
import { reader } from '../../src/reader.ts';
import { recipeOf, settle } from '../recipeOf.ts';
import { openTestApp } from '../testApp.ts';
import DATA from './pasted.json?raw';
import PASTED from './pasted.txt?raw';
import { LIST, renderPage } from './renderPage.tsx';
import { chooseFiles, click, dish, focused, press, textsOf, user } from './visitor.ts';

const RICE = PASTED.trim();
const FOODS =
  'rice eggs leeks butter milk flour sugar carrots onions garlic lemons salt pepper yogurt apples'.split(' ');
/** A list of foods with a remark, or a recipe with a single step. */
const DOUBT = [...FOODS.map((food) => `1 ${food}`), 'Boil the rice and fry the onions.'].join('\n');
const SAVED = recipeOf(RICE.replace('Rice with eggs', 'Soup'), { id: 'soup' });

const dataOf = (name: string) => ({ ...JSON.parse(DATA), name });

const field = () => screen.getByLabelText<HTMLInputElement>('Add more than one ingredient');
const foods = () => textsOf('.ingredients .name');
/** True if the list is too long to be shown whole. */
const isLong = () => screen.queryByRole('button', { name: /^\+\d+ more$/ }) !== null;
const box = () => textsOf('.kept-recipe h3');
const heading = () => document.getElementById(RECIPE_HEADING_ID);
const notices = () => textsOf('.notice > p');

async function paste(text: string) {
  await click(field());
  await user.paste(text);
}

const pasted = () => screen.findByText('Pasted by you');

beforeAll(loadPasting);

it.each([
  ['an empty page', {}],
  ['another recipe', { ...LIST, recipe: SAVED }],
])('pasted recipe: is shown and saved without a heart, and Undo brings back %s', async (_, start) => {
  const before = 'recipe' in start ? ['Soup', ['Soup']] : ['', []];
  const page = renderPage(start);
  await user.type(field(), 'lee');
  await paste(RICE);
  expect(await pasted()).toBe(focused());
  expect(screen.queryByRole('region', { name: 'Dishes' })).toBeNull();
  expect([dish(), box().includes('Rice with eggs'), field().value]).toEqual(['Rice with eggs', true, 'lee']);
  const { recipe } = page.recipeActor.getSnapshot().context;
  expect([page.box.marksOf(recipe?.id ?? '').liked, recipe?.text]).toEqual([false, RICE]);
  expect(screen.queryByText('Suggest another')).toBeNull();
  await press('Undo');
  expect([dish(), box()]).toEqual(before);
  expect([screen.queryByText('Pasted by you'), foods()]).toEqual([
    null,
    page.recipeActor.getSnapshot().context.ingredients,
  ]);
  expect(focused()).toBe(heading() ?? field());
});

it('pasted recipe: can be moved from the recipe box to the ingredient list', async () => {
  const { box: saved } = renderPage();
  await paste(RICE);
  await pasted();
  await press('Put it on the list');
  expect([dish(), saved.getSnapshot().entries, isLong()]).toEqual(['', [], true]);
  expect(focused()).toBe(field());
});

it('recipe that is pasted again: opens the saved recipe instead of adding a copy', async () => {
  renderPage({ box: [SAVED] });
  await paste(SAVED.text);
  await waitFor(() => expect(dish()).toBe('Soup'));
  expect([box(), focused()]).toEqual([['Soup'], heading()]);
});

it('recipe that is pasted during a request: is added to the recipe box, and can be undone', async () => {
  const { request, answer, box: saved } = renderPage(LIST);
  await request();
  await paste(RICE);
  await screen.findByText('1 recipe added to your box.');
  expect(saved.getSnapshot().entries).toHaveLength(1);
  await press('Undo');
  expect(saved.getSnapshot().entries).toEqual([]);
  await answer('# Answer');
  expect(dish()).toBe('Answer');
});

it('pasted list: is added to the ingredient list after the text typed so far, even if long', async () => {
  renderPage();
  await user.type(field(), 'feta');
  await paste(FOODS.join('\n'));
  await waitFor(() => expect(field().value).toBe(''));
  await press(/more$/);
  expect(foods()).toEqual(['feta', ...FOODS]);
});

it('unreadable text: is added to the ingredient list if pasted, and refused if in a file', async () => {
  renderPage();
  vi.spyOn(reader, 'read').mockImplementation(() => {
    throw new Error('A fault of the reader');
  });
  await paste(RICE);
  await waitFor(() => expect(isLong()).toBe(true));
  await press(/more$/);
  expect(foods()).toContain('# Rice with eggs');
  chooseFiles(RICE);
  await screen.findByText(/^No recipe was found/);
});

it.each([
  ['Show as a recipe', true],
  ['Put it on the list', false],
])('doubtful text: waits for “%s”, and keeps a text typed meanwhile', async (answer, isRecipe) => {
  renderPage();
  await user.type(field(), 'bu');
  await paste(DOUBT);
  await screen.findByText('Is this a recipe?');
  await user.type(field(), 'tter');
  expect(notices()).toEqual(['Is this a recipe?']);
  expect([dish(), foods(), screen.queryByLabelText('Close')]).toEqual(['', [], null]);
  await press(answer);
  expect([dish() !== '', isLong(), notices()]).toEqual([isRecipe, !isRecipe, []]);
  expect([field().value, focused()]).toEqual(['butter', isRecipe ? heading() : field()]);
});

it('file with many recipes: adds each recipe to the box once, and shows their number', async () => {
  const { box: saved } = renderPage({ ...LIST, recipe: SAVED });
  const data = JSON.stringify([dataOf('One'), dataOf('Two'), dataOf('Three'), dataOf('One')]);
  chooseFiles(data);
  await screen.findByText('3 recipes added to your box.');
  expect([dish(), saved.getSnapshot().entries.length]).toEqual(['Soup', 4]);
  chooseFiles(data);
  await screen.findByText('This is in your box already.');
  expect(saved.getSnapshot().entries).toHaveLength(4);
});

it.each([
  ['PK\u0003\u0004', /^This is a zip file\. Unpack it and choose the file inside\.$/],
  ['%PDF-1.7', /Copy its text and paste it here instead\.$/],
  ['', /^This is empty\.$/],
])('file %j: is refused with a message that can be closed', async (content, sentence) => {
  renderPage({ ...LIST, recipe: SAVED });
  chooseFiles(content);
  await screen.findByText(sentence);
  await press('Close');
  expect([notices(), dish(), foods()]).toEqual([[], 'Soup', LIST.ingredients]);
});

it('several files: adds the recipes, even of a doubtful file, and says what was wrong with each other file', async () => {
  const { box: saved } = renderPage({ ...LIST, recipe: SAVED });
  const exported = saved.exportAll();
  saved.remove('soup');
  chooseFiles(exported, '%PDF-1.7', DOUBT, JSON.stringify(dataOf('Rice')), '', '');
  await screen.findByText(/^2 recipes added to your box\./);
  expect(notices()).toEqual([
    '2 recipes added to your box. recipes.json: Added 1 recipe. recipes.json: This is a PDF, or another file without plain text. Copy its text and paste it here instead. recipes.json, recipes.json: This is empty.',
  ]);
  await press('Undo');
  expect(box()).toEqual(['Soup']);
});

it('file of more than 5 MB: is refused without being read', async () => {
  renderPage();
  const [file] = chooseFiles('');
  Object.defineProperty(file, 'size', { value: 5_000_001 });
  await screen.findByText(/^This is too large/);
});

it('recipe dropped on the page: is shown, unless dropped in a field or dragged from the page', async () => {
  const { events, settled } = renderPage();
  const drop = (text: string, target: Element) =>
    ['dragover', 'drop'].map((type) => {
      const dataTransfer = { types: ['text/plain'], files: [], getData: () => text };
      const event = Object.assign(new Event(type, { cancelable: true }), { dataTransfer });
      Object.defineProperty(event, 'target', { value: target });
      events.dispatchEvent(event);
      return event.defaultPrevented;
    });
  expect(drop(RICE, field())).toEqual([false, false]);
  vi.stubGlobal('getSelection', () => RICE);
  expect(drop(RICE, document.body)).toEqual([true, true]);
  vi.unstubAllGlobals();
  expect(drop('eggs', document.body)).toEqual([true, true]);
  await settled(() => {});
  expect([screen.queryByText('Pasted by you'), foods()]).toEqual([null, []]);
  drop(RICE, document.body);
  await pasted();
});

it('dropped file: is taken once', async () => {
  const { events, settled } = renderPage();
  const text = async () => JSON.stringify([dataOf('One'), dataOf('Two')]);
  const dataTransfer = { types: ['Files'], files: [{ text }], getData: () => '' };
  events.dispatchEvent(Object.assign(new Event('drop'), { dataTransfer }));
  await waitFor(() => expect(notices()).not.toEqual([]));
  await settled(() => {});
  expect(notices()).toEqual(['2 recipes added to your box.']);
});

type Shared = Record<string, string>;

/** Opens the installed page after another app has shared a text, as the service worker leads it there. */
function openShared(shared: Shared | null) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('display-mode: standalone') }));
  const form = new FormData();
  for (const [name, value] of Object.entries(shared ?? {})) form.append(name, value);
  const remove = vi.fn(async () => true);
  vi.stubGlobal('caches', {
    match: async (address: string) =>
      shared && address === 'https://page.test/shared' ? { formData: async () => form } : undefined,
    keys: async () => ['cache'],
    open: async () => ({ delete: remove }),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { ...renderPage({ fragment: '#shared' }), remove };
}

it.each([
  ['https://example.com/rice', 'https://example.com/rice'],
  ['javascript:alert(1)', null],
  ['https://[', null],
  ['', 'https://example.com/end'],
])('shared recipe: is shown once, with the URL %j of its page only if valid', async (url, address) => {
  const text = `${RICE}\n\nhttps://example.com/end`;
  const { recipeActor, remove } = openShared({ title: 'Rice', text, url });
  await pasted();
  expect([dish(), location.hash]).toEqual(['Rice with eggs', '']);
  expect(recipeActor.getSnapshot().context.recipe?.pasted?.address).toBe(address);
  const link = screen.queryByRole('link', { name: /^example\.com/ });
  expect(link?.getAttribute('href') ?? null).toBe(address);
  expect(link?.getAttribute('rel')).toBe(address ? 'noopener noreferrer nofollow' : undefined);
  expect(remove).toHaveBeenCalledWith('https://page.test/shared');
});

it('shared text: goes on the list beside the message about an interrupted request', async () => {
  const before = openTestApp(LIST);
  before.recipeActor.send({ type: 'recipe.requested' });
  before.happen('pagehide');
  openShared({ text: 'leeks' });
  await waitFor(() => expect(foods()).toContain('leeks'));
  screen.getByText('Your recipe was interrupted');
});

it.each([
  [{ text: 'rice, eggs' }, ['rice', 'eggs']],
  [null, []],
])('shared text %j: becomes the list %j', async (shared, list) => {
  openShared(shared);
  await waitFor(() => expect(location.hash).toBe(''));
  await settle();
  await waitFor(() => expect(foods()).toEqual(list));
});
