import { beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { NO_TASTE } from '../../machines/taste.ts';
import { NO_LISTS } from '../recipeOf.ts';
import { openTestApp, type Start } from '../testApp.ts';

const LIST = { ingredients: ['rice', 'eggs'] };
const UNCONNECTED = { ...LIST, environment: { VITE_HF_ACCESS_TOKEN: '' } };
const ADA = { name: 'ada', expiresAt: 3_600_000 };

const sent = vi.fn(async (_: URL, init: RequestInit) => new Response(null, { ...init, status: 503 }));

beforeEach(() => {
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
});

function open(start: Start) {
  const app = openTestApp({ isReal: true, ...start });
  const press = () => app.recipeActor.send({ type: 'recipe.requested' });
  const until = (state: 'retrying' | 'generating' | 'shown') =>
    waitFor(app.recipeActor, (snapshot) => snapshot.matches(state));
  return { ...app, press, until };
}

it.each<[string, Start, number]>([
  ['nothing is connected', UNCONNECTED, 0],
  ['the sign-in has expired', { ...UNCONNECTED, account: { ...ADA, expiresAt: 0 } }, 0],
  ['the sign-in expired while the device slept', { ...UNCONNECTED, account: ADA }, ADA.expiresAt],
])('request: goes to the cookbook, not to a host, if %s', async (_, start, now) => {
  const { press, until, clock } = open(start);
  vi.spyOn(clock, 'now').mockReturnValue(now);
  press();
  const { context } = await until('shown');
  expect(context.recipe?.text).toContain('rice');
  expect(sent).not.toHaveBeenCalled();
});

it('recipe of the cookbook: avoids foods that the list rules out, and is a recipe for the whole list', async () => {
  const ingredients = ['no onions', 'rice', 'eggs'];
  const { press, until } = open({ ...UNCONNECTED, ingredients });
  press();
  const { context } = await until('shown');
  expect(context.recipe).toMatchObject({ ingredients, taste: NO_TASTE, cookbook: { leftOut: [] } });
  expect(context.recipe?.text).not.toContain('onion');
});

it('request: goes to the browser’s own model, even before the page has found it', () => {
  const { press, recipeActor } = open({ ...UNCONNECTED, onDevice: true, isReal: false });
  press();
  expect(recipeActor.getSnapshot().context.requestInput?.source).toBe('model');
});

it('retried request: goes to neither the cookbook nor a host once the token is removed', async () => {
  const { press, until, connection, clock } = open({ ...UNCONNECTED, hasToken: true });
  press();
  await until('retrying');
  const before = sent.mock.calls.length;
  connection.forget();
  clock.increment(1_000);
  await until('retrying');
  clock.increment(2_000);
  const { value, context } = await until('shown');
  expect([value, context.recipe, context.failure]).toEqual([
    { shown: { message: 'apology' } },
    null,
    'refused credentials',
  ]);
  expect(sent).toHaveBeenCalledTimes(before);
  expect(vi.mocked(console.error)).toHaveBeenCalledTimes(3);
  vi.mocked(console.error).mockClear();
});

it('programming error: is logged at each of three attempts and in the cookbook', async () => {
  const { press, until, clock, recipeActor } = open({});
  const kitchen = { ...NO_LISTS, ...LIST, staples: [1] as never };
  recipeActor.send({ type: 'kitchen.changedElsewhere', kitchen });
  press();
  for (const wait of [1_000, 2_000]) {
    await until('retrying');
    clock.increment(wait);
  }
  const { context } = await until('shown');
  expect(context.failure).toBe('page at fault');
  const isFault = expect.any(TypeError);
  const attempts = [1, 2, 3].map((attempt) => [
    `Attempt ${attempt} failed: page at fault: The page has a fault`,
    isFault,
  ]);
  // The cookbook may take longer to fail, because it loads words first.
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(4), { timeout: 10_000 });
  const logged = vi.mocked(console.error).mock.calls;
  expect(logged).toEqual(expect.arrayContaining([['The cookbook failed:', isFault], ...attempts]));
  vi.mocked(console.error).mockClear();
});
