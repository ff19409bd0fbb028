import { type ActorOptions, createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import {
  type Account,
  connectionMachineOn,
  isConnectedAt,
  type KeptCredentials,
} from '../../machines/connectionMachine.ts';
import type { RecipeRequest } from '../../machines/recipeMachine.ts';
import { retryImport } from '../shared/retryImport.ts';
import { createStore } from '../shared/store.ts';
import { type Begun, takeBegun } from './account/begunSignIn.ts';
import { openCredentials } from './account/credentials.ts';
import { AttemptError } from './asking/attemptError.ts';
import { openChosenModel } from './chosenModel.ts';
import { openFallbackModel } from './fallbackModel.ts';
import { openKeptText } from './keptText.ts';
import { cleanToken, isModel, isToken, type PageSettings, settingsFor } from './settings/settings.ts';
import { openUsualTime } from './usualTime.ts';

const DEVICE_KEY = 'recipe-kitchen.device';
/** A recipe takes minutes on a machine without a graphics card. */
const DEVICE_SECONDS = 600;

export const loadOauth = retryImport(() => import('./account/oauth.ts'));
export const loadRequests = retryImport(() => import('./lateRequests.ts'));
export const loadDeviceModel = retryImport(() => import('./asking/deviceModel.ts'));

type MachineOptions = ActorOptions<ReturnType<typeof connectionMachineOn>>;
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
  actors?: Parameters<ReturnType<typeof connectionMachineOn>['provide']>[0]['actors'];
};

