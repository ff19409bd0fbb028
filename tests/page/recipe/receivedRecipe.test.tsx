import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { recipeOf } from '../../recipeOf.ts';
import type { Start } from '../../testApp.ts';
import { findForbidden } from '../rendering/hostile.ts';
import { LIST, renderPage } from '../renderPage.tsx';
import { dish, textsOf } from '../visitor.ts';
import { ODD, packContent } from './brokenLinks.ts';

const SAID = 'This link doesn’t work. Ask for a new one.';
const OWN = recipeOf('# Egg-fried rice\n\n- 2 eggs\n\n1. Fry.');
const VISITOR = { ...LIST, recipe: OWN, recentRecipes: [OWN] };

const isNoticeShown = () => screen.queryByText(SAID) !== null;
const stored = () => JSON.stringify(Object.entries(localStorage).sort());

const whatTheVisitorHas = () => ({
  dish: dish(),
  list: textsOf('.ingredients .name'),
  box: textsOf('.kept-recipe h3'),
});

const UNTOUCHED = { dish: 'Egg-fried rice', list: ['rice', 'eggs'], box: ['Egg-fried rice'] };

const RICE = '# Rice\n\nServes 2\n\n## Ingredients\n\n- 200 g rice\n\n## Steps\n\n1. Boil it.';
const SENT = packContent({ text: RICE, scale: 1.5 });

async function openSent(start: Start = {}) {
  const page = renderPage({ fragment: SENT, ...start });
  await screen.findByText('Sent to you');
  return page;
}

/** Follows a link to a recipe during a request, and waits until the link is read. */
async function follow({ openLink, message, settled }: ReturnType<typeof renderPage>, link: string) {
  const isRead = new Promise<void>((resolve) => message.subscribe(resolve));
  openLink(link);
  await settled(() => {});
  await isRead;
  await settled(() => {});
}

/** Stored data after a visit without a shared link. */
let before = '';
beforeAll(() => {
  renderPage(VISITOR).stop();
  before = stored();
  cleanup();
  localStorage.clear();
});

it('broken link: shows a notice before any other notice, and changes no data', async () => {
  const { tellNewVersion } = renderPage({ ...VISITOR, fragment: '#r2.a#c' });
  await screen.findByText(SAID);
  expect(location.hash).toBe('');
  expect(whatTheVisitorHas()).toEqual(UNTOUCHED);
  expect(stored()).toBe(before);
  await tellNewVersion();
  const isNewerShown = () => screen.queryByText('A new version of this page is ready.') !== null;
  expect(isNewerShown()).toBe(false);
  fireEvent.click(screen.getByLabelText('Close', { selector: '.page-notice *' }));
  expect([isNoticeShown(), isNewerShown()]).toEqual([false, true]);
});

