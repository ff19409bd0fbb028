import { beforeEach, expect, it, vi } from 'vitest';
import { AttemptError, ModelUnavailable } from '../../src/model/asking/attemptError.ts';
import { bySuitability } from '../../src/model/lateRequests.ts';
import { openModelChoice } from '../../src/model/modelChoice.ts';
import type { Settings } from '../../src/model/settings/settings.ts';
import { readSettings, type Variables } from '../../src/model/settings/settingsFromVariables.ts';
import { recipeOf } from '../recipeOf.ts';
import { rowsIn } from '../rowsIn.ts';
import { fullWhile } from '../storage/storage.ts';
import { ASKED } from './asked.ts';
/** Each line is a stored fallback model that is malformed, or that stands for another model. */
import MALFORMED from './malformedFallbacks.txt?raw';
/**
 * Each row has a rule, the attempts of one visit, and the model in the next visit. An attempt has its number, the listed
 * models with their responses, and after '>' the called model and the outcome.
 */
import VISITS from './modelChoice.tsv?raw';
/** Names of models that think, or that are made for other tasks. */
import UNSUITABLE from './unsuitableModels.txt?raw';

const USUAL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';
const KEY = 'recipe-kitchen.stand-in';
const WARNING = expect.stringContaining(`together does not serve ${USUAL}: a/b stands in`);

type Models = Record<string, string>;

/** The models in the list, each with its response: 'answers', 'only thinks', 'is down' or 'is gone'. If there are no models, the request for the list fails. */
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
  const { call, getSnapshot, choose } = openModelChoice({
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
    const warned = vi.mocked(console.warn).mock.calls.flat();
    vi.mocked(console.warn).mockClear();
    return { outcome, called, lists: list.mock.calls.length, warned };
  };
  return { request, choose, shown: getSnapshot, model: () => getSnapshot().model };
}

it('fallback model: replaces an unavailable model in the next attempt, also in other tabs', async () => {
  models = { 'a/b': 'answers', 'c/d': 'answers' };
  const [{ request, shown }, otherTab] = [visit(), visit()];
  const failed = { outcome: 'model not served', called: [USUAL], lists: 0, warned: [] };
  expect(await request()).toEqual(failed);
  expect(shown()).toMatchObject({ model: USUAL, standsInFor: null });
  expect(await request(2)).toEqual({ outcome: 'a/b', called: ['a/b'], lists: 1, warned: [WARNING] });
  expect(shown()).toMatchObject({ model: 'a/b', standsInFor: USUAL });
  for (const tab of [{ request }, otherTab]) {
    expect(await tab.request()).toEqual({ outcome: 'a/b', called: ['a/b'], lists: 0, warned: [] });
  }
});

it.each(rowsIn(VISITS))('fallback model: %s', async (_, attempts, saved) => {
  const { request, model } = visit();
  for (const attempt of attempts.replaceAll('(usual)', USUAL).split(' | ')) {
    const [, number, listed = '', called = '', outcome] = /^(\d) (.*)> (\S+) (.*)$/.exec(attempt) ?? [];
    models = Object.fromEntries(
      Array.from(listed.matchAll(/([^\s,]+) ([^,]+\b)/g), ([, name, does]) => [name, does]),
    );
    expect(await request(Number(number))).toMatchObject({ called: [called], outcome });
  }
  for (const tab of [{ model }, visit()]) expect(tab.model()).toBe(saved?.replace('(usual)', USUAL));
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
  expect(await request(2)).toEqual({ outcome: 'a/b', called: ['a/b'], lists: 1, warned: [WARNING] });
  expect(await request()).toEqual({ outcome: 'a/b', called: ['a/b'], lists: 0, warned: [] });
  expect(model()).toBe('a/b');
});

it.each(MALFORMED.trim().split('\n'))(
  'saved fallback model: is ignored if malformed, or if saved for another default model (%s)',
  async (stored) => {
    localStorage.setItem(KEY, stored.replace('(usual)', USUAL));
    expect(visit().model()).toBe(USUAL);
  },
);

it('chosen model: is saved until a blank name is chosen, and must have a valid name', () => {
  const { choose } = visit();
  expect(choose(' own/model ')).toBe(true);
  expect(choose('../x')).toBe(false);
  expect(localStorage.getItem('recipe-kitchen.model')).toBe('own/model');
  expect(visit().shown()).toMatchObject({ model: 'own/model', isChosenModel: true, standsInFor: null });
  expect(choose(' ')).toBe(true);
  expect(visit().shown()).toMatchObject({ model: USUAL, isChosenModel: false });
});

it('list of models: puts reasoning models and specialised models last', () => {
  const suitable = ['google/gemma-3-27b-it', 'deepseek-ai/DeepSeek-V3.1'];
  const unsuitable = UNSUITABLE.trim().split('\n');
  expect(bySuitability([...unsuitable, ...suitable])).toEqual([...suitable, ...unsuitable]);
  // Checks that the owner's name is ignored, and that 'vl' inside a word such as 'Marvl1' does not count.
  const named = ['reasoner/chat', 'a/Marvl1'];
  expect(bySuitability(['thinker/Thinking', ...named])).toEqual([...named, 'thinker/Thinking']);
});
