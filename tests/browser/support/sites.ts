import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type PreviewServer, preview, type ViteDevServer } from 'vite';
import { NO_SETTINGS } from '../../noSettings.mjs';
import { CLIENT_ID } from './oauthHost.ts';

/** So plainly no token, and so short, that no scanner takes it for one. */
export const TOKEN = 'hf_fake';

type Site = PreviewServer | ViteDevServer;
type Build = { mode?: string; base?: string; settings?: Partial<typeof NO_SETTINGS> };

const BUILDS: Record<string, Build> = {
  SHIPPED: { settings: { VITE_HF_ACCESS_TOKEN: TOKEN } },
  OWN_HOST: {
    settings: {
      VITE_INFERENCE_URL: 'https://models.test/v1',
      VITE_HF_ACCESS_TOKEN: TOKEN,
      VITE_BRAND: 'Thyme',
    },
  },
  SIGN_IN: { settings: { VITE_HF_OAUTH_CLIENT_ID: CLIENT_ID } },
  BARE: { base: '/kitchen/' },
  PRACTICE: { mode: 'practice' },
};

/** Builds and serves what the tests visit, and hands its addresses and folders to them in the environment. */
export default async function openSites() {
  const folder = await mkdtemp(join(tmpdir(), 'recipe-kitchen-'));
  const sites: Site[] = [];
  for (const [name, build] of Object.entries(BUILDS)) {
    const outDir = join(folder, name);
    const site = await serveBuild(outDir, build);
    sites.push(site);
    Object.assign(process.env, { [`SITE_${name}`]: addressOf(site), [`SITE_${name}_FOLDER`]: outDir });
  }
  const development = await serveSources();
  sites.push(development);
  process.env.SITE_DEVELOPMENT = addressOf(development);

  return async () => {
    await Promise.all(sites.map((site) => site.close()));
    await rm(folder, { recursive: true });
  };
}

async function serveBuild(outDir: string, { mode = 'production', base = './', settings = {} }: Build) {
  Object.assign(process.env, NO_SETTINGS, settings, { NODE_ENV: 'production' });
  const shared = { mode, base, logLevel: 'warn' } as const;
  await build({ ...shared, build: { outDir, emptyOutDir: true } });
  return preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
}

async function serveSources() {
  Object.assign(process.env, NO_SETTINGS, { NODE_ENV: 'development' });
  const server = await createServer({
    mode: 'inspect',
    logLevel: 'warn',
    server: { port: 0, host: '127.0.0.1', hmr: false },
  });
  return server.listen();
}

function addressOf({ resolvedUrls }: Site): string {
  const [url] = resolvedUrls?.local ?? [];
  if (!url) throw new Error('Vite has no address');
  return url;
}
