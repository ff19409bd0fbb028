import { createContext, useSyncExternalStore } from 'react';
import type { ConnectionActor } from '../../machines/connectionMachine.ts';
import type { Failure } from './failures.ts';
import { useRequired } from './required.ts';

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
  return useRequired(ConnectionContext);
}

export function useConnectionSnapshot() {
  const { subscribe, getSnapshot } = useConnection();
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
