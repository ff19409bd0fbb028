import { expect, it } from 'vitest';
import type { RequestInput } from '../../machines/request.ts';
import { openUnansweredRequest } from '../../src/storage/unansweredRequest.ts';
import { recipeOf, requestOf, settle } from '../recipeOf.ts';
import { rowsIn } from '../rowsIn.ts';
import { openTestApp, type Start } from '../testApp.ts';
import { fullWhile } from './storage.ts';
/** Each row has a fault, the changes of `CHANGE` as JSON, and the servings after loading, or 'no change'. */
import FAULTS from './unreadableChanges.tsv?raw';

const UNCONNECTED = { environment: { VITE_HF_ACCESS_TOKEN: '' } };
const ADA = { name: 'ada', expiresAt: 3_600_000 };
const INTERRUPTED = { shown: { message: 'interrupted' } };

type App = ReturnType<typeof openTestApp>;

const stateOf = ({ recipeActor }: App) => recipeActor.getSnapshot().value;

function request(start: Start = {}) {
  const app = openTestApp({ ...UNCONNECTED, ingredients: ['rice', 'eggs'], ...start });
  app.recipeActor.send({ type: 'recipe.requested' });
  return app;
}

/** Opens the page again in the same tab, after a reload or a sign-in. */
async function openNext(start: Start) {
  const app = openTestApp({ ...UNCONNECTED, ...start });
  await settle();
  if (start.returning) app.lastSignIn().finish(ADA);
  await settle();
  return app;
}

it.each<[string, Start]>([
  ['a sign-in', { returning: true }],
  ['a reload', {}],
])('interrupted request: is not sent after %s unless requested again', async (_, start) => {
  request({ staples: ['salt'] }).happen('pagehide');
  const after = await openNext(start);
  expect([after.calls, stateOf(after)]).toEqual([[], INTERRUPTED]);
  after.recipeActor.send({ type: 'recipe.requestedAgain' });
  expect(after.calls).toMatchObject([{ input: { ingredients: ['rice', 'eggs'], staples: ['salt'] } }]);
});

it.each<[string, Start]>([
  ['with working storage', {}],
  ['with full storage', { tab: fullWhile(() => true) }],
])('page from the back/forward cache: does not repeat its request, %s', (_, start) => {
  for (const environment of [UNCONNECTED.environment, {}]) {
    const app = request({ ...start, environment });
    app.happen('pagehide');
    app.happen('pageshow', true);
    expect(stateOf(app)).toEqual(INTERRUPTED);
    expect(app.calls.every(({ signal }) => signal.aborted)).toBe(true);
    app.stop();
  }
});

it('interrupted request that cannot be saved: does not bring back an older request', async () => {
  let isFull = false;
  const app = request({ tab: fullWhile(() => isFull, sessionStorage) });
  app.happen('pagehide');
  isFull = true;
  app.recipeActor.send({ type: 'ingredient.added', text: 'leek' });
  app.recipeActor.send({ type: 'recipe.requested' });
  const after = await openNext({});
  expect([after.calls, stateOf(after)]).toEqual([[], 'collecting']);
});

const CHANGE = { wish: 'Quicker', servings: 2, of: recipeOf('# Rice') };
const ASKED = requestOf({ ingredients: ['rice'], change: CHANGE });
const REQUEST: RequestInput = { ...ASKED, first: [] };
const open = () => openUnansweredRequest(() => sessionStorage);

it('stored request: is removed as soon as it is read, and has no first foods unless stored', () => {
  open().save(ASKED);
  expect([open().found, open().found]).toEqual([REQUEST, null]);
});

it('stored request without a source: is discarded', () => {
  const { source: _, ...older } = REQUEST;
  open().save(older as RequestInput);
  const next = open();
  expect(next.found).toBeNull();
  next.save(REQUEST);
  expect(open().found).toEqual(REQUEST);
});

it.each<[string, Start]>([
  ['an empty list', { ingredients: [] }],
  ['a list', {}],
])('interrupted dish: is offered after a reload, and made without a model, with %s', async (_, start) => {
  const connected = { environment: {}, ...start };
  const before = openTestApp({ ...connected, ingredients: ['rice', 'eggs'], ...start });
  before.recipeActor.send({ type: 'dish.requested', dish: 'Soup' });
  before.happen('pagehide');
  const after = await openNext(connected);
  expect(stateOf(after)).toEqual(INTERRUPTED);
  after.recipeActor.send({ type: 'taste.changed', changes: { avoid: ['eggs'] } });
  after.recipeActor.send({ type: 'recipe.requestedAgain' });
  const taste = { avoid: ['eggs'] };
  expect(after.calls).toMatchObject([{ input: { source: 'cookbook', dish: 'Soup', taste, attempt: 1 } }]);
});

it.each(rowsIn(FAULTS))('interrupted request: loses an unreadable change (%s)', (_, parts, servings) => {
  open().save({ ...REQUEST, change: { ...CHANGE, ...JSON.parse(parts) } });
  const expected = servings === 'no change' ? null : { ...CHANGE, servings: Number(servings) || undefined };
  expect(open().found).toMatchObject({ ingredients: ['rice'], change: expected });
});
