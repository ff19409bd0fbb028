import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from 'xstate';
import { activeConnection } from '../../machines/connectionMachine.ts';
import type { startApp } from '../../src/app.ts';
import { readSettings } from '../../src/model/settings/settingsFromVariables.ts';
import { NOT_LOADED } from '../../src/page/context/renderer.ts';
import { recipeOf, settle, timerOf } from '../recipeOf.ts';
import { connectElsewhere, openTestApp, type Start } from '../testApp.ts';
import { ringWith } from './fakeVoices.ts';

const COOKBOOK = '../../src/cookbook/askCookbook.ts';
const PASTING = '../../src/page/list/takePaste.ts';
const UNCONNECTED = { environment: { VITE_HF_ACCESS_TOKEN: '' } };
const LIST = { ingredients: ['rice', 'eggs'] };
const ADA = { name: 'ada', expiresAt: 3_600_000 };
const SOUP = recipeOf('# Soup', { id: 'soup' });
const STEPS = ['boil', 'wash', 'eat'].map((id) => ({
  id,
  lineIds: [`${id}1`, `${id}2`],
  isTickedAsWritten: id === 'wash',
}));

type App = ReturnType<typeof openTestApp>;

const openUnconnected = (start: Start = {}) => openTestApp({ ...UNCONNECTED, ...LIST, ...start });
const cook = ({ cookingActor }: App) =>
  cookingActor.send({ type: 'cook.started', recipe: SOUP, steps: STEPS, step: 0 });
const marksAfterReload = () => openTestApp().box.marksOf('soup');
const timersOf = ({ timersActor }: App) => timersActor.getSnapshot().context.timers.map(({ id }) => id);
const connectionOf = ({ connection }: App) => activeConnection(connection.actor.getSnapshot().context);
const stateOf = ({ recipeActor }: Pick<App, 'recipeActor'>) => recipeActor.getSnapshot().value;
const boxOf = ({ box }: App) => box.getSnapshot().entries.map(({ recipe }) => recipe.id);

/** Starts the app as `main.tsx` does, with the browser's clock and with fresh modules. */
async function openReal(changes: Partial<Parameters<typeof startApp>[0]> = {}) {
  vi.resetModules();
  const app = await import('../../src/app.ts');
  const started = app.startApp({
    settings: readSettings(UNCONNECTED.environment),
    tab: () => sessionStorage,
    allTabs: () => localStorage,
    address: 'https://page.test/',
    home: 'https://page.test/',
    events: new EventTarget(),
    whenIdle: () => {},
    ...changes,
  });
  const ask = (ingredients = LIST.ingredients) => {
    for (const ingredient of ingredients) {
      started.recipeActor.send({ type: 'ingredient.added', text: ingredient });
    }
    started.recipeActor.send({ type: 'recipe.requested' });
  };
  return { ...started, ask };
}

afterAll(() => vi.resetModules());

it('timer: prepares its sound when it starts, and rings by the browser’s clock', async () => {
  const { resume, vibrate } = ringWith();
  const { timersActor } = await openReal();
  const begunAt = Date.now();
  vi.useFakeTimers({ now: begunAt });
  const { endsAt, leftMs, hasRung, ...timer } = timerOf();
  timersActor.send({ type: 'timer.started', timer: { ...timer, ms: 2_000 } });
  timersActor.send({ type: 'timer.started', timer: { ...timer, id: 'pie.1.0', ms: 32_000 } });
  expect(timersActor.getSnapshot().context.timers).toMatchObject([{ endsAt: begunAt + 2_000 }, {}]);
  expect(resume).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_999);
  expect(vibrate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(vibrate).toHaveBeenCalledOnce();
  timersActor.send({ type: 'timer.removed', id: timer.id });
  expect(vibrate).toHaveBeenLastCalledWith(0);
  // The second timer rings for a minute of its own, even if the first one would have stopped earlier.
  vi.advanceTimersByTime(30_000 + 59_999);
  expect(vibrate).toHaveBeenLastCalledWith(expect.any(Array));
  vi.advanceTimersByTime(1);
  expect(vibrate).toHaveBeenLastCalledWith(0);
});

