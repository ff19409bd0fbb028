import { beforeEach, expect, it, vi } from 'vitest';
import { AttemptError, ModelUnavailable } from '../../src/model/asking/attemptError.ts';
import { bySuitability } from '../../src/model/lateRequests.ts';
import { openModelChoice } from '../../src/model/modelChoice.ts';
import type { Settings } from '../../src/model/settings/settings.ts';
import { readSettings, type Variables } from '../../src/model/settings/settingsFromVariables.ts';
import { recipeOf } from '../recipeOf.ts';
import { fullWhile } from '../storage/storage.ts';
import { ASKED } from './asked.ts';

const USUAL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';
const KEY = 'recipe-kitchen.stand-in';

type Models = Record<string, 'answers' | 'only thinks' | 'is down' | 'is gone'>;
type Attempt = [number: number, models: Models, called: string, outcome: string];

/** The models in the list, each with its response. If there are no models, the request for the list fails. */
let models: Models;
const list = vi.fn(async () => {
  if (Object.keys(models).length === 0) throw new Error('no network');
  return Object.keys(models);
});

beforeEach(() => {
  models = { 'a/b': 'answers' };
  list.mockClear();
});

let called: string[] = [];

async function callHost({ model }: Settings) {
  called.push(model);
  if (models[model] === 'only thinks') throw new AttemptError('only thinking', 'thinks');
  if (models[model] === 'is down') throw new AttemptError('server', 'is down');
  if (models[model] !== 'answers') throw new ModelUnavailable(`${model} is gone`);
  return recipeOf(model);
}

function visit(variables: Variables = {}, allTabs = () => localStorage) {
  const { call, getSnapshot } = openModelChoice({
    settings: readSettings(variables),
    allTabs,
    token: () => '',
    mayCallHost: () => true,
    load: async () => ({ callHost, listModels: list, bySuitability }),
  });
  const request = async (attempt = 1, { signal } = new AbortController()) => {
    called = [];
    list.mockClear();
    const outcome = await call({ ...ASKED, attempt }, signal).then(
      ({ text }) => text,
      (error: AttemptError) => error.name,
    );
    const warned = vi.mocked(console.warn).mock.calls.length;
    vi.mocked(console.warn).mockClear();
    return { outcome, called, lists: list.mock.calls.length, warned };
  };
  return { request, model: () => getSnapshot().model };
}

it('fallback model: replaces an unavailable model in the next attempt, also in other tabs', async () => {
  models = { 'a/b': 'answers', 'c/d': 'answers' };
  const [{ request }, otherTab] = [visit(), visit()];
  const failed = { outcome: 'model not served', called: [USUAL], lists: 0, warned: 0 };
  expect(await request()).toEqual(failed);
  expect(await request(2)).toEqual({ outcome: 'a/b', called: ['a/b'], lists: 1, warned: 1 });
  for (const tab of [{ request }, otherTab]) {
    expect(await tab.request()).toEqual({ outcome: 'a/b', called: ['a/b'], lists: 0, warned: 0 });
  }
});

const repeated = (models: Models, called: string, outcome: string, numbers = [1, 2, 3, 1, 2]): Attempt[] =>
  numbers.map((number) => [number, models, called, outcome]);

/** The first attempt of a request to a model that is no longer served. */
const gone = (models: Models, model = USUAL): Attempt => [1, models, model, 'model not served'];

