import { expect, it } from 'vitest';
import { adviceOnBuild } from '../../src/build/advicePlugin.ts';
import { readSettings } from '../../src/build/readSettings.ts';
import type { Variables } from '../../src/model/settings/settingsFromVariables.ts';

const PRACTICE =
  'VITE_INFERENCE_URL leads to the practice kitchen, which answers a build with `--mode practice` only.';
const NO_CONNECTION =
  'No connection ships with this page: visitors connect a token of their own. VITE_HF_OAUTH_CLIENT_ID lets them sign in, `--mode practice` answers without a model.';
const TOKEN =
  'VITE_HF_ACCESS_TOKEN ships in this page: every visitor can read it and spend on it. See docs/security.md.';
const NO_PATH =
  'VITE_INFERENCE_URL has no path: most servers answer under "/v1", as in "http://localhost:11434/v1".';

it.each<[Variables, string[]]>([
  [{}, [NO_CONNECTION]],
  [{ VITE_HF_OAUTH_CLIENT_ID: 'fake-app' }, []],
  [{ VITE_HF_ACCESS_TOKEN: 'hf_fake' }, [TOKEN]],
  [{ VITE_INFERENCE_URL: '/v1' }, []],
  [{ VITE_INFERENCE_URL: '/practice-kitchen/v1' }, [PRACTICE]],
  [{ VITE_INFERENCE_URL: '/practice-kitchen' }, [PRACTICE]],
  [{ VITE_INFERENCE_URL: '/practice-kitchen/v1', VITE_HF_OAUTH_CLIENT_ID: 'fake-app' }, [PRACTICE]],
  [{ VITE_INFERENCE_URL: '/practice-kitchen/v1', VITE_HF_ACCESS_TOKEN: 'fake' }, [PRACTICE, TOKEN]],
  [{ VITE_INFERENCE_URL: '/practice-kitchens/v1' }, []],
  [{ VITE_INFERENCE_URL: 'http://localhost:11434' }, [NO_PATH]],
  [{ VITE_INFERENCE_URL: 'https://models.example/' }, [NO_PATH]],
  [{ VITE_INFERENCE_URL: 'https://models.example/openai' }, []],
])('of a build with %j it tells %j', (environment, advice) => {
  expect(adviceOnBuild(readSettings(environment))).toEqual(advice);
});
