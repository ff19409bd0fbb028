import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Plugin, type PreviewServer, preview, type ViteDevServer } from 'vite';
import { NO_SETTINGS } from '../../noSettings.mjs';
import { CLIENT_ID } from './oauthHost.ts';

/** Short and plainly fake token, so that no secret scanner reports it. */
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

const builds: ChildProcess[] = [];

/** Serves the tested pages, and sets environment variables with their URLs and folders. Builds a page on demand. */
export default async function openSites() {
  const folder = await mkdtemp(join(tmpdir(), 'recipe-kitchen-'));
  const sites: Site[] = [];
  for (const [name, build] of Object.entries(BUILDS)) {
    const outDir = join(folder, name);
    await mkdir(outDir);
    sites.push(await serveBuild(name, build, outDir));
    process.env[`SITE_${name}_FOLDER`] = outDir;
  }
  sites.push(await serveSources());

  return async () => {
    for (const build of builds) build.kill();
    await Promise.all(sites.map((site) => site.close()));
    await rm(folder, { recursive: true });
  };
}

async function serveBuild(
  name: string,
  { mode = 'production', base = './', settings }: Build,
  outDir: string,
) {
  const env = { ...Object.assign(process.env, NO_SETTINGS, settings, { NODE_ENV: 'production' }) };
  let built: Promise<void> | undefined;
  const whenVisited: Plugin = {
    name: 'build-when-visited',
    enforce: 'pre',
    configurePreviewServer: ({ middlewares }) =>
      void middlewares.use((_request, _response, next) => {
        built ??= build(['--mode', mode, '--base', base, '--outDir', outDir], env);
        built.then(() => next(), next);
      }),
  };
  const server = { port: 0, host: '127.0.0.1' };
  const options = { mode, base, logLevel: 'warn', build: { outDir }, preview: server } as const;
  return setAddress(name, await preview({ ...options, plugins: [whenVisited] }));
}

/** Builds a page in a separate process, since a build reads its settings from the environment. */
async function build(options: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--emptyOutDir', '--logLevel', 'warn', ...options];
  const vite = spawn(process.execPath, args, { env, stdio: 'inherit' });
  builds.push(vite);
  const [code] = await once(vite, 'exit');
  if (code !== 0) throw new Error(`vite ${args.join(' ')} ended with ${code}`);
}

async function serveSources(): Promise<Site> {
  Object.assign(process.env, NO_SETTINGS, { NODE_ENV: 'development' });
  const server = await createServer({
    mode: 'development',
    logLevel: 'warn',
    server: { port: 0, host: '127.0.0.1', hmr: false },
  });
  return setAddress('DEVELOPMENT', await server.listen());
}

function setAddress(name: string, site: Site): Site {
  process.env[`SITE_${name}`] = site.resolvedUrls?.local[0] ?? '';
  return site;
}

/** Waits until the tested page in this folder is built. Does nothing if the folder is not for a tested page. */
export async function waitForBuild(folder: string): Promise<void> {
  const name = Object.keys(BUILDS).find((one) => process.env[`SITE_${one}_FOLDER`] === folder);
  if (!name) return;
  // Builds OWN_HOST together with SHIPPED, since tests deploy OWN_HOST as the new version of SHIPPED.
  const names = name === 'SHIPPED' ? [name, 'OWN_HOST'] : [name];
  await Promise.all(names.map((one) => fetch(process.env[`SITE_${one}`] ?? '')));
}
