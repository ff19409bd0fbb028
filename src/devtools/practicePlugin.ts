import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import type { Settings } from '../cook/settings.ts';
import { openPracticeKitchen, PRACTICE_PATH } from './practiceKitchen.ts';

type PluginOptions = { settings: Settings; wanted: boolean };

/** Serves the practice kitchen, and points the page to it where no model is connected. */
export function practicePlugin({ settings, wanted }: PluginOptions): Plugin {
  const { token, inferenceUrl } = settings;
  const practising = wanted && !token && (!inferenceUrl || inferenceUrl.startsWith(`${PRACTICE_PATH}/`));
  const cook = openPracticeKitchen();

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse) {
    const body = Buffer.concat(await incoming.toArray());
    const { method = 'GET', originalUrl = '' } = incoming as IncomingMessage & { originalUrl?: string };
    const response = await cook(
      new Request(new URL(originalUrl, 'http://localhost'), {
        method,
        ...(body.length > 0 && { body }),
      }),
    );
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  }

  return {
    name: 'practice-kitchen',
    config: () => ({
      define: {
        __PRACTICE__: JSON.stringify(practising),
        ...(practising &&
          !inferenceUrl && {
            'import.meta.env.VITE_INFERENCE_URL': JSON.stringify(`${PRACTICE_PATH}/v1`),
          }),
      },
    }),
    configureServer: ({ middlewares }) => void middlewares.use(PRACTICE_PATH, serve),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(PRACTICE_PATH, serve),
  };
}
