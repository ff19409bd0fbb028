import { expect, it } from 'vitest';
import { inSteps } from '../../src/shared/remembered.ts';

it.each([0, 2, 9])('work in steps: is done once, %s steps of it before its result is needed', (before) => {
  const done: number[] = [];
  const work = inSteps(
    (function* () {
      for (const part of [1, 2, 3]) {
        done.push(part);
        yield;
      }
      return done.length;
    })(),
  );
  const steps = work.steps();
  for (let step = 0; step < before; step++) steps.next();
  expect(done).toHaveLength(Math.min(before, 3));
  expect([work.result(), work.result()]).toEqual([3, 3]);
  expect(steps.next().done).toBe(true);
  expect(done).toEqual([1, 2, 3]);
});
