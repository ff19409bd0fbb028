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
/** A recipe takes minutes on a machine without a graphics card. */
const DEVICE_SECONDS = 600;
/** Some browsers never answer whether they have a model. */
const LOOK_DEADLINE_MS = 10_000;

export const loadOauth = retryImport(() => import('./account/oauth.ts'));
export const loadDeviceModel = retryImport(() => import('./asking/deviceModel.ts'));

type MachineOptions = ActorOptions<typeof connectionMachine>;
export type Clock = NonNullable<MachineOptions['clock']> & { now: () => number };

export type ConnectionSurroundings = {
  settings: PageSettings;
  /** The storage of the tab, and that of all tabs. Each call may throw: a browser may block its storage. */
  tab: () => Storage;
  allTabs: () => Storage;
  /** The address that the visit began at: it may carry the answer of a sign-in. */
  address: string;
  /** The address of the page itself, which sign-ins come back to. */
  home: string;
  clock: Clock;
  inspect?: MachineOptions['inspect'];
  /** Tests answer for the browser. */
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
    findModel = askBrowser,
  } = surroundings;
  const { clientId } = settings;
  const credentials = openCredentials(tab, allTabs);
  const models = openModelChoice(settings, allTabs, () => credentials.current()?.token ?? '');
  /** '1' if the device is chosen. This tab's choice wins over the one that is saved for all tabs. */
  const deviceHere = openStoredText(tab, DEVICE_KEY);
  const deviceEverywhere = openStoredText(allTabs, DEVICE_KEY);
  const host = {
    ask: callHost,
    seconds: settings.attemptSeconds,
    ...openUsualTime(allTabs, 'recipe-kitchen.took'),
  };
  const device = {
    ask: callDeviceModel,
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
          deviceHere.save(choice);
          // A token that is for this tab alone must not end the choice of the device in other tabs.
          const isForAll = onDevice || event.type === 'device.left' || !credentials.isForTab();
          if (isForAll) deviceEverywhere.save(choice);
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
        onDevice: (deviceHere.current() ?? deviceEverywhere.current()) === '1',
        now: clock.now(),
      },
    },
  );
  actor.on('connection.changed', models.refresh);
  actor.subscribe(takeUpOthers);

  /** With every event, of other tabs and at the end of a sign-in here. Credentials that the machine does not take must not be used either. */
  function takeUpOthers() {
    const news = () => ({ type: 'connection.madeElsewhere' as const, credentials: shared() });
    if (actor.getSnapshot().can(news()) && credentials.lookAgain()) actor.send(news());
  }

  function shared(): SharedCredentials {
    const { account = null } = credentials.current() ?? {};
    return { account, hasToken: credentials.current() !== null && account === null };
  }

  /** Looks at the clock. A device that has not answered yet is called: it can say itself whether it has a model. */
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
    // Only the last answer counts.
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
    // The visitor may have chosen this device while the code was fetched: then nothing may leave it.
    if (modelNow() === device) return callDeviceModel(request, signal);
    // Signed out, or run out, since the press.
    if (!isConnectedNow()) throw new AttemptError('refused credentials', 'Nothing is connected any more');
    return models.ask(used, request.attempt, signal, (asked) => requests.callHost(asked, request, signal));
  }

  return {
    actor,
    /** These two tell the views which model is called, and where. */
    subscribe: models.subscribe,
    getSnapshot: models.getSnapshot,
    /** The address carries the answer of a sign-in, whoever has written it. */
    hasAnswer: new URL(address).searchParams.has('state'),
    /** Hugging Face refuses to sign anybody in within a frame of another page. */
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

    /** Another tab has written something, or may have while this page was away. */
    catchUp() {
      if (credentials.isForgotten()) actor.send({ type: 'connection.forgotten' });
      // Takes up what other tabs have connected, too.
      actor.send({ type: 'time.passed', now: clock.now() });
      if (models.lookAgain()) actor.send({ type: 'model.chosen' });
    },

    /** Returns, as `chooseModel` does, whether the text is valid. */
    giveToken(written: string, remember: boolean): boolean {
      const token = cleanToken(written);
      if (!isToken(token)) return false;
      if (actor.getSnapshot().can({ type: 'token.given' })) {
        credentials.save({ token, account: null }, remember);
        actor.send({ type: 'token.given' });
      }
      return true;
    },
    chooseModel(written: string): boolean {
      const isValid = models.choose(written);
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

/** The interface proves nothing: a browser may have it and no model. */
async function askBrowser(): Promise<DeviceModel> {
  return 'LanguageModel' in globalThis ? (await loadDeviceModel()).checkAvailability() : 'unavailable';
}
