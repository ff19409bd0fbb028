import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { launchChromium } from '../browser/support/launch.ts';
import { freePort } from '../browser/support/listen.ts';
import { openModelHost } from '../browser/support/modelHost.ts';
import {
  measureAdditions,
  measureBytes,
  measureDishes,
  measureFirstPress,
  measureFirstRecipe,
  measureLongestTask,
  measureMemory,
  measurePaints,
  measureSizes,
} from './measures.ts';
import { type Figures, findMissed, SITES, writeReport } from './report.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS || 5);
const REPORT = 'docs/performance.md';
const HOSTS = ['huggingface.co', 'router.huggingface.co', 'i.ytimg.com'];

test('benchmark: the page meets each performance goal', async () => {
  const host = await openModelHost();
  const port = await freePort();
  const browser = await launchChromium(HOSTS, host.port, { flags: [`--remote-debugging-port=${port}`] });
  const figures: Figures = { page: measureSizes('page'), plain: measureSizes('plain') };
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const site of SITES) {
      console.log(`Round ${round} of ${ROUNDS}, ${site}`);
      const measured = {
        ...(await measurePaints(site, port)),
        ...(site === 'page' && {
          ...(await measureDishes(browser)),
          firstPress: await measureFirstPress(browser),
        }),
        bytesUntouched: await measureBytes(browser, site),
        longestTask: await measureLongestTask(browser, site),
        additions: await measureAdditions(browser, site),
        firstRecipe: await measureFirstRecipe(browser, site, host),
        heap: await measureMemory(browser, site, host),
      };
      for (const [name, samples] of Object.entries(measured)) {
        figures[site][name] = [...(figures[site][name] ?? []), ...samples];
      }
    }
  }
  writeFileSync(REPORT, writeReport(figures, ROUNDS, browser.version()));
  await browser.close();
  await host.close();
  expect(findMissed(figures), 'figures over their goals').toEqual([]);
});