it('cookbook: an attempt ends after 20 s if the cookbook does not load', async () => {
  let finish = () => {};
  vi.doMock(COOKBOOK, () => new Promise<object>((resolve) => (finish = () => resolve({}))));
  onTestFinished(() => {
    finish();
    vi.doUnmock(COOKBOOK);
  });
  const app = await openReal();
  vi.useFakeTimers();
  app.ask();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(stateOf(app)).toBe('generating');
  await vi.advanceTimersByTimeAsync(1);
  expect([stateOf(app), app.recipeActor.getSnapshot().context.failure]).toEqual(['retrying', 'timeout']);
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

it('chosen file: a message appears if the code that reads files cannot be loaded', async () => {
  vi.doMock(PASTING, () => {
    throw new TypeError('Failed to fetch');
  });
  onTestFinished(() => void vi.doUnmock(PASTING));
  const { paste, message } = await openReal();
  await paste.open([]);
  expect(message.getSnapshot()?.text).toBe(NOT_LOADED);
});

it('cookbook: knows foods to avoid in the languages of the browser', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT']);
  const app = await openReal();
  app.recipeActor.send({ type: 'taste.changed', changes: { avoid: ['Eier'] } });
  app.ask(['eggs', 'mayonnaise']);
  const { context } = await waitFor(app.recipeActor, (snapshot) => snapshot.matches('shown'));
  expect(context.noDish?.reason).toBe('taste');
});

it('dishes for a list: include a saved recipe', async () => {
  const text = '# Egg rice\n\n- 2 eggs\n- 200 g rice\n\n1. Boil the rice.\n2. Fry the eggs.';
  openTestApp({ box: [recipeOf(text)], ...LIST });
  const { dishesActor } = await openReal();
  const { context } = await waitFor(dishesActor, (snapshot) => Boolean(snapshot.context.dishes));
  const saved = context.dishes?.filter((dish) => dish.saved) ?? [];
  expect(saved.map(({ dish }) => dish)).toEqual(['Egg rice']);
  expect(context.dishes).toHaveLength(4);
});

it('first visit: begins with three dishes, and a saved list without them', () => {
  const dishesOf = ({ dishesActor }: App) => dishesActor.getSnapshot().context.dishes;
  expect(dishesOf(openTestApp(UNCONNECTED))).toHaveLength(3);
  expect(dishesOf(openUnconnected())).toBeNull();
});

it('shown recipe: a change of the taste does not search for dishes that the page hides', () => {
  const { recipeActor, dishesActor } = openUnconnected();
  const dietsSearched = () => dishesActor.getSnapshot().context.kitchen?.taste.diets;
  recipeActor.send({ type: 'taste.changed', changes: { diets: ['vegan'] } });
  expect(dietsSearched()).toEqual(['vegan']);
  recipeActor.send({ type: 'recipe.opened', recipe: SOUP });
  recipeActor.send({ type: 'taste.changed', changes: { diets: [] } });
  expect(dietsSearched()).toEqual(['vegan']);
});

it('request: is stored while it waits in a hidden page, but not for a copy of a tab that is open', async () => {
  const { recipeActor, lastCall, happen } = openUnconnected();
  const isHidden = vi.spyOn(document, 'hidden', 'get');
  const stored = () => sessionStorage.getItem('recipe-kitchen.request') !== null;
  const storedIf = (hidden: boolean) => {
    isHidden.mockReturnValue(hidden);
    happen('visibilitychange');
    return stored();
  };
  recipeActor.send({ type: 'recipe.requested' });
  expect([stored(), storedIf(true), storedIf(false), storedIf(true)]).toEqual([false, true, false, true]);
  recipeActor.send({ type: 'recipe.cancelled' });
  expect(stored()).toBe(false);
  recipeActor.send({ type: 'recipe.requested' });
  expect(stored()).toBe(true);
  lastCall().answer(SOUP);
  await settle();
  expect(stored()).toBe(false);
});

it('cooking: saves its progress until the end, which counts the meal and clears finished timers', () => {
  const timers = ['soup.1', 'pie.1', 'soup.2'].map((id) =>
    timerOf({ id, endsAt: id === 'soup.2' ? 6_000 : 0 }),
  );
  const app = openTestApp({ box: [SOUP], timers });
  app.clock.increment(5_000);
  cook(app);
  app.cookingActor.send({ type: 'step.next' });
  expect(marksAfterReload()).toMatchObject({ ticked: ['boil'], reached: 'wash1' });
  app.cookingActor.send({ type: 'step.next' });
  // The answer already shows this step as ticked, so the page has no tick to save.
  expect(marksAfterReload()).toMatchObject({ ticked: ['boil'], reached: 'eat1' });
  for (const type of ['cook.ended', 'step.previous', 'cook.ended'] as const) app.cookingActor.send({ type });
  expect(marksAfterReload()).toMatchObject({ ticked: [], reached: '', timesCooked: 1, cookedAt: 5_000 });
  expect(timersOf(openTestApp())).toEqual(['pie.1', 'soup.2']);
});

it('new connection: forgets the failure of the last one', async () => {
  const { recipeActor, lastCall, happen } = openUnconnected();
  recipeActor.send({ type: 'recipe.requested' });
  lastCall().fail();
  await waitFor(recipeActor, ({ context }) => context.failure !== null);
  vi.mocked(console.error).mockClear();
  connectElsewhere();
  happen('storage');
  expect(recipeActor.getSnapshot().context.failure).toBeNull();
});

it('request after the sign-in has expired: shows that the sign-in has expired', () => {
  const app = openUnconnected({ account: ADA });
  app.clock.increment(ADA.expiresAt);
  app.recipeActor.send({ type: 'ingredient.added', text: 'leek' });
  expect(connectionOf(app)).toBe('account');
  app.recipeActor.send({ type: 'recipe.requested' });
  expect(connectionOf(app)).toBe('ended account');
});

it('changing a recipe without a model: opens the connection dialog', () => {
  const { recipeActor, connection } = openUnconnected({ recipe: SOUP });
  const isOpen = () => connection.actor.getSnapshot().matches({ dialog: 'open' });
  expect(isOpen()).toBe(false);
  recipeActor.send({ type: 'change.requested', wish: 'Quicker' });
  expect(isOpen()).toBe(true);
});

it('shared link after an interrupted request: “Back to” shows the shared recipe', async () => {
  const link = await openTestApp({ fragment: '#top' }).writeLink({ recipe: SOUP, scale: 2 });
  expect(link).toMatch(/^https:\/\/page\.test\/#r1\./);
  const before = openUnconnected();
  before.recipeActor.send({ type: 'recipe.requested' });
  before.happen('pagehide');
  const app = openTestApp({ ...UNCONNECTED, fragment: new URL(link ?? '').hash });
  await waitFor(app.recipeActor, (snapshot) => snapshot.matches({ shown: { message: 'interrupted' } }));
  app.recipeActor.send({ type: 'recipe.reopened' });
  expect(stateOf(app)).toEqual({ shown: 'received' });
  expect(app.recipeActor.getSnapshot().context.received?.text).toBe('# Soup');
});

it('shared link: stays in the URL if the list changes while the link is opened', async () => {
  const link = await openTestApp().writeLink({ recipe: SOUP, scale: 2 });
  const app = openTestApp({ fragment: new URL(link ?? '').hash });
  app.recipeActor.send({ type: 'ingredient.added', text: 'leek' });
  await waitFor(app.recipeActor, ({ context }) => context.received !== null);
  expect(location.hash).toBe(new URL(link ?? '').hash);
});

it.each([
  ['at once if the visitor has chosen it', true, 1],
  ['when the browser is idle', false, 0],
])('browser’s own model: is searched for %s', async (_, isChosen, atOnce) => {
  const findModel = vi.fn(async () => 'available' as const);
  const waiting: (() => void)[] = [];
  if (isChosen) localStorage.setItem('recipe-kitchen.device', '1');
  const { connection } = await openReal({ findModel, whenIdle: (run) => waiting.push(run) });
  expect(findModel).toHaveBeenCalledTimes(atOnce);
  for (const run of waiting) run();
  await waitFor(connection.actor, ({ context }) => context.model === 'available');
  expect(findModel).toHaveBeenCalledTimes(1);
});

it('other tab: its list, recipe, timer and token appear in this tab', () => {
  const app = openUnconnected();
  const other = openTestApp({ ...UNCONNECTED, box: [SOUP], timers: [timerOf()] });
  other.recipeActor.send({ type: 'ingredient.added', text: 'leek' });
  connectElsewhere();
  app.happen('storage');
  expect(app.recipeActor.getSnapshot().context.ingredients).toContain('leek');
  expect([boxOf(app), timersOf(app), connectionOf(app)]).toEqual([['soup'], ['soup.1.0'], 'token']);
});

it.each(['visibilitychange', 'pageshow'] as const)(
  'page shown again (%s): reads the clock, and looks for the browser’s own model',
  async (type) => {
    const findModel = vi.fn(async () => (findModel.mock.calls.length > 1 ? 'available' : 'downloadable'));
    const app = openUnconnected({ findModel, account: ADA, timers: [timerOf({ endsAt: 1_000 })] });
    vi.spyOn(app.clock, 'now').mockReturnValue(ADA.expiresAt);
    app.happen(type);
    expect(app.ringing).toEqual([1_000]);
    expect(connectionOf(app)).toBe('ended account');
    for (const calls of [1, 2, 2]) {
      await settle();
      expect(findModel).toHaveBeenCalledTimes(calls);
      app.happen(type);
    }
  },
);

it.each([true, false])(
  'page shown again: loads the list of another tab only if the page was frozen (frozen %s)',
  (isFrozen) => {
    const { recipeActor, happen } = openTestApp(LIST);
    openTestApp().recipeActor.send({ type: 'ingredient.added', text: 'leek' });
    happen('pageshow', isFrozen);
    expect(recipeActor.getSnapshot().context.ingredients.includes('leek')).toBe(isFrozen);
  },
);
