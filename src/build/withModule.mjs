import { createServer } from 'vite';

/**
 * Runs a module of the page outside a browser. Vite loads it because Node 20 does not run TypeScript.
 * @template Result
 * @param {string} place path from the root of the project
 * @param {(module: Record<string, any>, load: (place: string) => Promise<Record<string, any>>) => Promise<Result>} use
 */
export async function withModule(place, use) {
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const load = (/** @type {string} */ one) => vite.ssrLoadModule(one);
    return await use(await load(place), load);
  } finally {
    await vite.close();
  }
}
