import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWakeLock } from '../../../src/page/browser/useWakeLock.ts';

const makeLock = () => Object.assign(new EventTarget(), { release: vi.fn(async () => {}) });
type Lock = ReturnType<typeof makeLock>;
let locks: Lock[];
/** The browser takes its time: the lock comes when the test says so. */
let come: () => void;
const request = vi.fn<() => Promise<Lock>>();
const say = vi.fn();
let result: { current: ReturnType<typeof useWakeLock> };
const show = () => {
  ({ result } = renderHook(() => useWakeLock(say)));
};
const toggle = () => act(async () => result.current[1]());
const ENDS: [string, () => unknown][] = [
  ['cook mode has gone', cleanup],
  ['a press', toggle],
];
/** The system, of the first lock. */
const letGo = () => act(async () => void locks[0]?.dispatchEvent(new Event('release')));
const isOn = () => result.current[0];
const said = (text: string) => waitFor(() => expect(say).toHaveBeenLastCalledWith(text));

beforeEach(() => {
  locks = [];
  request.mockReset().mockImplementation(() => {
    const lock = makeLock();
    locks.push(lock);
    return new Promise((resolve) => {
      come = () => resolve(lock);
    });
  });
  say.mockReset();
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  see('visible');
});

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

function see(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

async function turnOn() {
  show();
  come();
  await said('The screen stays on.');
  expect(isOn()).toBe(true);
}

it.each(ENDS)('lasts until %s, and is not taken again then', async (_, turnOff) => {
  await turnOn();
  await turnOff();
  await waitFor(() => expect(locks[0]?.release).toHaveBeenCalledOnce());
  see('visible');
  expect(request).toHaveBeenCalledOnce();
});

it('is taken again when the visitor comes back to the tab', async () => {
  await turnOn();
  see('hidden');
  await letGo();
  expect(isOn()).toBe(true);
  see('visible');
  expect(locks).toHaveLength(2);
  await act(async () => come());
  // The old lock may tell of its end only now.
  await letGo();
  expect(isOn()).toBe(true);
  for (const { release } of locks) expect(release).not.toHaveBeenCalled();
});

it('goes off when the system lets go of it in sight', async () => {
  await turnOn();
  await letGo();
  expect(isOn()).toBe(false);
  for (const state of ['hidden', 'visible'] as const) see(state);
  expect(request).toHaveBeenCalledOnce();
});

it.each(ENDS)('is let go of where it comes after %s', async (_, turnOff) => {
  show();
  await turnOff();
  come();
  await waitFor(() => expect(locks[0]?.release).toHaveBeenCalledOnce());
});

it('is asked for once, however often the tab comes back', async () => {
  show();
  see('visible');
  come();
  await said('The screen stays on.');
  see('visible');
  expect(request).toHaveBeenCalledOnce();
});

it('says when it is refused', async () => {
  request.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  show();
  await said('Your browser won’t keep the screen on.');
  expect(isOn()).toBe(false);
});
