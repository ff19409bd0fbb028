import { beforeEach, expect, it, vi } from 'vitest';
import { AttemptError, ModelUnavailable } from '../../src/model/asking/attemptError.ts';
import { openFallbackModel } from '../../src/model/fallbackModel.ts';
import { bySuitability } from '../../src/model/listModels.ts';
import { readSettings, type Variables } from '../../src/model/settings/settingsFromVariables.ts';
import { fullWhile } from '../storage/storage.ts';

const USUAL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';
const KEY = 'recipe-kitchen.stand-in';

type Models = Record<string, 'answers' | 'only thinks' | 'is down' | 'is gone'>;
type Attempt = [number: number, models: Models, asked: string, outcome: string];

/** What each listed model does when it is asked. The list does not come if there is none. */
let models: Models;
const list = vi.fn(async () => {
  if (Object.keys(models).length === 0) throw new Error('no network');
  return Object.keys(models);
});

beforeEach(() => {
  models = { 'a/b': 'answers' };
  list.mockClear();
});

function visit(allTabs = () => localStorage) {
  const { ask, modelFor } = openFallbackModel(allTabs, list);
  const request = async (variables: Variables = {}, attempt = 1, { signal } = new AbortController()) => {
    const asked: string[] = [];
    list.mockClear();
    const outcome = await ask(readSettings(variables), attempt, signal, async (model) => {
      asked.push(model);
      if (models[model] === 'only thinks') throw new AttemptError('only thinking', 'thinks');
      if (models[model] === 'is down') throw new AttemptError('server', 'is down');
      if (models[model] !== 'answers') throw new ModelUnavailable(`${model} is gone`);
      return model;
    }).catch((error: AttemptError) => error.name);
    const warned = vi.mocked(console.warn).mock.calls.length;
    vi.mocked(console.warn).mockClear();
    return { outcome, asked, lists: list.mock.calls.length, warned };
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

const repeated = (models: Models, asked: string, outcome: string, numbers = [1, 2, 3, 1, 2]): Attempt[] =>
  numbers.map((number) => [number, models, asked, outcome]);

it.each<[string, Attempt[], keeps: string]>([
  [
    'makes way for the next one if it only thinks',
    [
      [1, { 'a/b': 'only thinks', 'c/d': 'answers' }, `${USUAL} a/b`, 'only thinking'],
      [2, { 'a/b': 'only thinks', 'c/d': 'answers' }, 'c/d', 'c/d'],
    ],
    'c/d',
  ],
  [
    'makes way for the next one if it is down',
    [
      [1, { 'a/b': 'is down', 'c/d': 'answers' }, `${USUAL} a/b`, 'server'],
      [2, { 'a/b': 'is down', 'c/d': 'answers' }, 'c/d', 'c/d'],
    ],
    'c/d',
  ],
  ['is asked again if there is no other', repeated({ 'a/b': 'is down' }, `${USUAL} a/b`, 'server'), USUAL],
  ['is not kept if it is gone', repeated({ 'a/b': 'is gone' }, `${USUAL} a/b`, 'model not served'), USUAL],
  ['is none if no list comes', repeated({}, USUAL, 'model not served'), USUAL],
  [
    'is none if the usual one is down',
    repeated({ [USUAL]: 'is down', 'a/b': 'answers' }, USUAL, 'server'),
    USUAL,
  ],
  [
    'stays if it has answered before, unless it only thinks',
    [
      [1, { 'a/b': 'answers', 'c/d': 'answers' }, `${USUAL} a/b`, 'a/b'],
      ...repeated({ 'a/b': 'is down', 'c/d': 'answers' }, 'a/b', 'server', [1, 2]),
      [1, { 'a/b': 'only thinks', 'c/d': 'answers' }, 'a/b', 'only thinking'],
      [2, { 'a/b': 'only thinks', 'c/d': 'answers' }, 'c/d', 'c/d'],
    ],
    'c/d',
  ],
  [
    'gives its place back once it is gone',
    [
      [1, { 'a/b': 'answers' }, `${USUAL} a/b`, 'a/b'],
      [1, {}, `a/b ${USUAL}`, 'model not served'],
      [2, { [USUAL]: 'answers' }, `a/b ${USUAL}`, USUAL],
    ],
    USUAL,
  ],
])('%s', async (_, attempts, keeps) => {
  const { request, modelFor } = visit();
  for (const [number, served, asked, outcome] of attempts) {
    models = served;
    expect(await request({}, number)).toMatchObject({ asked: asked.split(' '), outcome });
  }
  for (const tab of [{ modelFor }, visit()]) expect(tab.modelFor(readSettings({}))).toBe(keeps);
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

it('asks nobody once the request was cancelled while the list came', async () => {
  const cancelled = new AbortController();
  list.mockImplementationOnce(async () => {
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
