import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announceChromium, ensureChromium } from './browser/support/chromium.mjs';
import { PAGES } from './browser/support/pages.mjs';

/** Runs all checks and tests, and ends with the line 'N passed, N failed'. */
announceChromium();
// Sets CI to make all timeouts long because the machine may be slow or busy.
process.env.CI ??= '1';
const began = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'recipe-kitchen-'));

const UNIT_REPORT = 'test-results/unit.json';
const BROWSER_REPORT = 'test-results/browser.json';

let passed = 0;
let failed = 0;

// Deletes the reports of an earlier run, which must not be counted.
rmSync('test-results', { recursive: true, force: true });

// Runs unit tests and checks at the same time: the tests report failures early, and the checks use idle cores.
const [unit] = await Promise.all([
  run('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`),
  check('types', 'tsc', '--noEmit'),
  check('lint and format', 'biome', 'check', '--error-on-warnings', '.'),
  check('nothing unused', 'knip'),
  buildAndMeasure(),
]);
count(unit, UNIT_REPORT, ({ numPassedTests, numTotalTests }) => [
  numPassedTests,
  numTotalTests - numPassedTests,
]);

if (ensureChromium()) {
  const browser = await run('playwright', 'test');
  count(browser, BROWSER_REPORT, ({ stats }) => [
    stats.expected,
    stats.unexpected + stats.flaky + stats.skipped,
  ]);
} else {
  failed += 1;
  console.error('Install Chromium or Chrome, or set CHROMIUM to the path of one, and run again.');
}

rmSync(folder, { recursive: true });
console.log(`In ${Math.round((performance.now() - began) / 1000)} s:`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Builds all tested pages in one process, which takes half the time of a process each. */
async function buildAndMeasure() {
  await check('build', 'node', 'tests/browser/support/buildPages.mjs', folder, ...Object.keys(PAGES));
  process.env.PAGES_FOLDER = folder;
  await check('size', 'node', 'tests/size.mjs');
}

/** @param {string} name @param {string} command @param {string[]} args */
async function check(name, command, ...args) {
  const holds = await run(command, ...args);
  if (holds) passed += 1;
  else failed += 1;
  console.log(`${holds ? 'ok' : 'FAILED'}: ${name}`);
}

/**
 * @param {boolean} succeeded
 * @param {string} report
 * @param {(report: any) => [passed: number, failed: number]} read
 */
function count(succeeded, report, read) {
  const isThere = existsSync(report);
  const [good, bad] = isThere ? read(JSON.parse(readFileSync(report, 'utf8'))) : [0, 1];
  passed += good;
  // Counts at least one failure if the run has failed, because the error may be in a hook rather than in a test.
  failed += succeeded ? bad : Math.max(bad, 1);
}

/** @param {string} command @param {string[]} args */
async function run(command, ...args) {
  const [program = '', ...words] =
    command === 'node' ? [process.execPath, ...args] : ['npx', '--no-install', command, ...args];
  const running = spawn(program, words, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [code] = await once(running, 'close');
  return code === 0;
}
