import { createContext, use, useSyncExternalStore } from 'react';
import type { ConnectionActor } from '../../machines/connectionMachine.ts';

const FAILURES = {
  timeout: 'The model took too long to answer. Try again, or try another model.',
  offline: 'No network. Try again when you are online.',
  network: 'No way through to the model. The network, or something in this browser, may be blocking it.',
  'refused credentials': 'The token was refused. Sign in again, or use another token.',
  'credits used up':
    'This month’s credits are used up. Use another account or token, or wait for the next month.',
  'rate limited': 'Too many requests. Wait a minute, then try again.',
  'model not served': 'The provider does not serve this model. Choose another one below.',
  server: 'The model’s host has trouble of its own. Try again later.',
  'bad answer': 'The answer was no recipe. Try again, or try another model.',
  'bad settings':
    'This page is not set up well. Its owner has to mend that; a token or account of yours may work.',
} as const;

type Failure = keyof typeof FAILURES;

/** What went wrong last, in words that a visitor can act on. */
export function tellFailure(
  failure: Failure,
  { isConnected, choosesModel }: { isConnected: boolean; choosesModel: boolean },
): string {
  if (failure === 'refused credentials' && !isConnected) {
    return 'It was refused, since nothing is connected. Sign in, or use a token of your own.';
  }
  if (failure === 'model not served' && !choosesModel) {
    return 'This page’s own server does not know its model, or its address is wrong. Its owner has to mend that.';
  }
  return FAILURES[failure];
}

/** What the page needs of the connection to the model: a plain object, handed down by main.tsx. */
export type Connection = {
  actor: ConnectionActor;
  /** Visitors can sign in with Hugging Face here. */
  offersSignIn: boolean;
  /** Hugging Face does not ask within a frame of another page. */
  isFramed: boolean;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => {
    model: string;
    /** Null where the page asks an endpoint of its own. */
    provider: string | null;
    isChosenModel: boolean;
    failure: Failure | null;
  };
  signIn: (remember: boolean) => void;
  /** These two return what is wrong, or null. */
  giveToken: (written: string, remember: boolean) => string | null;
  chooseModel: (written: string) => string | null;
  forget: () => void;
  listModels: () => Promise<string[]>;
};

export const ConnectionContext = createContext<Connection | null>(null);

export function useConnection(): Connection {
  const connection = use(ConnectionContext);
  if (!connection) throw new Error('A view of the connection stands outside of ConnectionContext');
  return connection;
}

export function useConnectionSnapshot() {
  const { subscribe, getSnapshot } = useConnection();
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
