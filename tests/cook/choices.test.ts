import { beforeEach, expect, it, vi } from 'vitest';
import { openChoices } from '../../src/cook/choices.ts';
import { openCredentials } from '../../src/cook/credentials.ts';
import { type Environment, findProblems, readSettings } from '../../src/cook/environment.ts';

const DEFAULT = 'mistralai/Mixtral-8x7B-Instruct-v0.1';

beforeEach(() => sessionStorage.clear());

function open(environment: Environment = {}) {
  const credentials = openCredentials(
    () => sessionStorage,
    () => localStorage,
  );
  return openChoices(readSettings(environment), credentials, () => localStorage);
}

it.each<[string, Environment, string]>([
  ['a token that ships', { VITE_HF_ACCESS_TOKEN: 'hf_page' }, DEFAULT],
  ['a token that is refused', { VITE_HF_ACCESS_TOKEN: 'page' }, DEFAULT],
  ['an endpoint', { VITE_INFERENCE_URL: '/v1', VITE_HF_MODEL: 'llama3.2' }, DEFAULT],
  ['nothing', { VITE_HF_MODEL: 'a/b' }, 'a/b'],
])("takes the visitor's token in the place of %s", (_, environment, model) => {
  const choices = open(environment);
  expect(choices.takeToken(' "Bearer hf_visitor"', false)).toBeNull();
  expect(choices.settings()).toMatchObject({ token: 'hf_visitor', inferenceUrl: '', model });
  expect(findProblems(choices.settings())).toEqual([]);
});

it('takes the token of an account, which holds dots', () => {
  expect(open().takeToken('hf_oauth_a.d.a', false)).toBeNull();
});

it.each(['', 'visitor', 'hf_', 'hf_vis itor', 'hf_visitör'])('refuses the token %j', (written) => {
  const choices = open();
  expect(choices.takeToken(written, true)).toContain('begins with “hf_”');
  expect(choices.settings().token).toBe('');
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

it('asks the chosen model, in the next visit too, until it is taken back', () => {
  const choices = open({ VITE_HF_ACCESS_TOKEN: 'hf_page' });
  const seen = vi.fn();
  choices.subscribe(seen);
  expect(choices.chooseModel(' c/d ')).toBeNull();
  expect(seen).toHaveBeenCalledOnce();
  expect(choices.getSnapshot()).toMatchObject({ model: 'c/d', isChosenModel: true, provider: 'together' });
  expect(open().settings().model).toBe('c/d');
  expect(choices.chooseModel('nonsense')).toContain('owner/name');
  expect(choices.settings()).toMatchObject({ model: 'c/d', token: 'hf_page' });
  choices.chooseModel('');
  expect(open().settings().model).toBe(DEFAULT);
  expect(localStorage).toHaveLength(0);
});

it('passes over a kept model that is none', () => {
  localStorage.setItem('recipe-kitchen.model', '../x');
  expect(open().settings()).toMatchObject({ model: DEFAULT });
});

it('leaves the model of an endpoint alone', () => {
  localStorage.setItem('recipe-kitchen.model', 'c/d');
  const choices = open({ VITE_INFERENCE_URL: '/v1', VITE_HF_MODEL: 'llama3.2' });
  expect(choices.getSnapshot()).toMatchObject({ model: 'llama3.2', provider: null });
});

it('tells how the last attempt ended', () => {
  const choices = open();
  choices.tell('rate limited');
  expect(choices.getSnapshot().failure).toBe('rate limited');
  choices.tell(null);
  expect(choices.getSnapshot().failure).toBeNull();
});

it('forgets a failure when something else is chosen', () => {
  const choices = open();
  choices.tell('model not served');
  choices.chooseModel('c/d');
  expect(choices.getSnapshot().failure).toBeNull();
});

it('lists the models that the provider serves, and no other text', async () => {
  const sent = vi.fn(async (_: URL) =>
    Response.json([{ id: 'a/b' }, { id: '<b>' }, {}, null, { id: 'c/d' }]),
  );
  vi.stubGlobal('fetch', sent);
  expect(await open({ VITE_HF_PROVIDER: 'groq' }).listModels()).toEqual(['a/b', 'c/d']);
  expect(String(sent.mock.calls[0]?.[0])).toBe(
    'https://huggingface.co/api/models?inference_provider=groq&pipeline_tag=text-generation&sort=likes&direction=-1&limit=50',
  );
});
