import { afterEach, expect, it, vi } from 'vitest';

const VIEWS = '../../../src/page/frame/recipeViews.ts';

afterEach(() => {
  vi.doUnmock(VIEWS);
  // Resets the modules, so that the next test file in this worker does not use the mocked modules.
  vi.resetModules();
});

it('renderer that failed to load: is loaded again when a recipe arrives or the page is online', async () => {
  const fetched = vi.fn(() => {
    throw new TypeError('Failed to fetch');
  });
  vi.resetModules();
  vi.doMock(VIEWS, fetched);
  const { openTestApp } = await import('../../testApp.ts');
  const { recipeOf, settle } = await import('../../recipeOf.ts');
  const { recipeActor, lastCall } = openTestApp({ ingredients: ['rice', 'eggs'] });
  const fetchedAfter = async (trigger: () => void) => {
    trigger();
    await vi.dynamicImportSettled();
    await settle();
    return fetched.mock.calls.length;
  };
  expect(await fetchedAfter(() => {})).toBe(1);
  const add = (text: string) => () => recipeActor.send({ type: 'ingredient.added', text });
  for (const ingredient of ['leek', 'dill', 'feta']) expect(await fetchedAfter(add(ingredient))).toBe(1);
  expect(await fetchedAfter(() => window.dispatchEvent(new Event('online')))).toBe(2);
  recipeActor.send({ type: 'recipe.requested' });
  expect(await fetchedAfter(() => lastCall().answer(recipeOf('# Rice')))).toBe(3);
  expect(await fetchedAfter(() => window.dispatchEvent(new Event('online')))).toBe(4);
});
