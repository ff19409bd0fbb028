import { type Browser, expect, type Page } from '@playwright/test';
import type { ModelHost } from '../browser/modelHost.ts';
import { answer, hang, held, refuse } from '../browser/replies.ts';
import { AFTER_PAINT, namesOn, type Site, untilQuiet, visit } from './browser.ts';
import { writeRecipe } from './recipe.ts';

type Watched = { shifts: number; lastInput: number };
type Watching = { watched: Watched };

export const SCREENS = {
  shiftDesktop: { viewport: { width: 1280, height: 800 } },
  shiftPhone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

export async function measureShifts(browser: Browser, site: Site, host: ModelHost) {
  const figures: Record<string, number[]> = {};
  for (const [name, screen] of Object.entries(SCREENS)) {
    figures[name] = [await measureShift(browser, site, host, screen)];
  }
  return figures;
}

/** The sum of every layout shift that no input explains, over a whole visit. */
export function measureShift(
  browser: Browser,
  site: Site,
  host: ModelHost,
  screen: Parameters<Browser['newContext']>[0],
): Promise<number> {
  host.reset();
  const walk = site === 'page' ? walkAll : walkToRecipe;
  const prepare = (page: Page) => page.addInitScript(watch);
  return visit(browser, site, (page) => walk(page, host), { ...screen, prepare });
}

async function walkToRecipe(page: Page, host: ModelHost): Promise<number> {
  const { add, ask, last } = namesOn(page);
  const { reply, release } = held(answer(writeRecipe('Rice with Eggs and Feta')));
  host.script(reply);
  await add('rice', 'eggs', 'feta', 'tomatoes');
  await settle(page);
  await ask.click();
  await settle(page);
  release();
  await last.waitFor();
  await settle(page);
  return readShifts(page);
}

/** What the plain page does not have: a refusal and the next attempt, cancelling, a reload, the box, the connection. */
async function walkAll(page: Page, host: ModelHost): Promise<number> {
  await walkToRecipe(page, host);
  const { ask, last } = namesOn(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

  const { reply, release } = held(answer(writeRecipe('Rice with Feta')));
  host.script(refuse(503), reply);
  await ask.click();
  await page.getByText(/Trying again in \d s/).waitFor();
  await expect.poll(() => host.posts().length).toBe(3);
  await settle(page);
  release();
  await last.waitFor();
  await settle(page);

  host.script(hang);
  await ask.click();
  await settle(page);
  await button('Cancel').click();
  await settle(page);
  await button(/^Remove eggs/).click();
  await settle(page);
  await button('Undo').click();
  await settle(page);
  const beforeReload = await readShifts(page);

  await page.reload();
  await last.waitFor();
  await untilQuiet(page);
  await page.locator('.kept-recipe').last().click();
  await settle(page);
  await button(/^Connection/).click();
  await settle(page);
  await button('Close').click();
  await settle(page);
  return beforeReload + (await readShifts(page));
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
