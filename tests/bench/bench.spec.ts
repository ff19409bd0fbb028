import { writeFileSync } from 'node:fs';
import { type Browser, expect, test } from '@playwright/test';
import { type ModelHost, openModelHost } from '../browser/modelHost.ts';
import { launch, type Site } from './browser.ts';
import { measureLatency } from './latency.ts';
import { complaints, measureLoading } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { writeReport } from './report.ts';
import { type Figures, isReached, tabulate } from './rows.ts';
import { measureShifts } from './shifts.ts';
import { measureScripts } from './sizes.mjs';
import { measureTyping } from './typing.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS || 5);
const REPORT = 'docs/performance.md';

test('the page and a plain one', async () => {
  const host = await openModelHost();
  const { browser, port } = await launch(host.port);
  const figures: Figures = { page: measureSizes('PAGE'), plain: measureSizes('PLAIN') };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const typing = await measureTyping(browser);
    for (const site of ['page', 'plain'] as const) {
      console.log(`Round ${round} of ${ROUNDS}, ${site}`);
      const measured = { ...typing[site], ...(await measure(site, browser, port, host)) };
      for (const [name, samples] of Object.entries(measured)) {
        figures[site][name] = [...(figures[site][name] ?? []), samples];
      }
    }
  }
  const chromium = browser.version();
  await browser.close();
  await host.close();

  const sections = tabulate(figures);
  writeFileSync(REPORT, writeReport(sections, { rounds: ROUNDS, chromium, complaints: [...complaints] }));
  const rows = sections.flatMap((section) => section.rows).filter((row) => isReached(row) !== null);
  const missed = rows.filter((row) => !isReached(row));
  console.log(`${rows.length - missed.length} of ${rows.length} goals are reached: ${REPORT}`);
  const failed = missed.filter(({ byMachine }) => !byMachine).map(({ name }) => name);
  expect(failed, 'over a goal that does not depend on the machine').toEqual([]);
});

async function measure(site: Site, browser: Browser, port: number, host: ModelHost) {
  return {
    ...(await measureLoading(port, site)),
    ...(await measureShifts(browser, site, host)),
    ...(await measureLatency(browser, site, host)),
    ...(await measureMemory(browser, site, host)),
  };
}

function measureSizes(site: 'PAGE' | 'PLAIN'): Record<string, number[][]> {
  const scripts = measureScripts(process.env[`BENCH_${site}_FOLDER`] ?? '');
  const total = (some: typeof scripts) => some.reduce((sum, { gzip }) => sum + gzip / 1000, 0);
  return { scriptsFirst: [[total(scripts.filter(({ first }) => first))]], scriptsAll: [[total(scripts)]] };
}
