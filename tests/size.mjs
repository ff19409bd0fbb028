import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  COOKBOOK_GOAL_KB,
  ENGLISH_GOAL_KB,
  FIRST_GOAL_KB,
  LANGUAGE_GOAL_KB,
  measureScripts,
} from './bench/sizes.mjs';
import { buildPages } from './browser/support/buildPages.mjs';

/**
 * Prints the size of each script of the page. Fails if a budget is exceeded, or if more than one script loads before the
 * page is usable. Builds the page with a token, like the benchmark, unless `npm test` has built it.
 */
const built = process.env.PAGES_FOLDER;
const folder = built ?? (await mkdtemp(join(tmpdir(), 'recipe-kitchen-size-')));
if (!built) await buildPages(folder, ['SHIPPED']);
const scripts = measureScripts(join(folder, 'SHIPPED'));
if (!built) await rm(folder, { recursive: true });

for (const { file, gzip, first } of scripts.toSorted((one, other) => other.gzip - one.gzip)) {
  console.log(`${tell(gzip)}  ${file}${first ? '  before the page is usable' : ''}`);
}
const languages = scripts.filter(({ ofLanguage }) => ofLanguage);
const heaviest = languages.toSorted((one, other) => other.gzip - one.gzip).slice(0, 1);
const first = scripts.filter((one) => one.first);
const english = scripts.filter((one) => one.english);
const cookbook = scripts.filter(({ file }) => file.startsWith('assets/askCookbook-'));
const holds = [
  keeps('before the page is usable', first, FIRST_GOAL_KB),
  keeps('with an English recipe', english, ENGLISH_GOAL_KB),
  keeps('the heaviest language', heaviest, LANGUAGE_GOAL_KB),
  keeps('the cookbook', cookbook, COOKBOOK_GOAL_KB),
  // A second script loads only after the first one has been parsed.
  first.length === 1,
];
console.log(`${first.length} scripts before the page is usable, of 1`);
process.exitCode = holds.every(Boolean) ? 0 : 1;

/** @param {string} name @param {{ gzip: number }[]} some @param {number} goalKb */
function keeps(name, some, goalKb) {
  const bytes = some.reduce((sum, { gzip }) => sum + gzip, 0);
  const isWithin = bytes <= goalKb * 1000;
  console.log(`${tell(bytes)}  ${name}, of ${goalKb} kB gzip${isWithin ? '' : ': OVER BUDGET'}`);
  return isWithin;
}

/** @param {number} bytes */
function tell(bytes) {
  return `${(bytes / 1000).toFixed(2).padStart(7)} kB`;
}
