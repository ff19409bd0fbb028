import {
  assign,
  type EventObject,
  emit,
  fromCallback,
  fromPromise,
  not,
  or,
  type SnapshotFrom,
  setup,
  stateIn,
} from 'xstate';
import type { FailureKind } from './failureKind.ts';
import { mustBeProvided } from './mustBeProvided.ts';

const SIGN_IN_DEADLINE_MS = 30_000;
const LOOK_DEADLINE_MS = 10_000;
/** With a longer delay, `setTimeout` fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const connectionMachine = setup({
  types: {
    input: {} as ConnectionInput,
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    emitted: {} as ConnectionEmitted,
    tags: {} as 'connected' | 'signingIn' | 'downloading',
  },
  actors: {
    goToSignIn: fromPromise<void, { remember: boolean }>(async () => mustBeProvided('goToSignIn')),
    finishSignIn: fromPromise<Account>(async () => mustBeProvided('finishSignIn')),
    findModel: fromCallback<EventObject>(() => mustBeProvided('findModel')),
    downloadModel: fromPromise<void>(async () => mustBeProvided('downloadModel')),
  },
  guards: {
    isReturning: ({ context }) => context.returning,
    isOnDevice: ({ context }) => context.onDevice,
    isOtherChosen: not('isOnDevice'),
    hasAccount: ({ context }) => context.account !== null,
    hasToken: ({ context }) => context.hasToken,
    hasPageConnection: ({ context }) => context.hasPageConnection,
    hasCredentials: or(['hasAccount', 'hasToken']),
    /** Provided by `connectionMachineOn`, which has the clock. */
    hasExpired: (): boolean => mustBeProvided('hasExpired'),
    isValidAgain: not('hasExpired'),
    isAway: stateIn({ payer: { signingIn: 'away' } }),
    hasModel: ({ context }) => hasDeviceModel(context),
    isModelToLoad: ({ context }) => context.model === 'downloadable' || context.model === 'downloading',
  },
  delays: {
    signInDeadline: SIGN_IN_DEADLINE_MS,
    lookDeadline: LOOK_DEADLINE_MS,
    /** Provided by `connectionMachineOn`: the time until the account runs out. */
    expiry: (): number => mustBeProvided('expiry'),
  },
  actions: {
    clearReturn: assign({ returning: false }),
    keepAccount: assign({
      account: (_, { account }: { account: Account }) => account,
      hasToken: false,
      onDevice: false,
      problem: null,
    }),
    keepToken: assign({ account: null, hasToken: true, onDevice: false, problem: null }),
    adoptCredentials: assign((_, { kept }: { kept: KeptCredentials }) => kept),
    forget: assign({ account: null, hasToken: false, problem: null }),
    takeDevice: assign({ onDevice: true, loaded: 0, problem: null }),
    leaveDevice: assign({ onDevice: false }),
    noteModel: assign(({ context }, { model }: { model: DeviceModel }) => ({
      model,
      problem: model === 'available' && context.problem === 'download failed' ? null : context.problem,
    })),
    noteLoaded: assign({ loaded: (_, { loaded }: { loaded: number }) => loaded }),
    clearProblem: assign({ problem: null }),
    noteProblem: assign({ problem: (_, { problem }: { problem: Problem }) => problem }),
    suggestOption: assign({
      option: ({ context }, { failure }: { failure: FailureKind | null }) => firstOption(context, failure),
    }),
    suggestDevice: assign({
      option: ({ context }) =>
        isDeviceFirst(context) && context.option !== 'model' ? 'device' : context.option,
    }),
    /** Provided by `openConnection`: the machine never knows the token. */
    dropCredentials: () => mustBeProvided('dropCredentials'),
    /** Provided by `openConnection`: stores whether the browser's model is chosen. */
    keepChoice: () => mustBeProvided('keepChoice'),
    announceChange: emit({ type: 'connection.changed' }),
  },
}).createMachine({
  id: 'connection',
  description:
    'What recipes come from: the page itself, the account that the visitor has signed in with, a token of theirs, or a model of the browser. Knows whether there is a token, never which.',
  context: ({ input }) => ({
    ...input,
    model: null,
    loaded: 0,
    problem: null,
    option: null,
  }),
  type: 'parallel',
  on: {
    'model.chosen': {
      description: 'Another model of the same host was chosen, in this tab or in another.',
      actions: ['announceChange'],
    },
  },
  states: {
    payer: {
      description: 'What pays for recipes.',
      initial: 'checking',
      on: {
        'connection.forgotten': {
          description:
            'The visitor has signed out or removed the token, in this tab or in another. A sign-in that is under way ends with it.',
          guard: 'hasCredentials',
          target: '.checking',
          actions: ['forget', 'dropCredentials', 'announceChange'],
        },
      },
      states: {
        checking: {
          description: 'Finds out what there is to pay with, and goes on at once.',
          always: [
            { guard: 'isReturning', target: 'signingIn.finishing', actions: ['clearReturn'] },
            { guard: 'isOnDevice', target: 'settled.onDevice' },
            { guard: 'hasAccount', target: 'settled.signedIn' },
            { guard: 'hasToken', target: 'settled.visitorToken' },
            { guard: 'hasPageConnection', target: 'settled.pageConnection' },
            { target: 'settled.unconnected' },
          ],
        },
        settled: {
          description: 'Known, until the visitor chooses something else.',
          initial: 'unconnected',
          on: {
            'account.requested': { target: 'signingIn' },
            'token.given': {
              target: '.visitorToken',
              actions: ['keepToken', 'keepChoice', 'announceChange'],
            },
            'device.chosen': {
              guard: 'hasModel',
              target: '.onDevice',
              actions: ['takeDevice', 'keepChoice', 'announceChange'],
            },
            'connection.keptElsewhere': {
              description:
                "Another tab has connected something for all of them. Ignored where this one uses the browser's model.",
              guard: 'isOtherChosen',
              target: 'checking',
              actions: [{ type: 'adoptCredentials', params: ({ event }) => event }, 'announceChange'],
            },
          },
          states: {
            unconnected: {
              description: 'Nothing is connected.',
            },
            pageConnection: {
              description: 'The page came with a connection: a token that ships in it, or an endpoint.',
              tags: ['connected'],
            },
            visitorToken: {
              description: 'A token of the visitor pays.',
              tags: ['connected'],
            },
            signedIn: {
              description: 'The account of the visitor pays.',
              tags: ['connected'],
              always: {
                description:
                  'Looked at with every event, since a delay does not count the time that a device sleeps: `time.passed` is for nothing else.',
                guard: 'hasExpired',
                target: 'expired',
              },
              after: {
                expiry: { target: '#connection.payer.checking' },
              },
            },
            expired: {
              description:
                'The sign-in has run out, unless the clock was ahead. The next request asks the visitor to sign in again.',
              always: { guard: 'isValidAgain', target: 'signedIn' },
            },
            onDevice: {
              description:
                'The visitor has chosen the model of the browser: nobody pays, and nothing else is asked, even where that model is missing.',
              on: {
                'device.left': {
                  description: 'Goes back to what pays otherwise. A download is given up.',
                  target: '#connection.payer.checking',
                  actions: ['leaveDevice', 'keepChoice', 'announceChange'],
                },
                'connection.forgotten': {
                  description:
                    'Signed out in another tab: nothing changes here, since the device needs no account.',
                  guard: 'hasCredentials',
                  actions: ['forget', 'dropCredentials'],
                },
              },
            },
          },
        },
        signingIn: {
          description: 'A sign-in with Hugging Face is under way. It is given up after 30 s.',
          tags: ['signingIn'],
          initial: 'leaving',
          after: {
            signInDeadline: [
              {
                description: 'The browser never left the page.',
                guard: 'isAway',
                target: 'checking',
              },
              {
                target: 'checking',
                actions: [{ type: 'noteProblem', params: { problem: 'sign-in failed' } }],
              },
            ],
          },
          states: {
            leaving: {
              description:
                'The address of the sign-in is being made. A page that is left meanwhile, and brought back, goes to none by itself.',
              entry: ['clearProblem'],
              on: { 'page.left': { target: '#connection.payer.checking' } },
              invoke: {
                id: 'goToSignIn',
                src: 'goToSignIn',
                input: ({ event }) => ({
                  remember: event.type === 'account.requested' && event.remember,
                }),
                onDone: { target: 'away' },
                onError: {
                  target: '#connection.payer.checking',
                  actions: [{ type: 'noteProblem', params: { problem: 'sign-in failed' } }],
                },
              },
            },
            away: {
              description: 'The browser is leaving the page. Coming back without an answer changes nothing.',
              on: {
                'page.returned': {
                  description: 'The visitor came back by the button of the browser.',
                  target: '#connection.payer.checking',
                },
              },
            },
            finishing: {
              description: 'Back from Hugging Face: the code in the address is exchanged, once.',
              invoke: {
                id: 'finishSignIn',
                src: 'finishSignIn',
                onDone: {
                  target: '#connection.payer.settled.signedIn',
                  actions: [
                    { type: 'keepAccount', params: ({ event }) => ({ account: event.output }) },
                    'keepChoice',
                    'announceChange',
                  ],
                },
                onError: {
                  target: '#connection.payer.checking',
                  actions: [
                    { type: 'noteProblem', params: ({ event }) => ({ problem: problemOf(event.error) }) },
                  ],
                },
              },
            },
          },
        },
      },
    },
    device: {
      description: 'Whether the browser has a model of its own: what it has said is `model` in the context.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is being asked or downloaded.',
          on: {
            'device.checked': { target: 'looking' },
            'choice.opened': { target: 'looking' },
            'device.chosen': {
              description: 'Only a press sends this: nothing is downloaded without one.',
              guard: 'isModelToLoad',
              target: 'downloading',
            },
          },
        },
        looking: {
          description:
            'The browser is being asked. That it has the interface does not prove that it has a model.',
          invoke: { id: 'findModel', src: 'findModel' },
          on: {
            'device.checked': {
              description: 'Asks anew: an answer to the question before is dropped.',
              target: 'looking',
              reenter: true,
            },
            'model.found': {
              target: 'idle',
              actions: [{ type: 'noteModel', params: ({ event }) => event }],
            },
            'device.chosen': { guard: 'isModelToLoad', target: 'downloading' },
          },
          after: {
            lookDeadline: {
              description: 'After 10 s: some browsers never answer.',
              target: 'idle',
              actions: [{ type: 'noteModel', params: { model: 'unavailable' } }],
            },
          },
        },
        downloading: {
          description:
            'The browser is downloading the model, for all pages. Leaving this state ends the wait for it.',
          tags: ['downloading'],
          always: {
            description: 'The visitor has chosen something else.',
            guard: 'isOtherChosen',
            target: 'idle',
          },
          invoke: {
            id: 'downloadModel',
            src: 'downloadModel',
            onDone: {
              target: 'idle',
              actions: [{ type: 'noteModel', params: { model: 'available' } }],
            },
            onError: {
              target: 'idle',
              actions: [{ type: 'noteProblem', params: { problem: 'download failed' } }],
            },
          },
          on: {
            'download.progressed': {
              actions: [{ type: 'noteLoaded', params: ({ event }) => event }],
            },
          },
        },
      },
    },
    choice: {
      description:
        'The dialog in which the visitor chooses what recipes come from. Only the visitor opens and closes it.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Nothing of it is on the page.',
          on: {
            'choice.opened': {
              target: 'open',
              actions: [{ type: 'suggestOption', params: ({ event }) => event }],
            },
          },
        },
        open: {
          description: 'It is on the page.',
          initial: 'suggesting',
          on: { 'choice.closed': { target: 'closed' } },
          states: {
            suggesting: {
              description:
                'No option has been touched: a model found now may still change which one is open.',
              on: {
                'model.found': { actions: ['suggestDevice'] },
                'choice.touched': { target: 'touched' },
              },
            },
            touched: {
              description: 'From now on no option opens by itself.',
            },
          },
        },
      },
    },
  },
});

