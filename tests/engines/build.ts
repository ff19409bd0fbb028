import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { NO_SETTINGS } from '../noSettings.mjs';

/** Builds the page in a folder that the tests find by the environment. */
export default async function makeBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'recipe-kitchen-engines-'));
  Object.assign(process.env, NO_SETTINGS, {
    NODE_ENV: 'production',
    VITE_INFERENCE_URL: '/v1',
    ENGINES_FOLDER: folder,
  });
  await build({ logLevel: 'warn', build: { outDir: join(folder, 'page'), emptyOutDir: true } });
  // What has just been ended may still write a last time.
  return () => rm(folder, { recursive: true, maxRetries: 10, retryDelay: 200 });
}
