import { expect, it, onTestFinished, vi } from 'vitest';
import { settle } from '../../recipeOf.ts';

async function loadRing() {
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
  // Imports the module anew because another test may have prepared the sound.
  vi.resetModules();
  const { ring } = await import('../../../src/page/timers/ring.ts');
  const vibrate = vi.fn();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'vibrate');
    vi.unstubAllGlobals();
  });
  return { ring, vibrate };
}

it('bell: vibrates until it is stopped', async () => {
  const { ring, vibrate } = await loadRing();
  for (const end of [1_000, 2_000]) {
    vibrate.mockClear();
    const stop = ring(end);
    await settle();
    expect(vibrate.mock.calls).toEqual([[expect.any(Array)]]);
    stop();
    expect(vibrate).toHaveBeenLastCalledWith(0);
  }
});

it('bell: stays silent until the first click in the tab', async () => {
  const { ring, vibrate } = await loadRing();
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive: false },
    configurable: true,
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'));
  const stop = ring(3_000);
  await settle();
  expect(vibrate).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerdown'));
  await settle();
  expect(vibrate).toHaveBeenCalledOnce();
  stop();
});
