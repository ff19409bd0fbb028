import { beforeEach, expect, it, vi } from 'vitest';
import { NO_TASTE } from '../../../machines/taste.ts';
import { callDeviceModel } from '../../../src/model/asking/deviceModel.ts';
import { writeMessages } from '../../../src/model/asking/messages.ts';
import { recipeOf } from '../../recipeOf.ts';
import { ASKED } from '../asked.ts';

const GERMAN = { ...ASKED, taste: { ...NO_TASTE, language: 'de' } };
const TURKISH = { ...ASKED, taste: { ...NO_TASTE, language: 'tr' } };
const NEVER = new AbortController().signal;

/** In a browser it is a DOMException, which jsdom has as no error. */
const fail = (name: string) =>
  Promise.reject(Object.assign(new Error('The ingredients are secret'), { name }));
const destroy = vi.fn();
const prompt = vi.fn<(text: string, options: { signal: AbortSignal }) => Promise<string>>();
const create = vi.fn<(options: LanguageModelCreateOptions) => Promise<unknown>>();
let found: Availability;

/** It writes English and German. */
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

it.each([
  ['start', 'QuotaExceededError', 'too much'],
  ['start', 'NotAllowedError', 'model gone'],
  ['start', 'NetworkError', 'model gone'],
  ['prompt', 'QuotaExceededError', 'too much'],
  ['prompt', 'NotSupportedError', 'language not spoken'],
  ['prompt', 'NotReadableError', 'held back'],
  ['prompt', 'OperationError', 'model trouble'],
])('at the %s, a %s is a failure "%s" in words of this page', async (at, name, kind) => {
  (at === 'start' ? create : prompt).mockImplementation(() => fail(name));
  const error = await callDeviceModel(ASKED, NEVER).catch((thrown) => thrown);
  expect(error.name).toBe(kind);
  expect(error.message).not.toContain('secret');
  expect(destroy).toHaveBeenCalledTimes(at === 'start' ? 0 : 1);
});

it.each([
  ['downloadable', ASKED, 'model gone'],
  ['available', TURKISH, 'language not spoken'],
] as const)('that is %s is not started for what it cannot do', async (now, request, kind) => {
  found = now;
  await expect(callDeviceModel(request, NEVER)).rejects.toMatchObject({ name: kind });
  expect(create).not.toHaveBeenCalled();
});

it('is asked for the language that it was found with, and closed', async () => {
  expect(await callDeviceModel(GERMAN, NEVER)).toMatchObject({ text: '# Rice', onDevice: true });
  expect(create.mock.calls[0]?.[0].expectedOutputs).toEqual([{ type: 'text', languages: ['de'] }]);
  expect(destroy).toHaveBeenCalledTimes(1);
});

it('is told what a host is told, but for the video, and asked the last of it', async () => {
  const request = { ...GERMAN, change: { wish: 'milder', of: recipeOf('# Hot rice') } };
  await callDeviceModel(request, NEVER);
  const { initialPrompts = [] } = create.mock.calls[0]?.[0] ?? {};
  const asked = { role: 'user', content: prompt.mock.calls[0]?.[0] };
  expect([...initialPrompts, asked]).toEqual(writeMessages(request, { withVideo: false }));
});

it('hears of a cancel, from the start on', async () => {
  const { signal } = new AbortController();
  await callDeviceModel(ASKED, signal);
  expect(create.mock.calls[0]?.[0].signal).toBe(signal);
  expect(prompt.mock.calls[0]?.[1]).toEqual({ signal });
});
