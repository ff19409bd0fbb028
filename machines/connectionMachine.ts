import { and, assign, emit, fromPromise, not, type SnapshotFrom, setup, stateIn } from 'xstate';
import { mustBeProvided } from './mustBeProvided.ts';

export const connectionMachine = setup({
  types: {} as {
    input: ConnectionInput | undefined;
    context: ConnectionContext;
    events: ConnectionEvent;
    emitted: { type: 'connection.changed' };
    tags: 'signingIn' | 'downloading';
  },
  actors: {
    goToSignIn: fromPromise<void, { remember: boolean }>(async () => mustBeProvided('goToSignIn')),
    finishSignIn: fromPromise<Account>(async () => mustBeProvided('finishSignIn')),
    downloadModel: fromPromise<void>(async () => mustBeProvided('downloadModel')),
  },
  guards: {
    isOnDevice: ({ context }) => context.onDevice,
    isOtherChosen: not('isOnDevice'),
    hasCredentials: ({ context }) => context.account !== null || context.hasToken,
    hasModel: ({ context }) => hasDeviceModel(context),
    isModelToLoad: ({ context }) => context.model === 'downloadable' || context.model === 'downloading',
    canDownload: and(['isModelToLoad', stateIn({ signIn: 'settled' })]),
  },
  actions: {
    noteTime: assign((_, { now }: { now: number }) => ({ now })),
    noteProblem: assign((_, { problem }: Pick<ConnectionContext, 'problem'>) => ({ problem })),
    noteProgress: assign((_, { loaded }: { loaded: number }) => ({ loaded })),
    noteCredentials: assign((_, credentials: SharedCredentials) => ({ ...credentials, problem: null })),
    noteModel: assign(({ context: { problem } }, { model }: { model: DeviceModel }) => ({
      model,
      problem: model === 'available' && problem === 'download failed' ? null : problem,
    })),
    chooseDevice: assign({ onDevice: true, loaded: 0, problem: null }),
    leaveDevice: assign({ onDevice: false, problem: null }),
    /** Removes the saved credentials. `openConnection` provides this action. */
    dropCredentials: () => {},
    /** Saves whether the visitor has chosen the browser's own model. `openConnection` provides this action. */
    saveChoice: () => {},
    announceChange: emit({ type: 'connection.changed' }),
  },
}).createMachine({
  id: 'connection',
  description:
    "The source of recipes: the page itself, the visitor's account or token, or the browser's own model (`activeConnection`). The context of the machine never contains the token, because Stately's inspector shows the context.",
  context: ({ input }) => ({
    account: null,
    hasToken: false,
    hasPageConnection: false,
    onDevice: false,
    offersSignIn: false,
    now: 0,
    ...input,
    model: null,
    loaded: 0,
    problem: null,
  }),
  type: 'parallel',
  on: {
    'time.passed': {
      description:
        'A sign-in may have expired, perhaps while the device slept. Each press checks the sign-in.',
      actions: [{ type: 'noteTime', params: ({ event }) => event }],
    },
    'model.chosen': {
      description: 'The visitor has chosen another model of the same host, in this tab or in another tab.',
      actions: ['announceChange'],
    },
  },
  states: {
    signIn: {
      description: 'Signing in with Hugging Face.',
      initial: 'settled',
      on: {
        'connection.forgotten': {
          description:
            'The visitor has signed out or removed the token, in this tab or in another tab. This also ends a sign-in under way.',
          guard: 'hasCredentials',
          target: '.settled',
          actions: [
            { type: 'noteCredentials', params: { account: null, hasToken: false } },
            'dropCredentials',
            'announceChange',
          ],
        },
      },
      states: {
        settled: {
          description: 'No sign-in is under way, so the visitor can choose a connection.',
          on: {
            'account.requested': { target: 'leaving' },
            'account.returned': { target: 'finishing' },
            'token.given': {
              actions: [
                { type: 'noteCredentials', params: { account: null, hasToken: true } },
                'leaveDevice',
                'saveChoice',
                'announceChange',
              ],
            },
            'device.chosen': {
              description:
                "From now on no request leaves the device, even if the browser's own model is missing.",
              guard: 'hasModel',
              actions: ['chooseDevice', 'saveChoice', 'announceChange'],
            },
            'connection.madeElsewhere': {
              description:
                "Another tab has connected an account or a token for all tabs. Ignored if this tab uses the browser's model.",
              guard: 'isOtherChosen',
              actions: [
                { type: 'noteCredentials', params: ({ event }) => event.credentials },
                'announceChange',
              ],
            },
          },
        },
        leaving: {
          description:
            'The page creates the address of the sign-in, and the browser leaves the page. If the visitor returns, the page does not leave again by itself.',
          tags: ['signingIn'],
          entry: [{ type: 'noteProblem', params: { problem: null } }],
          invoke: {
            id: 'goToSignIn',
            src: 'goToSignIn',
            input: ({ event }) => ({ remember: event.type === 'account.requested' && event.remember }),
            onDone: {
              description: 'The browser has not left the page within 30 s.',
              target: 'settled',
            },
            onError: {
              target: 'settled',
              actions: [{ type: 'noteProblem', params: { problem: 'sign-in failed' } }],
            },
          },
          on: { 'page.left': { target: 'settled' } },
        },
        finishing: {
          description:
            'The visitor is back from Hugging Face. The code in the address is exchanged once, within 30 s.',
          tags: ['signingIn'],
          invoke: {
            id: 'finishSignIn',
            src: 'finishSignIn',
            onDone: {
              target: 'settled',
              actions: [
                {
                  type: 'noteCredentials',
                  params: ({ event }) => ({ account: event.output, hasToken: false }),
                },
                'leaveDevice',
                'saveChoice',
                'announceChange',
              ],
            },
            onError: {
              target: 'settled',
              actions: [
                { type: 'noteProblem', params: ({ event }) => ({ problem: problemOf(event.error) }) },
              ],
            },
          },
        },
      },
    },
    device: {
      description: "The browser's own model, and its download.",
      initial: 'idle',
      on: {
        'model.found': {
          description: 'The browser has answered whether it has its own model.',
          actions: [{ type: 'noteModel', params: ({ event }) => event }],
        },
        'device.left': {
          description: "Turns off the browser's own model, and stops waiting for its download.",
          guard: 'isOnDevice',
          actions: ['leaveDevice', 'saveChoice', 'announceChange'],
        },
      },
      states: {
        idle: {
          description: 'Nothing is being downloaded.',
          on: {
            'device.chosen': {
              description:
                'Only a press sends this event, so nothing is downloaded without a press. Ignored during a sign-in.',
              guard: 'canDownload',
              target: 'downloading',
            },
          },
        },
        downloading: {
          description:
            'The browser is downloading the model for all pages. Leaving this state does not stop the download.',
          tags: ['downloading'],
          always: {
            description: 'The visitor has chosen another connection.',
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
              actions: [{ type: 'noteProgress', params: ({ event }) => event }],
            },
          },
        },
      },
    },
    dialog: {
      description:
        'The dialog in which the visitor chooses where recipes come from. Only the visitor opens and closes the dialog.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The dialog is not on the page.',
          on: { 'dialog.opened': { target: 'open' } },
        },
        open: {
          description: 'The dialog is on the page.',
          on: { 'dialog.closed': { target: 'closed' } },
        },
      },
    },
  },
});

