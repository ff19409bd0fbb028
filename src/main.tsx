import { lazy, StrictMode, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { connectionMachine } from '../machines/connectionMachine.ts';
import { hasEnoughIngredients, recipeMachine, worthKeeping } from '../machines/recipeMachine.ts';
import { defineAskForRecipe, loadHosts } from './cook/askForRecipe.ts';
import { openChoices } from './cook/choices.ts';
import { openConnection } from './cook/connection.ts';
import { openCredentials } from './cook/credentials.ts';
import { hasOwnConnection } from './cook/settings.ts';
import { defineFinishSignIn, defineGoToSignIn, isReturning, loadOauth } from './cook/signIn.ts';
import { openLarder } from './larder/larder.ts';
import { loadExchange } from './larder/recipeBox.ts';
import { App } from './page/App.tsx';
import { ErrorBoundary } from './page/ErrorBoundary.tsx';
import { connectionPart, recipePart } from './page/parts.ts';
import './page/page.css';

const settings = __SETTINGS__;
settings.clientId ||= clientIdOfSpace();
for (const problem of settings.problems) console.error(problem);

const larder = openLarder(() => localStorage);
const inspector = import.meta.env.DEV ? (await import('./devtools/inspector.ts')).inspector : null;
// Not awaited: in a build it comes with a file that waits for this one.
const DevNotice = import.meta.env.DEV || __PRACTICE__ ? lazy(() => import('./devtools/DevNotice.tsx')) : null;

const inspect = inspector && { inspect: inspector.inspect };

const address = location.href;
const returning = isReturning(address);
const home = new URL(import.meta.env.BASE_URL, address).href;
// The code in it is good for one time only, and nobody else's business.
if (returning) history.replaceState(null, '', home);

const credentials = openCredentials(
  () => sessionStorage,
  () => localStorage,
);
const choices = openChoices(settings, credentials, () => localStorage);
const { account = null } = credentials.current() ?? {};
const connection = createActor(
  connectionMachine.provide({
    actors: {
      goToSignIn: defineGoToSignIn(settings.clientId, home),
      finishSignIn: defineFinishSignIn(address, credentials),
    },
    actions: { dropCredentials: credentials.drop },
  }),
  {
    input: {
      returning,
      account,
      hasToken: credentials.current() !== null && account === null,
      hasPageOwn: hasOwnConnection(settings),
    },
    ...inspect,
  },
);
connection.subscribe(choices.refresh);
connection.start();

/** What was forgotten in another tab: told by it, or found when a tab is back that was away and heard nothing. */
function catchUp() {
  if (credentials.isForgotten()) connection.send({ type: 'connection.forgotten' });
  connection.send({ type: 'time.passed' });
}
const tabs = openTabs();
tabs?.addEventListener('message', ({ data }) => {
  credentials.markForgotten(data);
  catchUp();
});
for (const back of ['pageshow', 'visibilitychange']) addEventListener(back, catchUp);

const askForRecipe = defineAskForRecipe({
  ...choices,
  async prepare() {
    const { warmUp } = await recipePart.load();
    warmUp();
  },
});
const kitchen = createActor(recipeMachine.provide({ actors: { askForRecipe } }), {
  input: larder.kept,
  ...inspect,
});
kitchen.subscribe(({ context }) => {
  larder.keep(worthKeeping(context));
  if (hasEnoughIngredients(context)) fetchAhead(loadHosts);
  if (hasEnoughIngredients(context) || context.recipe) fetchAhead(recipePart.load);
});
kitchen.start();
addEventListener('storage', larder.box.refresh);

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks #root');
const page = (
  <StrictMode>
    <ErrorBoundary>
      <App
        kitchen={kitchen}
        box={larder.box}
        connection={openConnection(connection, choices, {
          offersSignIn: settings.clientId !== '',
          isFramed: window.top !== window,
          markForgotten(at) {
            credentials.markForgotten(at);
            tabs?.postMessage(at);
          },
        })}
        brand={settings.brand}
        notice={
          DevNotice && (
            <Suspense>
              <DevNotice inspector={inspector} />
            </Suspense>
          )
        }
      />
    </ErrorBoundary>
  </StrictMode>
);

// What is in index.html is the first screen of a first visit. Whoever has kept something gets a page of their own, at once.
const isFirstVisit =
  kitchen.getSnapshot().matches('idle') &&
  larder.box.getSnapshot().entries.length === 0 &&
  credentials.current() === null &&
  !returning;
if (isFirstVisit && root.hasChildNodes() && !DevNotice) hydrateRoot(root, page);
else flushSync(() => createRoot(root).render(page));
document.documentElement.classList.remove('kept');

// A page that cannot be kept works as long as there is a network.
if (import.meta.env.PROD) keep().catch(() => {});

async function keep() {
  const { keepPage } = await import('./keepPage.tsx');
  keepPage(new URL('sw.js', home).href, kitchen, () => {
    for (const load of [loadHosts, loadOauth, loadExchange, recipePart.load, connectionPart.load])
      fetchAhead(load);
  });
}

/** A static Space of Hugging Face writes the id of its own app into the page. */
function clientIdOfSpace(): string {
  type Space = { huggingface?: { variables?: { OAUTH_CLIENT_ID?: string } } };
  return (window as Space).huggingface?.variables?.OAUTH_CLIENT_ID ?? '';
}

/** What does not come now is fetched again by the attempt that needs it. */
function fetchAhead(load: () => Promise<unknown>) {
  load().catch(() => {});
}

/** A browser that keeps nothing may not let tabs talk either. */
function openTabs(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('recipe-kitchen');
  } catch {
    return null;
  }
}
