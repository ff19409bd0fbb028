import type { ConnectionActor } from '../../machines/connectionMachine.ts';
import type { openChoices } from './choices.ts';

type Options = {
  offersSignIn: boolean;
  isFramed: boolean;
  /** Marks what is held by now, here and in the other tabs, as forgotten. */
  markForgotten: (at: number) => void;
};

/** The connection as the page gets it: what it can look at, and what it can do. */
export function openConnection(
  actor: ConnectionActor,
  choices: ReturnType<typeof openChoices>,
  { offersSignIn, isFramed, markForgotten }: Options,
) {
  const { subscribe, getSnapshot, chooseModel, listModels } = choices;
  return {
    actor,
    offersSignIn,
    isFramed,
    subscribe,
    getSnapshot,
    chooseModel,
    listModels,
    signIn: (remember: boolean) => actor.send({ type: 'account.requested', remember }),
    giveToken(written: string, remember: boolean): string | null {
      const problem = choices.takeToken(written, remember);
      if (!problem) actor.send({ type: 'token.given' });
      return problem;
    },
    forget() {
      markForgotten(Date.now());
      actor.send({ type: 'connection.forgotten' });
    },
  };
}
