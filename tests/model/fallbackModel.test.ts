import { beforeEach, expect, it, vi } from 'vitest';
import { AttemptError, ModelNotServed } from '../../src/model/asking/attemptError.ts';
import { openFallbackModel } from '../../src/model/fallbackModel.ts';
import { bySuitability } from '../../src/model/listModels.ts';
import { readSettings, type Variables } from '../../src/model/settings/settingsFromVariables.ts';
import { fullWhile } from '../storage/storage.ts';

const USUAL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';
const KEY = 'recipe-kitchen.stand-in';

/** What each model does when it is asked; one that is not named here is not served. */
let models: Record<string, 'answers' | 'only thinks' | 'is down'>;
let asked: string[];
const list = vi.fn(async () => Object.keys(models));

beforeEach(() => {
  models = { 'a/b': 'answers' };
  asked = [];
  list.mockReset();
});

function visit(allTabs = () => localStorage) {
  const { ask, modelFor } = openFallbackModel(allTabs, list);
  const request = async (variables: Variables = {}, attempt = 1, { signal } = new AbortController()) => {
    asked.length = 0;
    list.mockClear();
    const outcome = await ask(readSettings(variables), attempt, signal, async (model) => {
      asked.push(model);
      if (models[model] === 'only thinks') throw new AttemptError('only thinking', 'thinks');
      if (models[model] === 'is down') throw new AttemptError('server', 'is down');
      if (!models[model]) throw new ModelNotServed(`${model} is gone`);
      return model;
    }).catch((error: AttemptError) => error.name);
    const warned = vi.mocked(console.warn).mock.calls.length;
    vi.mocked(console.warn).mockClear();
    return { outcome, asked: [...asked], lists: list.mock.calls.length, warned };
  };
  return { request, modelFor };
}

it('is held from the first attempt on, in each tab', async () => {
  models = { 'a/b': 'answers', 'c/d': 'answers' };
  const [{ request }, otherTab] = [visit(), visit()];
  expect(await request()).toEqual({ outcome: 'a/b', asked: [USUAL, 'a/b'], lists: 1, warned: 1 });
  for (const tab of [{ request }, otherTab]) {
    expect(await tab.request()).toEqual({ outcome: 'a/b', asked: ['a/b'], lists: 0, warned: 0 });
  }
});

it.each([
  ['only thinks', 'only thinking'],
  ['is down', 'server'],
] as const)('passes at the next attempt over one that %s, where there is another', async (does, outcome) => {
  models = { 'a/fails': does, 'b/answers': 'answers' };
  const { request } = visit();
  expect(await request()).toMatchObject({ outcome, asked: [USUAL, 'a/fails'], warned: 0 });
  expect(await request({}, 2)).toMatchObject({ outcome: 'b/answers', asked: ['b/answers'], warned: 1 });
  expect(await visit().request()).toMatchObject({ outcome: 'b/answers', asked: ['b/answers'] });
});

it.each(['only thinks', 'is down'] as const)(
  'asks one that %s again where there is no other, and does not keep it',
  async (does) => {
    models = { 'a/fails': does };
    const { request, modelFor } = visit();
    for (const attempt of [1, 2, 3])
      expect(await request({}, attempt)).toMatchObject({ asked: [USUAL, 'a/fails'], warned: 0 });
    for (const tab of [{ modelFor }, visit()]) expect(tab.modelFor(readSettings({}))).toBe(USUAL);
  },
);

it('stays where it has answered before: a failure replaces it no more than the usual one', async () => {
  models = { 'a/b': 'answers', 'c/d': 'answers' };
  const { request } = visit();
  await request();
  models['a/b'] = 'is down';
  for (const attempt of [1, 2])
    expect(await request({}, attempt)).toMatchObject({ outcome: 'server', asked: ['a/b'] });
  models['a/b'] = 'only thinks';
  expect(await request()).toMatchObject({ outcome: 'only thinking', asked: ['a/b'] });
  expect(await request({}, 2)).toMatchObject({ outcome: 'c/d', asked: ['c/d'], warned: 1 });
});

it('replaces nothing that fails otherwise', async () => {
  models = { [USUAL]: 'is down', 'a/b': 'answers' };
  expect(await visit().request()).toEqual({ outcome: 'server', asked: [USUAL], lists: 0, warned: 0 });
});

