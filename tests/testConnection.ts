import { type AnyTransitionDefinition, fromPromise, SimulatedClock } from 'xstate';
import type { Account } from '../machines/connectionMachine.ts';
import { readSettings } from '../src/build/readSettings.ts';
import { openConnection } from '../src/model/openConnection.ts';
import type { Variables } from '../src/model/variables.ts';

/** Or a download. */
type SignIn = { finish: (account?: Account) => void; fail: (error?: unknown) => void };

export type StartConnection = {
  environment?: Variables;
  /** The address carries the answer of a sign-in. */
  returning?: boolean;
  /** What an earlier visit has kept. */
  account?: Account | null;
  hasToken?: boolean;
  onDevice?: boolean;
  tab?: Storage;
};

/** The connection as the page has it, on a clock that the test moves, with a sign-in that the test answers. */
export function openTestConnection(start: StartConnection = {}) {
  const {
    environment,
    tab = sessionStorage,
    returning = false,
    account = null,
    hasToken = false,
    onDevice = false,
  } = start;
  const clock = new SimulatedClock();
  const signIns: SignIn[] = [];
  const taken: AnyTransitionDefinition[] = [];
  if (account || hasToken) {
    const kept = { version: 1, token: 'hf_fake', account, since: 0.5 };
    tab.setItem('recipe-kitchen.connection', JSON.stringify(kept));
  }
  if (onDevice) localStorage.setItem('recipe-kitchen.device', '1');
  const answered = <Output>() =>
    new Promise<Output>((finish, fail) => {
      signIns.push({
        finish: finish as SignIn['finish'],
        fail: (error = new Error('failed')) => fail(error),
      });
    });
  const connection = openConnection({
    settings: readSettings({
      VITE_HF_ACCESS_TOKEN: 'hf_fake',
      VITE_HF_OAUTH_CLIENT_ID: 'test',
      ...environment,
    }),
    tab: () => tab,
    device: () => localStorage,
    address: `https://page.test/${returning ? '?code=c0de&state=ours' : ''}`,
    home: 'https://page.test/',
    clock,
    inspect: (event) => {
      if (event.type === '@xstate.microstep') taken.push(...event._transitions);
    },
    actors: {
      goToSignIn: fromPromise<void, { remember: boolean }>(() => answered()),
      finishSignIn: fromPromise<Account>(() => answered()),
      downloadModel: fromPromise<void>(() => answered()),
    },
  });
  connection.actor.start();
  return { ...connection, clock, taken, lastSignIn: () => signIns.at(-1) as SignIn };
}
