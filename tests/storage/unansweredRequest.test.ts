import { expect, it } from 'vitest';
import { openTestApp } from '../testApp.ts';
import { settle } from '../testRecipeActor.ts';
import { fullWhile } from './storage.ts';

const UNCONNECTED = { environment: { VITE_HF_ACCESS_TOKEN: '' } };

it('goes on in the page that the sign-in comes back to, and nowhere else', async () => {
  const before = openTestApp({ ...UNCONNECTED, ingredients: ['rice', 'eggs'], staples: ['salt'] });
  before.recipeActor.send({ type: 'recipe.requested' });
  before.connection.actor.send({ type: 'account.requested', remember: true });
  before.lastSignIn().finish();
  await settle();

  const after = openTestApp({ ...UNCONNECTED, returning: true });
  after.lastSignIn().finish({ name: 'ada', expiresAt: 3_600_000 });
  await settle();
  expect(after.calls.map(({ input }) => [input.ingredients, input.staples])).toEqual([
    [['rice', 'eggs'], ['salt']],
  ]);

  // Back by the button of the browser, from its memory: with the account that was kept meanwhile, and without.
  before.happen('pageshow', true);
  expect([before.calls.length, before.recipeActor.getSnapshot().value]).toEqual([0, 'collecting']);
});

it('waits on in a page that comes back without an answer', async () => {
  const { recipeActor, connection, lastSignIn, happen } = openTestApp({
    ...UNCONNECTED,
    ingredients: ['rice', 'eggs'],
  });
  recipeActor.send({ type: 'recipe.requested' });
  connection.actor.send({ type: 'account.requested', remember: true });
  lastSignIn().finish();
  await settle();
  happen('pageshow', true);
  expect(recipeActor.getSnapshot().value).toBe('connecting');
});

it('waits on in a page that could not keep it', () => {
  const tab = fullWhile(() => true);
  const { recipeActor, happen } = openTestApp({ ...UNCONNECTED, ingredients: ['rice', 'eggs'], tab });
  recipeActor.send({ type: 'recipe.requested' });
  happen('pageshow', true);
  expect(recipeActor.getSnapshot().value).toBe('connecting');
});
