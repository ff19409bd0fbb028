import { expect, it, onTestFinished, vi } from 'vitest';
import { inIdlePieces, inPieces, type WhenIdle } from '../../src/shared/steps/inPieces.ts';
import { stepwise } from '../../src/shared/steps/stepwise.ts';

it.each([0, 2, 9])('work in steps: is done once, %s steps of it before its result is needed', (before) => {
  const done: number[] = [];
  const work = stepwise(function* () {
    for (const part of [1, 2, 3]) {
      done.push(part);
      yield;
    }
    return done.length;
  });
  const steps = work.steps();
  for (let step = 0; step < before; step++) steps.next();
  expect(done).toHaveLength(Math.min(before, 3));
  expect([work.result(), work.result()]).toEqual([3, 3]);
  expect(steps.next().done).toBe(true);
  expect(done).toEqual([1, 2, 3]);
});

it('work in steps that fails: fails each time with the same error', () => {
  const work = stepwise(function* (): Generator<undefined, string> {
    yield;
    throw new Error('Not a step');
  });
  for (let time = 1; time <= 2; time++) expect(() => work.result()).toThrow('Not a step');
  expect(() => [...work.steps()]).toThrow('Not a step');
});

/** Steps that take some milliseconds each on a clock of their own. */
function stepsOf(durations: number[]) {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const done: number[] = [];
  function* steps() {
    for (const duration of durations) {
      now += duration;
      done.push(duration);
      yield;
    }
  }
  return { steps: steps(), done };
}

it('work in pieces: lets the browser do other work once a piece has taken 4 ms', async () => {
  const { steps, done } = stepsOf([1, 1, 1, 1, 9, 3, 3, 2]);
  const pauses: number[] = [];
  await inPieces(steps, async () => pauses.push(done.length));
  expect(pauses).toEqual([4, 5, 7]);
});

it('work in idle pieces: waits for the next idle period when less than 10 ms are left', async () => {
  const { steps, done } = stepsOf(Array(6).fill(4));
  const waiting: Parameters<WhenIdle>[0][] = [];
  const work = inIdlePieces(steps, (run) => waiting.push(run));
  const idle = (left?: number) => {
    let time = left ?? 0;
    waiting.pop()?.(left === undefined ? left : { didTimeout: false, timeRemaining: () => (time -= 7) });
  };
  for (const [left, total] of [
    [30, 3],
    [5, 4],
    [undefined, 5],
  ] as const) {
    idle(left);
    await vi.waitFor(() => expect([done.length, waiting.length]).toEqual([total, 1]));
  }
  idle(30);
  await work;
  expect(done).toHaveLength(6);
});
