import puppeteer from 'puppeteer-core';
import { type Engine, LIMIT_MS } from './engine.ts';
import { ensurePrograms, makeHome } from './programs.ts';

export async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: ensurePrograms().firefox,
    env: await makeHome(),
    timeout: 2 * LIMIT_MS,
    protocolTimeout: LIMIT_MS,
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  // Behind another window nothing is drawn, and so nothing stands still.
  await page.bringToFront();
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
    click: (xpath) => page.locator(`xpath/${xpath}`).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    complaints,
    close: () => browser.close(),
  };
}
