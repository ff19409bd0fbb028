import type { Page } from '@playwright/test';
import { AFTER_PAINT, expect, openVisitor, test } from './fixtures.ts';
import { writeRecipe } from './longRecipe.ts';
import type { ModelHost } from './modelHost.ts';
import { answer, hang, held, refuse, VIDEO } from './replies.ts';

type Watched = { shifts: number; lastInput: number };
type Watching = { watched: Watched };

const QUIET_MS = 500;
const SCREENS = {
  Desktop: { viewport: { width: 1280, height: 800 } },
  Phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

for (const [device, screen] of Object.entries(SCREENS)) {
  test(`${device}: nothing on the page moves by itself, from the first load to the last recipe`, async ({
    browser,
    host,
  }) => {
    const context = await browser.newContext(screen);
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(process.env.SITE_SHIPPED ?? '');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilQuiet(page);
    const beforeReload = await walkToReload(page, host);
    expect(beforeReload + (await walkFromReload(page))).toBe(0);
    await context.close();
  });
}

const last = (page: Page) => page.locator(`[src*="${VIDEO}"], [href*="${VIDEO}"]`).first();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** A recipe that comes late, a refusal and the next attempt, a request that is cancelled, and an ingredient that goes and comes back. */
async function walkToReload(page: Page, host: ModelHost): Promise<number> {
  const { add, ask } = openVisitor(page);
  const first = held(answer(writeRecipe('Rice with Eggs and Feta')));
  host.script(first.reply);
  await add('rice', 'eggs', 'feta', 'tomatoes');
  await settle(page);
  await ask.click();
  await settle(page);
  first.release();
  await last(page).waitFor();
  await settle(page);

  const second = held(answer(writeRecipe('Rice with Feta')));
  host.script(refuse(503), second.reply);
  await ask.click();
  await page.getByText(/Trying again in \d s/).waitFor();
  await expect.poll(() => host.posts().length).toBe(3);
  await settle(page);
  second.release();
  await last(page).waitFor();
  await settle(page);

  host.script(hang);
  await ask.click();
  await settle(page);
  for (const name of ['Cancel', /^Remove eggs/, 'Undo']) {
    await button(page, name).click();
    await settle(page);
  }
  return readShifts(page);
}

/** The list and the recipe that were kept, the recipe box, the connection. */
async function walkFromReload(page: Page): Promise<number> {
  await page.reload();
  await last(page).waitFor();
  await untilQuiet(page);
  await page.locator('.kept-recipe').last().click();
  await settle(page);
  for (const name of [/^Connection/, 'Close']) {
    await button(page, name).click();
    await settle(page);
  }
  return readShifts(page);
}

/** Whatever the page fetches ahead has come: nothing is under way, and nothing new was begun for a while. */
async function untilQuiet(page: Page): Promise<void> {
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

/** Until what moves would count: for half a second after an input it is put down to that. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.now() - (window as unknown as Watching).watched.lastInput > 600,
  );
  await page.evaluate(AFTER_PAINT);
}

async function readShifts(page: Page): Promise<number> {
  // The observer hears of a frame's shifts after it.
  await page.evaluate(AFTER_PAINT);
  return page.evaluate(() => (window as unknown as Watching).watched.shifts);
}

/** In the page, before its own scripts. */
function watch() {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const watched: Watched = { shifts: 0, lastInput: 0 };
  Object.assign(window, { watched });
  const observer = new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
      if (!hadRecentInput) watched.shifts += value;
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, ({ timeStamp }) => Object.assign(watched, { lastInput: timeStamp }), true);
  }
}
