import { type ActorOptions, createActor, fromPromise } from 'xstate';
import { connectionMachineOn, isConnected, type Kept } from '../../machines/connectionMachine.ts';
import type { RecipeRequest } from '../../machines/recipeMachine.ts';
import { createStore } from '../shared/store.ts';
import { loadRequests } from './askForRecipe.ts';
import type { FailureKind } from './attemptError.ts';
import { isReturning } from './begunSignIn.ts';
import { openChosenDevice } from './chosenDevice.ts';
import { openChosenModel } from './chosenModel.ts';
import { openCredentials } from './credentials.ts';
import { hasConnection } from './hasConnection.ts';
import { cleanToken, isModel, isToken, type PageSettings, settingsFor } from './settings.ts';
import { defineFinishSignIn, defineGoToSignIn, loadOauth } from './signIn.ts';
import { openStandIn } from './standInModel.ts';

/** Minutes, on a machine without a graphics card. */
const DEVICE_SECONDS = 600;

/** For the browser to say whether it has a model. */
const LOOK_LIMIT_MS = 10_000;

const loadDeviceModel = () => import('./deviceModel.ts');

type MachineOptions = ActorOptions<ReturnType<typeof connectionMachineOn>>;
type Clock = NonNullable<MachineOptions['clock']> & { now: () => number };

type Surroundings = {
  settings: PageSettings;
  /** What is kept for the tab, and for the device. */
  tab: () => Storage;
  device: () => Storage;
  /** Where the visit began. It may carry the answer of a sign-in. */
  address: string;
  /** Where the page lives, and sign-ins come back to. */
  home: string;
  clock?: Clock;
  inspect?: MachineOptions['inspect'];
  /** The two steps of signing in, where others than the real ones are to be taken. */
  actors?: Pick<Parameters<ReturnType<typeof connectionMachineOn>['provide']>[0], 'actors'>['actors'];
};

const BROWSER_CLOCK: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer),
};

