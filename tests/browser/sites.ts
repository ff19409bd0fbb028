import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, preview } from 'vite';
import { NO_SETTINGS } from '../noSettings.mjs';
import { CLIENT_ID } from './oauthHost.ts';

/** So plainly no token, and so short, that no scanner takes it for one. */
export const TOKEN = 'hf_fake';

/** Builds and serves what the tests visit, and hands its addresses to them in the environment. */
export default async function openSites() {
  const folder = await mkdtemp(join(tmpdir(), 'recipe-kitchen-'));
  const shipped = await serveBuild(join(folder, 'shipped'), 'production', { VITE_HF_ACCESS_TOKEN: TOKEN });
  const ownHost = await serveBuild(join(folder, 'own-host'), 'production', {
    VITE_INFERENCE_URL: 'https://models.test/v1',
    VITE_HF_ACCESS_TOKEN: TOKEN,
    VITE_BRAND: 'Thyme',
  });
  const signIn = await serveBuild(join(folder, 'sign-in'), 'production', {
    VITE_HF_OAUTH_CLIENT_ID: CLIENT_ID,
  });
  const bare = await serveBuild(join(folder, 'bare'), 'production', {}, '/kitchen/');
  const practice = await serveBuild(join(folder, 'practice'), 'practice', {});
  const development = await serveSources();
  Object.assign(process.env, {
    SITE_SHIPPED: shipped.url,
    SITE_OWN_HOST: ownHost.url,
    SITE_SIGN_IN: signIn.url,
    SITE_BARE: bare.url,
    SITE_PRACTICE: practice.url,
    SITE_DEVELOPMENT: development.url,
    SITE_SHIPPED_FOLDER: join(folder, 'shipped'),
    SITE_OWN_HOST_FOLDER: join(folder, 'own-host'),
  });

  return async () => {
    const sites = [shipped, ownHost, signIn, bare, practice, development];
    await Promise.all(sites.map((site) => site.close()));
    await rm(folder, { recursive: true });
  };
}

async function serveBuild(outDir: string, mode: string, settings: Partial<typeof NO_SETTINGS>, base = './') {
  Object.assign(process.env, NO_SETTINGS, settings, { NODE_ENV: 'production' });
  await build({ mode, base, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    mode,
    base,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { url: addressOf(server), close: () => server.close() };
}

async function serveSources() {
  Object.assign(process.env, NO_SETTINGS, {
    NODE_ENV: 'development',
    VITE_HF_OAUTH_CLIENT_ID: CLIENT_ID,
  });
  const server = await createServer({
    mode: 'inspect',
    logLevel: 'warn',
    server: { port: 0, host: '127.0.0.1', hmr: false },
  });
  await server.listen();
  return { url: addressOf(server), close: () => server.close() };
}

function addressOf({ resolvedUrls }: { resolvedUrls: { local: string[] } | null }): string {
  const [url] = resolvedUrls?.local ?? [];
  if (!url) throw new Error('Vite has no address');
  return url;
}
