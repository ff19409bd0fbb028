import { beforeEach, expect, it, vi } from 'vitest';
import { NO_TASTE } from '../../../machines/taste.ts';
import { callDeviceModel } from '../../../src/model/asking/deviceModel.ts';
import { writeMessages } from '../../../src/model/asking/messages.ts';
import { recipeOf } from '../../recipeOf.ts';
import { rowsIn } from '../../rowsIn.ts';
import { ASKED } from '../asked.ts';
/** Each row has the step that fails, the browser's name of the failure, and the page's. */
import FAILURES from './deviceFailures.tsv?raw';

const GERMAN = { ...ASKED, taste: { ...NO_TASTE, language: 'de' } };
const TURKISH = { ...ASKED, taste: { ...NO_TASTE, language: 'tr' } };
const NEVER = new AbortController().signal;

/** Fails like the browser, but with an Error because a DOMException is not an Error in jsdom. */
const fail = (name: string) =>
  Promise.reject(Object.assign(new Error('The ingredients are secret'), { name }));
const destroy = vi.fn();
const prompt = vi.fn<(text: string, options: { signal: AbortSignal }) => Promise<string>>();
const create = vi.fn<(options: LanguageModelCreateOptions) => Promise<unknown>>();
let found: Availability;

/** Imitates a browser whose model knows every language but Turkish. */
async function availability({ expectedOutputs = [] }: LanguageModelCreateCoreOptions) {
  return expectedOutputs.some(({ languages = [] }) => languages.includes('tr')) ? 'unavailable' : found;
}

beforeEach(() => {
  found = 'available';
  destroy.mockReset();
  prompt.mockReset().mockResolvedValue('# Rice');
  create.mockReset().mockResolvedValue({ prompt, destroy });
  vi.stubGlobal('LanguageModel', { availability, create });
});

it.each(rowsIn(FAILURES))(
  'browser’s own model: on %s, reports a %s as "%s", without the error’s text',
  async (step, name, kind) => {
    (step === 'start' ? create : prompt).mockImplementation(() => fail(name));
    const error = await callDeviceModel(ASKED, NEVER).catch((thrown) => thrown);
    expect(error.name).toBe(kind);
    expect(error.message).not.toContain('secret');
    expect(destroy).toHaveBeenCalledTimes(step === 'start' ? 0 : 1);
  },
);

it.each([
  ['downloadable', 'model gone', ASKED],
  ['available', 'language not spoken', TURKISH],
] as const)(
  'browser’s own model: if %s, the call fails with "%s" and opens no session',
  async (state, kind, request) => {
    found = state;
    await expect(callDeviceModel(request, NEVER)).rejects.toMatchObject({ name: kind });
    expect(create).not.toHaveBeenCalled();
  },
);

it('browser’s own model: gets language, signal and messages as a host, but no request for a video', async () => {
  const request = { ...GERMAN, change: { wish: 'milder', of: recipeOf('# Hot rice') } };
  const { signal } = new AbortController();
  expect(await callDeviceModel(request, signal)).toMatchObject({ text: '# Rice', onDevice: true });
  const { initialPrompts = [], ...session } = create.mock.calls[0]?.[0] ?? {};
  expect(session).toMatchObject({ expectedOutputs: [{ type: 'text', languages: ['de'] }], signal });
  const [content, options] = prompt.mock.calls[0] ?? [];
  const question = { role: 'user', content };
  expect([...initialPrompts, question]).toEqual(writeMessages(request, { withVideo: false }));
  expect(options).toEqual({ signal });
  expect(destroy).toHaveBeenCalledTimes(1);
});
