import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { AFTER_PAINT, openVisitor } from '../browser/support/fixtures.ts';
import { collectGarbage, openMetrics } from '../browser/support/metrics.ts';
import type { ModelHost } from '../browser/support/modelHost.ts';
import { answer, VIDEO } from '../browser/support/replies.ts';
import { putOnHand } from '../putOnHand.ts';
import type { Site } from './report.ts';
import { measureScripts } from './sizes.mjs';

const AUDITS = ['first-contentful-paint', 'largest-contentful-paint'];
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const ADDITIONS = 15;
/** Longer than a computer waits before it loads parts of the page ahead. */
const REST_MS = 5_000;
/** Number of visits per round. The times of visits differ by a third, so one visit is not enough. */
const FIRST_RECIPES = 4;
const RECIPES = 200;
const FOODS = ['tomatoes', 'spinach', 'pasta', 'feta', 'onions', 'chicken'];

/** Recipe of the maximum length that a model may write: 1,024 tokens, or about 3,600 characters. */
const LONG_RECIPE = readFileSync(`${import.meta.dirname}/longRecipe.md`, 'utf8');
const writeRecipe = (dish: string) => LONG_RECIPE.replace('{dish}', dish).replace('{video}', VIDEO);

const urlOf = (site: Site) => process.env[`BENCH_${site}`] ?? '';

export function measureSizes(site: Site) {
  const scripts = measureScripts(process.env[`BENCH_${site}_FOLDER`] ?? '');
  const total = (some: typeof scripts) => some.reduce((sum, { gzip }) => sum + gzip / 1000, 0);
  return {
    scriptsFirst: [total(scripts.filter(({ first }) => first))],
    scriptFiles: [scripts.filter(({ first }) => first).length],
    scriptsEnglish: [total(scripts.filter(({ english }) => english))],
  };
}