export type Account = {
  name: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
};

export type ConnectionInput = {
  /** The address of the page answers a sign-in that this tab began. */
  returning: boolean;
  account: Account | null;
  /** A token that the visitor gave is kept. */
  hasToken: boolean;
  /** The page came with a connection of its own. */
  hasPageConnection: boolean;
  /** The visitor has chosen the browser's own model. */
  onDevice: boolean;
  /** Visitors can sign in with Hugging Face here. */
  offersSignIn: boolean;
};

export type KeptCredentials = Pick<ConnectionInput, 'account' | 'hasToken'>;

export type DeviceModel = 'unavailable' | 'downloadable' | 'downloading' | 'available';

type Problem = 'denied' | 'sign-in failed' | 'download failed';

export type Option = 'device' | 'account' | 'token' | 'model';

type ConnectionContext = ConnectionInput & {
  /** Null until the browser has answered. */
  model: DeviceModel | null;
  /** The part that was downloaded, from 0 to 1. */
  loaded: number;
  problem: Problem | null;
  option: Option | null;
};

export type ConnectionEvent =
  /** `remember`: for all tabs, in `localStorage`. */
  | { type: 'account.requested'; remember: boolean }
  | { type: 'token.given' }
  | { type: 'time.passed' }
  | { type: 'page.left' }
  | { type: 'page.returned' }
  | { type: 'connection.forgotten' }
  | { type: 'connection.keptElsewhere'; kept: KeptCredentials }
  | { type: 'device.checked' }
  | { type: 'model.found'; model: DeviceModel }
  | { type: 'model.chosen' }
  | { type: 'device.chosen' }
  | { type: 'device.left' }
  | { type: 'download.progressed'; loaded: number }
  /** `failure`: of the last request. */
  | { type: 'choice.opened'; failure: FailureKind | null }
  | { type: 'choice.touched' }
  | { type: 'choice.closed' };