export function openConnection(surroundings: ConnectionSurroundings) {
  const { settings, tab, allTabs, address, home, clock, inspect, actors } = surroundings;
  const { clientId } = settings;
  const credentials = openCredentials(tab, allTabs);
  const chosenModel = openChosenModel(allTabs);
  /** '1' where the device is chosen. This tab's choice wins over the one that is kept for all tabs. */
  const deviceHere = openKeptText(tab, DEVICE_KEY);
  const deviceEverywhere = openKeptText(allTabs, DEVICE_KEY);
  const fallback = openFallbackModel(allTabs, listModels);
  const host = {
    ask: askHost,
    seconds: settings.attemptSeconds,
    ...openUsualTime(allTabs, 'recipe-kitchen.took'),
  };
  const device = {
    ask: askDevice,
    seconds: DEVICE_SECONDS,
    ...openUsualTime(allTabs, 'recipe-kitchen.took-here'),
  };
  let served: string[] = [];
  const state = createStore(describe());
  const begun = takeBegun(address, tab);
  const actor = createActor(
    connectionMachineOn(clock).provide({
      actors: {
        goToSignIn: fromPromise<void, Pick<Begun, 'remember'>>(async ({ input, signal }) => {
          const { goToSignIn } = await loadOauth();
          await goToSignIn({ clientId, redirectUrl: home, tab, ...input }, signal);
        }),
        finishSignIn: fromPromise<Account>(async ({ signal }) => {
          const { finishSignIn } = await loadOauth();
          return finishSignIn({ redirectedUrl: address, begun, credentials }, signal);
        }),
        findModel: fromCallback<EventObject>(({ sendBack }) => {
          const found = async () =>
            'LanguageModel' in globalThis ? (await loadDeviceModel()).checkAvailability() : 'unavailable';
          const tell = (model: Availability) => sendBack({ type: 'model.found', model });
          void found().then(tell, () => tell('unavailable'));
        }),
        downloadModel: fromPromise<void>(async ({ signal }) => {
          const { downloadModel } = await loadDeviceModel();
          await downloadModel(signal, (loaded) => actor.send({ type: 'download.progressed', loaded }));
        }),
        ...actors,
      },
      actions: {
        dropCredentials: credentials.drop,
        keepChoice({ context: { onDevice }, event }) {
          const choice = onDevice ? '1' : '0';
          deviceHere.keep(choice);
          // A token that is for this tab alone must not end the choice of the device in other tabs.
          const isForAll = onDevice || event.type === 'device.left' || !credentials.isForTab();
          if (isForAll) deviceEverywhere.keep(choice);
        },
      },
    }),
    {
      clock,
      ...(inspect && { inspect }),
      input: {
        returning: begun !== null,
        hasPageConnection: settings.problems.length === 0 && Boolean(settings.token || settings.inferenceUrl),
        offersSignIn: clientId !== '',
        ...kept(),
        onDevice: (deviceHere.current() ?? deviceEverywhere.current()) === '1',
      },
    },
  );
  actor.on('connection.changed', () => state.set(describe()));
  actor.subscribe(takeUpOthers);

  /** With every event: of other tabs, and the end of a sign-in here. What the machine does not take up must not be used either. */
  function takeUpOthers() {
    const news = () => ({ type: 'connection.keptElsewhere' as const, kept: kept() });
    if (actor.getSnapshot().can(news()) && credentials.lookAgain()) actor.send(news());
  }

  function kept(): KeptCredentials {
    const { account = null } = credentials.current() ?? {};
    return { account, hasToken: credentials.current() !== null && account === null };
  }

  function current() {
    return settingsFor(settings, credentials.current()?.token ?? '', chosenModel.current());
  }

  function describe() {
    const asked = current();
    const model = fallback.modelFor(asked);
    return {
      model,
      standsInFor: model === asked.model ? null : asked.model,
      provider: asked.inferenceUrl ? null : asked.provider,
      isChosenModel: chosenModel.current() !== '',
    };
  }

  function isConnected(): boolean {
    return isConnectedAt(actor.getSnapshot(), clock.now());
  }

  function sourceNow() {
    return actor.getSnapshot().context.onDevice ? device : host;
  }

  async function askDevice(asked: RecipeRequest, signal: AbortSignal) {
    const model = await loadDeviceModel();
    signal.throwIfAborted();
    return model.askDevice(asked, signal).catch((error) => {
      if (error instanceof AttemptError && error.name === 'model gone')
        actor.send({ type: 'device.checked' });
      throw error;
    });
  }

  async function askHost(asked: RecipeRequest, signal: AbortSignal) {
    const now = current();
    const requests = await loadRequests();
    signal.throwIfAborted();
    // The visitor may have chosen this device while the code was fetched: then nothing may leave it.
    if (sourceNow() === device) return askDevice(asked, signal);
    // Signed out, or run out, since the press.
    if (!isConnected()) throw new AttemptError('refused credentials', 'Nothing is connected any more');
    try {
      return await fallback.ask(now, asked.attempt, signal, (model) =>
        requests.askHost({ ...now, model }, asked, signal),
      );
    } finally {
      state.set(describe());
    }
  }

  /** Asked once in a visit, unless nothing came of it. */
  async function listModels(): Promise<string[]> {
    if (served.length === 0) served = await (await loadRequests()).listModels(settings.provider);
    return served;
  }

  return {
    actor,
    /** These two tell the views which model is asked, and where. */
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    /** The address carries the answer of a sign-in, whoever has written it. */
    hasAnswer: new URL(address).searchParams.has('state'),
    /** Hugging Face refuses to sign anybody in within a frame of another page. */
    isFramed: globalThis.top !== globalThis.self,

    sourceNow,
    isConnected,

    /** Takes up what may have happened elsewhere: in another tab, while the device slept, or before the browser came back to the page. */
    catchUp(event: Event) {
      if (credentials.isForgotten()) actor.send({ type: 'connection.forgotten' });
      actor.send({ type: 'time.passed' });
      // Restored by the back button: the sign-in was abandoned.
      if ('persisted' in event && event.persisted) actor.send({ type: 'page.returned' });
      // Another tab may have downloaded the model.
      if (event.type !== 'storage' && actor.getSnapshot().context.model !== 'available') {
        actor.send({ type: 'device.checked' });
      }
      const isOtherModel = chosenModel.lookAgain();
      fallback.lookAgain();
      state.set(describe());
      if (isOtherModel) actor.send({ type: 'model.chosen' });
    },

    /** This and `chooseModel` return whether the text is valid. */
    giveToken(written: string, remember: boolean): boolean {
      const token = cleanToken(written);
      if (!isToken(token)) return false;
      if (actor.getSnapshot().can({ type: 'token.given' })) {
        credentials.keep({ token, account: null }, remember);
        actor.send({ type: 'token.given' });
      }
      return true;
    },
    /** Blank text goes back to the page's own model. */
    chooseModel(written: string): boolean {
      const model = written.trim();
      if (model && !isModel(model)) return false;
      chosenModel.choose(model);
      actor.send({ type: 'model.chosen' });
      return true;
    },
    forget() {
      credentials.forget();
      actor.send({ type: 'connection.forgotten' });
    },
    listModels,
  };
}
