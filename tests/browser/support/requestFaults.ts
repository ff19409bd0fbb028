import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { FailureKind } from '../../../machines/failureKind.ts';
import type { ModelHost, Received } from './modelHost.ts';
import {
  answer,
  completion,
  hang,
  json,
  mapping,
  type Reply,
  raw,
  redirect,
  send,
  servedByTogether,
  trickle,
} from './replies.ts';

/** Name of the dish in every good answer below. */
export const DISH = 'Kohlrabi fritters';

type Request = 'look-up' | 'completion';

export type Row = {
  name: string;
  site: 'SHIPPED' | 'OWN_HOST';
  request: Request;
  /** Failure that each attempt should report, or 'recipe' if it should succeed. */
  outcome: FailureKind | 'recipe';
  /** Reply of the host to each request of this kind. */
  reply: Reply;
  /** Causes a fault that prevents all requests. Returns a function that ends the fault. */
  arrange?: (page: Page, host: ModelHost) => Promise<() => Promise<unknown>>;
  /** True if only the deadline ends an attempt, so the test has to move the clock. */
  hangs?: true;
};

type Fault = Omit<Row, 'site' | 'request' | 'reply'> & { reply?: Reply };

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

/** Refusals that repeat the token and the prompt, as some hosts do. */
const refusals: Fault[] = REFUSALS.map(([status, outcome]) => ({
  name: `status ${status}`,
  outcome,
  reply: (response, request) => {
    const message = `${request.headers.authorization} ${request.body}`;
    json({ error: { message } }, status)(response, request);
  },
}));

type Place = { method: 'GET' | 'POST' /** Second host that the page may call. */; otherHost: string };

/** Returns faults of the connection. Without a fault, the host would answer `good`. */
function wireFaults({ method, otherHost }: Place, good: (request: Received) => string): Fault[] {
  const spoil =
    (change: (text: string) => string | Buffer, headers = {}): Reply =>
    (response, request) =>
      send(change(good(request)), headers)(response, request);
  const framed =
    (...headers: string[]): Reply =>
    (response, request) =>
      raw('HTTP/1.1 200 OK', ...ALLOWED, ...headers, '', good(request))(response, request);
  const forbid =
    (reply: Reply): Reply =>
    (response, request) => {
      response.removeHeader('access-control-allow-origin');
      reply(response, request);
    };
  const same = (text: string) => text;

  return [
    { name: 'an answer that does not allow this page', outcome: 'network', reply: forbid(spoil(same)) },
    {
      name: 'a preflight that is refused',
      outcome: 'network',
      arrange: async (_, { refusePreflights }) => {
        refusePreflights(method);
        return async () => refusePreflights('');
      },
    },
    {
      name: 'a connection that is reset',
      outcome: 'network',
      reply: (_, { socket }) => socket.resetAndDestroy(),
    },
    { name: 'a connection that is closed at once', outcome: 'network', reply: raw() },
    { name: 'a body that is cut off', outcome: 'network', reply: framed('content-length: 100000') },
    { name: 'a length that is too short', outcome: 'bad answer', reply: framed('content-length: 20') },
    { name: 'broken gzip', outcome: 'network', reply: spoil(same, { 'content-encoding': 'gzip' }) },
    {
      name: 'a redirect to another known host',
      outcome: 'network',
      reply: redirect(({ path }) => `https://${otherHost}${path}`),
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
          const policy = { 'content-security-policy': `connect-src https://${otherHost}` };
          await route.fulfill({ response, headers: { ...response.headers(), ...policy } });
        });
        await page.reload();
        return async () => {
          await page.unroute(page.url());
          await page.reload();
        };
      },
    },
    { name: 'no content type', outcome: 'recipe', reply: spoil(same, { type: '' }) },
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
      reply: spoil((text) => text.padStart(MIB + 1)),
    },
    {
      name: '40 MB in 40 kB of gzip',
      outcome: 'bad answer',
      reply: (...exchange) =>
        send(gzipSync(' '.repeat(40 * MIB)), { 'content-encoding': 'gzip' })(...exchange),
    },
  ];
}

const ALLOWED = ['access-control-allow-origin: *', 'content-type: application/json', 'connection: close'];
const MIB = 1024 * 1024;

/** Look-up that names another provider. tests/model/asking/checkProviderLookUp.test.ts covers more cases. */
const oddLookUp: Fault = {
  name: 'another provider',
  outcome: 'model not served',
  reply: json({ inferenceProviderMapping: { other: mapping('served/model') } }),
};

/** Incomplete answer. The inference client rejects it from a provider, and accepts it from the owner's host. */
const bareAnswer = (outcome: Fault['outcome']): Fault => ({
  name: 'no id, no model, no usage',
  outcome,
  reply: json({ choices: [{ message: { content: `# ${DISH}` } }] }),
});

const good: Reply = answer(`# ${DISH}`);
const goodLookUp = ({ path }: Received) => JSON.stringify(servedByTogether(path));
const goodAnswer = () => JSON.stringify(completion(`# ${DISH}`));

function rows(site: Row['site'], request: Request, faults: Fault[]): Row[] {
  return faults.map((fault) => ({ site, request, reply: good, ...fault }));
}

const HUB = { method: 'GET', otherHost: 'router.huggingface.co' } as const;
const ROUTER = { method: 'POST', otherHost: 'huggingface.co' } as const;

/** Matches the names of faults that are also tested on an owner's host (`VITE_INFERENCE_URL`). */
const OWN_HOST_FAULTS =
  /^(an answer that does not allow|a preflight|a redirect to another known|no answer|one byte more)/;

export const ROWS: Row[] = [
  ...rows('SHIPPED', 'look-up', [...refusals, ...wireFaults(HUB, goodLookUp), oddLookUp]),
  ...rows('SHIPPED', 'completion', [
    ...refusals,
    ...wireFaults(ROUTER, goodAnswer),
    bareAnswer('bad answer'),
  ]),
  ...rows('OWN_HOST', 'completion', [
    ...refusals.filter(({ outcome }) => outcome === 'refused credentials').slice(0, 1),
    ...wireFaults(ROUTER, goodAnswer).filter(({ name }) => OWN_HOST_FAULTS.test(name)),
    bareAnswer('recipe'),
  ]),
];
