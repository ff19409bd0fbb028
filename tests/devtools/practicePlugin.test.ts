import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { NO_TASTE } from '../../machines/taste.ts';
import { askCookbook } from '../../src/cookbook/askCookbook.ts';
import { practicePlugin } from '../../src/devtools/practicePlugin.ts';
import { writeMessages } from '../../src/model/asking/messages.ts';
import { ASKED } from '../model/asked.ts';

it('practice kitchen: answers a request to the development server with a dish of the cookbook', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    plugins: [practicePlugin()],
    server: { port: 0, host: '127.0.0.1', watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const url = `${server.resolvedUrls?.local[0]}practice-kitchen/v1/chat/completions`;
  const body = JSON.stringify({ messages: writeMessages({ ...ASKED, ingredients: ['rice', 'eggs'] }) });
  const response = await fetch(url, { method: 'POST', body });
  const asked = { ingredients: ['rice', 'eggs'], staples: [], taste: NO_TASTE, notAgain: [], change: null };
  const { choices } = await response.json();
  expect(askCookbook(asked)).toMatchObject({ text: choices[0].message.content });
});
