import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { Recipe } from '../../../machines/recipe.ts';
import { askCookbook } from '../../../src/cookbook/askCookbook.ts';
import { defineAskForRecipe, type Source } from '../../../src/model/asking/askForRecipe.ts';
import { AttemptError } from '../../../src/model/asking/attemptError.ts';
import { callDeviceModel } from '../../../src/model/asking/deviceModel.ts';
import { writeMessages } from '../../../src/model/asking/messages.ts';
import { loadRequests } from '../../../src/model/modelChoice.ts';
import { readSettings, type Variables } from '../../../src/model/settings/settingsFromVariables.ts';
import { retryImport } from '../../../src/shared/retryImport.ts';
import { REFUSALS } from '../../browser/support/requestFaults.ts';
import { rowsIn } from '../../rowsIn.ts';
import { ASKED } from '../asked.ts';
/** Each line is an answer without a text. */
import BAD_ANSWERS from './badAnswers.txt?raw';
/** Each row has the setting, the URL that is called, and the name of the model. */
import ENDPOINTS from './endpoints.tsv?raw';

/** Timeout for slow machines. A passing test ends much earlier. */
const LIMIT_MS = 30_000;

const TOKEN = 'hf_fake';
const ROUTER = 'https://router.huggingface.co/together/v1/chat/completions';

type Answer = () => Response | Promise<Response>;

let requests = 0;

const isServed = () =>
  Response.json({
    inferenceProviderMapping: {
      together: { status: 'live', providerId: 'served/model', task: 'conversational' },
    },
  });

const noteTime = vi.fn();

type Call = Source['call'];

/** Begins the second attempt of a request. */
function begin(call: Call, seconds = 60) {
  const askForRecipe = defineAskForRecipe(() => ({ call, seconds, noteTime }));
  const actor = createActor(askForRecipe, { input: { ...ASKED, attempt: 2 } });
  const done = toPromise(actor) as Promise<Recipe>;
  return { actor: actor.start(), done };
}

/** Sends a request to a model with a new name because the client caches a model's providers. */
function request(completion: Answer, environment: Variables = {}, lookUp: Answer = isServed) {
  const sent: { url: string; method: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (address: URL, init: RequestInit = {}) => {
    const url = String(address);
    const method = init.method ?? 'GET';
    // Ends the test if the client retries endlessly.
    if (sent.length > 5) throw new Error('too many requests');
    sent.push({ url, method, init });
    return method === 'POST' ? completion() : lookUp();
  });
  const model = `tests/model-${requests++}`;
  const settings = readSettings({ VITE_HF_ACCESS_TOKEN: TOKEN, VITE_HF_MODEL: model, ...environment });
  const { done } = begin(
    async (request, signal) => (await loadRequests()).callHost(settings, request, signal),
    settings.attemptSeconds,
  );
  return { done, sent, posts: () => sent.filter(({ method }) => method === 'POST') };
}

