import { launch } from '../bench/browser.ts';
import { complaints, measureLoading } from '../bench/lighthouse.ts';
import { measureMemory } from '../bench/memory.ts';
import { median } from '../bench/rows.ts';
import { measureShifts } from '../bench/shifts.ts';
import { buildPlain } from '../bench/sites.ts';
import { measureTyping } from '../bench/typing.ts';
import { expect, test } from './fixtures.ts';
import { openStaticSite } from './staticSite.ts';

// What the benchmark measures, as far as it does not depend on the machine. What the scripts weigh is in tests/size.mjs.
test.setTimeout(10 * 60_000);
// A trace takes a picture of every element at every step.
test.use({ trace: 'off' });

test('nothing on the page moves by itself, from the first load to the last recipe', async ({
  browser,
  host,
}) => {
  expect(await measureShifts(browser, 'page', host)).toEqual({ shiftDesktop: [0], shiftPhone: [0] });
});

test('a thousand ingredients cost at most twice what ten do', async ({ browser }) => {
  const { keyFew, keyMany, addFew, addMany } = await measureTyping(browser, 'page');
  expect(median(keyMany) / median(keyFew)).toBeLessThanOrEqual(2);
  expect(median(addMany) / median(addFew)).toBeLessThanOrEqual(2);
});

test('the heap after 200 recipes is within a tenth of the heap after 20', async ({ browser, host }) => {
  const { fullGrowth } = await measureMemory(browser, 'page', host);
  expect(fullGrowth[0]).toBeLessThanOrEqual(10);
});

test('the first screen paints in two thirds of the time that a plain page takes, and Lighthouse misses nothing', async ({
  workerHost,
}) => {
  const folder = process.env.SITE_SHIPPED_FOLDER ?? '';
  const plainFolder = test.info().outputPath('plain');
  await buildPlain(plainFolder);
  const [page, plain] = [await openStaticSite(folder), await openStaticSite(plainFolder)];
  const { browser, port } = await launch(workerHost.port);
  const ratios = { fcp: [] as number[], lcp: [] as number[] };
  for (let round = 0; round < 5; round += 1) {
    const ours = await measureLoading(port, 'page', page.url);
    const theirs = await measureLoading(port, 'plain', plain.url);
    for (const paint of ['fcp', 'lcp'] as const) {
      ratios[paint].push((ours[paint]?.[0] ?? Number.NaN) / (theirs[paint]?.[0] ?? Number.NaN));
    }
  }
  await Promise.all([browser.close(), page.close(), plain.close()]);
  expect(median(ratios.fcp)).toBeLessThanOrEqual(0.65);
  expect(median(ratios.lcp)).toBeLessThanOrEqual(0.65);
  expect([...complaints]).toEqual([]);
});
