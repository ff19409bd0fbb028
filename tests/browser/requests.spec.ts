import type { Page } from '@playwright/test';
import { eventually, expect, saveRecipes, setVariables, test } from './support/fixtures.ts';
import { collectGarbage, openMetrics } from './support/metrics.ts';
import { answer, hang, lookUp, refuse } from './support/replies.ts';
import { DISH, FAULTS } from './support/requestFaults.ts';

const DEADLINE_MS = 60_000;
const KNOWN_HOSTS = ['huggingface.co', 'router.huggingface.co', 'models.test'];

/**
 * Tests all faults of a site in one visit, to check that a fault does not affect the next request. The many faults of
 * Hugging Face are tested at night.
 */
for (const site of ['SHIPPED', 'OWN_HOST'] as const) {
  test(`request to ${site}: reports each fault, and the next request succeeds`, {
    tag: site === 'SHIPPED' ? '@nightly' : [],
  }, async ({ page, visitor, host, console }) => {
    // Sets a model because the page may replace its default model.
    await setVariables(page, { VITE_HF_MODEL: 'chosen/model' });
    await page.clock.install({ time: 0 });
    await visitor.open(site);
    await visitor.addAndPrefetch('kohlrabi', 'eggs');
    await visitor.stopClock();

    for (const [index, fault] of FAULTS[site].entries()) {
      const { outcome, arrange, hangs } = fault;
      await test.step(fault.name, async () => {
        const isRecipe = outcome === 'recipe';
        const method = fault.lookUp ? 'GET' : 'POST';
        const requests = () => host.received.filter((one) => one.method === method).length;
        // After the first fault, waits until the request has failed. After later faults, cancels the request after
        // one attempt.
        const attempts = index > 0 ? 1 : 3;
        const undo = await arrange?.(page, host);
        host.received.length = 0;
        host.script(fault.reply ?? answer(`# ${DISH}`));
        host.scriptLookUps(fault.lookUp ?? lookUp);

        await visitor.requestButton.click();
        if (attempts === 3) await visitor.passWaits();
        if (hangs) {
          await eventually(requests).toBe(1);
          await page.clock.fastForward(DEADLINE_MS - 1);
          await expect(visitor.generating).toBeVisible();
          await page.clock.runFor(1);
        }
        if (isRecipe) await page.locator('.recipe').getByText(DISH).first().waitFor();
        else if (attempts === 3) await visitor.apology.waitFor();
        else {
          await visitor.waitingFor(2).waitFor();
          await visitor.cancel.click();
        }
        await expect(visitor.generating).toBeHidden();
        await eventually(host.open).toBe(0);

        expect(requests()).toBe(arrange ? 0 : attempts);
        // Checks that no recipe is requested after a failed look-up of the provider.
        expect(host.posts()).toHaveLength(fault.lookUp ? 0 : requests());
        expect(host.received.filter((one) => !KNOWN_HOSTS.includes(one.host))).toEqual([]);
        const failures = isRecipe ? [] : Array.from({ length: attempts }, (_, index) => index + 1);
        expect(console.takeAttempts()).toEqual(
          failures.map((attempt) => expect.stringContaining(`Attempt ${attempt} failed: ${outcome}: `)),
        );
        await undo?.();
      });
    }

    await test.step('request: succeeds after all faults', async () => {
      host.received.length = 0;
      host.script(answer('# All is well'));
      host.scriptLookUps(lookUp);
      await visitor.requestButton.click();
      await visitor.dish('All is well').waitFor();
      expect(host.posts()).toHaveLength(1);
      expect(console.takeAttempts()).toEqual([]);
    });
  });
}

/** Number of requests before the first measurement. These requests ensure that all code is compiled. */
const WARM_UP = 8;
const MEASURED = 4;
/** Recipes that fill the recipe box. If the box were not full, each new recipe would use more memory. */
const FULL_BOX = Array.from({ length: 200 }, (_, index) => `# Saved ${index}`);

test('memory: does not grow over a series of requests', { tag: '@nightly' }, async ({
  page,
  visitor,
  host,
  console,
}) => {
  await visitor.open();
  await saveRecipes(page, FULL_BOX);
  await visitor.addAndPrefetch('rice', 'eggs');
  const measure = await openMeasure(page);
  let count = 0;
  /** Sends a request. The outcomes alternate: answered, cancelled, answered, refused. */
  const request = async () => {
    count += 1;
    const dish = `Dish ${count}`;
    if (count % 4 === 0) host.script(refuse(503));
    else host.script(count % 2 === 0 ? hang : answer(`# ${dish}`));
    const posted = host.posts().length;
    // Stops the clock, so that the second attempt cannot start before 'Cancel' is clicked.
    if (count % 4 === 0) await visitor.stopClock(count);
    await visitor.requestButton.click();
    if (count % 2 === 1) return visitor.dish(dish).waitFor();
    if (count % 4 === 0) await visitor.waitingFor(2).waitFor();
    else await eventually(() => host.posts().length).toBe(posted + 1);
    await visitor.cancel.click();
    if (count % 4 === 0) await page.clock.resume();
    await eventually(host.open).toBe(0);
  };

  while (count < WARM_UP) await request();
  const { heap: heapBefore, elements: elementsBefore, ...before } = await measure();
  while (count < WARM_UP + MEASURED) await request();
  const { heap, elements, ...after } = await measure();

  expect(after).toEqual(before);
  expect(elements).toBeLessThanOrEqual(elementsBefore * 1.02);
  expect(heap).toBeLessThanOrEqual(heapBefore * 1.05);
  expect(host.posts()).toHaveLength(WARM_UP + MEASURED);
  expect(console.takeAttempts()).toHaveLength((WARM_UP + MEASURED) / 4);
});

/** Returns a function that measures memory and counts live objects after garbage collection. */
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
    await collectGarbage(devtools);
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
