import type { ServerResponse } from 'node:http';
import type { Connect, Plugin } from 'vite';
import type { PageSettings } from '../model/settings/settings.ts';
import { openPracticeKitchen, PRACTICE_PATH } from './practiceKitchen.ts';

export function isPractising({ token, inferenceUrl }: PageSettings): boolean {
  return inferenceUrl ? `${inferenceUrl}/`.startsWith(`${PRACTICE_PATH}/`) : !token;
}

/** The practice kitchen needs no token: one from the environment must not ship in a page that practises. */
export function practise(settings: PageSettings): PageSettings {
  return { ...settings, token: '', inferenceUrl: settings.inferenceUrl || `${PRACTICE_PATH}/v1` };
}

export function practicePlugin(): Plugin {
  const cook = openPracticeKitchen();

  const handle: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    serve(incoming, outgoing).catch(next);
  };

  async function serve(incoming: Connect.IncomingMessage, outgoing: ServerResponse) {
    const { method = 'GET', originalUrl = '' } = incoming;
    const body = Buffer.concat(await incoming.toArray());
    const response = await cook(
      new Request(new URL(originalUrl, 'http://localhost'), {
        method,
        ...(method === 'POST' && { body }),
      }),
    );
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  }

  return {
    name: 'practice-kitchen',
    configureServer: ({ middlewares }) => void middlewares.use(PRACTICE_PATH, handle),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(PRACTICE_PATH, handle),
  };
}