type ConnectionEmitted =
  /** Recipes come from another source or model from now on. */
  { type: 'connection.changed' };

export type ConnectionSnapshot = SnapshotFrom<typeof connectionMachine>;

export function connectionMachineOn(clock: { now: () => number }) {
  return connectionMachine.provide({
    guards: { hasExpired: ({ context }) => msLeft(context, clock.now()) <= 0 },
    delays: { expiry: ({ context }) => Math.min(msLeft(context, clock.now()), LONGEST_TIMER_MS) },
  });
}

export function isConnected(snapshot: ConnectionSnapshot): boolean {
  const isOnDevice = snapshot.matches({ payer: { settled: 'onDevice' } });
  return isOnDevice ? snapshot.context.model === 'available' : snapshot.hasTag('connected');
}

/** Whether a request made now goes to a model. Looks at the clock: the device may have slept. A device whose model is still being looked for can say itself whether it has one. */
export function isConnectedAt(snapshot: ConnectionSnapshot, now: number): boolean {
  const { onDevice, model } = snapshot.context;
  const hasExpired = snapshot.matches({ payer: { settled: 'expired' } });
  if (hasExpired || snapshot.matches({ payer: { settled: 'signedIn' } }))
    return msLeft(snapshot.context, now) > 0;
  return isConnected(snapshot) || (onDevice && model === null);
}

/** True also where the model has yet to be downloaded. */
export function hasDeviceModel({ model }: ConnectionContext): boolean {
  return model !== null && model !== 'unavailable';
}

/** Which option the dialog opens with. None where a token, or the page's own connection, works and nothing easier is offered. */
function firstOption(context: ConnectionContext, failure: FailureKind | null): Option | null {
  const { hasToken, offersSignIn, hasPageConnection } = context;
  if (failure === 'model not served' || failure === 'only thinking') return 'model';
  if (isDeviceFirst(context)) return 'device';
  if (offersSignIn && !hasToken) return 'account';
  return (hasToken || hasPageConnection) && !failure ? null : 'token';
}

function isDeviceFirst(context: ConnectionContext): boolean {
  const { onDevice, hasToken, account } = context;
  return onDevice || (hasDeviceModel(context) && !hasToken && !account);
}

/** What `finishSignIn` rejects with says by its name whether the visitor has refused. */
function problemOf(error: unknown): Problem {
  return error instanceof Error && error.name === 'denied' ? 'denied' : 'sign-in failed';
}

function msLeft({ account }: ConnectionContext, now: number): number {
  return account ? account.expiresAt - now : Number.POSITIVE_INFINITY;
}
