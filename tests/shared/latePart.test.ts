import { expect, it, vi } from 'vitest';
import { latePart } from '../../src/shared/latePart.ts';
import { settle } from '../recipeOf.ts';

it('code that failed to load: is loaded again after some seconds, and when the page is online', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.reject<string>(new TypeError('Failed to fetch')));
  const part = latePart(load);
  const callsAfter = async (happen: () => void) => {
    happen();
    await settle();
    return load.mock.calls.length;
  };
  expect(await callsAfter(() => void part.load().catch(() => {}))).toBe(1);
  expect(part.getSnapshot()).toEqual({ code: null, failed: true });
  expect(await callsAfter(() => vi.advanceTimersByTime(4_999))).toBe(1);
  expect(await callsAfter(() => vi.advanceTimersByTime(1))).toBe(2);
  expect(await callsAfter(() => window.dispatchEvent(new Event('online')))).toBe(3);
  load.mockResolvedValue('code');
  expect(await callsAfter(() => vi.advanceTimersByTime(20_000))).toBe(4);
  expect(part.getSnapshot()).toEqual({ code: 'code', failed: false });
});
