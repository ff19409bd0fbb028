import type { Browser, Page } from '@playwright/test';
import type { ModelHost } from '../browser/modelHost.ts';
import { answer } from '../browser/replies.ts';
import { namesOn, type Site, slowDown, untilQuiet, visit } from './browser.ts';
import { LAST_OF_RECIPE, writeRecipe } from './recipe.ts';

type Times = { pressed: number; painted: Promise<number> };
type Watching = { times: Times };

const VISITS = 3;
/** No model is faster. */
const ANSWER_AFTER_MS = 1_000;

/** From the press to the first request, and from the answer to the recipe. Each on a visit of its own: later ones are faster. */
export async function measureLatency(browser: Browser, site: Site, host: ModelHost) {
  host.reset();
  const reply = answer(writeRecipe('Rice with Eggs and Feta'));
  host.script((...exchange) => void setTimeout(() => reply(...exchange), ANSWER_AFTER_MS));
  const figures = { leaving: [] as number[], painting: [] as number[], paintingSlowed: [] as number[] };
  for (let i = 0; i < VISITS; i += 1) {
    for (const rate of [1, 4]) {
      const times = await visit(browser, site, (page) => askOnce(page, rate), {
        prepare: (page) => page.addInitScript(watch, LAST_OF_RECIPE),
      });
      if (rate === 1) figures.leaving.push(times.leaving);
      (rate === 1 ? figures.painting : figures.paintingSlowed).push(times.painting);
    }
  }
  return figures;
}

async function askOnce(page: Page, rate: number) {
  const { add, ask } = namesOn(page);
  await add('rice', 'eggs', 'feta', 'tomatoes');
  await untilQuiet(page);
  await slowDown(page, rate);
  await ask.click();
  return page.evaluate(async () => {
    const { times } = window as unknown as Watching;
    const painted = await times.painted;
    const requests = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('huggingface.co')) as PerformanceResourceTiming[];
    const [first, last] = [requests.at(0), requests.at(-1)];
    if (!first || !last) throw new Error('Nothing was asked');
    return { leaving: first.startTime - times.pressed, painting: painted - last.responseEnd };
  });
}

/** In the page, before its own scripts. */
function watch(lastOfRecipe: string) {
  const painted = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(lastOfRecipe)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
    observer.observe(document, { subtree: true, childList: true });
  });
  const times: Times = { pressed: 0, painted };
  Object.assign(window, { times });
  addEventListener('click', ({ timeStamp }) => Object.assign(times, { pressed: timeStamp }), true);
}
