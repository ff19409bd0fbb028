import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { FailureKind } from '../../src/cook/failure.ts';
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
  refuse,
  send,
  servedByTogether,
  trickle,
} from './replies.ts';

/** A word of every good answer below. */
export const DISH = 'Kohlrabi fritters';

type Request = 'look-up' | 'completion';

export type Row = {
  name: string;
  site: 'SHIPPED' | 'OWN_HOST';
  request: Request;
  /** What each attempt comes to. */
  outcome: FailureKind | 'recipe';
  /** What the host does, each time that it is asked. */
  reply: Reply;
  /** Or what is arranged so that it is not even asked, and how that is undone. */
  arrange?: (page: Page, host: ModelHost) => Promise<() => Promise<unknown>>;
  /** An attempt ends by its deadline only. */
  hangs?: true;
};

type Fault = Omit<Row, 'site' | 'request' | 'reply'> & { reply?: Reply };

const REFUSALS: [status: number, outcome: FailureKind][] = [
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

/** What stands below a status. Some hosts repeat what they were sent. */
const ERROR_BODIES: [shape: string, write: (sent: string) => string, type?: string][] = [
  ['a string', (sent) => JSON.stringify({ error: sent })],
  ['an object', (sent) => JSON.stringify({ error: { message: sent, code: 'test' } })],
  ['null', () => 'null'],
  ['an array', (sent) => JSON.stringify([sent])],
  ['nothing', () => ''],
  ['broken JSON', (sent) => `{"error": "${sent}`],
  ['HTML', (sent) => `<!doctype html><h1>${sent}</h1>`, 'text/html'],
  ['text', (sent) => sent, 'text/plain; charset=utf-8'],
];

const refusals: Fault[] = REFUSALS.flatMap(([status, outcome]) =>
  ERROR_BODIES.map(([shape, write, type = 'application/json']) => ({
    name: `${status}, its body ${shape}`,
    outcome,
    reply: (response, request) => {
      const sent = `${request.headers.authorization} ${request.body}`;
      send(write(sent), { status, type })(response, request);
    },
  })),
);

type Place = { method: 'GET' | 'POST'; host: string /** Not the one that is asked. */; otherHost: string };

/** What goes wrong on the wire, where the host would have said `good`. */
function wireFaults({ method, host, otherHost }: Place, good: (request: Received) => string): Fault[] {
  const spoil =
    (change: (text: string) => string | Buffer, headers = {}): Reply =>
    (response, asked) =>
      send(change(good(asked)), headers)(response, asked);
  const framed =
    (...headers: string[]): Reply =>
    (response, asked) =>
      raw('HTTP/1.1 200 OK', ...ALLOWED, ...headers, '', good(asked))(response, asked);
  const forbid =
    (reply: Reply): Reply =>
    (response, asked) => {
      response.removeHeader('access-control-allow-origin');
      reply(response, asked);
    };
  const same = (text: string) => text;

  return [
    { name: '200 that does not allow the page', outcome: 'network', reply: forbid(spoil(same)) },
    { name: '500 that does not allow the page', outcome: 'network', reply: forbid(refuse(500)) },
    {
      name: 'preflight refused',
      outcome: 'network',
      arrange: async (_, { refusePreflights }) => {
        refusePreflights(method);
        return async () => refusePreflights('');
      },
    },
    { name: 'connection reset', outcome: 'network', reply: (_, { socket }) => socket.resetAndDestroy() },
    { name: 'connection closed without a word', outcome: 'network', reply: raw() },
    { name: 'no HTTP at all', outcome: 'network', reply: raw('Nobody would call this a header', '', '') },
    { name: 'body cut off', outcome: 'network', reply: framed('content-length: 100000') },
    { name: 'chunks that are none', outcome: 'network', reply: framed('transfer-encoding: chunked') },
    {
      name: 'two lengths',
      outcome: 'network',
      reply: framed('content-length: 20', 'content-length: 30'),
    },
    { name: 'length too short', outcome: 'bad answer', reply: framed('content-length: 20') },
    { name: 'bad gzip', outcome: 'network', reply: spoil(same, { 'content-encoding': 'gzip' }) },
    { name: 'redirect to itself', outcome: 'network', reply: redirect(307, ({ path }) => path) },
    { name: 'redirect to another path', outcome: 'network', reply: redirect(308, () => '/elsewhere') },
    {
      name: 'redirect that changes the method',
      outcome: 'network',
      reply: redirect(303, () => '/elsewhere'),
    },
    {
      name: 'redirect to another known host',
      outcome: 'network',
      reply: redirect(307, ({ path }) => `https://${otherHost}${path}`),
    },
    {
      name: 'redirect to a host of nobody',
      outcome: 'network',
      reply: redirect(307, () => 'https://elsewhere.test/'),
    },
    {
      name: 'offline',
      outcome: 'offline',
      arrange: async (page) => {
        await page.context().setOffline(true);
        return () => page.context().setOffline(false);
      },
    },
    {
      name: 'name not resolved (said in the place of a resolver)',
      outcome: 'network',
      arrange: async (page) => {
        await page.route(`https://${host}/**`, (route) => route.abort('namenotresolved'));
        return () => page.unroute(`https://${host}/**`);
      },
    },
    {
      name: 'forbidden by the policy of a server of the page',
      outcome: 'network',
      arrange: async (page) => {
        // Else the page may come from what is kept of it.
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Network.enable');
        await devtools.send('Network.setBypassServiceWorker', { bypass: true });
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
    { name: 'broken JSON', outcome: 'bad answer', reply: spoil((text) => text.slice(0, -5)) },
    {
      name: 'UTF-16',
      outcome: 'bad answer',
      reply: spoil((text) => Buffer.from(`\ufeff${text}`, 'utf16le')),
    },
    { name: '200 with HTML', outcome: 'bad answer', reply: send('<!doctype html>', { type: 'text/html' }) },
    { name: '200 with nothing', outcome: 'bad answer', reply: send('') },
    { name: '204', outcome: 'bad answer', reply: send('', { status: 204 }) },
    { name: 'no content-type', outcome: 'recipe', reply: spoil(same, { type: '' }) },
    { name: 'content-type in capitals', outcome: 'recipe', reply: spoil(same, { type: 'Application/JSON' }) },
    { name: 'no headers', outcome: 'timeout', hangs: true, reply: hang },
    {
      name: 'headers, then nothing',
      outcome: 'timeout',
      hangs: true,
      reply: (response) => response.writeHead(200).flushHeaders(),
    },
    { name: 'a byte every 40 ms', outcome: 'timeout', hangs: true, reply: trickle(200) },
    { name: '500 with a byte every 40 ms', outcome: 'server', reply: trickle(500) },
    { name: 'byte order mark', outcome: 'recipe', reply: spoil((text) => `\ufeff${text}`) },
    {
      name: 'invalid UTF-8',
      outcome: 'recipe',
      reply: spoil((text) =>
        Buffer.concat([Buffer.from('{"odd":"\xff\xc0",', 'latin1'), Buffer.from(text.slice(1))]),
      ),
    },
    { name: 'one byte less than 1 MiB', outcome: 'recipe', reply: spoil((text) => text.padStart(MIB - 1)) },
    {
      name: 'one byte more than 1 MiB',
      outcome: 'bad answer',
      reply: spoil((text) => text.padStart(MIB + 1)),
    },
    { name: '40 MB', outcome: 'bad answer', reply: spoil((text) => text.padStart(40 * MIB)) },
    {
      name: '40 MB in 40 kB of gzip',
      outcome: 'bad answer',
      reply: spoil((text) => gzipSync(text.padStart(40 * MIB)), { 'content-encoding': 'gzip' }),
    },
  ];
}

const ALLOWED = ['access-control-allow-origin: *', 'content-type: application/json', 'connection: close'];
const MIB = 1024 * 1024;

const oddLookUps: Fault[] = [
  null,
  'text',
  [],
  {},
  { inferenceProviderMapping: null },
  { inferenceProviderMapping: {} },
  { inferenceProviderMapping: [] },
  { inferenceProviderMapping: [null] },
  { inferenceProviderMapping: { other: mapping('served/model') } },
  { inferenceProviderMapping: { together: { ...mapping('served/model'), task: 'text-to-image' } } },
  { inferenceProviderMapping: { together: { ...mapping('served/model'), providerId: null } } },
].map((body) => ({ name: JSON.stringify(body), outcome: 'model not served', reply: json(body) }));

const listedLookUps: Fault[] = [
  { other: null, together: mapping('served/model') },
  [null, { provider: 'together', ...mapping('served/model') }],
].map((mappings) => ({
  name: JSON.stringify({ inferenceProviderMapping: mappings }),
  outcome: 'recipe',
  reply: json({ inferenceProviderMapping: mappings }),
}));

const choices = (...list: unknown[]) => ({ ...completion(''), choices: list });

const oddAnswers: Fault[] = [
  ...[null, 'text', [], {}].map((body) => ({ name: JSON.stringify(body), body })),
  ...[[], [null], [{}], [{ message: null }], [{ message: {} }]].map((list) => ({
    name: `choices ${JSON.stringify(list)}`,
    body: choices(...list),
  })),
  ...[null, '', ' \n', 7, true, [DISH], { text: DISH }, '<think>hm</think>'].map((content) => ({
    name: `content ${JSON.stringify(content)}`,
    body: completion(content),
  })),
].map(({ name, body }) => ({ name, outcome: 'bad answer', reply: json(body) }));

const longAnswers: Fault[] = [
  {
    name: '100,000 characters',
    outcome: 'recipe',
    reply: answer(`# ${DISH}\n\n${'Stir well. '.repeat(9_100)}`),
  },
  { name: 'lone surrogates', outcome: 'recipe', reply: answer(`# ${DISH} \ud83c\n\n- stir \udf72 well`) },
];

const good: Reply = answer(`# ${DISH}`);
const goodLookUp = ({ path }: Received) => JSON.stringify(servedByTogether(path));
const goodAnswer = () => JSON.stringify(completion(`# ${DISH}`));

function rows(site: Row['site'], request: Request, faults: Fault[]): Row[] {
  return faults.map((fault) => ({ site, request, reply: good, ...fault }));
}

const bareAnswer = json({ choices: [{ message: { content: `# ${DISH}` } }] });
const bare = 'no id, no model, no usage';

const HUB = { method: 'GET', host: 'huggingface.co', otherHost: 'router.huggingface.co' } as const;
const ROUTER = { method: 'POST', host: 'router.huggingface.co', otherHost: 'huggingface.co' } as const;
const OWN_HOST = { method: 'POST', host: 'models.test', otherHost: 'huggingface.co' } as const;

export const ROWS: Row[] = [
  ...rows('SHIPPED', 'look-up', [
    ...refusals,
    ...wireFaults(HUB, goodLookUp),
    ...oddLookUps,
    ...listedLookUps,
  ]),
  ...rows('SHIPPED', 'completion', [
    ...refusals,
    ...wireFaults(ROUTER, goodAnswer),
    ...oddAnswers,
    // The client demands more of a provider than the page does.
    { name: bare, outcome: 'bad answer', reply: bareAnswer },
    ...longAnswers,
  ]),
  ...rows('OWN_HOST', 'completion', [
    ...refusals.filter(({ name }) => /^(401|503)/.test(name)),
    ...wireFaults(OWN_HOST, goodAnswer),
    ...oddAnswers,
    { name: bare, outcome: 'recipe', reply: bareAnswer },
    ...longAnswers,
  ]),
];
