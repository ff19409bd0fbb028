import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildPages } from '../browser/support/buildPages.mjs';
import { openStaticSite } from '../browser/support/staticSite.ts';

/** Builds and serves both the page and the plain page, and stores their folders and URLs in environment variables. */
export default async function openSites() {
  const folder = await mkdtemp(join(tmpdir(), 'recipe-kitchen-bench-'));
  const [page, plain] = [join(folder, 'SHIPPED'), join(folder, 'plain')];
  await buildPages(folder, ['SHIPPED']);
  await buildPlain(plain);
  const [pageSite, plainSite] = [await openStaticSite(page), await openStaticSite(plain)];
  Object.assign(process.env, {
    BENCH_page: pageSite.url,
    BENCH_plain: plainSite.url,
    BENCH_page_FOLDER: page,
    BENCH_plain_FOLDER: plain,
  });
  return async () => {
    await Promise.all([pageSite.close(), plainSite.close()]);
    await rm(folder, { recursive: true });
  };
}

/** Builds the plain page. Logs errors only, because Vite would warn that the page's only script is large. */
async function buildPlain(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'plain'),
    plugins: [react()],
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
}
