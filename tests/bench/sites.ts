import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { TOKEN } from '../browser/support/sites.ts';
import { openStaticSite } from '../browser/support/staticSite.ts';
import { NO_SETTINGS } from '../noSettings.mjs';

/** Builds the page, serves it, and hands folder and address over in the environment. */
export default async function openSites() {
  const folder = await mkdtemp(join(tmpdir(), 'recipe-kitchen-bench-'));
  // As the shipped site of the browser tests.
  Object.assign(process.env, NO_SETTINGS, { VITE_HF_ACCESS_TOKEN: TOKEN, NODE_ENV: 'production' });
  await build({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  const site = await openStaticSite(folder);
  Object.assign(process.env, { BENCH_URL: site.url, BENCH_FOLDER: folder });
  return async () => {
    await site.close();
    await rm(folder, { recursive: true });
  };
}