const completionOf = (content: unknown, finishReason: string) => ({
  id: 'test',
  created: 0,
  model: 'served/model',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finishReason }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

function complete(content: unknown, finishReason = 'stop'): Answer {
  return () => Response.json(completionOf(content, finishReason));
}

function respond(body: BodyInit | null, status = 200, type = 'application/json'): Answer {
  return () => new Response(body, { status, headers: { 'content-type': type } });
}

/** Returns the error of a failed attempt. Checks that the log contains only this error. */
async function failureOf({ done }: ReturnType<typeof request>): Promise<Error> {
  const error = await done.then(
    () => expect.fail('The attempt went well'),
    (thrown) => thrown,
  );
  expect(vi.mocked(console.error).mock.calls).toEqual([[`Attempt 2 failed: ${error}`]]);
  vi.mocked(console.error).mockClear();
  return error;
}

const GOOD = complete('# Rice');

it('answer: becomes a recipe with an id and a date, and with `cutShort` if incomplete', async () => {
  noteTime.mockClear();
  const before = Date.now();
  const first = await request(complete('# Rice', 'length')).done;
  const second = await request(GOOD).done;
  expect(first.cutShort).toBe(true);
  expect(first.id).toMatch(/^[\w-]{10,40}$/);
  expect(first.id).not.toBe(second.id);
  expect(first.at).toBeGreaterThanOrEqual(before);
  expect(noteTime.mock.calls).toEqual([[expect.any(Number)], [expect.any(Number)]]);
});

it('request to a model host: has no authorization header if no token is set', async () => {
  const { done, posts } = request(GOOD, { VITE_HF_ACCESS_TOKEN: '' });
  await done;
  expect(new Headers(posts()[0]?.init.headers).has('authorization')).toBe(false);
  expect(posts()[0]?.url).toBe(ROUTER);
});

it.each(rowsIn(ENDPOINTS))(
  'request to the endpoint %s: goes to %s, and names the model of the settings (%s)',
  async (url, expected, model) => {
    const { done, sent } = request(GOOD, { VITE_INFERENCE_URL: url, VITE_HF_MODEL: model });
    await done;
    expect(sent.map((request) => request.url)).toEqual([expected.replace('(origin)', location.origin)]);
    const body = JSON.parse(sent[0]?.init.body as string);
    expect(body).toEqual({ model, messages: expect.any(Array), max_tokens: 1024, temperature: 0.7 });
  },
);

it('request to a provider: contains the messages, `max_tokens` and the temperature', async () => {
  const { done, posts } = request(GOOD);
  await done;
  const body = JSON.parse(posts()[0]?.init.body as string);
  const model = 'served/model';
  expect(body).toEqual({ model, messages: writeMessages(ASKED), max_tokens: 1024, temperature: 0.7 });
});

it.each([
  [{ VITE_HF_ACCESS_TOKEN: 'fake' }, /^VITE_HF_ACCESS_TOKEN/],
  [{ VITE_INFERENCE_URL: 'nowhere' }, /^VITE_INFERENCE_URL/],
  [{ VITE_HF_PROVIDER: 'nobody' }, /^VITE_HF_PROVIDER/],
])('request to a model host: is not sent with invalid settings (%j)', async (environment, message) => {
  const attempt = request(GOOD, environment);
  const error = await failureOf(attempt);
  expect(error).toMatchObject({ name: 'bad settings', message: expect.stringMatching(message) });
  expect(attempt.sent).toEqual([]);
});

const REFUSED: typeof REFUSALS = [...REFUSALS, [410, 'model not served']];

it.each(REFUSED)('refused request (status %i): is not retried, and reported as %s', async (status, kind) => {
  const refuse = respond('{"error":"no"}', status);
  const lookUp = request(GOOD, {}, refuse);
  expect(await failureOf(lookUp)).toMatchObject({ name: kind, message: `huggingface.co answered ${status}` });
  expect(lookUp.posts()).toEqual([]);
  const completion = request(refuse);
  const message = `router.huggingface.co answered ${status}`;
  expect(await failureOf(completion)).toMatchObject({ name: kind, message });
  expect(completion.posts()).toHaveLength(1);
});

it.each<[string, BodyInit | null, string]>([
  ['a string', `{"error":"${TOKEN} asked for rice"}`, 'application/json'],
  ['nothing', null, 'application/json'],
  ['HTML', `<!doctype html><h1>${TOKEN}</h1>`, 'text/html'],
])('error response: the reported error does not contain the response body (%s)', async (_, body, type) => {
  for (const attempt of [
    () => request(GOOD, {}, respond(body, 400, type)),
    () => request(respond(body, 400, type)),
  ]) {
    const error = await failureOf(attempt());
    expect(error.name).toBe('model not served');
    // `inspect` returns everything that the console can show of an error.
    expect(inspect(error, { depth: 5 })).not.toMatch(/hf_fake|rice/);
  }
});

it('attempt: times out after VITE_ATTEMPT_SECONDS seconds', async () => {
  vi.useFakeTimers();
  const attempt = request(() => new Promise(() => {}), { VITE_ATTEMPT_SECONDS: '240' });
  const failure = failureOf(attempt);
  await vi.waitFor(() => expect(attempt.posts()).toHaveLength(1), LIMIT_MS);
  await vi.advanceTimersByTimeAsync(239_000);
  expect(console.error).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await failure).toMatchObject({ name: 'timeout', message: 'No answer within 240 s' });
});

