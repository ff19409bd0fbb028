import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';

const SIGN_IN_DEADLINE_MS = 30_000;
/** A browser's timer that is set to more fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const connectionMachine = setup({
  types: {
    input: {} as ConnectionInput,
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    emitted: {} as ConnectionEmitted,
    tags: {} as 'signingIn' | 'connected' | 'downloading' | 'underWay',
  },
  actors: {
    goToSignIn: fromPromise<void, { remember: boolean }>(async () => mustBeProvided('goToSignIn')),
    finishSignIn: fromPromise<Account>(async () => mustBeProvided('finishSignIn')),
    downloadModel: fromPromise<void>(async () => mustBeProvided('downloadModel')),
  },
  guards: {
    isReturning: ({ context }) => context.returning,
    isOnDevice: ({ context }) => context.onDevice,
    isModelReady: ({ context }) => context.model === 'available',
    isModelToLoad: ({ context }) => context.model === 'downloadable' || context.model === 'downloading',
    isModelGone: ({ context }) => context.model === 'unavailable',
    isFoundReady: (_, { model }: { model: DeviceModel }) => model === 'available',
    hasAccount: ({ context }) => context.account !== null,
    hasToken: ({ context }) => context.hasToken,
    hasPageConnection: ({ context }) => context.hasPageConnection,
    isNews: ({ context }, { account, hasToken, onDevice }: Kept) =>
      !context.onDevice &&
      !context.hasToken &&
      (account?.expiresAt !== context.account?.expiresAt || hasToken || onDevice),
    hasCredentials: ({ context }) => context.account !== null || context.hasToken,
    hasExpired: () => mustBeProvided('hasExpired'),
    isDenied: (_, { error }: { error: unknown }) => error instanceof Error && error.name === 'denied',
  },
  delays: {
    signInDeadline: SIGN_IN_DEADLINE_MS,
    expiry: () => mustBeProvided('expiry'),
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
    noteModel: assign({ model: (_, { model }: { model: DeviceModel }) => model }),
    takeOver: assign((_, { account, hasToken, onDevice }: Kept) => ({ account, hasToken, onDevice })),
    takeDevice: assign({ onDevice: true, loaded: 0, problem: null }),
    leaveDevice: assign({ onDevice: false }),
    noteLoaded: assign({ loaded: (_, { loaded }: { loaded: number }) => loaded }),
    forget: assign({ account: null, hasToken: false, problem: null }),
    dropCredentials: () => mustBeProvided('dropCredentials'),
    /** For the next visit: that it is this device, or that it is not. */
    keepChoice: () => mustBeProvided('keepChoice'),
    announceChange: emit({ type: 'connection.changed' }),
    clearProblem: assign({ problem: null }),
    tellDenied: assign({ problem: 'denied' }),
    tellFailed: assign({ problem: 'failed' }),
  },
}).createMachine({
  id: 'connection',
  description:
    'Who pays for the recipes: the page itself, the account that the visitor has signed in with, a token of theirs, or nobody, where the browser has a model of its own. Knows whether there is a token, never which.',
  context: ({ input }) => ({ ...input, model: null, loaded: 0, problem: null }),
  initial: 'checking',
  on: {
    'connection.forgotten': {
      description: 'By the visitor, here or in another tab. Gives up a sign-in that is under way.',
      guard: 'hasCredentials',
      target: '.checking',
      actions: ['forget', 'dropCredentials', 'announceChange'],
    },
    'model.found': {
      description: 'What the browser says of a model of its own.',
      actions: [{ type: 'noteModel', params: ({ event }) => event }],
    },
  },
  states: {
    checking: {
      description: 'Looks what there is to pay with, and goes on at once.',
      always: [
        { guard: 'isReturning', target: 'signingIn.finishing', actions: ['clearReturn'] },
        { guard: 'isOnDevice', target: 'settled.onDevice' },
        { guard: 'hasExpired', target: 'settled.expired' },
        { guard: 'hasAccount', target: 'settled.signedIn' },
        { guard: 'hasToken', target: 'settled.visitorToken' },
        { guard: 'hasPageConnection', target: 'settled.pageConnection' },
        { target: 'settled.unconnected' },
      ],
    },
    settled: {
      description: 'It is clear who pays, until the visitor chooses otherwise.',
      initial: 'unconnected',
      on: {
        'account.requested': { target: 'signingIn' },
        'token.given': { target: '.visitorToken', actions: ['keepToken', 'keepChoice', 'announceChange'] },
        'connection.keptElsewhere': {
          description: 'Another tab has connected something, and this one has nothing of its own.',
          guard: { type: 'isNews', params: ({ event }) => event },
          target: '#connection.checking',
          actions: [{ type: 'takeOver', params: ({ event }) => event }, 'announceChange'],
        },
        'device.chosen': [
          {
            guard: 'isModelReady',
            target: '.onDevice.ready',
            actions: ['takeDevice', 'keepChoice', 'announceChange'],
          },
          {
            description: 'By a press: without one nothing is ever downloaded.',
            guard: 'isModelToLoad',
            target: '.onDevice.downloading',
            actions: ['takeDevice', 'keepChoice', 'announceChange'],
          },
        ],
      },
      states: {
        unconnected: {
          description: 'Nothing is connected: a request waits until something is.',
        },
        pageConnection: {
          description: 'The page came with a connection: a token that ships in it, or an endpoint.',
          tags: ['connected'],
        },
        visitorToken: {
          description: 'A token that the visitor has given pays.',
          tags: ['connected'],
        },
        signedIn: {
          description: 'The account of the visitor pays.',
          tags: ['connected'],
          after: {
            expiry: { target: '#connection.checking' },
          },
          on: {
            'time.passed': {
              // Timers stand still while a device sleeps.
              guard: 'hasExpired',
              target: 'expired',
            },
          },
        },
        expired: {
          description: 'The sign-in has run out. Whoever asks for a recipe is asked to sign in again first.',
        },
        onDevice: {
          description:
            'The browser has a model of its own, or will have. Nothing else is asked, also where that is not there.',
          initial: 'looking',
          on: {
            'device.left': {
              description: 'Back to what pays without it. Gives up a download that is under way.',
              target: '#connection.checking',
              actions: ['leaveDevice', 'keepChoice', 'announceChange'],
            },
            'connection.forgotten': {
              description: 'In another tab: nothing that is used here.',
              guard: 'hasCredentials',
              actions: ['forget', 'dropCredentials'],
            },
            'model.found': {
              target: '.looking',
              actions: [{ type: 'noteModel', params: ({ event }) => event }],
            },
          },
          states: {
            looking: {
              description: 'Goes on as soon as the browser has told of its model.',
              tags: ['underWay'],
              always: [
                { guard: 'isModelReady', target: 'ready' },
                { guard: 'isModelToLoad', target: 'toDownload' },
                { guard: 'isModelGone', target: 'gone' },
              ],
            },
            gone: {
              description: 'It was there, and is no more; or the browser does not tell.',
            },
            toDownload: {
              description: 'It was chosen, and has yet to come: a press starts the download.',
            },
            downloading: {
              description: 'By the browser, once for all pages. Leaving this state gives it up.',
              tags: ['downloading', 'underWay'],
              invoke: {
                id: 'downloadModel',
                src: 'downloadModel',
                onDone: {
                  target: 'ready',
                  actions: [{ type: 'noteModel', params: { model: 'available' } }],
                },
                onError: { target: 'failed' },
              },
              on: {
                'download.progressed': {
                  actions: [{ type: 'noteLoaded', params: ({ event }) => event }],
                },
                'model.found': {
                  description: 'The download tells how it ends.',
                  actions: [{ type: 'noteModel', params: ({ event }) => event }],
                },
              },
            },
            ready: {
              description: 'Recipes are written on this device, and cost nothing.',
              tags: ['connected'],
            },
            failed: {
              description: 'The download did not finish. A press begins it anew.',
              on: {
                'model.found': [
                  {
                    description: 'Another tab has brought it.',
                    guard: { type: 'isFoundReady', params: ({ event }) => event },
                    target: 'ready',
                    actions: [{ type: 'noteModel', params: ({ event }) => event }],
                  },
                  {
                    actions: [{ type: 'noteModel', params: ({ event }) => event }],
                  },
                ],
              },
            },
          },
        },
      },
    },
    signingIn: {
      description: 'On the way to Hugging Face, or back from it.',
      tags: ['signingIn', 'underWay'],
      initial: 'leaving',
      states: {
        leaving: {
          description: 'The address to go to is made.',
          entry: ['clearProblem'],
          invoke: {
            id: 'goToSignIn',
            src: 'goToSignIn',
            input: ({ event }) => ({ remember: event.type === 'account.requested' && event.remember }),
            onDone: { target: 'away' },
            onError: { target: '#connection.checking', actions: ['tellFailed'] },
          },
          after: {
            signInDeadline: { target: '#connection.checking', actions: ['tellFailed'] },
          },
        },
        away: {
          description: 'The browser leaves the page. Coming back without an answer changes nothing.',
          after: {
            signInDeadline: {
              description: 'It has stayed.',
              target: '#connection.checking',
            },
          },
          on: {
            'page.returned': {
              description: 'By the button of the browser.',
              target: '#connection.checking',
            },
          },
        },
        finishing: {
          description: 'Back from Hugging Face: the code in the address is exchanged, once.',
          invoke: {
            id: 'finishSignIn',
            src: 'finishSignIn',
            onDone: {
              target: '#connection.settled.signedIn',
              actions: [
                { type: 'keepAccount', params: ({ event }) => ({ account: event.output }) },
                'keepChoice',
                'announceChange',
              ],
            },
            onError: [
              {
                guard: { type: 'isDenied', params: ({ event }) => event },
                target: '#connection.checking',
                actions: ['tellDenied'],
              },
              { target: '#connection.checking', actions: ['tellFailed'] },
            ],
          },
          after: {
            signInDeadline: { target: '#connection.checking', actions: ['tellFailed'] },
          },
        },
      },
    },
  },
});