/** Measures a first visit on the devices and networks that Lighthouse simulates. */
export async function measurePaints(site: Site, port: number): Promise<Record<string, number[]>> {
  return { ...(await measure('Phone')), ...(await measure('Desktop', desktop)) };

  async function measure(device: string, config?: typeof desktop) {
    const flags = { port, logLevel: 'error', onlyAudits: AUDITS } as const;
    const { lhr } = (await lighthouse(urlOf(site), flags, config)) ?? {};
    if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse: ${lhr?.runtimeError?.message}`);
    const [first, largest] = AUDITS.map((id) => [(lhr.audits[id]?.numericValue ?? Number.NaN) / 1000]);
    return { [`first${device}`]: first ?? [], [`largest${device}`]: largest ?? [] };
  }
}

/** Measures how long the main thread works to add an ingredient to a list of 1,000 ingredients. */
export function measureAdditions(browser: Browser, site: Site): Promise<number[]> {
  return visit(browser, site, 1_000, async (page, devtools) => {
    const worked = await slowDown(devtools);
    const { input } = openVisitor(page);
    const costs: number[] = [];
    for (let count = 0; count <= ADDITIONS; count += 1) {
      await input.fill(`added ${count}`);
      const before = await worked();
      await page.keyboard.press('Enter');
      costs.push((await worked()) - before);
    }
    // Drops the first measurement, which includes compiling the code.
    return costs.slice(1);
  });
}

/** Measures how many bytes a phone loads in a first visit without a press. */
export async function measureBytes(browser: Browser, site: Site): Promise<number[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await page.goto(urlOf(site), { waitUntil: 'networkidle' });
  await page.waitForTimeout(REST_MS);
  await context.close();
  return [bytes / 1000];
}

type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number };

/**
 * Measures the longest task of the main thread after the first paint of a first visit without a press, during which a
 * computer reads the cookbook. Traces the page without attaching DevTools to it: with DevTools, each error that is created
 * makes Chromium parse the script again. Multiplies the processor time by 4 instead of slowing the CPU.
 */
export async function measureLongestTask(browser: Browser, site: Site): Promise<number[]> {
  const devtools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'loading'] },
    transferMode: 'ReportEvents',
  });
  const { browserContextId } = await devtools.send('Target.createBrowserContext');
  await devtools.send('Target.createTarget', { url: urlOf(site), browserContextId });
  await setTimeout(2 * REST_MS);
  const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await ended;
  await devtools.send('Target.disposeBrowserContext', { browserContextId });

  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first paint');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts,
  );
  return [(4 * Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur))) / 1000];
}

/** The network of Lighthouse's phone. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** Measures how long a first visit waits for the recipe of a dish that is pressed a second after the page has loaded. */
export async function measureFirstPress(browser: Browser): Promise<number[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await slowDown(devtools);
  await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await page.goto(urlOf('page'));
  await page.waitForTimeout(1_000);
  await page.evaluate(timeUntil, { event: 'pointerdown', place: '.pane ol', words: '' });
  await page.locator('.dish-card').first().tap();
  const time = await page.evaluate(() => (window as unknown as Timed).time);
  await context.close();
  return [time];
}

/** Measures the time from a press of Enter to the dishes for the list: for the first food of a visit, and for others. */
export async function measureDishes(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(urlOf('page'));
  await page.evaluate(cookbookReady);
  await slowDown(await context.newCDPSession(page));
  const times: number[] = [];
  for (const [index, food] of FOODS.entries()) {
    await openVisitor(page).input.fill(food);
    const words = index === 0 ? 'uses ' : `uses (?:all|\\d of) ${index + 1}\\b`;
    await page.evaluate(timeUntil, { event: 'keydown', place: '.dishes', words });
    await page.keyboard.press('Enter');
    times.push(await page.evaluate(() => (window as unknown as Timed).time));
  }
  await context.close();
  return { firstDishes: times.slice(0, 1), changedDishes: times.slice(1) };
}

/**
 * Waits until the page has run the code of the cookbook once, which it does in short steps while it is idle. Runs in the
 * page, where Playwright's `waitForFunction` would leave a script of half a megabyte.
 */
async function cookbookReady(): Promise<void> {
  while (performance.getEntriesByName('cookbook ready').length === 0)
    await new Promise(requestAnimationFrame);
}

type Timed = { time: Promise<number> };

/** Measures the time from the next such event until a place of the page exists and has these words. */
function timeUntil({ event, place, words }: { event: string; place: string; words: string }): void {
  const time = new Promise<number>((resolve) => {
    let start = 0;
    addEventListener(event, ({ timeStamp }) => (start = timeStamp), { once: true, capture: true });
    const awaited = new RegExp(words);
    const observer = new MutationObserver(() => {
      const found = document.querySelector(place)?.textContent;
      if (!found || !awaited.test(found)) return;
      observer.disconnect();
      resolve(performance.now() - start);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  Object.assign(window, { time });
}

/** Measures how long the main thread works to render the first recipe of a visit. */
export async function measureFirstRecipe(browser: Browser, site: Site, host: ModelHost): Promise<number[]> {
  const costs: number[] = [];
  for (let count = 1; count <= FIRST_RECIPES; count += 1) {
    host.reset();
    const requested = new Promise<() => void>((resolve) =>
      host.script((...exchange) => resolve(() => answer(writeRecipe('Dish 1'))(...exchange))),
    );
    const [cost = 0] = await visit(browser, site, 4, async (page, devtools) => {
      const worked = await slowDown(devtools);
      await openVisitor(page).requestButton.click();
      const sendAnswer = await requested;
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
      const before = await worked();
      sendAnswer();
      // Searches only headings. A Playwright locator would search all text, and so increase the measured time.
      await page.waitForFunction(
        () => [...document.querySelectorAll('h1, .dish')].some(({ textContent }) => textContent === 'Dish 1'),
        null,
        { polling: 50 },
      );
      return [(await worked()) - before];
    });
    costs.push(cost);
  }
  return costs;
}

/**
 * Makes the CPU 4 times slower. The returned function waits for a frame, and returns how long the main thread has
 * worked in total, in ms.
 */
async function slowDown(devtools: CDPSession): Promise<() => Promise<number>> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const takeMetrics = await openMetrics(devtools);
  return async () => {
    await devtools.send('Runtime.evaluate', { expression: AFTER_PAINT, awaitPromise: true });
    const metric = await takeMetrics();
    return metric('TaskDuration') * 1000;
  };
}

/** Measures the heap in MB after garbage collection, with as many recipes as the page can save. */
export function measureMemory(browser: Browser, site: Site, host: ModelHost): Promise<number[]> {
  host.reset();
  host.keepConnections();
  let count = 0;
  host.script((...exchange) => {
    count += 1;
    answer(writeRecipe(`Dish ${count}`))(...exchange);
  });
  return visit(browser, site, 4, async (page, devtools) => {
    await page.evaluate(requestOften, RECIPES);
    const takeMetrics = await openMetrics(devtools);
    await collectGarbage(devtools);
    const metric = await takeMetrics();
    return [metric('JSHeapUsedSize') / 1_000_000];
  });
}

/**
 * Requests recipes one after another. Runs in the page because clicking with Playwright would increase the measured
 * memory.
 */
async function requestOften(times: number): Promise<void> {
  for (let count = 1; count <= times; count += 1) {
    const buttons = [...document.querySelectorAll('button')];
    // Some buttons are replaced during a request.
    buttons.find(({ textContent }) => textContent === 'Get a recipe')?.click();
    const isShown = () =>
      [...document.querySelectorAll('h1, .dish')].some(({ textContent }) => textContent === `Dish ${count}`);
    while (!isShown()) await new Promise(requestAnimationFrame);
  }
}

/** Opens a site in a new window with a stored ingredient list. Calls `work` once prefetching has ended. */
async function visit(
  browser: Browser,
  site: Site,
  onHand: number,
  work: (page: Page, devtools: CDPSession) => Promise<number[]>,
): Promise<number[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(putOnHand, onHand);
  await page.goto(urlOf(site), { waitUntil: 'networkidle' });
  await openVisitor(page).requestButton.waitFor();
  if (site === 'page') await page.evaluate(cookbookReady);
  const samples = await work(page, await context.newCDPSession(page));
  await context.close();
  return samples;
}