/** Makes one attempt, and returns its error and the arguments of `console.error`. */
async function attempt(call: Call) {
  const { name } = await begin(call).done.catch((error) => error);
  const logged = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockClear();
  return { name, logged };
}

const isTypeError = expect.objectContaining({ name: 'TypeError', stack: expect.stringContaining('at ') });
const AT_FAULT = {
  name: 'page at fault',
  logged: [['Attempt 2 failed: page at fault: The page has a fault', isTypeError]],
};
const BROKEN = { ...ASKED, ingredients: null as never };

it.each<[string, Call]>([
  ['the browser’s own model', async (_, signal) => callDeviceModel(BROKEN, signal)],
  ['the cookbook', async () => askCookbook(BROKEN)],
])('programming error in the call of %s: is logged, and reported as a fault of the page', async (_, call) => {
  vi.stubGlobal('LanguageModel', { availability: async () => 'available' });
  expect(await attempt(call)).toEqual(AT_FAULT);
});

it('programming error during a request: is logged, and reported as a fault of the page', async () => {
  const settings = readSettings({ VITE_INFERENCE_URL: '/v1' });
  const parse = vi.spyOn(JSON, 'parse').mockImplementation(() => {
    throw new TypeError('At fault');
  });
  const result = await attempt(async (request, signal) =>
    (await loadRequests()).callHost(settings, request, signal),
  );
  parse.mockRestore();
  expect(result).toEqual(AT_FAULT);
});

it('code that does not load: is reported as a failed connection', async () => {
  const load = retryImport(() => Promise.reject(new TypeError('Importing a module script failed.')));
  expect(await attempt(load)).toEqual({
    name: 'network',
    logged: [[expect.stringMatching(/^Attempt 2 failed: network: localhost/)]],
  });
});

describe.each<[string, Variables]>([
  ['a provider', {}],
  ['an endpoint', { VITE_INFERENCE_URL: '/v1' }],
])('answer of %s', (_, environment) => {
  const good = JSON.stringify(completionOf('# Rice', 'stop'));

  it.each<[string, Answer]>([
    ...BAD_ANSWERS.trim()
      .split('\n')
      .map((body): [string, Answer] => [body, respond(body)]),
    ['HTML', respond('<!doctype html>', 200, 'text/html')],
    ['empty', respond('')],
    ['empty with status 204', respond(null, 204)],
    ['cut off', respond(good.slice(0, -5))],
    ['UTF-16', respond(Buffer.from(`\ufeff${good}`, 'utf16le'))],
  ])('answer without text: is reported as a "bad answer" (%s)', async (_name, answer) => {
    expect(await failureOf(request(answer, environment))).toMatchObject({ name: 'bad answer' });
  });

  it.each([null, '', '<think>hm'])('answer: is rejected if it ends before a recipe (%j)', async (content) => {
    expect(await failureOf(request(complete(content, 'length'), environment))).toMatchObject({
      name: 'only thinking',
    });
  });

  const odd = Buffer.from('{"odd":"\xff\xc0",', 'latin1');
  const half = '# Rice \ud83c\n\n- stir \udf72 well';
  const long = `# Rice\n\n${'Stir well. '.repeat(9_100)}`.trim();
  it.each<[string, Answer, string]>([
    ['after a byte order mark', respond(`\ufeff${good}`), '# Rice'],
    ['despite invalid UTF-8', respond(Buffer.concat([odd, Buffer.from(good.slice(1))])), '# Rice'],
    ['despite broken surrogate pairs', complete(half), half],
    ['despite 100,000 characters', complete(long), long],
  ])('answer: is read %s', async (_name, answer, text) => {
    expect((await request(answer, environment).done).text).toBe(text);
  });
});

it('request: aborts the call when it is cancelled, or once the attempt has failed', async () => {
  const call = vi.fn<Call>(() => new Promise(() => {}));
  begin(call).actor.stop();
  call.mockRejectedValueOnce(new AttemptError('server', 'status 500'));
  expect(await attempt(call)).toMatchObject({ name: 'server' });
  expect(call.mock.calls.map(([, { aborted }]) => aborted)).toEqual([true, true]);
});
