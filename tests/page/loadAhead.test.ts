import { expect, it, vi } from 'vitest';
import { REST_MS, whenUsed } from '../../src/loadAhead.ts';

it('cookbook: is loaded and run once, in many short steps, while the browser is idle', async () => {
  // Loads the cookbook anew because another test may have run a part of its code.
  vi.resetModules();
  const { warmUpCookbook } = await import('../../src/loadAhead.ts');
  // Lets time pass with each step. Otherwise, a fast machine would take several steps at once.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  const waiting: (() => void)[] = [];
  warmUpCookbook((run) => waiting.push(run));
  let steps = 0;
  do {
    waiting.shift()?.();
    await vi.dynamicImportSettled();
    steps += 1;
  } while (waiting.length > 0);
  expect(steps).toBeGreaterThan(60);
});

it.each([
  { on: 'a phone', isComputer: false, saveData: undefined, atRest: 0, used: 1 },
  { on: 'a computer', isComputer: true, saveData: false, atRest: 1, used: 1 },
  { on: 'a computer that saves data', isComputer: true, saveData: true, atRest: 0, used: 0 },
])(
  'what comes ahead on $on: $atRest times at rest, $used times in use',
  ({ isComputer, saveData, atRest, used }) => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: isComputer }));
    vi.stubGlobal('navigator', { connection: saveData === undefined ? undefined : { saveData } });
    const load = vi.fn();
    const events = new EventTarget();
    whenUsed(events, load);
    vi.advanceTimersByTime(REST_MS - 1);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledTimes(atRest);
    for (const type of ['pointerdown', 'keydown', 'pointerdown']) events.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(REST_MS);
    expect(load).toHaveBeenCalledTimes(used);
  },
);
