import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import { connectionMachine } from '../../machines/connectionMachine.ts';
import { recipeMachine } from '../../machines/recipeMachine.ts';
import { openChoices } from '../cook/choices.ts';
import { openConnection } from '../cook/connection.ts';
import { openCredentials } from '../cook/credentials.ts';
import { hasOwnConnection, type PageSettings } from '../cook/settings.ts';
import { openLarder } from '../larder/larder.ts';
import { App } from '../page/App.tsx';

const noStorage = () => {
  throw new Error('Nothing is kept where the page is built');
};

/** The first screen of a first visit, for index.html: the page on its own machines, before anything has happened. */
export function renderShell(settings: PageSettings): string {
  const kitchen = createActor(recipeMachine, { input: { ingredients: [], recipe: null } });
  const connection = createActor(connectionMachine, {
    input: { returning: false, account: null, hasToken: false, hasPageOwn: hasOwnConnection(settings) },
  });
  const choices = openChoices(settings, openCredentials(noStorage, noStorage), noStorage);
  return renderToString(
    <App
      kitchen={kitchen}
      box={openLarder(noStorage).box}
      connection={openConnection(connection, choices, {
        offersSignIn: settings.clientId !== '',
        isFramed: false,
        markForgotten: () => {},
      })}
      brand={settings.brand}
    />,
  );
}
