import { expect, it, vi } from 'vitest';
import {
  readSettings,
  readSpace,
  type Variables,
} from '../../../src/model/settings/settingsFromVariables.ts';

function inSpace(variables: unknown, built: Variables = {}) {
  vi.stubGlobal('huggingface', { variables });
  return readSpace(readSettings(built));
}

it('leaves the page as it was built where there is no Space, or one that sets nothing', () => {
  const built = readSettings({ VITE_BRAND: 'Thyme', VITE_INFERENCE_URL: 'nowhere' });
  expect(readSpace(built)).toBe(built);
  expect(inSpace({ VITE_HF_MODEL: '  ', SPACE_ID: 'a/b' }, { VITE_BRAND: 'Thyme' })).toEqual(
    readSettings({ VITE_BRAND: 'Thyme' }),
  );
});

it.each<[Variables, object]>([
  [{ VITE_INFERENCE_URL: '/v1' }, { inferenceUrl: '/v1' }],
  [{ VITE_HF_OAUTH_CLIENT_ID: 'mine', OAUTH_CLIENT_ID: 'space' }, { clientId: 'mine' }],
  [{ OAUTH_CLIENT_ID: 'space' }, { clientId: 'space' }],
  [{ VITE_ATTEMPT_SECONDS: '240' }, { attemptSeconds: 240 }],
])('takes %j of a Space', (variables, settings) => {
  expect(inSpace(variables)).toEqual({ ...readSettings({}), ...settings });
});

it.each<[Variables, RegExp]>([
  [{ VITE_HF_ACCESS_TOKEN: 'fake' }, /VITE_HF_ACCESS_TOKEN must begin/],
  [{ VITE_INFERENCE_URL: 'https://models.example/v1' }, /VITE_INFERENCE_URL names a host/],
])('tells what is wrong with %j', (variables, problem) => {
  expect(inSpace(variables).problems).toEqual([expect.stringMatching(problem)]);
});

it('lets a Space ask what the build may ask', () => {
  const built = { VITE_INFERENCE_URL: 'https://models.example/v1' };
  expect(inSpace({ VITE_INFERENCE_URL: 'https://models.example/v2' }, built).problems).toEqual([]);
  expect(inSpace({ VITE_HF_MODEL: 'a/b' }, built).problems).toEqual([]);
});
