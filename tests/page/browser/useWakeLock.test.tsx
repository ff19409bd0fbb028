import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWakeLock } from '../../../src/page/browser/useWakeLock.ts';

const makeLock = () => Object.assign(new EventTarget(), { release: vi.fn(async () => {}) });
type Lock = ReturnType<typeof makeLock>;
let locks: Lock[];
const request = vi.fn<() => Promise<Lock>>();
const say = vi.fn();
let result: { current: ReturnType<typeof useWakeLock> };
const show = () => {
  ({ result } = renderHook(() => useWakeLock(say)));
};
const toggle = () => act(async () => result.current[1]());
const isOn = () => result.current[0];
const said = (text: string) => waitFor(() => expect(say).toHaveBeenLastCalledWith(text));

beforeEach(() => {
  locks = [];
  request.mockReset().mockImplementation(async () => {
    locks.push(makeLock());
    return locks.at(-1) as Lock;
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
  await said('The screen stays on.');
}

/** The browser takes its time: the lock comes when the test says so. */
function giveLater() {
  const lock = makeLock();
  let come = () => {};
  request.mockReturnValue(
    new Promise((resolve) => {
      come = () => resolve(lock);
    }),
  );
  return { lock, come: () => come() };
}

it.each([
  ['cook mode has gone', cleanup],
  ['a press', toggle],
])('lasts until %s, and is not taken again then', async (_, turnOff) => {
  await turnOn();
  expect(isOn()).toBe(true);
  await turnOff();
  await waitFor(() => expect(locks[0]?.release).toHaveBeenCalledOnce());
  see('visible');
  expect(request).toHaveBeenCalledOnce();
});

it('is taken again when the visitor comes back to the tab', async () => {
  await turnOn();
  see('hidden');
  locks[0]?.dispatchEvent(new Event('release'));
  expect(isOn()).toBe(true);
  see('visible');
  await waitFor(() => expect(locks).toHaveLength(2));
  // The old lock may tell of its end only now.
  locks[0]?.dispatchEvent(new Event('release'));
  expect(isOn()).toBe(true);
  for (const { release } of locks) expect(release).not.toHaveBeenCalled();
});

it('goes off when the system lets go of it in sight', async () => {
  await turnOn();
  locks[0]?.dispatchEvent(new Event('release'));
  await waitFor(() => expect(isOn()).toBe(false));
});

it.each([
  ['cook mode has gone', cleanup],
  ['a second press', toggle],
])('lets go of a lock that comes after %s', async (_, turnOff) => {
  const { lock, come } = giveLater();
  show();
  await turnOff();
  come();
  await waitFor(() => expect(lock.release).toHaveBeenCalledOnce());
});

it('is asked for once, however often the tab comes back', async () => {
  const { come } = giveLater();
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
  await said('The screen cannot be kept on now.');
  expect(isOn()).toBe(false);
});
