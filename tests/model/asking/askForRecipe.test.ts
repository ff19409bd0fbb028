import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { Recipe } from '../../../machines/recipe.ts';
import { defineAskForRecipe } from '../../../src/model/asking/askForRecipe.ts';
import { loadRequests } from '../../../src/model/modelChoice.ts';
import { readSettings, type Variables } from '../../../src/model/settings/settingsFromVariables.ts';
import { REFUSALS } from '../../browser/support/requestFaults.ts';
import { ASKED } from '../asked.ts';

/** Only for slow machines: a test that passes never waits for it. */
const LIMIT_MS = 30_000;

const TOKEN = 'hf_fake';
const ROUTER = 'https://router.huggingface.co/together/v1/chat/completions';

type Answer = () => Response | Promise<Response>;

let askings = 0;

const isServed = () =>
  Response.json({
    inferenceProviderMapping: {
      together: { status: 'live', providerId: 'served/model', task: 'conversational' },
    },
  });

const noteTime = vi.fn();

/** The client remembers a model's providers for as long as the page lives: each asking has a model of its own. */
function ask(completion: Answer, environment: Variables = {}, lookUp: Answer = isServed) {
  const asked: { url: string; method: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (address: URL, init: RequestInit = {}) => {
    const url = String(address);
    const method = init.method ?? 'GET';
    // Should the client ever retry by itself, it would do so without end.
    if (asked.length > 5) throw new Error('asked too often');
    asked.push({ url, method, init });
    return method === 'POST' ? completion() : lookUp();
  });
  const model = `tests/model-${askings++}`;
  const settings = readSettings({ VITE_HF_ACCESS_TOKEN: TOKEN, VITE_HF_MODEL: model, ...environment });
  const askForRecipe = defineAskForRecipe(() => ({
    ask: async (request, signal) => (await loadRequests()).callHost(settings, request, signal),
    noteTime,
    seconds: settings.attemptSeconds,
  }));
  const actor = createActor(askForRecipe, { input: { ...ASKED, attempt: 2 } });
  const done = toPromise(actor) as Promise<Recipe>;
  actor.start();
  return { done, asked, posts: () => asked.filter(({ method }) => method === 'POST') };
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

function say(body: BodyInit | null, status = 200, type = 'application/json'): Answer {
  return () => new Response(body, { status, headers: { 'content-type': type } });
}

/** How the attempt failed, which is logged in one line. */
async function failureOf({ done }: ReturnType<typeof ask>): Promise<Error> {
  const error = await done.then(
    () => expect.fail('The attempt went well'),
    (thrown) => thrown,
  );
  expect(vi.mocked(console.error).mock.calls).toEqual([[`Attempt 2 failed: ${error}`]]);
  vi.mocked(console.error).mockClear();
  return error;
}

const GOOD = complete('# Rice');

describe('the request', () => {
  it('gives each answer an id and a time of its own, and tells when it was cut short', async () => {
    noteTime.mockClear();
    const before = Date.now();
    const first = await ask(complete('# Rice', 'length')).done;
    const second = await ask(GOOD).done;
    expect(first.cutShort).toBe(true);
    expect(first.id).toMatch(/^[\w-]{10,40}$/);
    expect(first.id).not.toBe(second.id);
    expect(first.at).toBeGreaterThanOrEqual(before);
    expect(noteTime.mock.calls).toEqual([[expect.any(Number)], [expect.any(Number)]]);
  });

  it('goes without a token when there is none', async () => {
    const { done, posts } = ask(GOOD, { VITE_HF_ACCESS_TOKEN: '' });
    await done;
    expect(new Headers(posts()[0]?.init.headers).has('authorization')).toBe(false);
    expect(posts()[0]?.url).toBe(ROUTER);
  });

  it.each([
    ['/v1', `${location.origin}/v1/chat/completions`],
    ['https://models.example/api/v4/', 'https://models.example/api/v4/chat/completions'],
    ['https://models.example/v1/chat/completions', 'https://models.example/v1/chat/completions'],
  ])('goes to %s instead of a provider', async (url, expected) => {
    const { done, asked } = ask(GOOD, { VITE_INFERENCE_URL: url, VITE_HF_MODEL: 'llama3.2' });
    await done;
    expect(asked.map((request) => request.url)).toEqual([expected]);
  });

  const NAMES = ['/models/x', 'qwen3:8b', 'https://models.example/x'];

  it.each(NAMES)('request to an endpoint: has the model as written, and two options: %s', async (model) => {
    const { done, asked } = ask(GOOD, { VITE_INFERENCE_URL: '/v1', VITE_HF_MODEL: model });
    await done;
    const sent = JSON.parse(asked[0]?.init.body as string);
    expect(sent).toEqual({ model, messages: expect.any(Array), max_tokens: 1024, temperature: 0.7 });
  });

  it.each([
    [{ VITE_HF_ACCESS_TOKEN: 'fake' }, /^VITE_HF_ACCESS_TOKEN/],
    [{ VITE_INFERENCE_URL: 'nowhere' }, /^VITE_INFERENCE_URL/],
    [{ VITE_HF_PROVIDER: 'nobody' }, /^VITE_HF_PROVIDER/],
  ])('is never sent with bad settings: %j', async (environment, message) => {
    const attempt = ask(GOOD, environment);
    const error = await failureOf(attempt);
    expect(error).toMatchObject({ name: 'bad settings', message: expect.stringMatching(message) });
    expect(attempt.asked).toEqual([]);
  });
});

describe('a failure', () => {
  const REFUSED: typeof REFUSALS = [...REFUSALS, [410, 'model not served']];

  it.each(REFUSED)('of status %i is one POST, or none where the look-up fails: %s', async (status, kind) => {
    const refuse = say('{"error":"no"}', status);
    const lookUp = ask(GOOD, {}, refuse);
    expect(await failureOf(lookUp)).toMatchObject({
      name: kind,
      message: `huggingface.co answered ${status}`,
    });
    expect(lookUp.posts()).toEqual([]);
    const completion = ask(refuse);
    const message = `router.huggingface.co answered ${status}`;
    expect(await failureOf(completion)).toMatchObject({ name: kind, message });
    expect(completion.posts()).toHaveLength(1);
  });

  it.each<[string, BodyInit | null, string]>([
    ['a string', `{"error":"${TOKEN} asked for rice"}`, 'application/json'],
    ['nothing', null, 'application/json'],
    ['HTML', `<!doctype html><h1>${TOKEN}</h1>`, 'text/html'],
  ])('repeats nothing of its body: %s', async (_, body, type) => {
    for (const attempt of [() => ask(GOOD, {}, say(body, 400, type)), () => ask(say(body, 400, type))]) {
      const error = await failureOf(attempt());
      expect(error.name).toBe('model not served');
      // With all that an inspector or the console could show of it.
      expect(inspect(error, { depth: 5 })).not.toMatch(/hf_fake|rice/);
    }
  });
});

it('lasts as long as the page was built with', async () => {
  vi.useFakeTimers();
  const attempt = ask(() => new Promise(() => {}), { VITE_ATTEMPT_SECONDS: '240' });
  const failure = failureOf(attempt);
  await vi.waitFor(() => expect(attempt.posts()).toHaveLength(1), LIMIT_MS);
  await vi.advanceTimersByTimeAsync(239_000);
  expect(console.error).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await failure).toMatchObject({ name: 'timeout', message: 'No answer within 240 s' });
});

