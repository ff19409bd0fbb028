import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { FailureKind } from '../../../machines/failureKind.ts';
import type { ModelHost } from './modelHost.ts';
import { completion, hang, json, type Reply, raw, redirect, refuse, send, trickle } from './replies.ts';

/** Name of the dish in every answer below. */
export const DISH = 'Kohlrabi fritters';

type Fault = {
  name: string;
  /** Failure that each attempt should report, or 'recipe' if the attempt should succeed. */
  outcome: FailureKind | 'recipe';
  /** Reply of the host to each request for a recipe. */
  reply?: Reply;
  /** Reply of the host to each look-up of the provider. */
  lookUp?: Reply;
  /** Causes a fault that prevents all requests. Returns a function that ends the fault. */
  arrange?: (page: Page, host: ModelHost) => Promise<() => Promise<unknown>>;
  /** True if only the deadline ends an attempt, so the test has to move the clock. */
  hangs?: true;
};

export const REFUSALS: [status: number, outcome: FailureKind][] = [
  [400, 'model not served'],
  [401, 'refused credentials'],
  [402, 'credits used up'],
  [403, 'refused credentials'],
  [404, 'model not served'],
  [408, 'server'],
  [409, 'server'],
  [413, 'server'],
  [422, 'model not served'],
  [425, 'server'],
  [429, 'rate limited'],
  [500, 'server'],
  [502, 'server'],
  [503, 'server'],
  [504, 'server'],
  [524, 'server'],
  [529, 'server'],
];

const ALLOWED = ['access-control-allow-origin: *', 'content-type: application/json', 'connection: close'];
const MIB = 1024 * 1024;
const GOOD = JSON.stringify(completion(`# ${DISH}`));

/**
 * Error responses, which repeat the token and the prompt, as those of some hosts do. tests/model/asking/ covers the other
 * statuses.
 */
const refusals = REFUSALS.filter(([status]) => status === 401 || status === 503).map(
  ([status, outcome]): Fault => ({
    name: `status ${status}`,
    outcome,
    reply: (response, request) => {
      const message = `${request.headers.authorization} ${request.body}`;
      json({ error: { message } }, status)(response, request);
    },
  }),
);

/** Refusal of llama.cpp. The message repeats the prompt, as those of some hosts do. */
const tooLong: Fault = {
  name: 'a prompt that is too long',
  outcome: 'prompt too long',
  reply: (response, request) => {
    const message = `the request exceeds the available context size: ${request.body}`;
    json({ error: { message } }, 400)(response, request);
  },
};

const framed = (...headers: string[]) => raw('HTTP/1.1 200 OK', ...ALLOWED, ...headers, '', GOOD);

/**
 * Incomplete answer. The inference client rejects such an answer from a provider, but accepts it from the owner's
 * host.
 */
const bareAnswer = (outcome: Fault['outcome']): Fault => ({
  name: 'no id, no model, no usage',
  outcome,
  reply: json({ choices: [{ message: { content: `# ${DISH}` } }] }),
});

const cutOff: Fault = {
  name: 'a body that is cut off',
  outcome: 'network',
  reply: framed('content-length: 100000'),
};

const reset: Fault = {
  name: 'a connection that is reset',
  outcome: 'network',
  reply: (_, { socket }) => socket.resetAndDestroy(),
};

/**
 * Faults of Hugging Face. Faults of look-ups come first because the inference client caches a successful look-up.
 * tests/model/asking/ covers the other look-ups.
 */
const OF_HUGGING_FACE: Fault[] = [
  { name: 'a look-up that is refused', outcome: 'server', lookUp: refuse(503) },
  { name: 'no answer to the look-up', outcome: 'timeout', hangs: true, lookUp: hang },
  ...refusals,
  tooLong,
  {
    name: 'an answer that does not allow this page',
    outcome: 'network',
    reply: (response) => {
      response.removeHeader('access-control-allow-origin');
      response.end(GOOD);
    },
  },
  {
    name: 'a preflight that is refused',
    outcome: 'network',
    arrange: async (_, { refusePreflights }) => {
      refusePreflights('POST');
      return async () => refusePreflights('');
    },
  },
  reset,
  { name: 'a connection that is closed at once', outcome: 'network', reply: raw() },
  cutOff,
  { name: 'a length that is too short', outcome: 'bad answer', reply: framed('content-length: 20') },
  { name: 'broken gzip', outcome: 'network', reply: send(GOOD, { 'content-encoding': 'gzip' }) },
  {
    name: 'a redirect to another known host',
    outcome: 'network',
    reply: redirect(({ path }) => `https://huggingface.co${path}`),
  },
  {
    name: 'a redirect to an unknown host',
    outcome: 'network',
    reply: redirect(() => 'https://elsewhere.test/'),
  },
  {
    name: 'no network',
    outcome: 'offline',
    arrange: async (page) => {
      await page.context().setOffline(true);
      return () => page.context().setOffline(false);
    },
  },
  {
    name: 'a policy of the page’s server that forbids the host',
    outcome: 'network',
    arrange: async (page) => {
      await page.route(page.url(), async (route) => {
        const response = await route.fetch();
        const policy = { 'content-security-policy': 'connect-src https://huggingface.co' };
        await route.fulfill({ response, headers: { ...response.headers(), ...policy } });
      });
      await page.reload();
      return async () => {
        await page.unroute(page.url());
        await page.reload();
      };
    },
  },
  { name: 'no content type', outcome: 'recipe', reply: send(GOOD, { type: '' }) },
  { name: 'no answer at all', outcome: 'timeout', hangs: true, reply: hang },
  {
    name: 'headers, then nothing',
    outcome: 'timeout',
    hangs: true,
    reply: (response) => response.writeHead(200).flushHeaders(),
  },
  { name: 'a byte every 40 ms', outcome: 'timeout', hangs: true, reply: trickle(200) },
  { name: 'status 500 with a byte every 40 ms', outcome: 'server', reply: trickle(500) },
  {
    name: 'one byte more than 1 MiB',
    outcome: 'bad answer',
    reply: send(GOOD.padStart(MIB + 1)),
  },
  {
    name: '40 MB in 40 kB of gzip',
    outcome: 'bad answer',
    reply: send(gzipSync(' '.repeat(40 * MIB)), { 'content-encoding': 'gzip' }),
  },
  bareAnswer('bad answer'),
];

export const FAULTS: Record<'SHIPPED' | 'OWN_HOST', Fault[]> = {
  SHIPPED: OF_HUGGING_FACE,
  OWN_HOST: [...refusals.slice(0, 1), tooLong, reset, cutOff, bareAnswer('recipe')],
};
