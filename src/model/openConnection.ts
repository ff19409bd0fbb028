import { type ActorOptions, createActor, fromPromise } from 'xstate';
import {
  type Account,
  connectionMachine,
  type DeviceModel,
  isConnected,
  type SharedCredentials,
} from '../../machines/connectionMachine.ts';
import type { RecipeRequest } from '../../machines/request.ts';
import { retryImport } from '../shared/retryImport.ts';
import { openCredentials } from './account/credentials.ts';
import { type PendingSignIn, takeSignIn } from './account/pendingSignIn.ts';
import { AttemptError } from './asking/attemptError.ts';
import { loadRequests, openModelChoice } from './modelChoice.ts';
import { cleanToken, isToken, type PageSettings } from './settings/settings.ts';
import { openStoredText } from './storedText.ts';
import { openUsualTime } from './usualTime.ts';

const DEVICE_KEY = 'recipe-kitchen.device';
/** Timeout of the browser's own model, in seconds. A computer without a graphics card needs minutes for a recipe. */
const DEVICE_SECONDS = 600;
/** Maximum wait for the browser's answer, in milliseconds. Some browsers never say whether they have a model. */
const LOOK_DEADLINE_MS = 10_000;

export const loadOauth = retryImport(() => import('./account/oauth.ts'));
export const loadDeviceModel = retryImport(() => import('./asking/deviceModel.ts'));

type MachineOptions = ActorOptions<typeof connectionMachine>;
export type Clock = NonNullable<MachineOptions['clock']> & { now: () => number };

export type ConnectionSurroundings = {
  settings: PageSettings;
  /** Storage of this tab, and storage of all tabs. Each function throws if the browser blocks storage. */
  tab: () => Storage;
  allTabs: () => Storage;
  /** URL at the start of the visit, which may contain a sign-in response. */
  address: string;
  /** The page's own URL, to which a sign-in returns. */
  home: string;
  clock: Clock;
  inspect?: MachineOptions['inspect'];
  /** Looks for the browser's own model. Tests replace this function. */
  findModel?: () => Promise<DeviceModel>;
  actors?: Parameters<(typeof connectionMachine)['provide']>[0]['actors'];
};

