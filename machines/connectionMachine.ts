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
    tags: {} as 'signingIn',
  },
  actors: {
    goToSignIn: fromPromise<void, { remember: boolean }>(async () => mustBeProvided('goToSignIn')),
    finishSignIn: fromPromise<Account>(async () => mustBeProvided('finishSignIn')),
  },
  guards: {
    isReturning: ({ context }) => context.returning,
    hasAccount: ({ context }) => context.account !== null,
    hasToken: ({ context }) => context.hasToken,
    hasPageConnection: ({ context }) => context.hasPageConnection,
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
      problem: null,
    }),
    keepToken: assign({ account: null, hasToken: true, problem: null }),
    forget: assign({ account: null, hasToken: false, problem: null }),
    dropCredentials: () => mustBeProvided('dropCredentials'),
    announceChange: emit({ type: 'connection.changed' }),
    clearProblem: assign({ problem: null }),
    tellDenied: assign({ problem: 'denied' }),
    tellFailed: assign({ problem: 'failed' }),
  },
}).createMachine({
  id: 'connection',
  description:
    'Who pays for the recipes: the page itself, the account that the visitor has signed in with, or a token of theirs. Knows whether there is a token, never which.',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'checking',
  on: {
    'connection.forgotten': {
      description: 'By the visitor, here or in another tab. Gives up a sign-in that is under way.',
      guard: 'hasCredentials',
      target: '.checking',
      actions: ['forget', 'dropCredentials', 'announceChange'],
    },
  },
  states: {
    checking: {
      description: 'Looks what there is to pay with, and goes on at once.',
      always: [
        { guard: 'isReturning', target: 'signingIn.finishing', actions: ['clearReturn'] },
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
        'token.given': { target: '.visitorToken', actions: ['keepToken', 'announceChange'] },
      },
      states: {
        unconnected: {
          description: 'Nothing is connected. A recipe can be asked for all the same; the host decides.',
        },
        pageConnection: {
          description: 'The page came with a connection: a token that ships in it, or an endpoint.',
        },
        visitorToken: {
          description: 'A token that the visitor has given pays.',
        },
        signedIn: {
          description: 'The account of the visitor pays.',
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
      },
    },
    signingIn: {
      description: 'On the way to Hugging Face, or back from it.',
      tags: ['signingIn'],
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
};

type ConnectionContext = ConnectionInput & { problem: 'denied' | 'failed' | null };

type ConnectionEvent =
  /** `remember`: on this device, and not only in this tab. */
  | { type: 'account.requested'; remember: boolean }
  | { type: 'token.given' }
  | { type: 'time.passed' }
  | { type: 'page.returned' }
  | { type: 'connection.forgotten' };

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

/** Also true where no timer has told of it yet, as on a device that has just woken up. */
export function mustSignIn({ context }: ConnectionSnapshot, now: number): boolean {
  return msLeft(context, now) <= 0;
}

function msLeft({ account }: ConnectionContext, now: number): number {
  return account ? account.expiresAt - now : Number.POSITIVE_INFINITY;
}

function mustBeProvided(name: string): never {
  throw new Error(`\`${name}\` must be provided`);
}