it('shared recipe: is rendered like an answer, and is not saved', async () => {
  const { container, recipeActor } = await openSent({ ...VISITOR, fragment: ODD });
  expect(isNoticeShown()).toBe(false);
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

it('saved shared recipe: when deleted, the message “It’s in your box now” disappears', async () => {
  await openSent();
  // The settings appear together with the recipe, so that no button moves later.
  expect(screen.queryByText('Your taste')).not.toBeNull();
  fireEvent.click(screen.getByText('Keep it'));
  expect(screen.queryByText(/It’s in your box now/)).not.toBeNull();
  fireEvent.click(screen.getByLabelText('More: Rice'));
  fireEvent.click(screen.getByText('Delete'));
  expect(screen.queryByText(/It’s in your box now/)).toBeNull();
});

it('shared recipe: is checked against the wishes of the receiver, not of the sender', async () => {
  const text = RICE.replace('Serves 2', 'Serves 2 · 50 min').replace('- 200 g rice', '$&\n- 50 g peanuts');
  const sent = { text, taste: { avoid: ['rice'], diets: ['halal'], minutes: 30, ownWords: 'Pregnant' } };
  const { recipeActor, container } = await openSent({ fragment: packContent(sent) });
  expect(container.querySelector('.warning')).toBeNull();
  await act(async () => recipeActor.send({ type: 'taste.changed', changes: { avoid: ['peanuts'] } }));
  expect(textsOf('.warning strong')).toEqual(['peanuts']);
  fireEvent.click(screen.getByText('Keep it'));
  expect(stored()).not.toMatch(/halal|Pregnant/);
});

it('link to a saved recipe, followed during a request: keeps the saved copy and its servings', async () => {
  const page = await openSent(LIST);
  const { box, recipeActor, answer, settled } = page;
  fireEvent.click(screen.getByText('Keep it'));
  const { id } = recipeActor.getSnapshot().context.recipe ?? { id: '' };
  act(() => box.mark(id, { scale: 3 }));
  await settled(() => recipeActor.send({ type: 'recipe.requested' }));
  await follow(page, SENT);
  expect(box.marksOf(id).scale).toBe(3);
  await answer('# Soup');
  await settled(() => fireEvent.click(screen.getByText('Rice', { selector: '.back span span' })));
  expect(screen.queryByText('It isn’t saved yet.')).toBeNull();
  expect([dish(), textsOf('.amounts output')]).toEqual(['Rice', ['For 6 servings']]);
  expect(textsOf('.kept-recipe h3').toSorted()).toEqual(['Rice', 'Soup']);
});

it('link followed again: keeps the recipe, and the servings that the receiver has chosen', async () => {
  const { openLink, box, recipeActor } = await openSent();
  const received = () => recipeActor.getSnapshot().context.received;
  const first = received();
  const id = first?.id ?? '';
  expect(box.marksOf(id).scale).toBe(1.5);
  act(() => box.mark(id, { scale: 3 }));
  let changes = 0;
  recipeActor.on('pane.changed', () => changes++);
  openLink(SENT);
  await waitFor(() => expect(changes).toBe(1));
  expect(received()).toBe(first);
  expect(box.marksOf(id).scale).toBe(3);
});

it('shared recipe: opens the saved copy if the recipe box has the same recipe', async () => {
  renderPage({ box: [recipeOf(RICE)], fragment: SENT });
  await screen.findByText("Basil's Kitchen Recommends:");
  expect(location.hash).toBe('');
  expect(screen.queryByText('Sent to you')).toBeNull();
});

it('several followed links: the recipe of the last link stays open, whichever link loads first', async () => {
  const { openLink, settled } = renderPage(VISITOR);
  let finish: (bytes: ArrayBuffer) => void = () => {};
  const slow = new Promise<ArrayBuffer>((resolve) => {
    finish = resolve;
  });
  const read = vi.spyOn(Response.prototype, 'arrayBuffer').mockReturnValueOnce(slow);
  const text = '# Soup\n\n- 1 leek\n\n1. Boil it.';
  openLink(packContent({ text }));
  openLink(SENT);
  await waitFor(() => expect(dish()).toBe('Rice'));
  expect(read).toHaveBeenCalledTimes(2);
  const { ingredients, taste } = OWN;
  const soup = new TextEncoder().encode(JSON.stringify({ text, cutShort: false, ingredients, taste }));
  await settled(() => finish(soup.buffer as ArrayBuffer));
  expect(dish()).toBe('Rice');
});

it('URL: loses the link once another recipe is shown, even after going back in the history', async () => {
  const { goBackTo, openLink, settled } = await openSent(VISITOR);
  fireEvent.click(screen.getByText('Egg-fried rice', { selector: '.back span span' }));
  await settled(() => void goBackTo(SENT));
  expect([dish(), location.hash]).toEqual(['Egg-fried rice', '']);
  openLink(SENT);
  await screen.findByText('Sent to you');
  expect([dish(), location.hash]).toEqual(['Rice', SENT]);
});

it('sign-in: continues even if the URL contains a shared recipe', async () => {
  const { connection } = await openSent({ returning: true });
  expect(connection.actor.getSnapshot().hasTag('signingIn')).toBe(true);
});
