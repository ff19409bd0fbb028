import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWakeLock } from '../../../src/page/browser/useWakeLock.ts';

const makeLock = () => Object.assign(new EventTarget(), { release: vi.fn(async () => {}) });
type Lock = ReturnType<typeof makeLock>;
let locks: Lock[];
/** Grants the requested wake lock, as a browser does after a while. */
let grant: () => void;
const request = vi.fn<() => Promise<Lock>>();
const announce = vi.fn();
let result: { current: ReturnType<typeof useWakeLock> };
const show = () => {
  ({ result } = renderHook(() => useWakeLock(announce)));
};
const toggle = () => act(async () => result.current[1]());
const ENDS: [string, () => unknown][] = [
  ['unmounting', cleanup],
  ['a click', toggle],
];
/** Releases the first wake lock, as the system does when the tab is hidden. */
const releaseBySystem = () => act(async () => void locks[0]?.dispatchEvent(new Event('release')));
const isOn = () => result.current[0];
const announced = (text: string) => waitFor(() => expect(announce).toHaveBeenLastCalledWith(text));

beforeEach(() => {
  locks = [];
  request.mockReset().mockImplementation(() => {
    const lock = makeLock();
    locks.push(lock);
    return new Promise((resolve) => {
      grant = () => resolve(lock);
    });
  });
  announce.mockReset();
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  see('visible');
});

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

function see(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Turns the wake lock on. The page must not request a second wake lock if the tab becomes visible again meanwhile. */
async function turnOn() {
  show();
  see('visible');
  grant();
  await announced('The screen stays on.');
  see('visible');
  expect(isOn()).toBe(true);
}

it.each(ENDS)('wake lock: is requested once, and released by %s, even if late', async (_, turnOff) => {
  await turnOn();
  await turnOff();
  await waitFor(() => expect(locks[0]?.release).toHaveBeenCalledOnce());
  see('visible');
  expect(request).toHaveBeenCalledOnce();
  show();
  await turnOff();
  grant();
  await waitFor(() => expect(locks[1]?.release).toHaveBeenCalledOnce());
});

it('wake lock: is requested again when the visitor returns to the tab', async () => {
  await turnOn();
  see('hidden');
  await releaseBySystem();
  expect(isOn()).toBe(true);
  see('visible');
  expect(locks).toHaveLength(2);
  await act(async () => grant());
  // A late event from the old wake lock must have no effect.
  await releaseBySystem();
  expect(isOn()).toBe(true);
  for (const { release } of locks) expect(release).not.toHaveBeenCalled();
});

it('wake lock: is not requested again if the system releases it in a visible tab', async () => {
  await turnOn();
  await releaseBySystem();
  expect(isOn()).toBe(false);
  for (const state of ['hidden', 'visible'] as const) see(state);
  expect(request).toHaveBeenCalledOnce();
});

it('wake lock: a refusal by the browser is announced', async () => {
  request.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  show();
  await announced('Your browser won’t keep the screen on.');
  expect(isOn()).toBe(false);
});
