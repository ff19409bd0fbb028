import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { adviceOnModel } from '../../src/build/advicePlugin.ts';
import { readSettings } from '../../src/build/readSettings.ts';
import type { Variables } from '../../src/model/settings/settingsFromVariables.ts';

const SERVED = { together: { status: 'live', providerId: 'x', task: 'conversational' } };
const closings: (() => void)[] = [];

afterEach(() => {
  for (const close of closings.splice(0)) close();
  vi.unstubAllEnvs();
});

/** Stands where the Hub stands, and says what it was asked. */
async function hub(answer: RequestListener): Promise<string[]> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closings.push(() => server.close());
  closings.push(() => server.closeAllConnections());
  vi.stubEnv('HF_ENDPOINT', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return asked;
}

const say =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(JSON.stringify(body));
const advise = (variables: Variables = {}) => adviceOnModel(readSettings(variables));

it('says nothing of a model that is served', async () => {
  const asked = await hub(say({ inferenceProviderMapping: SERVED }));
  expect(await advise({ VITE_HF_MODEL: 'own/model' })).toBeNull();
  expect(asked).toEqual(['/api/models/own/model?expand[]=inferenceProviderMapping']);
});

it.each([
  ['the Hub knows no provider of', say({ inferenceProviderMapping: {} })],
  ['the Hub does not know', say({ error: 'no' }, 404)],
])('warns of a model that %s', async (_, answer) => {
  await hub(answer);
  expect(await advise()).toMatch(/^together does not serve mistralai.* another that it serves stand in/);
  expect(await advise({ VITE_HF_MODEL: 'own/model' })).toMatch(
    /^together does not serve own\/model now: visitors/,
  );
});

it.each([
  ['is down', say({}, 500)],
  ['answers nonsense', (_: unknown, response: { end: (text: string) => void }) => response.end('<html>')],
  ['hangs up', (request: { destroy: () => void }) => void request.destroy()],
] as [string, RequestListener][])('believes in the model where the Hub %s', async (_, answer) => {
  await hub(answer);
  expect(await advise()).toBeNull();
});

it('asks nobody where an endpoint is asked, or nothing at all', async () => {
  const asked = await hub(say({}));
  expect(await advise({ VITE_INFERENCE_URL: '/v1' })).toBeNull();
  expect(await advise({ VITE_HF_MODEL: 'nonsense' })).toBeNull();
  expect(asked).toEqual([]);
});
