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
])('of a build with %j it tells %j', (environment, advice) => {
  expect(adviceOnBuild(readSettings(environment))).toEqual(advice.map((said) => expect.stringMatching(said)));
});

const SERVED = { together: { status: 'live', providerId: 'x', task: 'conversational' } };

/** Stands where the Hub stands, and says what it was asked. */
function hub(answer: () => Response | Promise<Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer();
  });
  return asked;
}

function say(body: object, status = 200) {
  return () => Response.json(body, { status });
}

const advise = (variables: Variables = {}) => adviceOnModel(readSettings(variables));

it('says nothing of a model that is served', async () => {
  const asked = hub(say({ inferenceProviderMapping: SERVED }));
  expect(await advise({ VITE_HF_MODEL: 'own/model' })).toBeNull();
  expect(asked).toEqual(['https://huggingface.co/api/models/own/model?expand[]=inferenceProviderMapping']);
});

it.each([
  ['the Hub knows no provider of', say({ inferenceProviderMapping: {} })],
  ['the Hub does not know', say({ error: 'no' }, 404)],
])('warns of a model that %s', async (_, answer) => {
  hub(answer);
  expect(await advise()).toMatch(/^together does not serve mistralai.* another that it serves stand in/);
  expect(await advise({ VITE_HF_MODEL: 'own/model' })).toMatch(
    /^together does not serve own\/model now: visitors/,
  );
});

it.each<[string, () => Response | Promise<Response>]>([
  ['is down', say({}, 500)],
  ['answers nonsense', () => new Response('<html>')],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('believes in the model where the Hub %s', async (_, answer) => {
  hub(answer);
  expect(await advise()).toBeNull();
});

it('asks nobody where an endpoint is asked, or nothing at all', async () => {
  const asked = hub(say({}));
  expect(await advise({ VITE_INFERENCE_URL: '/v1' })).toBeNull();
  expect(await advise({ VITE_HF_MODEL: 'nonsense' })).toBeNull();
  expect(asked).toEqual([]);
});
