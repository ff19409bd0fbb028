import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RequestInput } from '../../../machines/request.ts';
import { NO_TASTE } from '../../../machines/taste.ts';
import { RECIPE_HEADING_ID } from '../../../src/page/browser/focus.ts';
import { recipeOf } from '../../recipeOf.ts';
import type { Start } from '../../testApp.ts';
import { LIST, renderPage, UNCONNECTED } from '../renderPage.tsx';
import { button, focused, press, textsOf, user } from '../visitor.ts';

const pane = () => within(screen.getByRole('region', { name: 'Recipe' }));
const dish = (name: string) => pane().getByRole('heading', { name });
const TITLE = "Basil's Kitchen Recommends:";
const heading = () => screen.queryByRole('heading', { name: TITLE });

function interrupt(start: Start = {}, change: RequestInput['change'] = null) {
  const asked = { version: 1, ...LIST, taste: NO_TASTE, notAgain: ['Soup'], change, page: 'before' };
  sessionStorage.setItem('recipe-kitchen.request', JSON.stringify(asked));
  return renderPage({ ...LIST, ...start });
}

async function ask(start: Start = LIST) {
  const page = renderPage(start);
  await press('Get a recipe');
  return page;
}

async function fail(start: Start = LIST, kind = 'server') {
  const page = await ask(start);
  await page.failThrice(kind);
  return page;
}

