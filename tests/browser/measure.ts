import type { Page } from '@playwright/test';
import { openMetrics } from './metrics.ts';

/** Begin with a full box: until it is full, the page is meant to grow. */
export const FULL_BOX = Array.from({ length: 200 }, (_, i) => `# Kept ${i}`);

/** Counted after garbage collection. */
export async function openMeasure(page: Page) {
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
