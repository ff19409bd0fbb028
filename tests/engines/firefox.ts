import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { type Engine, LIMIT_MS, type Tab } from './engine.ts';
import { makeHome } from './home.ts';
import { ensurePrograms } from './programs.ts';

const WINDOW = { width: 1280, height: 900 };

export async function openFirefox(): Promise<Engine> {
  const home = await makeHome();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: ensurePrograms().firefox,
    env: home.env,
    timeout: 2 * LIMIT_MS,
    protocolTimeout: LIMIT_MS,
    defaultViewport: WINDOW,
    extraPrefsFirefox: {
      // A folder of its own, instead of the visitor's.
      'browser.download.folderList': 2,
      'browser.download.dir': home.folder,
    },
  });
  return {
    open: async () => drive(await browser.newPage()),
    downloads: home.folder,
    close: () => browser.close(),
  };
}

function drive(page: Page): Tab {
  page.setDefaultTimeout(LIMIT_MS);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error}`));
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: (run, ...words) => page.evaluate(run, ...words) as Promise<ReturnType<typeof run>>,
    click: async (xpath) => {
      // Behind another window nothing is drawn, and so nothing stands still.
      await page.bringToFront();
      await page.locator(`xpath/${xpath}`).click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    chooseFile: async (xpath, file) => {
      const input = await page.waitForSelector(`xpath/${xpath}`);
      await (input as ElementHandle<HTMLInputElement>).uploadFile(file);
    },
    complaints,
    close: () => page.close(),
  };
}