describe.each<[string, Variables]>([
  ['a provider', {}],
  ['an endpoint', { VITE_INFERENCE_URL: '/v1' }],
])('an answer of %s', (_, environment) => {
  const written = JSON.stringify(completionOf('# Rice', 'stop'));

  it.each<[string, Answer]>([
    ...[null, 'text', [], {}].map((body): [string, Answer] => [
      JSON.stringify(body),
      () => Response.json(body),
    ]),
    ...[[], [null], [{}], [{ message: null }], [{ message: {} }]].map((choices): [string, Answer] => [
      `choices ${JSON.stringify(choices)}`,
      () => Response.json({ ...completionOf('# Rice', 'stop'), choices }),
    ]),
    ...[null, undefined, '', ' \n', 7, true, ['# Rice'], { text: '# Rice' }, '<think>hm</think>'].map(
      (content): [string, Answer] => [`content ${JSON.stringify(content)}`, complete(content)],
    ),
    ['HTML', say('<!doctype html>', 200, 'text/html')],
    ['nothing', say('')],
    ['nothing, and says so', say(null, 204)],
    ['half of itself', say(written.slice(0, -5))],
    ['UTF-16', say(Buffer.from(`\ufeff${written}`, 'utf16le'))],
  ])('that is %s is a bad one', async (_name, answer) => {
    expect(await failureOf(ask(answer, environment))).toMatchObject({ name: 'bad answer' });
  });

  it.each([null, '', '<think>hm'])(
    'that is %j because thinking used it all up is a failure of its own',
    async (content) => {
      expect(await failureOf(ask(complete(content, 'length'), environment))).toMatchObject({
        name: 'only thinking',
      });
    },
  );

  const odd = Buffer.from('{"odd":"\xff\xc0",', 'latin1');
  const half = '# Rice \ud83c\n\n- stir \udf72 well';
  const long = `# Rice\n\n${'Stir well. '.repeat(9_100)}`.trim();
  it.each<[string, Answer, string]>([
    ['after a byte order mark', say(`\ufeff${written}`), '# Rice'],
    ['beside invalid UTF-8', say(Buffer.concat([odd, Buffer.from(written.slice(1))])), '# Rice'],
    ['with half characters', complete(half), half],
    ['of 100,000 characters', complete(long), long],
  ])('is read %s', async (_name, answer, text) => {
    expect((await ask(answer, environment).done).text).toBe(text);
  });
});
