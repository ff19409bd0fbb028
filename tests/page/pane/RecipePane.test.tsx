import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { NoDish, RequestInput } from '../../../machines/request.ts';
import { RECIPE_HEADING_ID } from '../../../src/page/browser/focus.ts';
import { recipeOf, requestOf } from '../../recipeOf.ts';
import { tablesIn } from '../../rowsIn.ts';
import type { Start } from '../../testApp.ts';
import { LIST, renderPage, UNCONNECTED } from '../renderPage.tsx';
import { button, click, focused, press, textsOf, type } from '../visitor.ts';
import TABLES from './recipePane.tables.tsv?raw';

const tables = tablesIn(TABLES);

const pane = () => within(screen.getByRole('region', { name: 'Recipe' }));
const dish = (name: string) => pane().getByRole('heading', { name });
const TITLE = "Basil's Kitchen Recommends:";
const heading = () => screen.queryByRole('heading', { name: TITLE });

function interrupt(start: Start = {}, change: RequestInput['change'] = null) {
  const storedRequest = { version: 1, ...requestOf({ notAgain: ['Soup'] }), change, page: 'before' };
  sessionStorage.setItem('recipe-kitchen.request', JSON.stringify(storedRequest));
  return renderPage({ ...LIST, ...start });
}

async function request(start: Start = LIST) {
  const page = renderPage(start);
  await press('Get a recipe');
  return page;
}

async function fail(start: Start = LIST, kind = 'server') {
  const page = await request(start);
  await page.failThrice(kind);
  return page;
}

it('failed change: stops the video of the hidden recipe, which “Back to” shows again', async () => {
  const text = '# Rice\n\n- 2 eggs\n\n1. Fry.\n\n[Scrambled](https://youtu.be/PUP7U5vTMM0)';
  const recipe = recipeOf(text);
  const { send, failThrice, container } = renderPage({ ...LIST, recipe, recentRecipes: [recipe] });
  const poster = container.querySelector('.video img') as HTMLElement;
  Object.defineProperty(poster, 'naturalWidth', { value: 320 });
  fireEvent.load(poster);
  await press('Play: Scrambled');
  await click(screen.getByRole('checkbox', { name: '2 eggs' }));
  const part = container.querySelector('.recipe-head');
  await send({ type: 'change.requested', wish: 'Quicker' });
  expect(container.querySelector('iframe')).not.toBeNull();
  await failThrice();
  expect(container.querySelector('iframe')).toBeNull();
  await press('Back to Rice');
  expect(container.querySelector('.recipe-head')).toBe(part);
  expect(screen.getByRole('checkbox', { name: '2 eggs' })).toHaveProperty('checked', true);
  button('Play: Scrambled');
});

it.each(tables('no dish'))('no dish: the message names the reason (%s)', async (reason, title, advice) => {
  const { settled, lastCall } = await request({ ...LIST, ...UNCONNECTED });
  await settled(() => lastCall().answer({ reason: reason as NoDish['reason'] }));
  pane().getByRole('heading', { name: title });
  pane().getByText(advice);
  expect(textsOf('.button-main')).toEqual(['Choose an AI']);
});

it('new recipe: screen readers announce the name and the text, but not the buttons', async () => {
  const { answer } = await request();
  const regions = [...document.querySelectorAll('[aria-live="polite"]')];
  expect(heading()).toBeNull();
  await answer('Sure!\n\n# Egg-fried rice\n\nQuick.\n\n## You need\n\n- rice');
  expect(heading()).not.toBeNull();
  for (const part of [dish('Egg-fried rice'), screen.getByRole('checkbox', { name: 'rice' })]) {
    expect(regions).toContain(part.closest('[aria-live="polite"]'));
  }
  expect(button('More').closest('[aria-live]')).toBeNull();
  const text = screen.getByRole('region', { name: 'Recipe' }).textContent;
  expect(text).toMatch(/Recommends:.*Egg-fried rice.*Quick\..*More.*You need/s);
});

it('recipe in the pane: is announced only when it arrives as an answer, or as a change', async () => {
  const boxed = recipeOf('# From the box', { id: 'boxed' });
  const saved = recipeOf('# Saved', { id: 'saved' });
  const { answer, send } = await request({ ...LIST, recipe: saved, box: [boxed] });
  const live = (name: string) => dish(name).closest('[aria-live]')?.getAttribute('aria-live');
  await press('Cancel');
  expect(live('Saved')).toBe('off');
  await press('Get a recipe');
  await answer('# Fresh', { id: 'fresh' });
  expect(live('Fresh')).toBe('polite');
  await press('Get a recipe');
  await press('Cancel');
  expect(live('Fresh')).toBe('off');
  await press('From the box');
  expect(live('From the box')).toBe('off');
  await press('Fresh');
  expect(live('Fresh')).toBe('off');
  // The changed recipe will take its place.
  await send({ type: 'change.requested', wish: 'less salt' });
  expect(live('Fresh')).toBe('polite');
});

