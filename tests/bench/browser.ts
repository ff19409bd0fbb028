import { createServer } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { openVisitor } from '../browser/fixtures.ts';
import { launchChromium } from '../browser/launch.ts';
import { listen } from '../browser/listen.ts';
import { LAST_OF_RECIPE } from './recipe.ts';

export type Site = 'page' | 'plain';

/** As the browser tests launch it, with a port for Lighthouse. */
export async function launch(hostPort: number): Promise<{ browser: Browser; port: number }> {
  const port = await freePort();
  const hosts = ['huggingface.co', 'router.huggingface.co', 'i.ytimg.com'];
  const browser = await launchChromium(hosts, hostPort, {
    flags: [`--remote-debugging-port=${port}`],
  });
  return { browser, port };
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((closed) => server.close(closed));
  return port;
}

export function urlOf(site: Site): string {
  return process.env[site === 'page' ? 'SITE_SHIPPED' : 'SITE_PLAIN'] ?? '';
}

/** Both pages by the same names. */
export function namesOn(page: Page) {
  const { input, ask, add } = openVisitor(page);
  return { input, ask, add, last: page.locator(LAST_OF_RECIPE).first() };
}

const QUIET_MS = 500;

/** Opens a site in a tab with nothing kept, does the work, and forgets everything. */
export async function visit<T>(
  browser: Browser,
  site: Site,
  work: (page: Page) => Promise<T>,
  {
    prepare,
    ...options
  }: { prepare?: (page: Page) => Promise<unknown> } & Parameters<Browser['newContext']>[0] = {},
): Promise<T> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(urlOf(site));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilQuiet(page);
  const result = await work(page);
  await context.close();
  return result;
}

/** Whatever the page fetches ahead has come: nothing is under way, and nothing new was begun for a while. */
export async function untilQuiet(page: Page): Promise<void> {
  let seen = -1;
  for (;;) {
    const count = await page.evaluate(() => performance.getEntriesByType('resource').length);
    if (count === seen) return;
    seen = count;
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      (ms) => new Promise((idle) => setTimeout(() => requestIdleCallback(idle), ms)),
      QUIET_MS,
    );
  }
}

export async function slowDown(page: Page, rate: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return devtools;
}

/** Resolves after the next frame is drawn. As text: it is evaluated in the page. */
export const AFTER_PAINT = `new Promise((painted) => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => painted();
  channel.port2.postMessage(null);
}))`;
