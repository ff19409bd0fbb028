import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { NO_SETTINGS } from '../noSettings.mjs';
import { FRAME } from './kitchen.ts';
import { ensurePrograms } from './programs.ts';

/** Finds the browsers, and builds the page and a newer version of it in a folder that the tests find by the environment. */
export default async function makeBuilds() {
  ensurePrograms();
  const folder = await mkdtemp(join(tmpdir(), 'recipe-kitchen-engines-'));
  for (const brand of ['Basil', 'Thyme']) {
    const outDir = join(folder, brand);
    Object.assign(process.env, NO_SETTINGS, {
      NODE_ENV: 'production',
      VITE_BRAND: brand,
      VITE_INFERENCE_URL: '/v1',
    });
    await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
    await writeFile(join(outDir, FRAME), '<!doctype html><iframe src="./" height="800"></iframe>');
  }
  process.env.ENGINES_FOLDER = folder;
  // What has just been ended may still write a last time.
  return () => rm(folder, { recursive: true, maxRetries: 10, retryDelay: 200 });
}
