import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';

const SIGN_IN_DEADLINE_MS = 30_000;
/** A browser's timer that is set to more fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const connectionMachine = setup({
  types: {
    input: {} as ConnectionInput,
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    tags: {} as 'signingIn' | 'mustSignIn',
  },
  actors: {
    goToSignIn: fromPromise<void, { remember: boolean }>(() =>
      Promise.reject(new Error('`goToSignIn` must be provided')),
    ),
    finishSignIn: fromPromise<Account>(() => Promise.reject(new Error('`finishSignIn` must be provided'))),
  },
  guards: {
    isReturning: ({ context }) => context.returning,
    hasAccount: ({ context }) => context.account !== null,
    hasToken: ({ context }) => context.hasToken,
    hasPageOwn: ({ context }) => context.hasPageOwn,
    hasExpired: ({ context }) => context.account !== null && context.account.expiresAt <= Date.now(),
    isDenied: (_, { error }: { error: unknown }) => error instanceof Error && error.name === 'denied',
  },
  delays: {
    signInDeadline: SIGN_IN_DEADLINE_MS,
    expiry: ({ context }) => Math.min((context.account?.expiresAt ?? 0) - Date.now(), LONGEST_TIMER_MS),
  },
  actions: {
    arrive: assign({ returning: false }),
    welcome: assign({
      account: (_, { account }: { account: Account }) => account,
      hasToken: false,
      problem: null,
    }),
    takeToken: assign({ account: null, hasToken: true, problem: null }),
    forget: assign({ account: null, hasToken: false, problem: null }),
    /** Provided by whoever holds them. */
    dropCredentials: () => {},
    clearProblem: assign({ problem: null }),
    tellDenied: assign({ problem: 'denied' }),
    tellFailed: assign({ problem: 'failed' }),
  },
}).createMachine({
  id: 'connection',
  description:
    'Who pays for the recipes: the page itself, the account that the visitor has signed in with, or a token of theirs. Knows whether there is a token, never which.',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'door',
  states: {
    door: {
      description: 'Goes on at once to what the visitor is connected with.',
      always: [
        { guard: 'isReturning', target: 'finishing', actions: ['arrive'] },
        { guard: 'hasExpired', target: 'expired' },
        { guard: 'hasAccount', target: 'signedIn' },
        { guard: 'hasToken', target: 'ownToken' },
        { guard: 'hasPageOwn', target: 'pageOwn' },
        { target: 'unconnected' },
      ],
    },
    unconnected: {
      description: 'Nothing is connected. A recipe can be asked for all the same; the host decides.',
      on: {
        'account.requested': { target: 'leaving' },
        'token.given': { target: 'ownToken', actions: ['takeToken'] },
      },
    },
    pageOwn: {
      description: 'The page came with a connection: a token that ships in it, or an endpoint.',
      on: {
        'account.requested': { target: 'leaving' },
        'token.given': { target: 'ownToken', actions: ['takeToken'] },
      },
    },
    leaving: {
      description: 'On the way to Hugging Face, until the browser has left the page.',
      tags: ['signingIn'],
      entry: ['clearProblem'],
      invoke: {
        id: 'goToSignIn',
        src: 'goToSignIn',
        input: ({ event }) => ({ remember: event.type === 'account.requested' && event.remember }),
        onDone: {
          description: 'The visitor came back without an answer, by the button of the browser.',
          target: 'door',
        },
        onError: { target: 'door', actions: ['tellFailed'] },
      },
      after: {
        signInDeadline: { target: 'door', actions: ['tellFailed'] },
      },
      on: {
        'connection.forgotten': { target: 'door', actions: ['forget', 'dropCredentials'] },
      },
    },
    finishing: {
      description: 'Back from Hugging Face: the code in the address is exchanged, once.',
      tags: ['signingIn'],
      invoke: {
        id: 'finishSignIn',
        src: 'finishSignIn',
        onDone: {
          target: 'signedIn',
          actions: [{ type: 'welcome', params: ({ event }) => ({ account: event.output }) }],
        },
        onError: [
          {
            guard: { type: 'isDenied', params: ({ event }) => ({ error: event.error }) },
            target: 'door',
            actions: ['tellDenied'],
          },
          { target: 'door', actions: ['tellFailed'] },
        ],
      },
      after: {
        signInDeadline: { target: 'door', actions: ['tellFailed'] },
      },
      on: {
        'connection.forgotten': { target: 'door', actions: ['forget', 'dropCredentials'] },
      },
    },
    signedIn: {
      description: 'The account of the visitor pays.',
      after: {
        expiry: { target: 'door' },
      },
      on: {
        'time.passed': {
          description: 'Timers stand still while a device sleeps.',
          guard: 'hasExpired',
          target: 'expired',
        },
        'account.requested': { target: 'leaving' },
        'token.given': { target: 'ownToken', actions: ['takeToken'] },
        'connection.forgotten': { target: 'door', actions: ['forget', 'dropCredentials'] },
      },
    },
    expired: {
      description:
        'The sign-in has run out: the next request asks for a new one instead of failing three times.',
      tags: ['mustSignIn'],
      on: {
        'account.requested': { target: 'leaving' },
        'token.given': { target: 'ownToken', actions: ['takeToken'] },
        'connection.forgotten': { target: 'door', actions: ['forget', 'dropCredentials'] },
      },
    },
    ownToken: {
      description: 'A token that the visitor has given pays.',
      on: {
        'account.requested': { target: 'leaving' },
        'token.given': { target: 'ownToken', actions: ['takeToken'] },
        'connection.forgotten': { target: 'door', actions: ['forget', 'dropCredentials'] },
      },
    },
  },
});

/** Whom the visitor has signed in as, and until when. */
export type Account = { name: string /** Milliseconds since 1970. */; expiresAt: number };

/** What the visit begins with. */
export type ConnectionInput = {
  /** The address of the page carries the answer of a sign-in. */
  returning: boolean;
  account: Account | null;
  /** A token that the visitor gave is kept. */
  hasToken: boolean;
  /** The page came with a connection of its own. */
  hasPageOwn: boolean;
};

type ConnectionContext = ConnectionInput & { problem: 'denied' | 'failed' | null };

type ConnectionEvent =
  /** `remember`: on this device, and not only in this tab. */
  | { type: 'account.requested'; remember: boolean }
  | { type: 'token.given' }
  | { type: 'time.passed' }
  | { type: 'connection.forgotten' };

export type ConnectionActor = ActorRefFrom<typeof connectionMachine>;
