import { inspect } from 'node:util';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import type { FailureKind } from '../../machines/failure.ts';
import { type RecipeRequest, recipeMachine } from '../../machines/recipeMachine.ts';
import { NO_TASTE } from '../../machines/taste.ts';
import { readSettings } from '../../src/build/readSettings.ts';
import { defineAskForRecipe } from '../../src/model/askForRecipe.ts';
import { loadRequests } from '../../src/model/openConnection.ts';
import type { Settings } from '../../src/model/settings.ts';
import type { Variables } from '../../src/model/variables.ts';
import { NOTHING, settle } from '../testRecipeActor.ts';

/** Only for slow machines: a test that passes never waits for it. */
const LIMIT_MS = 30_000;

const TOKEN = 'hf_fake';
const ROUTER = 'https://router.huggingface.co/together/v1/chat/completions';

type Answer = () => Response | Promise<Response>;

let cases = 0;
/** How each attempt ended. */
let told: (FailureKind | null)[] = [];
const asked: { url: string; method: string; init: RequestInit }[] = [];

beforeEach(() => {
  cases += 1;
  asked.length = 0;
});

/** The client remembers a model's providers for as long as the page lives: each case has a model of its own. */
function ask(completion: Answer, environment: Variables = {}, lookUp?: Answer) {
  const model = `tests/model-${cases}`;
  vi.stubGlobal('fetch', async (address: URL, init: RequestInit = {}) => {
    const url = String(address);
    const method = init.method ?? 'GET';
    // Should the client ever retry by itself, it would do so without end.
    if (asked.length > 5) throw new Error('asked too often');
    asked.push({ url, method, init });
    const { signal } = init;
    const answer = method === 'POST' ? completion() : lookUp ? lookUp() : Response.json(servedBy('together'));
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([answer, aborted]);
  });
  const settings = readSettings({ VITE_HF_ACCESS_TOKEN: TOKEN, VITE_HF_MODEL: model, ...environment });
  told = [];
  const actor = createActor(
    defineAskForRecipe(() => asks(settings)),
    {
      input: { ingredients: ['rice', 'eggs'], taste: NO_TASTE, notAgain: [], attempt: 2 },
    },
  );
  const done = toPromise(actor);
  done.then(
    () => told.push(null),
    ({ name }) => told.push(name),
  );
  actor.start();
  return { actor, done, posts: () => asked.filter(({ method }) => method === 'POST') };
}

const asks = (settings: Settings) => ({
  ask: async (request: RecipeRequest, signal: AbortSignal) =>
    (await loadRequests()).askHost(settings, request, signal),
  seconds: settings.attemptSeconds,
});

function servedBy(provider: string) {
  return {
    inferenceProviderMapping: {
      [provider]: { status: 'live', providerId: 'served/model', task: 'conversational' },
    },
  };
}

const complete =
  (content: unknown, finishReason = 'stop') =>
  () =>
    Response.json({
      id: 'test',
      created: 0,
      model: 'served/model',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finishReason }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    });

const say =
  (body: BodyInit | null, status = 200, type = 'application/json') =>
  () =>
    new Response(body, { status, headers: { 'content-type': type } });

function logged(): string[] {
  const lines = vi.mocked(console.error).mock.calls.map((line) => line.join(' '));
  vi.mocked(console.error).mockClear();
  return lines;
}

