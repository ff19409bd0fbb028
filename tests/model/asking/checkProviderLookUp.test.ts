import { expect, it } from 'vitest';
import { checkProviderLookUp } from '../../../src/model/asking/checkProviderLookUp.ts';
import { readSettings } from '../../../src/model/settings/settingsFromVariables.ts';
/** Each line is an answer in which the provider does not serve the model. */
import NOT_SERVED from './notServed.txt?raw';

const SETTINGS = readSettings({ VITE_HF_MODEL: 'a/b' });
const SERVED = { status: 'live', providerId: 'served/model', task: 'conversational' };

const lookUp = (answer: unknown, init: RequestInit = {}) =>
  checkProviderLookUp(async () => Response.json(answer), SETTINGS)('https://huggingface.co', init);

it.each([
  { inferenceProviderMapping: { other: null, together: SERVED } },
  { inferenceProviderMapping: [null, { provider: 'other' }, { provider: 'together', ...SERVED }] },
])('provider look-up: returns only the chosen provider’s entry for the model (%j)', async (answer) => {
  expect(await (await lookUp(answer)).json()).toEqual({
    inferenceProviderMapping: { together: expect.objectContaining(SERVED) },
  });
});

it.each(NOT_SERVED.trim().split('\n'))('provider look-up: reports unserved models (%s)', async (answer) => {
  await expect(lookUp(JSON.parse(answer))).rejects.toMatchObject({
    name: 'model not served',
    message: 'together does not serve a/b',
  });
});

it('check of the provider look-up: does not change the response to a POST', async () => {
  expect(await (await lookUp({ choices: [] }, { method: 'POST' })).json()).toEqual({ choices: [] });
});