it('recipe pane: scrolls neither to a saved or restored recipe, nor while the visitor types', async () => {
  // Gives the heading a position because jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 2_000, 300, 30));
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const box = Array.from({ length: 6 }, (_, at) => recipeOf(`# ${at}`));
  const { answer } = await request({ ...LIST, box, recipe: recipeOf('# Saved') });
  expect(heading()).toBeNull();
  await press('Cancel');
  dish('Saved');
  await press('Get a recipe');
  await type(screen.getByLabelText('Search'), 'fet');
  await answer('# Rice');
  dish('Rice');
  expect(scrolled).not.toHaveBeenCalled();
});

it('interrupted request: has a message that scrolls into view, and can be repeated', async () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const { calls } = interrupt();
  const message = screen.getByRole('heading', { name: 'Your recipe was interrupted' }).parentElement;
  expect(scrolled.mock.contexts.at(-1)).toBe(message);
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'center' });
  expect(textsOf('.button-main')).toEqual(['Ask again']);
  await press('Ask again');
  expect(calls.map(({ input }) => input.notAgain)).toEqual([['Soup']]);
  expect(focused()?.textContent).toBe('Generating recipe...');
});

it('interrupted request: a refused sign-in is reported only in the page header', async () => {
  const { lastSignIn, settled } = interrupt({ returning: true, ...UNCONNECTED });
  await settled(() => lastSignIn().fail(Object.assign(new Error('denied'), { name: 'denied' })));
  expect(within(screen.getByRole('banner')).getByText(/^You did not let/).className).toBe('problem');
  pane().getByText(/^Your list is still here/);
});

const headings = () => textsOf('.pane :is(h2, h3)');

it('failure message: is announced like a recipe, and begins with the required sentence', async () => {
  const recipe = recipeOf('# Fried rice', LIST);
  await fail({ ...LIST, recipe, recentRecipes: [recipe] });
  expect(textsOf('.button-main')).toEqual(['Try again']);
  expect(headings()).toEqual([TITLE, 'The service is having problems']);
  expect(heading()?.id).toBe(RECIPE_HEADING_ID);
  const message = pane().getByRole('heading', { level: 3 }).closest('.message');
  expect(message?.parentElement?.getAttribute('aria-live')).toBe('polite');
  const [first] = message?.children ?? [];
  expect([first?.className, first?.textContent]).toEqual([
    'recipe',
    'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.',
  ]);
});

it.each(tables('refused credentials'))(
  'failure message: the button “%s” opens the connection dialog if the cause is “%s”',
  async (name, cause, start) => {
    await fail({ ...LIST, ...JSON.parse(start) }, 'refused credentials');
    expect(headings()).toEqual([TITLE, cause]);
    expect(textsOf('.button-main')).toEqual([name]);
    await press(name);
    await screen.findByRole('dialog');
  },
);

it.each(tables('own server'))(
  'failure message: refers to the site owner if the page has its own server (%s)',
  async (kind, cause, advice) => {
    await fail({ ...LIST, environment: { VITE_INFERENCE_URL: '/v1' } }, kind);
    expect(headings()).toEqual([TITLE, cause]);
    pane().getByText((text) => text.endsWith(advice));
    expect(textsOf('.button-main')).toEqual(['Try again']);
  },
);

it('failure message: offers another model if the prompt is too long', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  await fail(LIST, 'prompt too long');
  expect(headings()).toEqual([TITLE, 'Your request is too long for this model']);
  pane().getByText('Remove some ingredients, shorten your wishes, or choose another model.');
  await press('Choose another');
  const dialog = await screen.findByRole('dialog');
  expect(textsOf('details[open] h3', dialog)).toEqual(['Advanced']);
});

it('failure message: says "You were offline" once the page is online again', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { settled } = await fail(LIST, 'offline');
  expect(headings()).toEqual([TITLE, 'You’re offline']);
  expect(screen.getByText('You’re offline. The model needs a connection.').className).toContain('unseen');
  online.mockReturnValue(true);
  await settled(() => window.dispatchEvent(new Event('online')));
  expect(headings()).toEqual([TITLE, 'You were offline']);
});

it.each([
  ['an interrupted request', interrupt],
  ['a failure', fail],
])('“Back to” button: shows and focuses the previous recipe after %s', async (_, start) => {
  await start({ ...LIST, recipe: recipeOf('# Fried rice') });
  await press('Back to Fried rice');
  dish('Fried rice');
  expect(focused()).toBe(heading());
});
