import { beforeEach, expect, it, vi } from 'vitest';
import { ModelUnavailable } from '../../../src/model/asking/attemptError.ts';
import { guardFetch } from '../../../src/model/asking/guardedFetch.ts';
import { requestOrigins } from '../../../src/model/settings/checkSettings.ts';
import { readSettings, type Variables } from '../../../src/model/settings/settingsFromVariables.ts';
import { rowsIn } from '../../rowsIn.ts';
/** Each row has a URL, and the URL of the endpoint in the settings, if any. */
import REFUSED from './refusedUrls.tsv?raw';
/** Each row has the status and the body of a response to a prompt that is too long. */
import TOO_LONG from './tooLong.tsv?raw';
/** Each row has the status and the body of a response, and whether it says that the model is unavailable: 'is' or 'may not be'. */
import UNAVAILABLE from './unavailable.tsv?raw';

const COMPLETION = 'https://router.huggingface.co/together/v1/chat/completions';
const MIB = 1024 * 1024;

let respond: () => Response;
const sent = vi.fn(async (_address: URL, _init: RequestInit) => respond());

beforeEach(() => {
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
  respond = () => Response.json({ choices: [] });
});

function open(environment: Variables = {}) {
  const origins = requestOrigins(readSettings(environment), location.origin);
  return guardFetch(origins, new AbortController().signal);
}

const post = (address: string, environment?: Variables) => open(environment)(address, { method: 'POST' });

it.each(rowsIn(REFUSED))('guarded fetch: never calls %s with the endpoint %s', async (address, endpoint) => {
  const own = address.replace('(origin)', location.origin);
  await expect(post(own, { VITE_INFERENCE_URL: endpoint })).rejects.toMatchObject({ name: 'bad settings' });
  expect(sent).not.toHaveBeenCalled();
});

it('guarded fetch: calls the page’s own host over plain http', async () => {
  vi.stubGlobal('location', new URL('http://kitchen.lan/'));
  await post('http://kitchen.lan/v1', { VITE_INFERENCE_URL: '/v1' });
  expect(sent).toHaveBeenCalledOnce();
});

it('guarded fetch: follows no redirect, sends no cookie and caches no answer', async () => {
  const init = { method: 'POST', body: '{}', headers: { authorization: 'Bearer hf_fake' } };
  await open()(COMPLETION, init);
  expect(sent.mock.calls[0]?.[1]).toEqual({
    ...init,
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
    signal: expect.any(AbortSignal),
  });
});

it('response of a model host: is read as JSON, even if its content type has capital letters', async () => {
  respond = () => new Response('\ufeff{"a":1}', { headers: { 'content-type': 'Application/JSON' } });
  const response = await post(COMPLETION);
  expect([...response.headers]).toEqual([['content-type', 'application/json']]);
  expect(await response.json()).toEqual({ a: 1 });
});

it.each(rowsIn(UNAVAILABLE))(
  'error response %s with the body %j: says that the model %s unavailable',
  async (code, body, expected) => {
    const status = Number(code);
    respond = () => new Response(body, { status });
    const error = await post(COMPLETION).catch((thrown) => thrown);
    expect(error instanceof ModelUnavailable).toBe(expected === 'is');
    expect(error.name).toBe(status === 503 ? 'server' : 'model not served');
  },
);

it.each(rowsIn(TOO_LONG))('error response %s %s: says that the prompt is too long', async (status, body) => {
  respond = () => new Response(body, { status: Number(status) });
  const error = await post(COMPLETION).catch((thrown) => thrown);
  expect([error.name, error.message]).toEqual([
    'prompt too long',
    `router.huggingface.co answered ${status}`,
  ]);
});

it('error response: is classified by the start of its body, even if the body never ends', async () => {
  const chunk = new TextEncoder().encode('no '.repeat(2_000));
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
  respond = () => new Response(endless, { status: 400 });
  await expect(post(COMPLETION)).rejects.toMatchObject({ name: 'model not served' });
});

it('response of a model host: is read only up to 1 MiB, and rejected if larger', async () => {
  let pulled = 0;
  const chunk = new Uint8Array(MIB / 4).fill(0x20);
  const endless = new ReadableStream({
    pull: (controller) => {
      pulled += 1;
      controller.enqueue(chunk);
    },
  });
  respond = () => new Response(endless);
  await expect(post(COMPLETION)).rejects.toMatchObject({
    name: 'bad answer',
    message: 'The answer is larger than 1 MiB',
  });
  expect(pulled).toBeLessThan(8);

  respond = () => new Response(new Uint8Array(MIB).fill(0x20));
  expect((await (await post(COMPLETION)).text()).length).toBe(MIB);
});
