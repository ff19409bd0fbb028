import { expect, it, vi } from 'vitest';
import { settle } from '../../recipeOf.ts';

it('bell: vibrates until it is stopped', async () => {
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
  for (const end of [1_000, 2_000]) {
    vibrate.mockClear();
    const stop = ring(end);
    await settle();
    expect(vibrate.mock.calls).toEqual([[expect.any(Array)]]);
    stop();
    expect(vibrate).toHaveBeenLastCalledWith(0);
  }
  Reflect.deleteProperty(navigator, 'vibrate');
  vi.unstubAllGlobals();
});