/** Whom the visitor has signed in as, and until when. */
export type Account = {
  name: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
};

/** What the visit begins with. */
export type ConnectionInput = {
  /** The address of the page carries the answer of a sign-in. */
  returning: boolean;
  account: Account | null;
  /** A token that the visitor gave is kept. */
  hasToken: boolean;
  /** The page came with a connection of its own. */
  hasPageConnection: boolean;
  /** The visitor has chosen the browser's own model. */
  onDevice: boolean;
};

/** What outlives the visit. */
export type Kept = Pick<ConnectionInput, 'account' | 'hasToken' | 'onDevice'>;

/** What the browser says of a model of its own. */
export type DeviceModel = 'unavailable' | 'downloadable' | 'downloading' | 'available';

type ConnectionContext = ConnectionInput & {
  /** Null until the browser has told. */
  model: DeviceModel | null;
  /** How much of it has come, from 0 to 1. */
  loaded: number;
  problem: 'denied' | 'failed' | null;
};

type ConnectionEvent =
  /** `remember`: on this device, and not only in this tab. */
  | { type: 'account.requested'; remember: boolean }
  | { type: 'token.given' }
  | { type: 'time.passed' }
  | { type: 'page.returned' }
  | { type: 'connection.forgotten' }
  | { type: 'device.chosen' }
  | ({ type: 'connection.keptElsewhere' } & Kept)
  | { type: 'device.left' }
  | { type: 'model.found'; model: DeviceModel }
  | { type: 'download.progressed'; loaded: number };

