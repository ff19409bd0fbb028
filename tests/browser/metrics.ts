import type { CDPSession } from '@playwright/test';

/** What DevTools counts of a page. What it returns takes all the figures of one moment, to be read by name. */
export async function openMetrics(devtools: CDPSession) {
  await devtools.send('Performance.enable');
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  };
}
