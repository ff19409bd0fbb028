import { expect, it, vi } from 'vitest';
import { adviceOnBuild, adviceOnModel } from '../../src/build/advicePlugin.ts';
import { readSettings, type Variables } from '../../src/model/settings/settingsFromVariables.ts';

const PRACTICE = /^VITE_INFERENCE_URL leads to the practice kitchen/;
const NO_CONNECTION = /^No connection ships with this page/;
const TOKEN = /^VITE_HF_ACCESS_TOKEN ships in this page/;
const NO_PATH = /^VITE_INFERENCE_URL has no path/;

it.each<[Variables, RegExp[]]>([
  [{}, [NO_CONNECTION]],
  [{ VITE_HF_OAUTH_CLIENT_ID: 'fake-app' }, []],
  [{ VITE_HF_ACCESS_TOKEN: 'hf_fake' }, [TOKEN]],
  [{ VITE_INFERENCE_URL: '/v1' }, []],
  [{ VITE_INFERENCE_URL: '/practice-kitchen/v1' }, [PRACTICE]],
  [{ VITE_INFERENCE_URL: '/practice-kitchen/v1', VITE_HF_ACCESS_TOKEN: 'fake' }, [PRACTICE, TOKEN]],
  [{ VITE_INFERENCE_URL: '/practice-kitchens/v1' }, []],
  [{ VITE_INFERENCE_URL: 'http://localhost:11434' }, [NO_PATH]],
  [{ VITE_INFERENCE_URL: 'https://models.example/' }, [NO_PATH]],
])('build advice: the settings %j cause the warnings %j', (environment, advice) => {
  expect(adviceOnBuild(readSettings(environment))).toEqual(advice.map((line) => expect.stringMatching(line)));
});

const SERVED = { together: { status: 'live', providerId: 'x', task: 'conversational' } };

/** Stands in for the Hugging Face Hub. Returns an array that collects the requested URLs. */
function hub(answer: () => Response | Promise<Response>): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address);
    return answer();
  });
  return calls;
}

function reply(body: object, status = 200) {
  return () => Response.json(body, { status });
}

const advise = (variables: Variables = {}) => adviceOnModel(readSettings(variables));

it('model advice: does not warn if the provider serves the model', async () => {
  const calls = hub(reply({ inferenceProviderMapping: SERVED }));
  expect(await advise({ VITE_HF_MODEL: 'own/model' })).toBeNull();
  expect(calls).toEqual(['https://huggingface.co/api/models/own/model?expand[]=inferenceProviderMapping']);
});

it.each([
  ['the Hub knows no provider of', reply({ inferenceProviderMapping: {} })],
  ['the Hub does not know', reply({ error: 'no' }, 404)],
])('model advice: warns if %s the model', async (_, answer) => {
  hub(answer);
  expect(await advise()).toMatch(/^together does not serve mistralai.* another of its models stands in/);
  expect(await advise({ VITE_HF_MODEL: 'own/model' })).toMatch(
    /^together does not serve own\/model now, so visitors/,
  );
});

it.each<[string, () => Response | Promise<Response>]>([
  ['is down', reply({}, 500)],
  ['answers nonsense', () => new Response('<html>')],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('model advice: does not warn if the Hugging Face Hub %s', async (_, answer) => {
  hub(answer);
  expect(await advise()).toBeNull();
});

it('model advice: does not call the Hugging Face Hub if an endpoint or invalid model is set', async () => {
  const calls = hub(reply({}));
  expect(await advise({ VITE_INFERENCE_URL: '/v1' })).toBeNull();
  expect(await advise({ VITE_HF_MODEL: 'nonsense' })).toBeNull();
  expect(calls).toEqual([]);
});
