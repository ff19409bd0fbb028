import type { CDPSession } from '@playwright/test';
import { AFTER_PAINT } from './fixtures.ts';

/** Returns a function that reads all performance metrics of DevTools at once. */
export async function openMetrics(devtools: CDPSession) {
  await devtools.send('Performance.enable');
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  };
}

/** Collects garbage twice, each time after a frame, because one collection leaves some garbage. */
export async function collectGarbage(devtools: CDPSession): Promise<void> {
  for (let sweep = 0; sweep < 2; sweep += 1) {
    await devtools.send('Runtime.evaluate', { expression: AFTER_PAINT, awaitPromise: true });
    await devtools.send('HeapProfiler.collectGarbage');
  }
}
