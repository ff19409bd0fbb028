import { expect, it } from 'vitest';
import { settle } from '../recipeOf.ts';
import { openTestApp } from '../testApp.ts';
import { fullWhile } from './storage.ts';

const UNCONNECTED = { environment: { VITE_HF_ACCESS_TOKEN: '' } };

/** A request has been made, and waits. */
function ask(start = {}) {
  const app = openTestApp({ ...UNCONNECTED, ingredients: ['rice', 'eggs'], ...start });
  app.recipeActor.send({ type: 'recipe.requested' });
  return app;
}

/** The page is left for a sign-in. */
async function leave({ connection, lastSignIn }: ReturnType<typeof ask>) {
  connection.actor.send({ type: 'account.requested', remember: true });
  lastSignIn().finish();
  await settle();
}

it('goes on in the page that the sign-in comes back to, and nowhere else', async () => {
  const before = ask({ staples: ['salt'] });
  await leave(before);

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
  const app = ask();
  await leave(app);
  app.happen('pageshow', true);
  expect(app.recipeActor.getSnapshot().value).toBe('connecting');
});

it('waits on in a page that could not keep it', () => {
  const { recipeActor, happen } = ask({ tab: fullWhile(() => true) });
  happen('pageshow', true);
  expect(recipeActor.getSnapshot().value).toBe('connecting');
});
