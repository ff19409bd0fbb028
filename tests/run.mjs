import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announceChromium, ensureChromium } from './browser/support/chromium.mjs';
import { PAGES } from './browser/support/pages.mjs';
import { REACHED } from './mutation/stryker.config.mjs';
import { browserTests, formatSlowest, unitTests } from './slowest.mjs';

/**
 * Runs all checks and tests, and ends with the ten slowest tests and the line 'N passed, N failed'. With `--all`, also
 * runs the tests of the night.
 */
const isNight = process.argv.includes('--all');
if (isNight) process.env.NIGHTLY = '1';
announceChromium();
// Sets CI to make all timeouts long because the machine may be slow or busy.
process.env.CI ??= '1';
const began = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'recipe-kitchen-'));

const UNIT_REPORT = 'test-results/unit.json';
const BROWSER_REPORT = 'test-results/browser.json';

/** @type {import('./slowest.mjs').Timed[]} */
const timed = [];
let passed = 0;
let failed = 0;

// Deletes the reports of an earlier run, which must not be counted.
rmSync('test-results', { recursive: true, force: true });

begin(`unit tests, types, lint, unused code and the build${isNight ? ', with all records' : ''}`);
// Runs unit tests and checks at the same time: the tests report failures early, and the checks use idle cores.
const [unit] = await Promise.all([
  run('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`),
  check('types', 'tsc', '--noEmit'),
  check('lint and format', 'biome', 'check', '--error-on-warnings', '.'),
  check('nothing unused', 'knip'),
  buildAndMeasure(),
]);
count(unit, UNIT_REPORT, ({ numPassedTests, numTotalTests, testResults }) => {
  timed.push(...unitTests(testResults));
  return [numPassedTests, numTotalTests - numPassedTests];
});

begin('browser tests');
if (ensureChromium()) {
  const browser = await run('playwright', 'test');
  count(browser, BROWSER_REPORT, ({ stats, suites }) => {
    timed.push(...browserTests(suites));
    return [stats.expected, stats.unexpected + stats.flaky + stats.skipped];
  });
} else {
  failed += 1;
  console.error('Install Chromium or Chrome, or set CHROMIUM to the path of one, and run again.');
}

rmSync(folder, { recursive: true });

if (isNight) {
  begin('a visit in Firefox and WebKit');
  await check('engines', 'playwright', 'test', '--config', 'tests/engines/engines.config.ts');
  // A change of the code should fail a test that each run has.
  delete process.env.NIGHTLY;
  for (const file of Object.keys(REACHED)) {
    begin(`mutants of ${file}`);
    await check(file, 'stryker', 'run', 'tests/mutation/stryker.config.mjs', '--mutate', file);
  }
}

console.log(`\nThe slowest tests:\n${formatSlowest(timed)}`);
console.log(`In ${seconds()} s:`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function seconds() {
  return Math.round((performance.now() - began) / 1000);
}

/** @param {string} phase */
function begin(phase) {
  console.log(`\n== after ${seconds()} s: ${phase}`);
}

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
