import type { CDPSession } from '@playwright/test';

/** Returns a function that takes all of DevTools' figures at one moment. */
export async function openMetrics(devtools: CDPSession) {
  await devtools.send('Performance.enable');
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  };
}