/** Something else pays from now on. */
type ConnectionEmitted = { type: 'connection.changed' };

export type ConnectionActor = ActorRefFrom<typeof connectionMachine>;
export type ConnectionSnapshot = SnapshotFrom<typeof connectionMachine>;

/** The machine with its guards and delays on the same clock. */
export function connectionMachineOn(clock: { now: () => number }) {
  return connectionMachine.provide({
    guards: { hasExpired: ({ context }) => msLeft(context, clock.now()) <= 0 },
    delays: { expiry: ({ context }) => Math.min(msLeft(context, clock.now()), LONGEST_TIMER_MS) },
  });
}

/** An account may have run out though no timer has told of it yet, as on a device that has just woken up. */
export function isConnected(snapshot: ConnectionSnapshot, now: number): boolean {
  if (snapshot.matches({ settled: 'signedIn' })) return msLeft(snapshot.context, now) > 0;
  return snapshot.hasTag('connected');
}

/** There is one, or it can be had. */
export function hasDeviceModel({ model }: ConnectionContext): boolean {
  return model !== null && model !== 'unavailable';
}

function msLeft({ account }: ConnectionContext, now: number): number {
  return account ? account.expiresAt - now : Number.POSITIVE_INFINITY;
}

function mustBeProvided(name: string): never {
  throw new Error(`\`${name}\` must be provided`);
}