/** Who pays for recipes, what is asked with it, and how: all that belongs to it comes together here. */
export function openConnection({
  settings,
  tab,
  device,
  address,
  home,
  clock = BROWSER_CLOCK,
  inspect,
  actors,
}: Surroundings) {
  const { clientId } = settings;
  const credentials = openCredentials({ tab, device });
  const chosenModel = openChosenModel(device);
  const chosenDevice = openChosenDevice(tab, device);
  const standIn = openStandIn(device, listModels);
  /** Once a visit; again where it did not come. */
  let served: Promise<string[]> | null = null;
  const state = createStore(describe(null));
  /** How often what is asked with has changed. */
  let changes = 0;
  const returning = isReturning(address, tab);
  const actor = createActor(
    connectionMachineOn(clock).provide({
      actors: {
        goToSignIn: defineGoToSignIn({ clientId, redirectUrl: home, tab }),
        finishSignIn: defineFinishSignIn({ redirectedUrl: address, tab, credentials }),
        downloadModel: fromPromise<void>(async ({ signal }) => {
          const { downloadModel } = await loadDeviceModel();
          await downloadModel(signal, (loaded) => actor.send({ type: 'download.progressed', loaded }));
        }),
        ...actors,
      },
      actions: {
        dropCredentials: credentials.drop,
        // A token for this tab alone takes the device from no other.
        keepChoice: ({ context: { onDevice } }) =>
          chosenDevice.choose(onDevice, onDevice || !credentials.isForTab()),
      },
    }),
    {
      clock,
      ...(inspect && { inspect }),
      input: {
        returning,
        hasPageConnection: hasConnection(settings),
        ...kept(),
      },
    },
  );
  actor.on('connection.changed', forgetFailure);

  function kept(): Kept {
    const { account = null } = credentials.current() ?? {};
    return {
      account,
      hasToken: credentials.current() !== null && account === null,
      onDevice: chosenDevice.isChosen(),
    };
  }

  function onDevice() {
    return actor.getSnapshot().context.onDevice;
  }

  function current() {
    return settingsFor(settings, credentials.current()?.token ?? '', chosenModel.current());
  }

  function describe(failure: FailureKind | null) {
    const asked = current();
    const model = standIn.modelFor(asked);
    return {
      model,
      standsInFor: model === asked.model ? null : asked.model,
      provider: asked.inferenceUrl ? null : asked.provider,
      isChosenModel: chosenModel.current() !== '',
      failure,
    };
  }

  /** What failed before a change says nothing of what comes after it. */
  function forgetFailure() {
    changes += 1;
    state.set(describe(null));
  }

  function begin() {
    const begun = changes;
    const tell = (failure: FailureKind | null) => {
      if (changes === begun) state.set(describe(failure));
      if (failure === 'model gone') lookForModel();
    };
    return { ask: onDevice() ? askDevice : askHost, seconds: attemptSeconds(), tell };
  }

  async function askDevice(asked: RecipeRequest, signal: AbortSignal) {
    const model = await loadDeviceModel();
    signal.throwIfAborted();
    return model.askDevice(asked, signal);
  }

  async function askHost(asked: RecipeRequest, signal: AbortSignal) {
    const now = current();
    const { askOnce } = await loadRequests();
    signal.throwIfAborted();
    if (onDevice()) return askDevice(asked, signal);
    return standIn.ask(now, signal, (model) => askOnce({ ...now, model }, asked, signal));
  }

  /** What the provider serves now, what suits best first. */
  function listModels(): Promise<string[]> {
    served ??= loadRequests()
      .then((requests) => requests.listModels(settings.provider))
      .catch((error) => {
        served = null;
        throw error;
      });
    return served;
  }

  /** What one attempt may take. */
  function attemptSeconds(): number {
    return onDevice() ? DEVICE_SECONDS : settings.attemptSeconds;
  }

  /** Asks the browser whether it has a model of its own: that there is something to ask proves nothing. */
  async function lookForModel() {
    const found = async () => ('LanguageModel' in globalThis ? (await loadDeviceModel()).findModel() : null);
    const silence = new Promise<null>((resolve) => clock.setTimeout(() => resolve(null), LOOK_LIMIT_MS));
    const model = (await Promise.race([found(), silence]).catch(() => null)) ?? 'unavailable';
    actor.send({ type: 'model.found', model });
  }

  return {
    actor,
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    /** The address carries the answer of a sign-in. */
    isReturning: returning,
    offersSignIn: clientId !== '',
    /** Hugging Face asks nobody within a frame of another page. */
    isFramed: globalThis.top !== globalThis.self,

    /** What an attempt is made with, and who hears how it ends. */
    begin,
    attemptSeconds,
    isConnected: () => isConnected(actor.getSnapshot(), clock.now()),
    loadOauth,

    noticeExpiry: () => actor.send({ type: 'time.passed' }),
    /** What may have happened while the page looked away: another tab, a sleeping device, the way back from elsewhere. */
    catchUp(event: Event) {
      if (credentials.isForgotten()) actor.send({ type: 'connection.forgotten' });
      actor.send({ type: 'time.passed' });
      // By the button of the browser, from its memory.
      if ('persisted' in event && event.persisted) actor.send({ type: 'page.returned' });
      // Another tab may have brought the model.
      if (event.type !== 'storage' && actor.getSnapshot().context.model !== 'available') lookForModel();
      credentials.lookAgain();
      if (chosenModel.lookAgain()) forgetFailure();
      standIn.lookAgain();
      state.set(describe(state.getSnapshot().failure));
      actor.send({ type: 'connection.keptElsewhere', ...kept() });
    },

    signIn: (remember: boolean) => actor.send({ type: 'account.requested', remember }),
    /** These two return whether what was written is what it should be. */
    giveToken(written: string, remember: boolean): boolean {
      const token = cleanToken(written);
      if (!isToken(token)) return false;
      if (actor.getSnapshot().can({ type: 'token.given' })) {
        credentials.keep({ token, account: null }, remember);
        actor.send({ type: 'token.given' });
      }
      return true;
    },
    /** Blank for the model of the page. */
    chooseModel(written: string): boolean {
      const model = written.trim();
      if (model && !isModel(model)) return false;
      chosenModel.choose(model);
      forgetFailure();
      return true;
    },
    lookForModel,
    /** Wants a press, where there is something to download. */
    takeDevice: () => actor.send({ type: 'device.chosen' }),
    leaveDevice: () => actor.send({ type: 'device.left' }),
    forget() {
      credentials.forget();
      actor.send({ type: 'connection.forgotten' });
    },
    listModels,
  };
}
