import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { freePort } from '../browser/support/listen.ts';

/** Timeout for slow machines. A passing test ends much earlier. */
const LIMIT_MS = 30_000;

/** Browser with one page. Tests find elements by XPath because every engine supports XPath. */
export type Engine = {
  goto: (url: string) => Promise<unknown>;
  /** Runs a function in the page, where variables outside of the function do not exist. */
  evaluate: <Value>(run: (...words: string[]) => Value, ...words: string[]) => Promise<Value>;
  /** Clicks an element once it exists and has stopped moving. */
  click: (xpath: string) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: 'Enter' | 'Escape' | 'ArrowRight') => Promise<void>;
  /** Errors and warnings on the page's console. Empty if the engine does not report console messages. */
  problems: string[];
  close: () => Promise<void>;
};

/**
 * Returns an environment with a new home folder, so that the browser does not write into the developer's home
 * folder.
 */
async function makeHome() {
  const folder = await mkdtemp(join(process.env.ENGINES_FOLDER ?? '', 'home-'));
  return { PATH: process.env.PATH, HOME: folder, XDG_RUNTIME_DIR: folder };
}

export async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    env: await makeHome(),
    timeout: 2 * LIMIT_MS,
    protocolTimeout: LIMIT_MS,
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  // Shows the window because elements of a hidden window never stop moving.
  await page.bringToFront();
  page.setDefaultTimeout(LIMIT_MS);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error}`));
  return {
    goto: (url) => page.goto(url),
    evaluate: (run, ...words) => page.evaluate(run, ...words) as Promise<ReturnType<typeof run>>,
    click: (xpath) => page.locator(`xpath/${xpath}`).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    problems,
    close: () => browser.close(),
  };
}

/** WebDriver codes of special keys. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' };

/** Opens WebKitGTK on a virtual screen, driven over WebDriver. */
export async function openWebKit(): Promise<Engine> {
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1280x900x24'];
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    // Renders without a graphics card, because the virtual screen has none.
    env: { ...(await makeHome()), GDK_BACKEND: 'x11', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    stdio: 'ignore',
    // Starts a process group, so that `close` can end all of its processes.
    detached: true,
  });
  const command = commandsOf(`http://127.0.0.1:${port}`);
  await expect(() => command('GET', '/status')).toPass({ timeout: LIMIT_MS });
  const { sessionId } = await command<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const session = `/session/${sessionId}`;

  const type = (keys: string) => {
    const actions = Array.from(keys).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return command('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    goto: (url) => command('POST', `${session}/url`, { url }),
    evaluate: (run, ...args) =>
      command('POST', `${session}/execute/sync`, { script: `return (${run}).apply(null, arguments)`, args }),
    // Retries because the driver refuses to click an element that has moved.
    click: (xpath) =>
      expect(async () => {
        const element = { using: 'xpath', value: xpath };
        const found = await command<Record<string, string>>('POST', `${session}/element`, element);
        await command('POST', `${session}/element/${Object.values(found)[0]}/click`, {});
      }).toPass({ timeout: LIMIT_MS }),
    type,
    press: (key) => type(KEYS[key]),
    problems: [],
    close: async () => {
      await command('DELETE', session).catch(() => {});
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}

function commandsOf(server: string) {
  return async <Value = void>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(server + path, {
      method,
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}
