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
import { openStoredText } from '../shared/storedText.ts';
import { openCredentials } from './account/credentials.ts';
import { type PendingSignIn, takeSignIn } from './account/pendingSignIn.ts';
import { AttemptError } from './asking/attemptError.ts';
import { openModelChoice } from './modelChoice.ts';
import { cleanToken, isToken, type PageSettings } from './settings/settings.ts';
import { openUsualTime } from './usualTime.ts';

const DEVICE_KEY = 'recipe-kitchen.device';
/** Timeout of the browser's own model, in seconds. Without a graphics card, a recipe takes minutes. */
const DEVICE_SECONDS = 600;
/** Maximum time to find the browser's own model, in milliseconds. Some browsers never report whether they have a model. */
const LOOK_DEADLINE_MS = 10_000;

export const loadOauth = retryImport(() => import('./account/oauth.ts'));
export const loadDeviceModel = retryImport(() => import('./asking/deviceModel.ts'));

type MachineOptions = ActorOptions<typeof connectionMachine>;
export type Clock = NonNullable<MachineOptions['clock']> & { now: () => number };

export type ConnectionSurroundings = {
  settings: PageSettings;
  /** Functions that return this tab's storage and the storage shared by all tabs. Both functions throw if the browser blocks storage. */
  tab: () => Storage;
  allTabs: () => Storage;
  /** URL at the start of the visit. This URL may contain the response to a sign-in. */
  address: string;
  /** The page's own URL, to which the browser returns after a sign-in. */
  home: string;
  clock: Clock;
  inspect?: MachineOptions['inspect'];
  /** Looks for the browser's own model. Tests replace this function. */
  findModel?: () => Promise<DeviceModel>;
  actors?: Parameters<(typeof connectionMachine)['provide']>[0]['actors'];
};

export function openConnection({
  settings,
  tab,
  allTabs,
  address,
  home,
  clock,
  inspect,
  actors,
  findModel = checkBrowser,
}: ConnectionSurroundings) {
  const { clientId } = settings;
  const credentials = openCredentials(tab, allTabs);
  const models = openModelChoice({
    settings,
    allTabs,
    token: () => credentials.current()?.token ?? '',
    mayCallHost: () => modelNow() === host && isConnectedNow(),
  });
  /** Stores '1' if the visitor has chosen the browser's own model. `tabChoice` overrides `sharedChoice`. */
  const tabChoice = openStoredText(tab, DEVICE_KEY);
  const sharedChoice = openStoredText(allTabs, DEVICE_KEY);
  const host = {
    call: models.call,
    seconds: settings.attemptSeconds,
    ...openUsualTime(allTabs, 'recipe-kitchen.took'),
  };
  const device = {
    call: askDevice,
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
          // Does not change the choice of other tabs if the visitor pastes a token for this tab alone.
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

  /**
   * Runs after each event. Loads credentials from other tabs if the current state of the connection machine allows
   * this.
   */
  function adoptShared() {
    const adoption = () => ({ type: 'connection.madeElsewhere' as const, credentials: shared() });
    if (actor.getSnapshot().can(adoption()) && credentials.loadChanges()) actor.send(adoption());
  }

  function shared(): SharedCredentials {
    const { account = null } = credentials.current() ?? {};
    return { account, hasToken: credentials.current() !== null && account === null };
  }

  /** True if requests can be sent to a model. Also true while the state of the browser's own model is unknown. */
  function isConnectedNow(): boolean {
    const { context } = actor.getSnapshot();
    return isConnected({ ...context, now: clock.now() }) || (context.onDevice && context.model === null);
  }

  function modelNow() {
    return actor.getSnapshot().context.onDevice ? device : host;
  }

  async function lookForModel() {
    const look = ++looks;
    // Ignores the result if this function has meanwhile been called again.
    const tell = (model: DeviceModel) => look === looks && actor.send({ type: 'model.found', model });
    const deadline = clock.setTimeout(() => tell('unavailable'), LOOK_DEADLINE_MS);
    const model = await findModel().catch(() => 'unavailable' as const);
    clock.clearTimeout(deadline);
    tell(model);
  }

  async function askDevice(request: RecipeRequest, signal: AbortSignal) {
    const model = await loadDeviceModel();
    return model.callDeviceModel(request, signal).catch((error) => {
      if (error instanceof AttemptError && error.name === 'model gone') void lookForModel();
      throw error;
    });
  }

  return {
    actor,
    /** Lets views subscribe to the names of the model and its provider. */
    subscribe: models.subscribe,
    getSnapshot: models.getSnapshot,
    /** True if the URL looks like the response to a sign-in. Anybody may have forged such a URL. */
    hasAnswer: new URL(address).searchParams.has('state'),
    /** True if the page is shown in another page's frame, where Hugging Face refuses sign-ins. */
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

    /** Loads changes from other tabs. Call this function on storage events, and when the page is shown again. */
    catchUp() {
      if (credentials.isForgotten()) actor.send({ type: 'connection.forgotten' });
      // Triggers `adoptShared`, which loads the credentials of other tabs.
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

/** Returns whether the browser's own model is available. Some browsers have the API `LanguageModel`, but no model. */
async function checkBrowser(): Promise<DeviceModel> {
  return 'LanguageModel' in globalThis ? (await loadDeviceModel()).checkAvailability() : 'unavailable';
}
