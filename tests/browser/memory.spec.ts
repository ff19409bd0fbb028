import type { Page } from '@playwright/test';
import { eventually, expect, keepRecipes, test } from './support/fixtures.ts';
import { openMetrics } from './support/metrics.ts';
import { answer, hang, refuse } from './support/replies.ts';

const REQUESTS = 8;
/** Begin with a full box: until it is full, the page is meant to grow. */
const FULL_BOX = Array.from({ length: 200 }, (_, i) => `# Kept ${i}`);

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

/** Counted after garbage collection. */
async function openMeasure(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const takeMetrics = await openMetrics(devtools);

  async function countLive(type: string): Promise<unknown> {
    const prototype = await devtools.send('Runtime.evaluate', { expression: `${type}.prototype` });
    const prototypeObjectId = prototype.result.objectId ?? '';
    const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId });
    const length = await devtools.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: 'function () { return this.length; }',
    });
    await devtools.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
    return length.result.value;
  }

  return async () => {
    // Some garbage is found by a second collection only.
    for (let sweep = 0; sweep < 2; sweep += 1) await devtools.send('HeapProfiler.collectGarbage');
    const metric = await takeMetrics();
    return {
      listeners: metric('JSEventListeners'),
      elements: metric('Nodes'),
      signals: await countLive('AbortSignal'),
      responses: await countLive('Response'),
      heap: metric('JSHeapUsedSize'),
    };
  };
}
