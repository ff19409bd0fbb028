import { assign, emit, fromPromise, not, or, type SnapshotFrom, setup } from 'xstate';
import { mustBeProvided } from './mustBeProvided.ts';

export const connectionMachine = setup({
  types: {
    input: {} as ConnectionInput,
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    emitted: {} as { type: 'connection.changed' },
    tags: {} as 'signingIn' | 'downloading',
  },
  actors: {
    goToSignIn: fromPromise<void, { remember: boolean }>(async () => mustBeProvided('goToSignIn')),
    finishSignIn: fromPromise<Account>(async () => mustBeProvided('finishSignIn')),
    downloadModel: fromPromise<void>(async () => mustBeProvided('downloadModel')),
  },
  guards: {
    isOnDevice: ({ context }) => context.onDevice,
    isOtherChosen: not('isOnDevice'),
    hasAccount: ({ context }) => context.account !== null,
    hasToken: ({ context }) => context.hasToken,
    hasCredentials: or(['hasAccount', 'hasToken']),
    hasModel: ({ context }) => hasDeviceModel(context),
    isModelToLoad: ({ context }) => context.model === 'downloadable' || context.model === 'downloading',
  },
  actions: {
    note: assign((_, changes: Partial<ConnectionContext>) => changes),
    noteModel: assign(({ context: { problem } }, { model }: { model: DeviceModel }) => ({
      model,
      problem: model === 'available' && problem === 'download failed' ? null : problem,
    })),
    /** Recipes come from the device only if the changes say so. */
    connect: assign((_, changes: Partial<ConnectionContext>) => ({
      onDevice: false,
      problem: null,
      ...changes,
    })),
    /** Provided by `openConnection`: the machine never knows the token. */
    dropCredentials: () => mustBeProvided('dropCredentials'),
    /** Provided by `openConnection`: stores whether the browser's model is chosen. */
    saveChoice: () => mustBeProvided('saveChoice'),
    announceChange: emit({ type: 'connection.changed' }),
  },
}).createMachine({
  id: 'connection',
  description:
    'Where recipes come from: the page itself, the account that the visitor has signed in with, a token of theirs, or a model of the browser (`activeConnection`). Knows whether there is a token, never which.',
  context: ({ input }) => ({ ...input, model: null, loaded: 0, problem: null }),
  type: 'parallel',
  on: {
    'time.passed': {
      description: 'A sign-in may have ended, also while the device slept. Looked at with every press.',
      actions: [{ type: 'note', params: ({ event }) => ({ now: event.now }) }],
    },
    'connection.forgotten': {
      description:
        'The visitor has signed out or removed the token, in this tab or in another. A sign-in that is under way ends with it.',
      guard: 'hasCredentials',
      target: '.signIn.settled',
      actions: [
        { type: 'note', params: { account: null, hasToken: false, problem: null } },
        'dropCredentials',
        'announceChange',
      ],
    },
    'model.chosen': {
      description: 'Another model of the same host was chosen, in this tab or in another.',
      actions: ['announceChange'],
    },
    'model.found': {
      description: 'The browser has answered whether it has a model of its own.',
      actions: [{ type: 'noteModel', params: ({ event }) => event }],
    },
    'device.left': {
      description: 'Goes back to what pays otherwise. A download is given up.',
      guard: 'isOnDevice',
      actions: [{ type: 'note', params: { onDevice: false } }, 'saveChoice', 'announceChange'],
    },
  },
  states: {
    signIn: {
      description: 'Signing in with Hugging Face.',
      initial: 'settled',
      states: {
        settled: {
          description: 'No sign-in is under way: the visitor can choose what pays.',
          on: {
            'account.requested': { target: 'leaving' },
            'account.returned': { target: 'finishing' },
            'token.given': {
              actions: [
                { type: 'connect', params: { account: null, hasToken: true } },
                'saveChoice',
                'announceChange',
              ],
            },
            'device.chosen': {
              description: 'From now on nothing else is called, even if the model is missing.',
              guard: 'hasModel',
              actions: [
                { type: 'connect', params: { onDevice: true, loaded: 0 } },
                'saveChoice',
                'announceChange',
              ],
            },
            'connection.madeElsewhere': {
              description:
                "Another tab has connected something for all of them. Ignored if this one uses the browser's model.",
              guard: 'isOtherChosen',
              actions: [{ type: 'note', params: ({ event }) => event.credentials }, 'announceChange'],
            },
          },
        },
        leaving: {
          description:
            'The address of the sign-in is being made, and the browser leaves the page. A page that is left, and brought back, goes nowhere by itself.',
          tags: ['signingIn'],
          entry: [{ type: 'note', params: { problem: null } }],
          invoke: {
            id: 'goToSignIn',
            src: 'goToSignIn',
            input: ({ event }) => ({ remember: event.type === 'account.requested' && event.remember }),
            onDone: {
              description: 'After 30 s: the browser never left the page.',
              target: 'settled',
            },
            onError: {
              target: 'settled',
              actions: [{ type: 'note', params: { problem: 'sign-in failed' } }],
            },
          },
          on: { 'page.left': { target: 'settled' } },
        },
        finishing: {
          description:
            'Back from Hugging Face: the code in the address is exchanged, once. Given up after 30 s.',
          tags: ['signingIn'],
          invoke: {
            id: 'finishSignIn',
            src: 'finishSignIn',
            onDone: {
              target: 'settled',
              actions: [
                { type: 'connect', params: ({ event }) => ({ account: event.output, hasToken: false }) },
                'saveChoice',
                'announceChange',
              ],
            },
            onError: {
              target: 'settled',
              actions: [{ type: 'note', params: ({ event }) => ({ problem: problemOf(event.error) }) }],
            },
          },
        },
      },
    },
    device: {
      description: 'The download of the model of the browser.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is being downloaded.',
          on: {
            'device.chosen': {
              description: 'Only a press sends this: nothing is downloaded without one.',
              guard: 'isModelToLoad',
              target: 'downloading',
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
              actions: [{ type: 'note', params: { problem: 'download failed' } }],
            },
          },
          on: {
            'download.progressed': {
              actions: [{ type: 'note', params: ({ event }) => ({ loaded: event.loaded }) }],
            },
          },
        },
      },
    },
    dialog: {
      description:
        'The dialog in which the visitor chooses where recipes come from. Only the visitor opens and closes it.',
      initial: 'closed',
      states: {
        closed: {
          description: 'It is not on the page.',
          on: { 'dialog.opened': { target: 'open' } },
        },
        open: {
          description: 'It is on the page.',
          on: { 'dialog.closed': { target: 'closed' } },
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
  account: Account | null;
  /** A token that the visitor gave is saved. */
  hasToken: boolean;
  /** The page came with a connection of its own. */
  hasPageConnection: boolean;
  /** The visitor has chosen the browser's own model. */
  onDevice: boolean;
  /** Visitors can sign in with Hugging Face here. */
  offersSignIn: boolean;
  /** The time when somebody last looked at the clock. */
  now: number;
};

export type SharedCredentials = Pick<ConnectionInput, 'account' | 'hasToken'>;

export type DeviceModel = 'unavailable' | 'downloadable' | 'downloading' | 'available';

export type ConnectionContext = ConnectionInput & {
  /** Null until the browser has answered. */
  model: DeviceModel | null;
  /** The part that was downloaded, from 0 to 1. */
  loaded: number;
  problem: 'denied' | 'sign-in failed' | 'download failed' | null;
};

export type ConnectionEvent =
  | { type: 'time.passed'; now: number }
  /** `remember`: for all tabs, in `localStorage`. */
  | { type: 'account.requested'; remember: boolean }
  | { type: 'account.returned' }
  | { type: 'page.left' }
  | { type: 'token.given' }
  | { type: 'connection.forgotten' }
  | { type: 'connection.madeElsewhere'; credentials: SharedCredentials }
  | { type: 'model.chosen' }
  | { type: 'model.found'; model: DeviceModel }
  | { type: 'device.chosen' }
  | { type: 'device.left' }
  | { type: 'download.progressed'; loaded: number }
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' };

export type ConnectionSnapshot = SnapshotFrom<typeof connectionMachine>;

type ActiveConnection = 'device' | 'account' | 'ended account' | 'token' | 'page' | null;

/** The account, token, device or page that recipes come from. */
export function activeConnection({
  onDevice,
  account,
  now,
  hasToken,
  hasPageConnection,
}: ConnectionInput): ActiveConnection {
  if (onDevice) return 'device';
  if (account) return account.expiresAt > now ? 'account' : 'ended account';
  if (hasToken) return 'token';
  return hasPageConnection ? 'page' : null;
}

/** Whether a request goes to a model. */
export function isConnected(context: ConnectionContext): boolean {
  const active = activeConnection(context);
  if (active === 'device') return context.model === 'available';
  return active !== null && active !== 'ended account';
}

/** True also if the model has yet to be downloaded. */
export function hasDeviceModel({ model }: ConnectionContext): boolean {
  return model !== null && model !== 'unavailable';
}

/** The error of `finishSignIn` has a name that says whether the visitor has refused. */
function problemOf(error: unknown): ConnectionContext['problem'] {
  return error instanceof Error && error.name === 'denied' ? 'denied' : 'sign-in failed';
}