it.each<[string, Variables]>([
  ['the owner set', { VITE_HF_MODEL: 'own/model' }],
  ['the owner set, though it is the usual one', { VITE_HF_MODEL: USUAL }],
  ['an endpoint serves', { VITE_INFERENCE_URL: '/v1' }],
])('never replaces what %s', async (_, variables) => {
  const { request } = visit();
  await request();
  const model = readSettings(variables).model;
  expect(await request(variables)).toMatchObject({ outcome: 'model not served', asked: [model], lists: 0 });
});

it.each<[string, () => Promise<string[]>]>([
  ['holds nothing', async () => []],
  ['does not come', () => Promise.reject(new Error('no network'))],
])('is none where the list %s: the usual one is asked in each attempt of each press', async (_, answer) => {
  models = {};
  list.mockImplementation(answer);
  const { request } = visit();
  for (const attempt of [1, 2, 3, 1, 2, 3]) {
    expect(await request({}, attempt)).toMatchObject({ outcome: 'model not served', asked: [USUAL] });
  }
});

it('gives its place back where it is not served any more, and is asked again at the next press', async () => {
  const { request } = visit();
  await request();
  list.mockImplementation(async () => []);
  models = {};
  expect(await request()).toMatchObject({ outcome: 'model not served', asked: ['a/b', USUAL] });
  models = { [USUAL]: 'answers' };
  expect(await request({}, 2)).toMatchObject({ outcome: USUAL, asked: ['a/b', USUAL] });
  list.mockImplementation(async () => ['a/b']);
  models = { 'a/b': 'answers' };
  expect(await request()).toMatchObject({ outcome: 'a/b', asked: [USUAL, 'a/b'] });
});

it('is kept only if it is served: the list may name a model that is refused', async () => {
  models = {};
  list.mockImplementation(async () => ['a/b']);
  const { request, modelFor } = visit();
  for (const attempt of [1, 2, 1])
    expect(await request({}, attempt)).toMatchObject({ asked: [USUAL, 'a/b'], warned: 0 });
  expect(modelFor(readSettings({}))).toBe(USUAL);
});

it('asks nobody once the request was cancelled while the list came', async () => {
  const cancelled = new AbortController();
  list.mockImplementation(async () => {
    cancelled.abort();
    return ['a/b'];
  });
  const { request, modelFor } = visit();
  expect(await request({}, 1, cancelled)).toMatchObject({ outcome: 'AbortError', asked: [USUAL] });
  expect(modelFor(readSettings({}))).toBe(USUAL);
});

it('goes on with what it has found where an older one cannot be written over', async () => {
  localStorage.setItem(KEY, JSON.stringify({ standsInFor: USUAL, model: 'old/chat' }));
  const { request, modelFor } = visit(() => fullWhile(() => true));
  expect(await request()).toEqual({ outcome: 'a/b', asked: ['old/chat', 'a/b'], lists: 1, warned: 1 });
  expect(await request()).toEqual({ outcome: 'a/b', asked: ['a/b'], lists: 0, warned: 0 });
  expect(modelFor(readSettings({}))).toBe('a/b');
});

it.each([
  'nonsense',
  '7',
  '{"standsInFor":"x/y","model":"a/b"}',
  `{"standsInFor":"${USUAL}","model":"../x"}`,
  `{"standsInFor":"${USUAL}","model":["a/b"]}`,
])('passes over what is kept and no model for it: %s', async (kept) => {
  localStorage.setItem(KEY, kept);
  expect(visit().modelFor(readSettings({}))).toBe(USUAL);
});

it('puts last what thinks before it answers, and what is for something else', () => {
  const suited = ['google/gemma-3-27b-it', 'deepseek-ai/DeepSeek-V3.1'];
  const unsuited = [
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
  expect(bySuitability([...unsuited, ...suited])).toEqual([...suited, ...unsuited]);
  // Neither the owner nor a part of a word says what a model is for.
  const named = ['reasoner/chat', 'a/Marvl1'];
  expect(bySuitability(['thinker/Thinking', ...named])).toEqual([...named, 'thinker/Thinking']);
});
