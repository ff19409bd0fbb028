import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { launchChromium } from '../browser/support/launch.ts';
import { freePort } from '../browser/support/listen.ts';
import { openModelHost } from '../browser/support/modelHost.ts';
import {
  measureAdditions,
  measureFirstRecipe,
  measureMemory,
  measurePaints,
  measureSizes,
} from './measures.ts';
import { type Figures, findMissed, writeReport } from './report.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS || 5);
const REPORT = 'docs/performance.md';
const STOOD_FOR = ['huggingface.co', 'router.huggingface.co', 'i.ytimg.com'];

test('the page', async () => {
  const host = await openModelHost();
  const port = await freePort();
  const browser = await launchChromium(STOOD_FOR, host.port, { flags: [`--remote-debugging-port=${port}`] });
  const figures: Figures = measureSizes();
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.log(`Round ${round} of ${ROUNDS}`);
    const measured = {
      ...(await measurePaints(port)),
      additions: await measureAdditions(browser),
      firstRecipe: await measureFirstRecipe(browser, host),
      heap: await measureMemory(browser, host),
    };
    for (const [name, samples] of Object.entries(measured)) {
      figures[name] = [...(figures[name] ?? []), ...samples];
    }
  }
  writeFileSync(REPORT, writeReport(figures, ROUNDS, browser.version()));
  await browser.close();
  await host.close();
  expect(findMissed(figures), 'over their goals').toEqual([]);
});
