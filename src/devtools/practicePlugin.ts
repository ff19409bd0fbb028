import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Connect, type Plugin, runnerImport } from 'vite';
import { NO_TASTE } from '../../machines/taste.ts';
import type { PageSettings } from '../model/settings/settings.ts';
import { openPracticeKitchen, PRACTICE_PATH } from './practiceKitchen.ts';

export function isPractising({ token, inferenceUrl }: PageSettings): boolean {
  return inferenceUrl ? `${inferenceUrl}/`.startsWith(`${PRACTICE_PATH}/`) : !token;
}

/** Returns settings that use the practice kitchen (a fake model). Removes the token, which the build must not contain. */
export function practise(settings: PageSettings): PageSettings {
  return { ...settings, token: '', inferenceUrl: settings.inferenceUrl || `${PRACTICE_PATH}/v1` };
}

const COOKBOOK = join(import.meta.dirname, '../cookbook/askCookbook.ts');

/** Serves the practice kitchen, a fake model. Imports the cookbook for each answer because its files may have changed. */
export function practicePlugin(): Plugin {
  const cook = openPracticeKitchen(async (ingredients, notAgain) => {
    const options = { configFile: false, logLevel: 'error' } as const;
    const { module } = await runnerImport<typeof import('../cookbook/askCookbook.ts')>(COOKBOOK, options);
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
    configureServer: serve,
    configurePreviewServer: serve,
  };
}
