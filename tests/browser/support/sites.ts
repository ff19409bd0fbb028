import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  build,
  createServer,
  type InlineConfig,
  loadConfigFromFile,
  type PreviewServer,
  preview,
  type ViteDevServer,
} from 'vite';
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
  const opening: Promise<Site>[] = [];
  for (const [name, build] of Object.entries(BUILDS)) {
    const outDir = join(folder, name);
    process.env[`SITE_${name}_FOLDER`] = outDir;
    // The settings are read here, one build after the other; then all are built side by side.
    const config = await configure(build);
    opening.push(serveBuild(name, { ...config, build: { ...config.build, outDir, emptyOutDir: true } }));
  }
  const sites = await Promise.all(opening);
  sites.push(await serveSources());

  return async () => {
    await Promise.all(sites.map((site) => site.close()));
    await rm(folder, { recursive: true });
  };
}

async function configure({ mode = 'production', base = './', settings = {} }: Build): Promise<InlineConfig> {
  Object.assign(process.env, NO_SETTINGS, settings, { NODE_ENV: 'production' });
  const { config } = (await loadConfigFromFile({ command: 'build', mode })) ?? {};
  return { ...config, configFile: false, mode, base, logLevel: 'warn' };
}

async function serveBuild(name: string, config: InlineConfig): Promise<Site> {
  await build(config);
  const site = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
  return tellAddress(name, site);
}

async function serveSources(): Promise<Site> {
  Object.assign(process.env, NO_SETTINGS, { NODE_ENV: 'development' });
  const server = await createServer({
    mode: 'development',
    logLevel: 'warn',
    server: { port: 0, host: '127.0.0.1', hmr: false },
  });
  return tellAddress('DEVELOPMENT', await server.listen());
}

function tellAddress(name: string, site: Site): Site {
  process.env[`SITE_${name}`] = site.resolvedUrls?.local[0] ?? '';
  return site;
}
