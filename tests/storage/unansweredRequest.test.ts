import { describe, expect, it } from 'vitest';
import { settle } from '../recipeOf.ts';
import { connectElsewhere, openTestApp, type Start } from '../testApp.ts';
import { fullWhile } from './storage.ts';

const UNCONNECTED = { environment: { VITE_HF_ACCESS_TOKEN: '' } };
const ADA = { name: 'ada', expiresAt: 3_600_000 };
const INTERRUPTED = { shown: 'interrupted' };

type App = ReturnType<typeof openTestApp>;

const stateOf = ({ recipeActor }: App) => recipeActor.getSnapshot().value;

function ask(start: Start = {}) {
  const app = openTestApp({ ...UNCONNECTED, ingredients: ['rice', 'eggs'], ...start });
  app.recipeActor.send({ type: 'recipe.requested' });
  return app;
}

async function leaveForSignIn({ connection, lastSignIn, happen }: App) {
  connection.actor.send({ type: 'account.requested', remember: true });
  lastSignIn().finish();
  await settle();
  happen('pagehide');
}

/** The page that the tab shows next. */
async function openNext(start: Start) {
  const app = openTestApp({ ...UNCONNECTED, ...start });
  await settle();
  if (start.returning) app.lastSignIn().finish(ADA);
  await settle();
  return app;
}

describe('a request that waits for a sign-in', () => {
  it('goes on as it was in the page that the sign-in comes back to, once', async () => {
    await leaveForSignIn(ask({ staples: ['salt'] }));
    const after = await openNext({ returning: true, ingredients: ['leek', 'salt'] });
    expect(after.calls).toMatchObject([{ input: { ingredients: ['rice', 'eggs'], staples: ['salt'] } }]);
  });

  it.each<[string, Start]>([
    ['that is not answered', {}],
    ['that somebody else has answered, on a page that pays', { forged: true, environment: {} }],
    ['that somebody else has answered, in a tab with an account', { forged: true, account: ADA }],
    ['that somebody else has answered, in a tab with a token', { forged: true, hasToken: true }],
  ])('asks only when pressed after one %s', async (_, start) => {
    await leaveForSignIn(ask());
    const after = await openNext(start);
    expect([after.calls, stateOf(after)]).toEqual([[], INTERRUPTED]);
    expect(after.connection.actor.getSnapshot().matches({ choice: 'open' })).toBe(false);
  });
});

it.each<[string, Start]>([
  ['a sign-in that nothing waited for has succeeded', { returning: true }],
  ['anybody has written an answer into the address', { forged: true, environment: {} }],
  ['the page was reloaded', { environment: {} }],
])('a request that was under way asks only when pressed, where %s', async (_, start) => {
  ask({ environment: {} });
  const interrupted = await openNext(start);
  expect([interrupted.calls, stateOf(interrupted)]).toEqual([[], INTERRUPTED]);
  // As before, and after a sign-in from the masthead.
  await leaveForSignIn(interrupted);
  const after = await openNext({ returning: true });
  expect([after.calls, stateOf(after)]).toEqual([[], INTERRUPTED]);
  after.recipeActor.send({ type: 'recipe.requestedAgain' });
  expect(after.calls).toMatchObject([{ input: { ingredients: ['rice', 'eggs'] } }]);
});

it('one that waits asks only when pressed, where a sign-in begun before it is come back from', async () => {
  const app = openTestApp({ ...UNCONNECTED, ingredients: ['rice', 'eggs'] });
  await leaveForSignIn(app);
  app.happen('pageshow', true);
  app.recipeActor.send({ type: 'recipe.requested' });
  const after = await openNext({ returning: true });
  expect([after.calls, stateOf(after)]).toEqual([[], INTERRUPTED]);
});

it.each<[string, Start]>([
  ['whatever was kept', {}],
  ['and could keep nothing', { tab: fullWhile(() => true) }],
])('asks only when pressed in a page that the browser brings back, %s', (_, start) => {
  for (const environment of [UNCONNECTED.environment, {}]) {
    const app = ask({ ...start, environment });
    app.happen('pagehide');
    app.happen('pageshow', true);
    expect(stateOf(app)).toEqual(INTERRUPTED);
    expect(app.calls.every(({ signal }) => signal.aborted)).toBe(true);
    app.stop();
  }
});

it('one whose sign-in was given up is not sent in the place of a later one that could not be kept', async () => {
  let isFull = false;
  const app = ask({ tab: fullWhile(() => isFull, sessionStorage) });
  await leaveForSignIn(app);
  app.happen('pageshow', true);
  isFull = true;
  app.recipeActor.send({ type: 'ingredient.added', ingredient: 'leek' });
  app.recipeActor.send({ type: 'recipe.requested' });
  const after = await openNext({ returning: true });
  expect([after.calls, stateOf(after)]).toEqual([[], 'collecting']);
});

it('goes to no sign-in by itself in a page that was left while its address was made', async () => {
  const app = ask();
  app.connection.actor.send({ type: 'account.requested', remember: false });
  app.happen('pagehide');
  app.happen('pageshow', true);
  expect(app.connection.actor.getSnapshot().matches({ payer: { settled: 'unconnected' } })).toBe(true);
  expect(stateOf(app)).toEqual(INTERRUPTED);
});

it('is given up where another tab connects something: nobody has pressed here for that', () => {
  const app = ask();
  connectElsewhere(ADA);
  app.happen('storage');
  expect(app.connection.isConnected()).toBe(true);
  expect([app.calls, stateOf(app)]).toEqual([[], 'collecting']);
  expect(app.connection.actor.getSnapshot().matches({ choice: 'open' })).toBe(false);
});

it('was made by another way: a sign-in that succeeds after all asks only when pressed', async () => {
  const app = ask();
  app.connection.actor.send({ type: 'account.requested', remember: false });
  app.lastSignIn().finish();
  await settle();
  app.clock.increment(30_000);
  app.connection.giveToken('hf_given', false);
  expect(app.calls).toHaveLength(1);
  app.happen('pagehide');
  sessionStorage.removeItem('recipe-kitchen.connection');
  const after = await openNext({ returning: true });
  expect([after.calls, stateOf(after)]).toEqual([[], INTERRUPTED]);
});

describe('a clock that was ahead, and is put right', () => {
  function openAhead() {
    const app = openTestApp({ ...UNCONNECTED, ingredients: ['rice', 'eggs'], account: ADA });
    const { now } = app.clock;
    app.clock.now = () => 2 * ADA.expiresAt;
    function putRight() {
      app.clock.now = now;
    }
    return { ...app, putRight };
  }

  it('sends nothing that waits for a choice, whatever the browser says of its model then', () => {
    const app = openAhead();
    app.recipeActor.send({ type: 'recipe.requested' });
    app.putRight();
    app.connection.actor.send({ type: 'model.found', model: 'unavailable' });
    expect([app.calls, stateOf(app)]).toEqual([[], 'collecting']);
  });

  it('loses no press', () => {
    const app = openAhead();
    app.happen('visibilitychange');
    app.putRight();
    app.recipeActor.send({ type: 'recipe.requested' });
    expect([app.calls.length, stateOf(app)]).toEqual([1, 'generating']);
  });
});
