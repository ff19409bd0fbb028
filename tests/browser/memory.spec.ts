import { eventually, expect, keepRecipes, test } from './fixtures.ts';
import { FULL_BOX, openMeasure } from './measure.ts';
import { answer, hang, refuse } from './replies.ts';

const REQUESTS = 24;

test('requests one after the other leave nothing behind', async ({ page, visitor, host, console }) => {
  await visitor.open();
  await keepRecipes(page, FULL_BOX);
  await visitor.addEnough('rice', 'eggs');
  const measure = await openMeasure(page);
  let asked = 0;
  /** An answer, a cancel, an answer, a refusal, and so on. */
  const ask = async () => {
    asked += 1;
    const dish = `Dish ${asked}`;
    if (asked % 4 === 0) host.script(refuse(503));
    else host.script(asked % 2 === 0 ? hang : answer(`# ${dish}`));
    const posted = host.posts().length;
    await visitor.ask.click();
    if (asked % 2 === 1) return visitor.dish(dish).waitFor();
    if (asked % 4 === 0) await visitor.waitingFor(2).waitFor();
    else await eventually(() => host.posts().length).toBe(posted + 1);
    await visitor.cancel.click();
  };

  // Until its code is compiled, the heap grows.
  while (asked < REQUESTS) await ask();
  const { heap: heapBefore, elements: elementsBefore, ...before } = await measure();
  while (asked < 2 * REQUESTS) await ask();
  const { heap, elements, ...after } = await measure();

  expect(after).toEqual(before);
  expect(elements).toBeLessThanOrEqual(elementsBefore * 1.02);
  expect(heap).toBeLessThanOrEqual(heapBefore * 1.05);
  expect(host.posts()).toHaveLength(2 * REQUESTS);
  expect(console.takeAttempts()).toHaveLength(REQUESTS / 2);
});
