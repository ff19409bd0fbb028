import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { NO_SETTINGS } from '../../noSettings.mjs';
import { listen } from './listen.ts';
import { PAGES } from './pages.mjs';
import { openStaticSite } from './staticSite.ts';

/**
 * Serves the tested pages, and sets environment variables with their URLs and folders. Builds a page when a test first
 * visits it, unless `npm test` has built all pages into PAGES_FOLDER.
 */
export default async function openSites() {
  const built = process.env.PAGES_FOLDER;
  const folder = built ?? (await mkdtemp(join(tmpdir(), 'recipe-kitchen-')));
  Object.assign(process.env, NO_SETTINGS);
  const processes: ChildProcess[] = [];
  const builds = new Map<string, Promise<void>>();
  const whenBuilt = async (name: string) => {
    if (built) return;
    if (!builds.has(name)) builds.set(name, build(name));
    await builds.get(name);
  };

  const sites: { close: () => Promise<unknown> }[] = [];
  for (const [name, { base }] of Object.entries(PAGES)) {
    const site = await openStaticSite(join(folder, name), { base, whenReady: () => whenBuilt(name) });
    process.env[`SITE_${name}`] = site.url;
    process.env[`SITE_${name}_FOLDER`] = join(folder, name);
    sites.push(site);
  }
  await openDevelopmentServer();

  return async () => {
    for (const one of processes) one.kill();
    await Promise.all(sites.map((site) => site.close()));
    if (!built) await rm(folder, { recursive: true });
  };

  async function build(name: string): Promise<void> {
    const args = [join(import.meta.dirname, 'buildPages.mjs'), folder, name];
    const vite = spawn(process.execPath, args, { stdio: 'inherit' });
    processes.push(vite);
    const [code] = await once(vite, 'exit');
    if (code !== 0) throw new Error(`The build of ${name} ended with ${code}`);
  }

  /** Starts the development server when a test first visits it, and leads the test there. */
  async function openDevelopmentServer() {
    let opening: Promise<ViteDevServer> | undefined;
    const open = async () => {
      process.env.NODE_ENV = 'development';
      const server = { port: 0, host: '127.0.0.1', hmr: false };
      return (await createServer({ mode: 'development', logLevel: 'warn', server })).listen();
    };
    const entrance = createHttpServer(async (_, response) => {
      opening ??= open();
      const { resolvedUrls } = await opening;
      response.writeHead(302, { location: resolvedUrls?.local[0] }).end();
    });
    process.env.SITE_DEVELOPMENT = `http://127.0.0.1:${await listen(entrance)}/`;
    sites.push({
      close: async () => {
        entrance.close();
        await (await opening)?.close();
      },
    });
  }
}

/** Returns the folder of a tested page, once the page is built. */
export async function folderOf(name: 'SHIPPED' | 'OWN_HOST' | 'SIGN_IN'): Promise<string> {
  await fetch(process.env[`SITE_${name}`] ?? '');
  return process.env[`SITE_${name}_FOLDER`] ?? '';
}
