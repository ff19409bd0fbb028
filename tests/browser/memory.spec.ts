import type { Page } from '@playwright/test';
import { note, SEQUENCES } from './faultReport.ts';
import { expect, test } from './fixtures.ts';
import { openMetrics } from './metrics.ts';
import { answer, hang, refuse } from './replies.ts';

// A trace keeps what the page has dropped.
test.use({ trace: 'off' });

test('one hundred requests one after the other leave nothing behind', async ({
  page,
  visitor,
  host,
  console,
}) => {
  await visitor.open();
  await visitor.add('rice', 'eggs');
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
    if (asked % 2 === 1) return page.getByRole('heading', { name: dish, exact: true }).waitFor();
    if (asked % 4 === 0) await visitor.waitingFor(2).waitFor();
    else await expect.poll(() => host.posts().length).toBe(posted + 1);
    await visitor.cancel.click();
  };

  // Until the recipe box is full, the page is meant to grow; until its code is compiled, the heap does so too.
  while (asked < 200) await ask();
  const { heap: heapBefore, elements: elementsBefore, ...before } = await measure();
  host.received.length = 0;
  while (asked < 300) await ask();
  const { heap, elements, ...after } = await measure();

  expect(host.posts()).toHaveLength(100);
  expect(after).toEqual(before);
  expect(elements).toBeLessThanOrEqual(elementsBefore * 1.02);
  expect(heap).toBeLessThanOrEqual(heapBefore * 1.05);
  expect(console.takeAttempts()).toHaveLength(75);
  note({
    group: SEQUENCES,
    name: 'one hundred requests: answers, refusals, cancels',
    did: 'memory, elements, listeners and signals stay level',
    posts: host.posts().length,
  });
});

/** What is alive in the page, when all that can be thrown away is. */
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
    await devtools.send('HeapProfiler.collectGarbage');
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