export type Account = {
  name: string;
  /** Time when the sign-in expires, in milliseconds since 1970. */
  expiresAt: number;
};

export type ConnectionInput = {
  account: Account | null;
  /** True if the visitor's token is saved. */
  hasToken: boolean;
  /** True if the page's settings contain a token or the URL of a model server. */
  hasPageConnection: boolean;
  /** True if the visitor has chosen the browser's own model. */
  onDevice: boolean;
  /** True if visitors can sign in with Hugging Face on this page. */
  offersSignIn: boolean;
  /** Time when the clock was last read, in milliseconds since 1970. */
  now: number;
};

export type SharedCredentials = Pick<ConnectionInput, 'account' | 'hasToken'>;

export type DeviceModel = 'unavailable' | 'downloadable' | 'downloading' | 'available';

export type ConnectionContext = ConnectionInput & {
  /** State of the browser's own model, or null until the browser has reported the state. */
  model: DeviceModel | null;
  /** Progress of the model's download, from 0 to 1. */
  loaded: number;
  problem: 'denied' | 'sign-in failed' | 'download failed' | null;
};

export type ConnectionEvent =
  | { type: 'time.passed'; now: number }
  /** Starts a sign-in. `remember`: true to save the account for all tabs, in `localStorage`. */
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

/** Returns the kind of connection that requests use, or null if there is no connection. */
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

/** True if requests go to a model rather than to the cookbook. */
export function isConnected(context: ConnectionContext): boolean {
  const active = activeConnection(context);
  if (active === 'device') return context.model === 'available';
  return active !== null && active !== 'ended account';
}

/** True if the browser has its own model, downloaded or not. */
export function hasDeviceModel({ model }: ConnectionContext): boolean {
  return model !== null && model !== 'unavailable';
}

/** Returns 'denied' if the visitor refused the sign-in, otherwise 'sign-in failed'. */
function problemOf(error: unknown): ConnectionContext['problem'] {
  return error instanceof Error && error.name === 'denied' ? 'denied' : 'sign-in failed';
}