it.each<[string, Attempt[], saved: string]>([
  [
    'is replaced by the next model if it returns only reasoning',
    [
      gone({ 'a/b': 'only thinks', 'c/d': 'answers' }),
      [2, { 'a/b': 'only thinks', 'c/d': 'answers' }, 'a/b', 'only thinking'],
      [3, { 'a/b': 'only thinks', 'c/d': 'answers' }, 'c/d', 'c/d'],
    ],
    'c/d',
  ],
  [
    'is replaced by the next model if it is down',
    [
      gone({ 'a/b': 'is down', 'c/d': 'answers' }),
      [2, { 'a/b': 'is down', 'c/d': 'answers' }, 'a/b', 'server'],
      [3, { 'a/b': 'is down', 'c/d': 'answers' }, 'c/d', 'c/d'],
    ],
    'c/d',
  ],
  [
    'makes way for the default model if there is no other model',
    [gone({}), [2, { 'a/b': 'is down' }, 'a/b', 'server'], [3, {}, USUAL, 'model not served'], gone({})],
    USUAL,
  ],
  [
    'is not saved if the provider does not serve it',
    [gone({}), [2, { 'a/b': 'is gone' }, 'a/b', 'model not served'], gone({})],
    USUAL,
  ],
  ['is not used if the list of models does not load', repeated({}, USUAL, 'model not served'), USUAL],
  [
    'is not used if the default model is served but down',
    repeated({ [USUAL]: 'is down', 'a/b': 'answers' }, USUAL, 'server'),
    USUAL,
  ],
  [
    'is kept once it has answered, unless it returns only reasoning',
    [
      gone({ 'a/b': 'answers', 'c/d': 'answers' }),
      [2, { 'a/b': 'answers', 'c/d': 'answers' }, 'a/b', 'a/b'],
      ...repeated({ 'a/b': 'is down', 'c/d': 'answers' }, 'a/b', 'server', [1, 2]),
      [1, { 'a/b': 'only thinks', 'c/d': 'answers' }, 'a/b', 'only thinking'],
      [2, { 'a/b': 'only thinks', 'c/d': 'answers' }, 'c/d', 'c/d'],
    ],
    'c/d',
  ],
  [
    'is replaced by the default model once the provider stops serving it',
    [
      gone({ 'a/b': 'answers' }),
      [2, { 'a/b': 'answers' }, 'a/b', 'a/b'],
      gone({}, 'a/b'),
      [2, { [USUAL]: 'answers' }, USUAL, USUAL],
    ],
    USUAL,
  ],
])('fallback model: %s', async (_, attempts, saved) => {
  const { request, model } = visit();
  for (const [number, listed, called, outcome] of attempts) {
    models = listed;
    expect(await request(number)).toMatchObject({ called: called.split(' '), outcome });
  }
  for (const tab of [{ model }, visit()]) expect(tab.model()).toBe(saved);
});

it.each<[string, Variables]>([
  ['is set by the owner', { VITE_HF_MODEL: 'own/model' }],
  ['is the default model, but set by the owner', { VITE_HF_MODEL: USUAL }],
  ['is served by an endpoint', { VITE_INFERENCE_URL: '/v1' }],
])('fallback model: never replaces a model that %s', async (_, variables) => {
  const { request, model } = visit(variables);
  for (const attempt of [1, 2, 3])
    expect(await request(attempt)).toMatchObject({
      outcome: 'model not served',
      called: [model()],
      lists: 0,
    });
});

it('fallback model: is not called if the request is cancelled while the list loads', async () => {
  const cancelled = new AbortController();
  list.mockImplementationOnce(async () => {
    cancelled.abort();
    return ['a/b'];
  });
  const { request, model } = visit();
  await request();
  expect(await request(2, cancelled)).toMatchObject({ outcome: 'AbortError', called: [] });
  expect(model()).toBe(USUAL);
});

it('fallback model that cannot be saved: is used until the end of the visit', async () => {
  localStorage.setItem(KEY, JSON.stringify({ standsInFor: USUAL, model: 'old/chat' }));
  const { request, model } = visit({}, () => fullWhile(() => true));
  expect(await request()).toMatchObject({ outcome: 'model not served', called: ['old/chat'] });
  expect(await request(2)).toEqual({ outcome: 'a/b', called: ['a/b'], lists: 1, warned: 1 });
  expect(await request()).toEqual({ outcome: 'a/b', called: ['a/b'], lists: 0, warned: 0 });
  expect(model()).toBe('a/b');
});

it.each([
  'nonsense',
  '7',
  '{"standsInFor":"x/y","model":"a/b"}',
  `{"standsInFor":"${USUAL}","model":"../x"}`,
  `{"standsInFor":"${USUAL}","model":["a/b"]}`,
])(
  'saved fallback model: is ignored if malformed, or if saved for another default model (%s)',
  async (stored) => {
    localStorage.setItem(KEY, stored);
    expect(visit().model()).toBe(USUAL);
  },
);

it('list of models: puts reasoning models and specialised models last', () => {
  const suitable = ['google/gemma-3-27b-it', 'deepseek-ai/DeepSeek-V3.1'];
  const unsuitable = [
    'deepseek-ai/DeepSeek-R1-0528',
    'x/Some-Reasoning-2',
    'Qwen/Qwen3-235B-A22B-Thinking-2507',
    'codellama/CodeLlama-34b-Instruct-hf',
    'x/LlamaGuard',
    'meta-llama/Llama-3.2-11B-Vision-Instruct',
    'OpenGVLab/InternVL2-8B',
    'x/Math-7b',
    'x/embed-english',
  ];
  expect(bySuitability([...unsuitable, ...suitable])).toEqual([...suitable, ...unsuitable]);
  // Checks that the owner's name is ignored, and that 'vl' inside a word such as 'Marvl1' does not count.
  const named = ['reasoner/chat', 'a/Marvl1'];
  expect(bySuitability(['thinker/Thinking', ...named])).toEqual([...named, 'thinker/Thinking']);
});
