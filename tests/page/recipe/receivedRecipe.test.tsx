import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { recipeOf } from '../../recipeOf.ts';
import { findForbidden } from '../rendering/hostile.ts';
import { renderPage } from '../renderPage.tsx';
import { textsOf } from '../visitor.ts';
import { ODD, packContent } from './brokenLinks.ts';

const SAID = 'This link doesn’t work. Ask for a new one.';
const OWN = recipeOf('# Egg-fried rice\n\n- 2 eggs\n\n1. Fry.');
const VISITOR = { ingredients: ['rice', 'eggs'], recipe: OWN, recentRecipes: [OWN] };
const HOME = 'https://page.test/';

const said = () => screen.queryByText(SAID) !== null;
const stored = () => JSON.stringify(Object.entries(localStorage).sort());
const dish = () => textsOf('.pane .dish').join();

const whatTheVisitorHas = () => ({
  dish: dish(),
  list: textsOf('.ingredients .name'),
  box: textsOf('.kept-recipe h3'),
});

const UNTOUCHED = { dish: 'Egg-fried rice', list: ['rice', 'eggs'], box: ['Egg-fried rice'] };

/** What is stored in a visit without any link. */
let before = '';
beforeAll(() => {
  renderPage(VISITOR).stop();
  before = stored();
  cleanup();
  localStorage.clear();
});

it('a link that holds no recipe is told of, and nothing is lost', async () => {
  const { fragments } = renderPage({ ...VISITOR, fragment: '#r2.a#c' });
  await screen.findByText(SAID);
  expect(fragments.at(-1)).toBe('');
  expect(whatTheVisitorHas()).toEqual(UNTOUCHED);
  expect(stored()).toBe(before);
});

it('a fragment of another page is left alone', async () => {
  const { fragments, settled } = renderPage({ ...VISITOR, fragment: '#access_token=abc&state=xyz' });
  await settled(() => {});
  expect(said()).toBe(false);
  expect(fragments).toEqual([]);
});

it('a recipe of markup, and of what is nobody else’s, is shown like an answer, and kept nowhere', async () => {
  const { container, recipeActor } = renderPage({ ...VISITOR, fragment: ODD });
  await screen.findByText('Sent to you');
  expect(said()).toBe(false);
  expect(stored()).toBe(before);
  expect(recipeActor.getSnapshot().context.received).toMatchObject({
    id: expect.stringMatching(/^sent-/),
    onDevice: false,
    taste: { diets: [], minutes: null, eaters: null, language: null },
  });
  for (const part of container.querySelectorAll('.recipe')) {
    expect(findForbidden(part)).toEqual([]);
  }
  expect(container.querySelectorAll('script, img[src*=evil], [onerror]')).toHaveLength(0);
  fireEvent.click(screen.getByText(/^Back to/, { selector: 'button span' }));
  expect(whatTheVisitorHas()).toEqual(UNTOUCHED);
  expect(stored()).toBe(before);
});

const RICE = '# Rice\n\nServes 2\n\n## Ingredients\n\n- 200 g rice\n\n## Steps\n\n1. Boil it.';
const SENT = packContent({ text: RICE, scale: 1.5 });

it('brings the settings with it: coming above the button that keeps it, they would push that away', async () => {
  renderPage({ fragment: SENT });
  await screen.findByText('Sent to you');
  expect(screen.queryByText('Your taste')).not.toBeNull();
});

it('a recipe that was kept and deleted is no longer said to be in the box', async () => {
  renderPage({ fragment: SENT });
  await screen.findByText('Sent to you');
  fireEvent.click(screen.getByText('Keep it'));
  expect(screen.queryByText(/It’s in your box now/)).not.toBeNull();
  fireEvent.click(screen.getByLabelText('More: Rice'));
  fireEvent.click(screen.getByText('Delete'));
  expect(screen.queryByText(/It’s in your box now/)).toBeNull();
});

it('a link that is opened while a recipe is made waits behind that', async () => {
  const { openLink, link, answer, fragments, settled } = renderPage(VISITOR);
  const isRead = new Promise<void>((resolve) => link.hasBroken.subscribe(resolve));
  fireEvent.click(screen.getByText('Suggest another'));
  openLink(`${HOME}?a=b${SENT}`);
  await settled(() => {});
  await isRead;
  await settled(() => {});
  expect(screen.queryByText('Sent to you')).toBeNull();
  expect(fragments.at(-1)).toBe(SENT);
  await answer('# Soup');
  expect(dish()).toBe('Soup');
  await settled(() => fireEvent.click(screen.getByText('Rice', { selector: 'button span span' })));
  expect(dish()).toBe('Rice');
  expect(screen.queryByText('Sent to you')).not.toBeNull();
});

