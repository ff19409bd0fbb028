import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { practicePlugin } from '../../src/devtools/practicePlugin.ts';
import { writeMessages } from '../../src/model/asking/messages.ts';
import { ASKED } from '../model/asked.ts';

it('practice kitchen: answers each of several requests with a dish of the cookbook', async () => {
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
  const request = async () => {
    const response = await fetch(url, { method: 'POST', body });
    expect((await response.json()).choices[0].message.content).toMatch(/^# .*Eggs/);
  };
  await Promise.all([request(), request()]);
});
