import { expect, it, vi } from 'vitest';
import { activeConnection } from '../../machines/connectionMachine.ts';
import { findProblems } from '../../src/model/settings/checkSettings.ts';
import { settingsFor } from '../../src/model/settings/settings.ts';
import { readSettings, type Variables } from '../../src/model/settings/settingsFromVariables.ts';
import { connectElsewhere, openTestConnection } from '../testApp.ts';
import { ASKED } from './asked.ts';

const DEFAULT = 'mistralai/Mixtral-8x7B-Instruct-v0.1';

/** Makes every request fail, and returns the requests. */
function refuseAll() {
  const sent = vi.fn(async (_: URL, _init?: RequestInit) => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', sent);
  return sent;
}

const callModel = (modelNow: ReturnType<typeof openTestConnection>['modelNow']) =>
  modelNow()
    .call(ASKED, new AbortController().signal)
    .catch(() => {});

it.each<[string, Variables, string]>([
  ['the page’s token', { VITE_HF_ACCESS_TOKEN: 'hf_page' }, DEFAULT],
  ['an invalid token', { VITE_HF_ACCESS_TOKEN: 'page' }, DEFAULT],
  ['an endpoint', { VITE_INFERENCE_URL: '/v1', VITE_HF_MODEL: 'llama3.2' }, DEFAULT],
  ['nothing', { VITE_HF_MODEL: 'a/b' }, 'a/b'],
])('visitor’s token: replaces %s in the page’s settings', (_, environment, model) => {
  const settings = settingsFor(readSettings(environment), 'hf_visitor', '');
  expect(settings).toMatchObject({ token: 'hf_visitor', inferenceUrl: '', model });
  expect(findProblems(settings)).toEqual([]);
});

it.each(['', 'visitor', 'hf_', 'hf_vis itor', 'hf_visitör'])('connection: refuses the token %j', (text) => {
  const { giveToken, actor } = openTestConnection();
  expect(giveToken(text, true)).toBe(false);
  expect(activeConnection(actor.getSnapshot().context)).toBe('page');
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

it('connection: does not save a token during a sign-in', () => {
  const { giveToken, actor } = openTestConnection();
  actor.send({ type: 'account.requested', remember: false });
  giveToken('hf_given', false);
  expect(actor.getSnapshot().hasTag('signingIn')).toBe(true);
  expect(Object.values({ ...sessionStorage, ...localStorage }).join()).not.toContain('hf_given');
});

it('connection: ignores the saved name of a model if the name is malformed', () => {
  localStorage.setItem('recipe-kitchen.model', '../x');
  expect(openTestConnection().getSnapshot().model).toBe(DEFAULT);
});

it('connection: calls a model chosen after the page was opened', async () => {
  const sent = refuseAll();
  const { chooseModel, modelNow } = openTestConnection();
  chooseModel('my/model');
  await callModel(modelNow);
  expect(decodeURIComponent(String(sent.mock.calls[0]?.[0]))).toContain('/api/models/my/model?');
});

/** Makes attempts with the token 'hf_first'. Replaces the token right after the press, or at the nth HTTP request. */
async function requestWhileReplacing(nth: number, respond: (url: string) => Response) {
  const connection = openTestConnection({ environment: { VITE_HF_ACCESS_TOKEN: '' } });
  const replace = () => {
    connection.forget();
    connection.giveToken('hf_second', false);
  };
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (address: URL, init: RequestInit) => {
    sent.push(new Headers(init.headers).get('authorization'));
    if (sent.length === nth) replace();
    return respond(String(address));
  });
  connection.giveToken('hf_first', false);
  const call = (attempt: number) =>
    connection.modelNow().call({ ...ASKED, attempt }, new AbortController().signal);
  // The second attempt first loads the list of models.
  if (nth === 2) await expect(call(1)).rejects.toThrow();
  const answer = call(nth || 1);
  if (nth === 0) replace();
  const failure = await answer.catch(({ name }) => name);
  return { sent: sent.filter((header) => header !== null), failure };
}

const SERVED = { inferenceProviderMapping: { together: { providerId: 'a/b', task: 'conversational' } } };
const respondTo = (lookUp: object, status: number) => (url: string) =>
  url.includes('/api/models?')
    ? Response.json([{ id: 'tests/other' }])
    : Response.json(lookUp, { status: url.includes('/api/models/') ? status : 503 });

it.each<[string, number, (url: string) => Response, string[], string]>([
  ['before the code for requests has loaded', 0, respondTo(SERVED, 503), ['Bearer hf_second'], 'server'],
  ['before another model is called', 2, respondTo({}, 404), ['Bearer hf_first'], 'refused credentials'],
  // Comes last because the inference client caches a successful look-up.
  ['during the look-up', 1, respondTo(SERVED, 200), ['Bearer hf_first'], 'refused credentials'],
])('replaced token: is not sent any more if replaced %s', async (_, nth, respond, sent, failure) => {
  expect(await requestWhileReplacing(nth, respond)).toEqual({ sent, failure });
});

it('connection: ignores the saved name of a model if the page has an endpoint', () => {
  localStorage.setItem('recipe-kitchen.model', 'c/d');
  const environment = { VITE_INFERENCE_URL: '/v1', VITE_HF_MODEL: 'llama3.2' };
  expect(openTestConnection({ environment }).getSnapshot()).toMatchObject({
    model: 'llama3.2',
    provider: null,
  });
});

it('list of models: contains the provider’s models, without malformed names', async () => {
  const sent = vi.fn(async (_: URL, __: RequestInit) =>
    Response.json([{ id: 'a/b' }, { id: '<b>' }, {}, null, { id: 'c/d' }]),
  );
  vi.stubGlobal('fetch', sent);
  const { listModels } = openTestConnection({ environment: { VITE_HF_PROVIDER: 'groq' } });
  expect(await listModels()).toEqual(['a/b', 'c/d']);
  expect(String(sent.mock.calls[0]?.[0])).toBe(
    'https://huggingface.co/api/models?inference_provider=groq&pipeline_tag=text-generation&sort=likes&direction=-1&limit=50',
  );
  expect(sent.mock.calls[0]?.[1].headers).toBeUndefined();
});

it.each([{}, { error: 1 }, null, 'no list', [[]]])(
  'list of models: is requested again if the first answer has no models (%j)',
  async (answer) => {
    const sent = vi.fn(async () => Response.json([{ id: 'a/b' }]));
    sent.mockImplementationOnce(async () => Response.json(answer));
    vi.stubGlobal('fetch', sent);
    const { listModels } = openTestConnection();
    const first = await listModels().catch(() => 'failed');
    expect(first).toEqual(Array.isArray(answer) ? [] : 'failed');
    for (const _ of Array(2)) expect(await listModels()).toEqual(['a/b']);
    expect(sent).toHaveBeenCalledTimes(2);
  },
);

it.each(['is aborted', 'does not arrive within 15 s'])('list of models: fails if it %s', async (why) => {
  const [request, deadline] = [new AbortController(), new AbortController()];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const hang = (_: URL, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      (why === 'is aborted' ? request : deadline).abort(new Error('ended'));
    });
  vi.stubGlobal('fetch', hang);
  await expect(openTestConnection().listModels(request.signal)).rejects.toMatchObject({ name: 'network' });
  expect(timeout).toHaveBeenCalledWith(15_000);
});

it('usual answer time: is recorded separately for hosts and for the browser’s own model', () => {
  const host = openTestConnection();
  const device = openTestConnection({ onDevice: true });
  for (const _ of Array(3)) device.modelNow().noteTime(90_000);
  host.modelNow().noteTime(12_000);
  expect([device.modelNow().usualMs(), host.modelNow().usualMs()]).toEqual([90_000, null]);
});

it('account of a sign-in in another tab: is used after the browser’s own model is turned off', async () => {
  const sent = refuseAll();
  const { actor, happen, modelNow } = openTestConnection({ onDevice: true });
  const changed = vi.fn();
  actor.on('connection.changed', changed);
  const account = { name: 'ada', expiresAt: 3_600_000 };
  connectElsewhere(account, 'hf_other');
  happen('storage');
  expect(changed).not.toHaveBeenCalled();
  actor.send({ type: 'device.left' });
  expect(activeConnection(actor.getSnapshot().context)).toBe('account');
  await callModel(modelNow);
  expect(new Headers(sent.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer hf_other');
});

it('connection: calls no host once the visitor has chosen the browser’s own model', async () => {
  const sent = refuseAll();
  const { actor, modelNow } = openTestConnection();
  actor.send({ type: 'model.found', model: 'available' });
  const answer = callModel(modelNow);
  actor.send({ type: 'device.chosen' });
  expect(actor.getSnapshot().context.onDevice).toBe(true);
  await answer;
  expect(sent).not.toHaveBeenCalled();
});