it('of a recipe that is in the box by now opens that', async () => {
  const { fragments } = renderPage({ box: [recipeOf(RICE)], fragment: SENT });
  expect(await screen.findByText("Basil's Kitchen Recommends:")).toBeTruthy();
  expect(fragments.at(-1)).toBe('');
  expect(screen.queryByText('Sent to you')).toBeNull();
});

it('opened twice, it is the same recipe, for as many as it was sent', async () => {
  const { openLink, recipeActor, box } = renderPage({ fragment: SENT });
  await screen.findByText('Sent to you');
  const first = recipeActor.getSnapshot().context.received;
  let served = 0;
  recipeActor.on('pane.changed', () => served++);
  openLink(`${HOME}${SENT}`);
  await waitFor(() => expect(served).toBe(1));
  expect(recipeActor.getSnapshot().context.received).toBe(first);
  expect(box.marksOf(first?.id ?? '').scale).toBe(1.5);
});

describe('the address of the page', () => {
  const back = (dish: string) => fireEvent.click(screen.getByText(dish, { selector: '.back span span' }));

  it('holds the link until the recipe is kept or replaced', async () => {
    const { fragments, settled } = renderPage({ ...VISITOR, fragment: SENT });
    await screen.findByText('Sent to you');
    const then = async (press: () => void) => {
      await settled(press);
      return fragments.at(-1);
    };
    expect(fragments.at(-1)).toBe(SENT);
    expect(await then(() => back('Egg-fried rice'))).toBe('');
    expect(await then(() => back('Rice'))).toBe(SENT);
    expect(await then(() => fireEvent.click(screen.getByText('Keep it')))).toBe('');
  });

  it('brings the same recipe after a reload: its timer is at its step', async () => {
    const TIMED = packContent({ text: '# Rice\n\n- 200 g rice\n\n1. Boil it for 10 minutes.' });
    const { stop } = renderPage({ fragment: TIMED });
    await screen.findByText('Sent to you');
    fireEvent.click(screen.getByLabelText('Start a timer: 10 minutes'));
    stop();
    cleanup();
    renderPage({ fragment: TIMED, isReload: true });
    await screen.findByText('Sent to you');
    expect(screen.queryByLabelText('To the timer: 10 minutes')).not.toBeNull();
  });

  it('brings the recipe back below the interruption of a request, after a reload', async () => {
    const { settled, stop } = renderPage({ ...VISITOR, fragment: SENT });
    await screen.findByText('Sent to you');
    await settled(() => fireEvent.click(screen.getByText('Get a recipe')));
    stop();
    cleanup();
    const { fragments, settled: later } = renderPage({ fragment: SENT, isReload: true });
    await screen.findByText('Your recipe was interrupted');
    await later(() => back('Rice'));
    expect(screen.queryByText('Sent to you')).not.toBeNull();
    expect(fragments.at(-1)).toBe(SENT);
  });

  it('follows the pane on the way back: an old entry of the history opens nothing', async () => {
    const { fragments, goBackTo, openLink, settled } = renderPage({ ...VISITOR, fragment: SENT });
    await screen.findByText('Sent to you');
    await settled(() => back('Egg-fried rice'));
    await settled(() => void goBackTo(`${HOME}${SENT}`));
    expect([dish(), fragments.at(-1)]).toEqual(['Egg-fried rice', '']);
    openLink(`${HOME}${SENT}`);
    await screen.findByText('Sent to you');
    await settled(() => void goBackTo(HOME));
    expect([dish(), fragments.at(-1)]).toEqual(['Rice', SENT]);
  });
});

it('the answer of a sign-in is used beside it', async () => {
  const { connection } = renderPage({ fragment: SENT, returning: true });
  await screen.findByText('Sent to you');
  expect(connection.actor.getSnapshot().hasTag('signingIn')).toBe(true);
});

it('what is said of a broken link can be closed, and gives its place to a new version after that', async () => {
  const { tellNewVersion } = renderPage({ fragment: '#r9.abc' });
  await screen.findByText(SAID);
  await tellNewVersion();
  expect(screen.queryByText('A new version of this page is ready.')).toBeNull();
  fireEvent.click(screen.getByLabelText('Close', { selector: '.page-notice *' }));
  expect(said()).toBe(false);
  expect(screen.queryByText('A new version of this page is ready.')).not.toBeNull();
});
