import { afterEach, expect, it, vi } from 'vitest';
import { settle } from '../../recipeOf.ts';
import { ringWith } from '../fakeVoices.ts';
import { give } from '../visitor.ts';

afterEach(() => vi.unstubAllGlobals());

async function loadRing() {
  const { vibrate } = ringWith();
  // Imports the module anew because another test may have prepared the sound.
  vi.resetModules();
  const { ring } = await import('../../../src/page/timers/ring.ts');
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
  give('userActivation', { hasBeenActive: false });
  const stop = ring(3_000);
  await settle();
  expect(vibrate).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerdown'));
  await settle();
  expect(vibrate).toHaveBeenCalledOnce();
  stop();
});