it('a recipe stands in live regions that were there before it, but for its tools, and names the dish first', async () => {
  const { answer } = await ask();
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

it('a recipe is read aloud when it has just come, and not when it was there before', async () => {
  const boxed = recipeOf('# From the box', { id: 'boxed' });
  const { answer } = await ask({ ...LIST, recipe: recipeOf('# SavedContext', { id: 'kept' }), box: [boxed] });
  const live = (name: string) => dish(name).closest('[aria-live]')?.getAttribute('aria-live');
  await press('Cancel');
  expect(live('SavedContext')).toBe('off');
  await press('Get a recipe');
  await answer('# Fresh', { id: 'fresh' });
  expect(live('Fresh')).toBe('polite');
  await press('Get a recipe');
  await press('Cancel');
  expect(live('Fresh')).toBe('off');
  await press('From the box');
  expect(live('From the box')).toBe('off');
});

describe('the heading', () => {
  /** jsdom lays nothing out: the heading is placed by hand. */
  function placeHeading(top: number) {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 30));
    return vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  }

  it('leaves the page where it is while the visitor is typing', async () => {
    const { answer } = await ask({ ...LIST, box: Array.from({ length: 6 }, (_, at) => recipeOf(`# ${at}`)) });
    const scrolled = placeHeading(2_000);
    await user.type(screen.getByLabelText('Search'), 'fet');
    await answer('# Rice');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('leaves the page where it is for a kept recipe, and for one that cancelling brings back', async () => {
    const scrolled = placeHeading(2_000);
    await ask({ ...LIST, recipe: recipeOf('# SavedContext') });
    expect(heading()).toBeNull();
    await press('Cancel');
    expect(dish('SavedContext')).toBeTruthy();
    expect(scrolled).not.toHaveBeenCalled();
  });
});

describe('an interrupted request', () => {
  it('is told, in sight on a phone too, and asked again as it was', async () => {
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const { calls } = interrupt();
    const told = screen.getByRole('heading', { name: 'Your recipe was interrupted' }).parentElement;
    expect(scrolled.mock.contexts.at(-1)).toBe(told);
    expect(scrolled).toHaveBeenLastCalledWith({ block: 'center' });
    await press('Ask again');
    expect(calls.map(({ input }) => input.notAgain)).toEqual([['Soup']]);
    expect(focused()).toBe(button('Get a recipe'));
  });

  it('interrupted request: leaves a refused sign-in to the masthead', async () => {
    const { lastSignIn, settled } = interrupt({ returning: true, ...UNCONNECTED });
    await settled(() => lastSignIn().fail(Object.assign(new Error('denied'), { name: 'denied' })));
    expect(within(screen.getByRole('banner')).getByText(/^You did not let/).className).toBe('problem');
    expect(pane().getByText(/^You left before/)).toBeTruthy();
  });

  it('of a change is asked again whatever is on the list, of which nothing is said', async () => {
    const { calls } = interrupt({}, { wish: 'Quicker', of: recipeOf('# Fried rice') });
    await user.type(screen.getByRole('textbox', { name: 'Add more than one ingredient' }), 'leek{Enter}');
    expect(pane().queryByText(/as they were/)).toBeNull();
    await press('Ask again');
    expect(calls.map(({ input }) => input.change?.wish)).toEqual(['Quicker']);
  });
});

describe('the apology', () => {
  const headings = () => textsOf('.pane :is(h2, h3)');

  it('stands under the heading of every recipe, leads with the cause, and is said aloud', async () => {
    await fail();
    expect(headings()).toEqual([TITLE, 'The service is having problems']);
    expect(heading()?.id).toBe(RECIPE_HEADING_ID);
    const apology = pane().getByText(
      'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.',
    );
    expect(apology.closest('[aria-live="polite"]')).not.toBeNull();
  });

  it('apology: has no second button that asks again, unless for a change', async () => {
    const { calls } = await fail(LIST, 'timeout');
    expect(textsOf('.button-main')).toEqual(['Get a recipe']);
    await press('Get a recipe');
    expect(calls).toHaveLength(4);
    expect(focused()).toBe(button('Get a recipe'));
  });

  it.each([
    ['Connect again', 'Your token didn’t work', { ...LIST, hasToken: true }],
    [
      'Sign in again',
      'Your account was refused',
      { ...LIST, account: { name: 'ann', expiresAt: Date.now() + 1e9 } },
    ],
    ['Connect your own AI', 'This site’s AI access isn’t working', LIST],
  ])('apology: opens the connection dialog by “%s” when “%s”', async (name, cause, start) => {
    await fail(start, 'refused credentials');
    expect(headings()).toEqual([TITLE, cause]);
    expect(textsOf('.button-main')).toEqual([name]);
    await press(name);
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it.each([
    ['refused credentials', 'This site’s AI access isn’t working', 'Please tell its owner.'],
    ['model not served', 'This site’s model can’t be found', /Please tell the owner of this site\.$/],
    ['only thinking', 'The model never got to the recipe', /the owner of this site has to choose another\.$/],
  ])('apology: sends the visitor to the owner of an own server: %s', async (kind, cause, advice) => {
    await fail({ ...LIST, environment: { VITE_INFERENCE_URL: '/v1' } }, kind);
    expect(headings()).toEqual([TITLE, cause]);
    expect(pane().getByText(advice)).toBeTruthy();
    expect(textsOf('.button-main')).toEqual(['Get a recipe']);
  });

  it('knows when the network is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { settled } = await fail(LIST, 'offline');
    expect(headings()).toEqual([TITLE, 'You’re offline']);
    online.mockReturnValue(true);
    await settled(() => window.dispatchEvent(new Event('online')));
    expect(headings()).toEqual([TITLE, 'You were offline']);
  });
});

it('while a first recipe is made, the pane says of what', async () => {
  await ask({ ingredients: ['rice', 'eggs', 'leek', 'cream', 'dill'] });
  expect(document.querySelector('.waiting-for')?.textContent).toBe('rice, eggs, leek and 2 more');
});

it.each([
  ['an interrupted request', interrupt],
  ['the last failure', fail],
])('the way back from %s to the recipe before takes the focus to the pane', async (_, happen) => {
  await happen({ ...LIST, recipe: recipeOf('# Fried rice') });
  await press('Back to Fried rice');
  expect(dish('Fried rice')).toBeTruthy();
  expect(focused()).toBe(heading());
});