describe('the request', () => {
  it('goes through the provider with exactly four fields and the token', async () => {
    const { done, posts } = ask(complete('# Egg-fried rice'));
    expect(await done).toMatchObject({
      text: '# Egg-fried rice',
      cutShort: false,
      ingredients: ['rice', 'eggs'],
    });
    expect(told).toEqual([null]);
    expect(posts().map(({ url }) => url)).toEqual([ROUTER]);
    const { init } = posts()[0] as (typeof asked)[number];
    expect(new Headers(init.headers).get('authorization')).toBe(`Bearer ${TOKEN}`);
    expect(JSON.parse(init.body as string)).toEqual({
      model: 'served/model',
      messages: [expect.objectContaining({ role: 'system' }), expect.objectContaining({ role: 'user' })],
      max_tokens: 1024,
      temperature: 0.7,
    });
  });

  it('gives each answer an id and a time of its own, and tells when it was cut short', async () => {
    const before = Date.now();
    const first = await ask(complete('# Rice', 'length')).done;
    const second = await ask(complete('# Rice')).done;
    expect(first.cutShort).toBe(true);
    expect(first.id).toMatch(/^[\w-]{10,40}$/);
    expect(first.id).not.toBe(second.id);
    expect(first.at).toBeGreaterThanOrEqual(before);
  });

  it('goes without a token when there is none', async () => {
    const { done, posts } = ask(complete('# Rice'), { VITE_HF_ACCESS_TOKEN: '' });
    await done;
    expect(new Headers(posts()[0]?.init.headers).has('authorization')).toBe(false);
    expect(posts()[0]?.url).toBe(ROUTER);
  });

  it.each([
    ['/v1', `${location.origin}/v1/chat/completions`],
    ['http://localhost:11434/v1', 'http://localhost:11434/v1/chat/completions'],
    ['https://models.example/api/v4/', 'https://models.example/api/v4/chat/completions'],
    ['https://models.example', 'https://models.example/chat/completions'],
    ['https://models.example/v1/chat/completions', 'https://models.example/v1/chat/completions'],
    ['/v1/chat/completions/', `${location.origin}/v1/chat/completions`],
  ])('goes to %s instead of a provider', async (url, expected) => {
    const { done, posts } = ask(complete('# Rice'), { VITE_INFERENCE_URL: url, VITE_HF_MODEL: 'llama3.2' });
    await done;
    expect(asked.map((request) => request.url)).toEqual([expected]);
    expect(Object.keys(JSON.parse(posts()[0]?.init.body as string)).sort()).toEqual([
      'max_tokens',
      'messages',
      'model',
      'temperature',
    ]);
  });

  it.each(['/models/x', './hf', 'qwen3:8b', 'two words', '../x?y#z', 'https://models.example/x'])(
    'sends the name of a model of an endpoint as it is: %s',
    async (model) => {
      const { done, posts } = ask(complete('# Rice'), { VITE_INFERENCE_URL: '/v1', VITE_HF_MODEL: model });
      await done;
      expect(asked.map((request) => request.url)).toEqual([`${location.origin}/v1/chat/completions`]);
      const sent = JSON.parse(posts()[0]?.init.body as string);
      expect(sent.model).toBe(model);
      expect(Object.keys(sent).sort()).toEqual(['max_tokens', 'messages', 'model', 'temperature']);
    },
  );

  it.each([{ VITE_HF_ACCESS_TOKEN: 'fake' }, { VITE_HF_MODEL: 'nobody' }, { VITE_INFERENCE_URL: 'nowhere' }])(
    'is never sent with bad settings: %j',
    async (environment) => {
      const { done } = ask(complete('# Rice'), environment);
      await expect(done).rejects.toMatchObject({ name: 'bad settings' });
      expect(asked).toEqual([]);
      expect(logged()).toEqual([expect.stringMatching(/^Attempt 2 failed: bad settings: VITE_/)]);
    },
  );
});

