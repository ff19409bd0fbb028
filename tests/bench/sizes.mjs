import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Maximum gzipped sizes, in kB of 1,000 bytes: the measured sizes of 2026-11-30 (123.6, 281.0, 11.8 and 85.8) plus one to
 * three per cent, so that an update of a package does not exceed them.
 */
export const FIRST_GOAL_KB = 125;
export const ENGLISH_GOAL_KB = 290.4;
export const LANGUAGE_GOAL_KB = 11.9;
export const COOKBOOK_GOAL_KB = 88.5;

/** Scripts that load after the first screen in a visit with an English recipe from a host. */
const WITH_A_RECIPE = /^assets\/(?:recipeViews|lateRequests|recipeOfAnswer)-/;
const LANGUAGE_FILE = /^assets\/\w\w-/;

/** Matches `import … from "./x.js"`, `import "./x.js"` and `export … from "./x.js"`, but not `import("./x.js")`. */
const STATIC_IMPORT = /\b(?:from|import)\s*["'](\.{1,2}\/[^"']+)["']/g;
const LOADED_BY_HTML =
  /<(?:script\b[^>]*?\s(?:src|data-address)|link\b[^>]*?rel="modulepreload"[^>]*?\shref)="([^"]+)"/g;

/**
 * Measures every script of a built page. `first` is true if the script loads before the page is usable,
 * `english` is true if a visit with an English recipe loads the script.
 * @param {string} folder
 * @returns {{ file: string, gzip: number, first: boolean, english: boolean, ofLanguage: boolean }[]}
 */
export function measureScripts(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => file.replaceAll('\\', '/'));
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  /** @type {Set<string>} */
  const first = new Set();
  for (const [, address = ''] of html.matchAll(LOADED_BY_HTML)) {
    // Compares only the end of the URL, because the page may be built for any base.
    const entry = files.find((file) => new URL(address, 'http://page/').pathname.endsWith(`/${file}`));
    if (!entry) throw new Error(`index.html loads ${address}, which was not built`);
    follow(entry, first);
  }
  /** @type {Set<string>} */
  const english = new Set(first);
  for (const file of files.filter((one) => WITH_A_RECIPE.test(one))) follow(file, english);
  return files.map((file) => ({
    file,
    gzip: gzipSync(read(file)).length,
    first: first.has(file),
    english: english.has(file),
    ofLanguage: LANGUAGE_FILE.test(file),
  }));

  /** @param {string} file @param {Set<string>} found */
  function follow(file, found) {
    if (found.has(file)) return;
    found.add(file);
    for (const [, imported = ''] of read(file).toString().matchAll(STATIC_IMPORT)) {
      follow(relative(folder, join(folder, file, '..', imported)).replaceAll('\\', '/'), found);
    }
  }

  /** @param {string} file */
  function read(file) {
    return readFileSync(join(folder, file));
  }
}
