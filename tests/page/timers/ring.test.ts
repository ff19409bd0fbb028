import { expect, it, vi } from 'vitest';
import { settle } from '../../recipeOf.ts';

it('ringing timers: vibrate until the last of them is stopped', async () => {
  const node = { connect: (next: unknown) => next, start() {}, stop() {}, disconnect() {}, frequency: {} };
  const gain = { ...node, gain: { setValueAtTime() {} } };
  vi.stubGlobal(
    'AudioContext',
    class {
      resume() {}
      createOscillator = () => node;
      createGain = () => gain;
    },
  );
  // Imports the module anew, since another test may have prepared the sound.
  vi.resetModules();
  const { ring } = await import('../../../src/page/timers/ring.ts');
  const vibrate = vi.fn();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  const stopped = () => vibrate.mock.calls.filter(([pattern]) => pattern === 0).length;

  const stops = ['one', 'two'].map(ring);
  await settle();
  expect(vibrate).toHaveBeenCalledTimes(2);
  for (const [index, stop] of stops.entries()) {
    stop();
    await settle();
    expect(stopped()).toBe(index);
  }
  Reflect.deleteProperty(navigator, 'vibrate');
  vi.unstubAllGlobals();
});
