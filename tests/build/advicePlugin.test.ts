import { expect, it } from 'vitest';
import { adviceOnBuild } from '../../src/build/advicePlugin.ts';
import { readSettings, type Variables } from '../../src/model/settings/settingsFromVariables.ts';

const NO_CONNECTION = /^No connection ships with this page/;
const TOKEN = /^VITE_HF_ACCESS_TOKEN ships in this page/;
const NO_PATH = /^VITE_INFERENCE_URL has no path/;

it.each<[Variables, RegExp[]]>([
  [{}, [NO_CONNECTION]],
  [{ VITE_HF_OAUTH_CLIENT_ID: 'fake-app' }, []],
  [{ VITE_HF_ACCESS_TOKEN: 'hf_fake' }, [TOKEN]],
  [{ VITE_INFERENCE_URL: '/v1' }, []],
  [{ VITE_INFERENCE_URL: 'http://localhost:11434' }, [NO_PATH]],
  [{ VITE_INFERENCE_URL: 'https://models.example/' }, [NO_PATH]],
])('build advice: the settings %j cause the warnings %j', (environment, advice) => {
  expect(adviceOnBuild(readSettings(environment))).toEqual(advice.map((line) => expect.stringMatching(line)));
});