describe('a failure', () => {
  it.each<[number, FailureKind]>([
    [400, 'model not served'],
    [401, 'refused credentials'],
    [402, 'credits used up'],
    [403, 'refused credentials'],
    [404, 'model not served'],
    [410, 'model not served'],
    [422, 'model not served'],
    [429, 'rate limited'],
    ...[408, 409, 413, 425, 500, 502, 503, 504, 524, 529].map(
      (status) => [status, 'server'] as [number, FailureKind],
    ),
  ])('of status %i is one POST, and one line that names it: %s', async (status, kind) => {
    const { done, posts } = ask(() => Response.json({ error: 'no' }, { status }));
    await expect(done).rejects.toMatchObject({ name: kind });
    expect(told).toEqual([kind]);
    expect(posts()).toHaveLength(1);
    expect(logged()).toEqual([`Attempt 2 failed: ${kind}: router.huggingface.co answered ${status}`]);
  });

  it.each([
    [401, 'refused credentials'],
    [404, 'model not served'],
    [503, 'server'],
  ])('of the look-up counts as well: %i is told as %s', async (status, kind) => {
    const { done, posts } = ask(complete('# Rice'), {}, say('{}', status));
    await expect(done).rejects.toMatchObject({ name: kind, message: `huggingface.co answered ${status}` });
    expect(posts()).toEqual([]);
    expect(logged()).toHaveLength(1);
  });

  it.each<[string, BodyInit | null, string]>([
    ['a string', `{"error":"${TOKEN}"}`, 'application/json'],
    ['null', 'null', 'application/json'],
    ['an array', `["${TOKEN}"]`, 'application/json'],
    ['nothing', null, 'application/json'],
    ['broken JSON', `{"error": "${TOKEN}`, 'application/json'],
    ['HTML', `<!doctype html><h1>${TOKEN}</h1>`, 'text/html'],
    ['text', TOKEN, 'text/plain'],
  ])('counts by its status, whatever its body: %s', async (_, body, type) => {
    // The client keeps a look-up that went well: the one that does not comes first.
    await expect(ask(complete('# Rice'), {}, say(body, 503, type)).done).rejects.toMatchObject({
      name: 'server',
    });
    await expect(ask(say(body, 503, type)).done).rejects.toMatchObject({ name: 'server' });
    const lines = logged();
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain(TOKEN);
  });

  it('of the connection is told from being offline', async () => {
    const broken = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(ask(broken).done).rejects.toMatchObject({
      name: 'network',
      message: 'router.huggingface.co cannot be reached, or does not allow this page',
    });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(ask(broken).done).rejects.toMatchObject({ name: 'offline' });
    expect(logged()).toHaveLength(2);
  });

  it('is a provider that the client does not know', async () => {
    const { done } = ask(complete('# Rice'), { VITE_HF_PROVIDER: 'nobody' });
    await expect(done).rejects.toMatchObject({ name: 'bad settings' });
    expect(asked).toEqual([]);
    expect(logged()).toHaveLength(1);
  });

  it('says neither the token nor the prompt, whatever the host says', async () => {
    const { done } = ask(() => Response.json({ error: `${TOKEN} asked for rice` }, { status: 401 }));
    const error = await done.catch((reason) => reason);
    const said = JSON.stringify([logged(), error.message, Object.values(error)]);
    expect(said).toContain('answered 401');
    expect(said).not.toContain(TOKEN);
    expect(said).not.toContain('rice');
  });
});

describe('the time for one attempt', () => {
  it.each(['completion', 'look-up'])('is 60 s when the %s hangs', async (hanging) => {
    vi.useFakeTimers();
    const never = () => new Promise<Response>(() => {});
    const { done } = hanging === 'completion' ? ask(never) : ask(complete('# Rice'), {}, never);
    let over = false;
    const failed = done.catch((error) => {
      over = true;
      return error;
    });
    await vi.waitFor(
      () => expect(asked.at(-1)?.method).toBe(hanging === 'completion' ? 'POST' : 'GET'),
      LIMIT_MS,
    );
    await vi.advanceTimersByTimeAsync(59_000);
    expect(over).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await failed).toMatchObject({ name: 'timeout', message: 'No answer within 60 s' });
    expect(logged()).toHaveLength(1);
    vi.useRealTimers();
  });
});

it('has the time that the page was built with', async () => {
  vi.useFakeTimers();
  const { done } = ask(() => new Promise<Response>(() => {}), { VITE_ATTEMPT_SECONDS: '240' });
  let over = false;
  const failed = done.catch((error) => {
    over = true;
    return error;
  });
  await vi.waitFor(() => expect(asked.at(-1)?.method).toBe('POST'), LIMIT_MS);
  await vi.advanceTimersByTimeAsync(239_000);
  expect(over).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await failed).toMatchObject({ name: 'timeout', message: 'No answer within 240 s' });
  expect(logged()).toHaveLength(1);
  vi.useRealTimers();
});

it('ends in time even where no signal reaches', async () => {
  vi.useFakeTimers();
  const { done } = ask(complete('# Rice'));
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const failed = done.catch((error) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failed).toMatchObject({ name: 'timeout' });
  expect(logged()).toHaveLength(1);
  vi.useRealTimers();
});

