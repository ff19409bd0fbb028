import { afterEach, expect, it, vi } from 'vitest';
import { settle } from '../../recipeOf.ts';
import { ringWith } from '../fakeVoices.ts';
import { give } from '../visitor.ts';

afterEach(() => vi.unstubAllGlobals());

it('bell: stays silent until the first click in the tab', async () => {
  const { vibrate } = ringWith();
  // Imports the module anew because another test may have prepared the sound.
  vi.resetModules();
  const { ring } = await import('../../../src/page/timers/ring.ts');
  give('userActivation', { hasBeenActive: false });
  const stop = ring(3_000);
  await settle();
  expect(vibrate).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerdown'));
  await settle();
  expect(vibrate).toHaveBeenCalledOnce();
  stop();
});
