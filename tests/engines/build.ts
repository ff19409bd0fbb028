import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { NO_SETTINGS } from '../noSettings.mjs';

/** Builds the page with and without a model, and sets `ENGINES_FOLDER` to the folder with both builds. */
export default async function makeBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'recipe-kitchen-engines-'));
  Object.assign(process.env, NO_SETTINGS, { NODE_ENV: 'production', ENGINES_FOLDER: folder });
  for (const name of ['unconnected', 'connected']) {
    process.env.VITE_INFERENCE_URL = name === 'connected' ? '/v1' : '';
    await build({ logLevel: 'warn', build: { outDir: join(folder, name), emptyOutDir: true } });
  }
  // Retries because a closing browser may still write into the folder.
  return () => rm(folder, { recursive: true, maxRetries: 10, retryDelay: 200 });
}
