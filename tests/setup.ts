import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { reader } from '../src/reader.ts';
import { isPatient } from './isPatient.ts';

await reader.loadGuess();

const LEVELS = ['error', 'warn'] as const;

vi.setConfig({ testTimeout: isPatient ? 300_000 : 30_000, hookTimeout: isPatient ? 300_000 : 30_000 });

beforeEach(() => {
  for (const level of LEVELS) vi.spyOn(console, level).mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  // Fails on unexpected console messages. A test that expects a message checks the message, and then calls
  // `mockClear()` on the spy.
  for (const level of LEVELS) expect(vi.mocked(console[level]).mock.calls).toEqual([]);
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// Cleans up for the next test file of this worker, in which a stand-in or an unfinished import would fail.
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
