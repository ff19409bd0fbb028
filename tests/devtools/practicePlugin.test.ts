import { expect, it } from 'vitest';
import { readSettings } from '../../src/build/readSettings.ts';
import { isPractising } from '../../src/devtools/practicePlugin.ts';
import type { Variables } from '../../src/model/settings/settingsFromVariables.ts';

it.each<[Variables, boolean]>([
  [{}, true],
  [{ VITE_HF_ACCESS_TOKEN: 'hf_fake' }, false],
  [{ VITE_INFERENCE_URL: 'http://localhost:11434/v1' }, false],
  [{ VITE_INFERENCE_URL: '/v1' }, false],
  [{ VITE_INFERENCE_URL: '/practice-kitchen/twice/v1' }, true],
  [{ VITE_INFERENCE_URL: '/practice-kitchen/twice/v1', VITE_HF_ACCESS_TOKEN: 'hf_fake' }, true],
])('with %j practising is %s', (environment, expected) => {
  expect(isPractising(readSettings(environment))).toBe(expected);
});
