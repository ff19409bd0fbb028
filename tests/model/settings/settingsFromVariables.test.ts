import { expect, it, vi } from 'vitest';
import { requestOrigins } from '../../../src/model/settings/checkSettings.ts';
import {
  readSettings,
  readSpace,
  type Variables,
} from '../../../src/model/settings/settingsFromVariables.ts';
import { rowsIn } from '../../rowsIn.ts';
/** Each row has an inference URL, and whether it is accepted or refused. */
import URLS from './inferenceUrls.tsv?raw';
/** Each row has variables, the problem, and a secret that the problem does not quote. */
import REFUSED from './refused.tsv?raw';
/** Each row has variables of a Space, and the settings that they change. */
import SPACE from './spaceVariables.tsv?raw';

const urls = (answer: 'accepted' | 'refused') =>
  rowsIn(URLS).flatMap(([url = '', expected]) => (expected === answer ? url : []));

const problemsOf = (environment: Variables) => readSettings(environment).problems;

it('settings: have a default for the brand, the model, the provider and the timeout', () => {
  expect(readSettings({})).toEqual({
    brand: 'Basil',
    token: '',
    model: 'mistralai/Mixtral-8x7B-Instruct-v0.1',
    isUsualModel: true,
    provider: 'together',
    inferenceUrl: '',
    clientId: '',
    attemptSeconds: 60,
    problems: [],
  });
});

it.each([' hf_fake\n', "'hf_fake'", '"bearer  hf_fake" '])('settings: read the token in %j', (pasted) => {
  expect(readSettings({ VITE_HF_ACCESS_TOKEN: pasted })).toMatchObject({ token: 'hf_fake', problems: [] });
});

it.each(rowsIn(REFUSED))('settings: refuse the variables %s (%s)', (variables, problem, secret) => {
  const problems = problemsOf(JSON.parse(variables));
  expect(problems).toEqual([expect.stringContaining(problem ?? '')]);
  if (secret) expect(problems.join()).not.toContain(secret);
});

it.each(['10', ' 240 ', '600'])('settings: accept a timeout of %j seconds', (seconds) => {
  const attemptSeconds = Number(seconds);
  expect(readSettings({ VITE_ATTEMPT_SECONDS: seconds })).toMatchObject({ attemptSeconds, problems: [] });
});

it.each(urls('accepted'))('settings: accept the inference URL %j with any kind of key', (url) => {
  expect(readSettings({ VITE_INFERENCE_URL: url, VITE_HF_ACCESS_TOKEN: 'fake-key' })).toMatchObject({
    inferenceUrl: url,
    token: 'fake-key',
    problems: [],
  });
});

const RULE =
  'VITE_INFERENCE_URL must look like "https://models.example/v1", "http://localhost:11434/v1" (this machine alone) or "/v1" (the origin of the page). It must hold no user, password, "?" or "#", and name neither 0.0.0.0 nor an IPv6 address. A key goes into VITE_HF_ACCESS_TOKEN.';

it.each(urls('refused'))('settings: refuse the URL %j with an example, without quoting it', (url) => {
  const settings = readSettings({ VITE_INFERENCE_URL: url });
  expect(settings.problems).toEqual([RULE]);
  expect(settings.problems.join()).not.toContain(url);
  expect(requestOrigins(settings, 'https://own.example')).toEqual([]);
});

it.each([
  [{}, ['https://huggingface.co', 'https://router.huggingface.co']],
  [{ VITE_INFERENCE_URL: '/v1' }, ['https://own.example']],
  [{ VITE_INFERENCE_URL: 'http://localhost:11434/v1' }, ['http://localhost:11434']],
])('settings: with the variables %j, the page may send requests only to %j', (environment, origins) => {
  expect(requestOrigins(readSettings(environment), 'https://own.example')).toEqual(origins);
});

function inSpace(variables: unknown, built: Variables = {}) {
  vi.stubGlobal('huggingface', { variables });
  return readSpace(readSettings(built));
}

it('Hugging Face Space without variables: does not change the settings', () => {
  const built = readSettings({ VITE_BRAND: 'Thyme', VITE_INFERENCE_URL: 'nowhere' });
  expect(readSpace(built)).toBe(built);
  expect(inSpace({ VITE_HF_MODEL: '  ', SPACE_ID: 'a/b' }, { VITE_BRAND: 'Thyme' })).toEqual(
    readSettings({ VITE_BRAND: 'Thyme' }),
  );
});

it.each(rowsIn(SPACE))('Hugging Face Space: its variables %s change the settings', (variables, settings) => {
  expect(inSpace(JSON.parse(variables))).toEqual({ ...readSettings({}), ...JSON.parse(settings) });
});

it.each<[Variables, RegExp]>([
  [{ VITE_HF_ACCESS_TOKEN: 'fake' }, /VITE_HF_ACCESS_TOKEN must begin/],
  [{ VITE_INFERENCE_URL: 'https://models.example/v1' }, /VITE_INFERENCE_URL names a host/],
])('Hugging Face Space: reports what is wrong with the variables %j', (variables, problem) => {
  expect(inSpace(variables).problems).toEqual([expect.stringMatching(problem)]);
});

it('Hugging Face Space: may use any host that the build allows', () => {
  const built = { VITE_INFERENCE_URL: 'https://models.example/v1' };
  expect(inSpace({ VITE_INFERENCE_URL: 'https://models.example/v2' }, built).problems).toEqual([]);
  expect(inSpace({ VITE_HF_MODEL: 'a/b' }, built).problems).toEqual([]);
});