it('leaves no timer behind', async () => {
  vi.useFakeTimers();
  await ask(complete('# Rice')).done;
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('aborts the request when it is stopped, and logs nothing', async () => {
  const { actor, done } = ask(() => new Promise<Response>(() => {}));
  done.catch(() => {});
  await vi.waitFor(() => expect(asked.at(-1)?.method).toBe('POST'), LIMIT_MS);
  actor.stop();
  await settle();
  expect(asked.at(-1)?.init.signal?.aborted).toBe(true);
  expect(logged()).toEqual([]);
});

it('shows the token to no inspector, whatever the host says', async () => {
  const { done } = ask(() => Response.json({ error: `${TOKEN} is refused` }, { status: 401 }));
  await done.catch(() => {});
  const settings = readSettings({ VITE_HF_ACCESS_TOKEN: TOKEN, VITE_HF_MODEL: `tests/model-${cases}` });
  const seen: string[] = [];
  const recipeActor = createActor(
    recipeMachine.provide({
      actors: {
        askForRecipe: defineAskForRecipe(() => asks(settings)),
      },
    }),
    {
      input: { ...NOTHING, ingredients: ['rice', 'eggs'] },
      inspect: (event) => seen.push(inspect({ ...event, actorRef: null }, { depth: 5 })),
    },
  );
  recipeActor.start();
  recipeActor.send({ type: 'recipe.requested' });
  await waitFor(recipeActor, (snapshot) => snapshot.matches('retrying'));
  recipeActor.stop();
  expect(seen.join()).toContain('router.huggingface.co answered 401');
  expect(seen.join()).not.toContain(TOKEN);
  expect(logged()).toHaveLength(2);
});

describe.each<[string, Variables]>([
  ['a provider', {}],
  ['an endpoint', { VITE_INFERENCE_URL: '/v1' }],
])('an answer of %s', (_, environment) => {
  it.each([
    null,
    'text',
    [],
    {},
    { choices: [] },
    { choices: [null] },
    { choices: [{}] },
    { choices: [{ message: null }] },
    { choices: [{ message: {} }] },
  ])('with %j in place of what it should say is a bad one', async (odd) => {
    const whole = await complete('# Rice')().json();
    const body = odd && 'choices' in Object(odd) ? { ...whole, ...Object(odd) } : odd;
    const { done } = ask(() => Response.json(body), environment);
    await expect(done).rejects.toMatchObject({ name: 'bad answer' });
    expect(logged()).toHaveLength(1);
  });

  it.each([null, undefined, '', ' \n', 7, true, ['# Rice'], { text: '# Rice' }, '<think>hm</think>'])(
    'whose content is %j is a bad one',
    async (content) => {
      await expect(ask(complete(content), environment).done).rejects.toMatchObject({ name: 'bad answer' });
      expect(logged()).toHaveLength(1);
    },
  );

  it.each([null, '', '<think>hm'])(
    'that is %j since thinking has used it up is one of its own',
    async (content) => {
      await expect(ask(complete(content, 'length'), environment).done).rejects.toMatchObject({
        name: 'only thinking',
      });
      expect(logged()).toHaveLength(1);
    },
  );

  const written = async () => JSON.stringify(await complete('# Rice')().json());

  it.each<[string, (text: string) => BodyInit | null, number?]>([
    ['HTML', () => '<!doctype html>'],
    ['nothing', () => ''],
    ['nothing, and says so', () => null, 204],
    ['half of itself', (text) => text.slice(0, -5)],
    ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('that is %s is a bad one', async (_name, write, status) => {
    const body = write(await written());
    await expect(ask(say(body, status), environment).done).rejects.toMatchObject({ name: 'bad answer' });
    expect(logged()).toHaveLength(1);
  });

  it.each<[string, (text: string) => BodyInit]>([
    ['after a byte order mark', (text) => `\ufeff${text}`],
    [
      'beside invalid UTF-8',
      (text) => Buffer.concat([Buffer.from('{"odd":"\xff\xc0",', 'latin1'), Buffer.from(text.slice(1))]),
    ],
  ])('is read %s', async (_name, write) => {
    const body = write(await written());
    expect(await ask(say(body), environment).done).toMatchObject({ text: '# Rice' });
  });

  it.each([
    ['half characters', '# Rice \ud83c\n\n- stir \udf72 well'],
    ['100,000 characters', `# Rice\n\n${'Stir well. '.repeat(9_100)}`.trim()],
  ])('of %s is a recipe', async (_name, text) => {
    expect((await ask(complete(text), environment).done).text).toBe(text);
  });
});

it.each<[Variables, FailureKind | null]>([
  [{}, 'bad answer'],
  [{ VITE_INFERENCE_URL: '/v1' }, null],
])(
  'an answer without id, model and usage is enough from an endpoint alone: %j',
  async (environment, failure) => {
    const bare = () => Response.json({ choices: [{ message: { content: '# Rice' } }] });
    await ask(bare, environment).done.catch(() => {});
    expect(told).toEqual([failure]);
    logged();
  },
);
