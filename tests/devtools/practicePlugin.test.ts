import { createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { practicePlugin } from '../../src/devtools/practicePlugin.ts';
import { writeMessages } from '../../src/model/asking/messages.ts';
import { ASKED } from '../model/asked.ts';

it('practice kitchen: imports the cookbook once, and again after a file changes', async () => {
  let imports = 0;
  const countImports = {
    name: 'count-imports',
    load: (id: string) => {
      if (id.endsWith('/askCookbook.ts')) imports += 1;
    },
  };
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    plugins: [practicePlugin([countImports])],
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
  expect(imports).toBe(1);
  server.watcher.emit('change', import.meta.filename);
  await vi.waitFor(
    async () => {
      await request();
      expect(imports).toBe(2);
    },
    { timeout: 20_000 },
  );
});
