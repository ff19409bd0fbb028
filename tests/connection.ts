import { type AnyTransitionDefinition, createActor, fromPromise, SimulatedClock } from 'xstate';
import { type Account, type ConnectionInput, connectionMachine } from '../machines/connectionMachine.ts';
import { openChoices } from '../src/cook/choices.ts';
import { openConnection } from '../src/cook/connection.ts';
import { openCredentials } from '../src/cook/credentials.ts';
import { type Environment, readSettings } from '../src/cook/environment.ts';
import { hasOwnConnection } from '../src/cook/settings.ts';

type SignIn = { finish: (account?: Account) => void; fail: (error?: unknown) => void };

export type StartConnection = Partial<ConnectionInput> & { environment?: Environment };

/** The production machine and everything round it, with a sign-in that the test answers. */
export function openTestConnection({ environment = {}, ...input }: StartConnection = {}) {
  const clock = new SimulatedClock();
  const signIns: SignIn[] = [];
  const taken: AnyTransitionDefinition[] = [];
  const page = readSettings({
    VITE_HF_ACCESS_TOKEN: 'hf_fake',
    VITE_HF_OAUTH_CLIENT_ID: 'test',
    ...environment,
  });
  const credentials = openCredentials(
    () => sessionStorage,
    () => localStorage,
  );
  const choices = openChoices(page, credentials, () => localStorage);
  const answered = <Output>() =>
    new Promise<Output>((finish, fail) => {
      signIns.push({
        finish: finish as SignIn['finish'],
        fail: (error = new Error('failed')) => fail(error),
      });
    });
  const actor = createActor(
    connectionMachine.provide({
      actors: {
        goToSignIn: fromPromise<void, { remember: boolean }>(() => answered()),
        finishSignIn: fromPromise<Account>(() => answered()),
      },
      actions: { dropCredentials: credentials.drop },
    }),
    {
      clock,
      input: {
        returning: false,
        account: null,
        hasToken: false,
        hasPageOwn: hasOwnConnection(page),
        ...input,
      },
      inspect: (event) => {
        if (event.type === '@xstate.microstep') taken.push(...event._transitions);
      },
    },
  );
  actor.subscribe(choices.refresh);
  actor.start();
  const connection = openConnection(actor, choices, {
    offersSignIn: page.clientId !== '',
    isFramed: false,
    markForgotten: credentials.markForgotten,
  });
  return {
    actor,
    clock,
    choices,
    credentials,
    connection,
    taken,
    lastSignIn: () => signIns.at(-1) as SignIn,
  };
}
