import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Connect, type Plugin, runnerImport } from 'vite';
import { NO_TASTE } from '../../machines/taste.ts';
import type { PageSettings } from '../model/settings/settings.ts';
import { openPracticeKitchen, PRACTICE_PATH } from './practiceKitchen.ts';

export function isPractising({ token, inferenceUrl }: PageSettings): boolean {
  return inferenceUrl ? `${inferenceUrl}/`.startsWith(`${PRACTICE_PATH}/`) : !token;
}

/** Returns settings that use the practice kitchen (a simulated model). Removes the token, which the build must not contain. */
export function practise(settings: PageSettings): PageSettings {
  return { ...settings, token: '', inferenceUrl: settings.inferenceUrl || `${PRACTICE_PATH}/v1` };
}

const COOKBOOK = join(import.meta.dirname, '../cookbook/askCookbook.ts');

/** Serves the practice kitchen, which simulates a model. `plugins`: plugins with which tests observe the import of the cookbook. */
export function practicePlugin(plugins: Plugin[] = []): Plugin {
  const options = { configFile: false, logLevel: 'error', plugins } as const;
  const load = () => runnerImport<typeof import('../cookbook/askCookbook.ts')>(COOKBOOK, options);
  let cookbook: ReturnType<typeof load> | null = null;
  const cook = openPracticeKitchen(async (ingredients, notAgain) => {
    cookbook ??= load();
    const { module } = await cookbook;
    const answer = module.askCookbook({ ingredients, staples: [], taste: NO_TASTE, notAgain, change: null });
    return 'text' in answer ? answer.text : '';
  });

  async function answer(incoming: Connect.IncomingMessage, outgoing: ServerResponse) {
    const { method = 'GET', originalUrl = '' } = incoming;
    const body = Buffer.concat(await incoming.toArray());
    const address = new URL(originalUrl, 'http://localhost');
    const response = await cook(new Request(address, { method, ...(method === 'POST' && { body }) }));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  }

  const serve = ({ middlewares }: { middlewares: Connect.Server }) =>
    void middlewares.use(PRACTICE_PATH, (incoming, outgoing, next) => {
      answer(incoming, outgoing).catch(next);
    });

  return {
    name: 'practice-kitchen',
    hotUpdate() {
      cookbook = null;
    },
    configureServer: serve,
    configurePreviewServer: serve,
  };
}
