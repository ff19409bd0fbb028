import { afterEach, expect, it, vi } from 'vitest';
import { settle } from '../../recipeOf.ts';
import { ringWith } from '../fakeVoices.ts';
import { give } from '../visitor.ts';

afterEach(() => vi.unstubAllGlobals());

it('bell: stays silent until the first press in the tab that allows sound', async () => {
  const { vibrate } = ringWith();
  // Imports the module anew because another test may have prepared the sound.
  vi.resetModules();
  const { ring } = await import('../../../src/page/timers/ring.ts');
  give('userActivation', { hasBeenActive: false });
  const stop = ring(3_000);
  await settle();
  // Escape allows no sound.
  dispatchEvent(new Event('keydown'));
  await settle();
  expect(vibrate).not.toHaveBeenCalled();
  give('userActivation', { hasBeenActive: true });
  dispatchEvent(new Event('pointerup'));
  await settle();
  expect(vibrate).toHaveBeenCalledOnce();
  stop();
});
