import { join } from 'node:path';
import { build } from 'vite';
import { NO_SETTINGS } from '../../noSettings.mjs';
import { PAGES } from './pages.mjs';

/**
 * Builds pages, each into the subfolder of its name. Run this file to build pages in a separate process because a build
 * reads its settings from the environment: `node buildPages.mjs FOLDER NAME…`.
 * @param {string} folder
 * @param {string[]} names
 */
export async function buildPages(folder, names) {
  for (const name of names) {
    const { base = './', settings } = PAGES[name] ?? {};
    Object.assign(process.env, NO_SETTINGS, settings, { NODE_ENV: 'production' });
    const outDir = join(folder, name);
    await build({ mode: 'production', base, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  }
}

if (process.argv[1] === import.meta.filename) {
  const [, , folder = '', ...names] = process.argv;
  await buildPages(folder, names);
}
