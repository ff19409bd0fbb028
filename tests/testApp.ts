import { type AnyTransitionDefinition, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { Account, DeviceModel } from '../machines/connectionMachine.ts';
import type { DishesInput, OfferedDish } from '../machines/dishesMachine.ts';
import type { Recipe } from '../machines/recipe.ts';
import type { SavedContext } from '../machines/recipeMachine.ts';
import type { Timer } from '../machines/timersMachine.ts';
import { startApp } from '../src/app.ts';
import { saveSignIn } from '../src/model/account/pendingSignIn.ts';
import { readSettings, type Variables } from '../src/model/settings/settingsFromVariables.ts';
import { answeredByTest } from './recipeOf.ts';

/** Unfinished search for dishes to offer. */
type Search = { input: DishesInput; find: (dishes: OfferedDish[]) => void; fail: (error: unknown) => void };

type Answerable = { finish: (output?: Account) => void; fail: (error?: unknown) => void };

export type Start = Partial<SavedContext> & {
  box?: Recipe[];
  timers?: Timer[];
  environment?: Variables;
  /** True if the URL contains this tab's sign-in response. */
  returning?: boolean;
  findModel?: () => Promise<DeviceModel>;
  /** True if requests really call `fetch` or the cookbook, instead of the test's stand-ins. */
  isReal?: boolean;
  /** The URL's fragment, including '#'. */
  fragment?: string;
  account?: Account | null;
  hasToken?: boolean;
  onDevice?: boolean;
  tab?: Storage;
  allTabs?: Storage;
};

const ENVIRONMENT = { VITE_HF_ACCESS_TOKEN: 'hf_fake', VITE_HF_OAUTH_CLIENT_ID: 'test' };

/** Starts the real app. The test moves the clock, and stands in for the model, the sign-in and the sound of timers. */
export function openTestApp(start: Start = {}) {
  const { returning, fragment = '', tab = sessionStorage, allTabs = localStorage } = start;
  const clock = new SimulatedClock();
  const events = new EventTarget();
  const { askForRecipe, calls, lastCall } = answeredByTest();
  const searches: Search[] = [];
  const answerables: Answerable[] = [];
  /** The end of the timer for which the bell rings, if any. */
  const ringing: number[] = [];
  const taken: AnyTransitionDefinition[] = [];
  const goTo = (fragment: string, state: object | null) => {
    history.replaceState(state, '', fragment || '/');
    events.dispatchEvent(Object.assign(new Event('hashchange'), { newURL: location.href }));
  };
  history.replaceState(null, '', fragment || '/');
  store(start, tab, allTabs);
  if (returning) saveSignIn(() => tab, { codeVerifier: 'verifier', nonce: 'ours', remember: false });
  const query = returning ? `?${new URLSearchParams({ code: 'c0de', state: '{"nonce":"ours"}' })}` : '';
  const answered = <Output>() =>
    new Promise<Output>((finish, fail) => {
      answerables.push({
        finish: finish as Answerable['finish'],
        fail: (error = new Error('failed')) => fail(error),
      });
    });
  const app = startApp({
    settings: readSettings({ ...ENVIRONMENT, ...start.environment }),
    tab: () => tab,
    allTabs: () => allTabs,
    address: `https://page.test/${query}${fragment}`,
    home: 'https://page.test/',
    events,
    clock,
    // By default, the browser never reports whether it has a model.
    findModel: start.findModel ?? (() => new Promise(() => {})),
    whenIdle: () => {},
    inspect: (event) => {
      if (event.type === '@xstate.microstep') taken.push(...event._transitions);
    },
    actors: {
      ...(start.isReal
        ? {}
        : {
            recipe: { askForRecipe },
            dishes: {
              findDishes: fromPromise<OfferedDish[], DishesInput>(
                ({ input }) => new Promise((find, fail) => void searches.push({ input, find, fail })),
              ),
            },
          }),
      connection: {
        goToSignIn: fromPromise<void, { remember: boolean }>(() => answered()),
        finishSignIn: fromPromise<Account>(() => answered()),
        downloadModel: fromPromise<void>(() => answered()),
      },
      timers: {
        ring: fromCallback<{ type: string }, { end: number }>(({ input }) => {
          ringing.push(input.end);
          return () => void ringing.splice(ringing.indexOf(input.end), 1);
        }),
      },
    },
  });
  return {
    ...app,
    events,
    clock,
    calls,
    ringing,
    taken,
    lastCall,
    searches,
    lastSearch: () => searches.at(-1) as Search,
    lastSignIn: () => answerables.at(-1) as Answerable,
    happen: (type: 'storage' | 'visibilitychange' | 'pageshow' | 'pagehide', persisted = false) =>
      events.dispatchEvent(Object.assign(new Event(type), { persisted })),
    openLink: (fragment: string) => goTo(fragment, null),
    /** Imitates the browser's back button, which returns to a history entry that the page has marked. */
    goBackTo: (fragment: string) => goTo(fragment, { layers: 0 }),
    stop() {
      const { recipeActor, dishesActor, connection, cookingActor, timersActor } = app;
      for (const actor of [recipeActor, dishesActor, connection.actor, cookingActor, timersActor])
        actor.stop();
    },
  };
}

function store(
  { box = [], timers = [], account = null, hasToken, onDevice, ...saved }: Start,
  tab: Storage,
  allTabs: Storage,
) {
  const { ingredients = [], staples = null, taste, recipe = null, recentRecipes = [] } = saved;
  const write = (storage: Storage, key: string, document: object) =>
    storage.setItem(`recipe-kitchen${key}`, JSON.stringify({ version: 1, ...document }));
  for (const one of [...box, ...recentRecipes, ...(recipe ? [recipe] : [])]) {
    write(allTabs, `.recipe.${one.id}`, { recipe: one });
  }
  for (const timer of timers) write(allTabs, `.timer.${timer.id}`, timer);
  if (ingredients.length > 0 || staples || taste || recipe) {
    const ids = { recipe: recipe?.id ?? null, served: recentRecipes.map(({ id }) => id) };
    write(allTabs, '', { ingredients, staples, taste, ...ids });
  }
  if (account || hasToken) write(tab, '.connection', { token: 'hf_fake', account, since: 0.5 });
  if (onDevice) allTabs.setItem('recipe-kitchen.device', '1');
}

/**
 * Stores a connection for all tabs, as another tab does. The app notices the connection at the next `storage`
 * event.
 */
export function connectElsewhere(account: Account | null = null, token = 'hf_fake'): void {
  const stored = { version: 1, token, account, since: 1 };
  localStorage.setItem('recipe-kitchen.connection', JSON.stringify(stored));
}

export function openTestConnection(start: Start = {}) {
  const { connection, recipeActor, clock, lastSignIn, happen } = openTestApp(start);
  return { ...connection, recipeActor, clock, lastSignIn, happen };
}