export function openConnection(surroundings: ConnectionSurroundings) {
  const {
    settings,
    tab,
    allTabs,
    address,
    home,
    clock,
    inspect,
    actors,
    findModel = checkBrowser,
  } = surroundings;
  const { clientId } = settings;
  const credentials = openCredentials(tab, allTabs);
  const models = openModelChoice(settings, allTabs, () => credentials.current()?.token ?? '');
  /** '1' means that the visitor has chosen the browser's own model. `tabChoice` overrides `sharedChoice`. */
  const tabChoice = openStoredText(tab, DEVICE_KEY);
  const sharedChoice = openStoredText(allTabs, DEVICE_KEY);
  const host = {
    call: callHost,
    seconds: settings.attemptSeconds,
    ...openUsualTime(allTabs, 'recipe-kitchen.took'),
  };
  const device = {
    call: callDeviceModel,
    seconds: DEVICE_SECONDS,
    ...openUsualTime(allTabs, 'recipe-kitchen.took-here'),
  };
  let looks = 0;
  const begun = takeSignIn(address, tab);
  const actor = createActor(
    connectionMachine.provide({
      actors: {
        goToSignIn: fromPromise<void, Pick<PendingSignIn, 'remember'>>(async ({ input, signal }) => {
          const { goToSignIn } = await loadOauth();
          await goToSignIn({ clientId, redirectUrl: home, tab, ...input }, signal);
        }),
        finishSignIn: fromPromise<Account>(async ({ signal }) => {
          const { finishSignIn } = await loadOauth();
          return finishSignIn({ redirectedUrl: address, begun, credentials }, signal);
        }),
        downloadModel: fromPromise<void>(async ({ signal }) => {
          const { downloadModel } = await loadDeviceModel();
          await downloadModel(signal, (loaded) => actor.send({ type: 'download.progressed', loaded }));
        }),
        ...actors,
      },
      actions: {
        dropCredentials: credentials.drop,
        saveChoice({ context: { onDevice }, event }) {
          const choice = onDevice ? '1' : '0';
          tabChoice.save(choice);
          // A token for this tab alone must not change the model of other tabs.
          const isForAll = onDevice || event.type === 'device.left' || !credentials.isForTab();
          if (isForAll) sharedChoice.save(choice);
        },
      },
    }),
    {
      clock,
      ...(inspect && { inspect }),
      input: {
        hasPageConnection: settings.problems.length === 0 && Boolean(settings.token || settings.inferenceUrl),
        offersSignIn: clientId !== '',
        ...shared(),
        onDevice: (tabChoice.current() ?? sharedChoice.current()) === '1',
        now: clock.now(),
      },
    },
  );
  actor.on('connection.changed', models.refresh);
  actor.subscribe(adoptShared);

  /** Runs after every event. Loads credentials of other tabs if the state machine accepts them in its current state. */
  function adoptShared() {
    const adoption = () => ({ type: 'connection.madeElsewhere' as const, credentials: shared() });
    if (actor.getSnapshot().can(adoption()) && credentials.loadChanges()) actor.send(adoption());
  }

  function shared(): SharedCredentials {
    const { account = null } = credentials.current() ?? {};
    return { account, hasToken: credentials.current() !== null && account === null };
  }

  /** Updates the clock, then checks the connection. Returns true for the browser's own model until its state is known. */
  function isConnectedNow(): boolean {
    actor.send({ type: 'time.passed', now: clock.now() });
    const { context } = actor.getSnapshot();
    return isConnected(context) || (context.onDevice && context.model === null);
  }

  function modelNow() {
    return actor.getSnapshot().context.onDevice ? device : host;
  }

  async function lookForModel() {
    const look = ++looks;
    const model = await Promise.race([findModel(), unavailableLater()]).catch(() => 'unavailable' as const);
    // Ignores the result of an earlier call.
    if (look === looks) actor.send({ type: 'model.found', model });
  }

  function unavailableLater(): Promise<DeviceModel> {
    return new Promise((resolve) => clock.setTimeout(() => resolve('unavailable'), LOOK_DEADLINE_MS));
  }

  async function callDeviceModel(request: RecipeRequest, signal: AbortSignal) {
    const model = await loadDeviceModel();
    signal.throwIfAborted();
    return model.callDeviceModel(request, signal).catch((error) => {
      if (error instanceof AttemptError && error.name === 'model gone') void lookForModel();
      throw error;
    });
  }

  async function callHost(request: RecipeRequest, signal: AbortSignal) {
    const used = models.current();
    const requests = await loadRequests();
    signal.throwIfAborted();
    // The visitor may have chosen the browser's own model while the code was loading.
    if (modelNow() === device) return callDeviceModel(request, signal);
    // The visitor may have signed out since the request began, or the sign-in may have expired.
    if (!isConnectedNow()) throw new AttemptError('refused credentials', 'Nothing is connected now');
    return models.call(used, request.attempt, signal, (callSettings) =>
      requests.callHost(callSettings, request, signal),
    );
  }

  return {
    actor,
    /** Views read the names of the model and its provider with `subscribe` and `getSnapshot`. */
    subscribe: models.subscribe,
    getSnapshot: models.getSnapshot,
    /** True if the URL looks like a sign-in response, which anybody may have forged. */
    hasAnswer: new URL(address).searchParams.has('state'),
    /** True in another page's frame, in which Hugging Face refuses sign-ins. */
    isFramed: globalThis.top !== globalThis.self,

    modelNow,
    isConnectedNow,
    lookForModel,

    start() {
      actor.start();
      if (begun) actor.send({ type: 'account.returned' });
    },

    openConnectionDialog() {
      actor.send({ type: 'time.passed', now: clock.now() });
      void lookForModel();
      actor.send({ type: 'dialog.opened' });
    },

    /** Loads changes from other tabs. Call it on storage events and when the page is shown again. */
    catchUp() {
      if (credentials.isForgotten()) actor.send({ type: 'connection.forgotten' });
      // This event makes `adoptShared` load the credentials of other tabs.
      actor.send({ type: 'time.passed', now: clock.now() });
      if (models.loadChanges()) actor.send({ type: 'model.chosen' });
    },

    /** Saves a pasted token, and returns whether it is valid. */
    giveToken(text: string, remember: boolean): boolean {
      const token = cleanToken(text);
      if (!isToken(token)) return false;
      if (actor.getSnapshot().can({ type: 'token.given' })) {
        credentials.save({ token, account: null }, remember);
        actor.send({ type: 'token.given' });
      }
      return true;
    },
    chooseModel(name: string): boolean {
      const isValid = models.choose(name);
      if (isValid) actor.send({ type: 'model.chosen' });
      return isValid;
    },
    forget() {
      credentials.forget();
      actor.send({ type: 'connection.forgotten' });
    },
    listModels: models.list,
  };
}

/** Returns the state of the browser's own model. Some browsers have `LanguageModel`, but no model. */
async function checkBrowser(): Promise<DeviceModel> {
  return 'LanguageModel' in globalThis ? (await loadDeviceModel()).checkAvailability() : 'unavailable';
}
