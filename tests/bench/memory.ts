import type { Browser, Page } from '@playwright/test';
import { openMetrics } from '../browser/metrics.ts';
import type { ModelHost } from '../browser/modelHost.ts';
import { answer } from '../browser/replies.ts';
import { AFTER_PAINT, namesOn, type Site, untilQuiet, visit } from './browser.ts';
import { writeRecipe } from './recipe.ts';

const SOME = 20;
const LOTS = 200;

/** The heap in kB, swept, after some recipes in one visit and after lots: with an empty recipe box at first, and a full one. */
export async function measureMemory(browser: Browser, site: Site, host: ModelHost) {
  host.reset();
  host.keepConnections();
  let asked = 0;
  host.script((...exchange) => {
    asked += 1;
    answer(writeRecipe(`Dish ${asked}`))(...exchange);
  });
  return visit(browser, site, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    const takeMetrics = await openMetrics(devtools);
    const heap = async () => {
      // What is still under way when the recipe shows, and what only a second sweep finds to be dead.
      for (let sweep = 0; sweep < 2; sweep += 1) {
        await devtools.send('Runtime.evaluate', { expression: AFTER_PAINT, awaitPromise: true });
        await devtools.send('HeapProfiler.collectGarbage');
      }
      const metric = await takeMetrics();
      return metric('JSHeapUsedSize') / 1000;
    };
    /** Goes on counting where the last left off: the dish of a recipe is how the page is known to show it. */
    const grow = async () => {
      const names = namesOn(page);
      if (!(await names.ask.isVisible())) await names.add('rice', 'eggs', 'feta', 'tomatoes');
      const before = asked;
      await ask(page, before + 1, before + SOME);
      const some = await heap();
      await ask(page, before + SOME + 1, before + LOTS);
      const lots = await heap();
      return { some: [some], lots: [lots], growth: [(lots / some - 1) * 100] };
    };
    const empty = await grow();
    await page.reload();
    await untilQuiet(page);
    const full = await grow();
    return {
      emptySome: empty.some,
      emptyLots: empty.lots,
      emptyGrowth: empty.growth,
      fullSome: full.some,
      fullLots: full.lots,
      fullGrowth: full.growth,
    };
  });
}

/** All in the page: a driver that asked it each time would leave traces of its own. */
async function ask(page: Page, from: number, to: number): Promise<void> {
  await page.evaluate(
    async ([first, last]) => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Get a recipe',
      );
      for (let asked = first; asked <= last; asked += 1) {
        button?.click();
        const dish = `Dish ${asked}`;
        const isShown = () =>
          [...document.querySelectorAll('h1, .dish')].some(({ textContent }) => textContent === dish);
        while (!isShown()) await new Promise(requestAnimationFrame);
      }
    },
    [from, to] as const,
  );
}
