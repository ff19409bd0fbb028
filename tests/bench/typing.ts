import type { Browser, Page } from '@playwright/test';
import { openMetrics } from '../browser/metrics.ts';
import { putOnHand } from '../onHand.ts';
import { AFTER_PAINT, namesOn, type Site, slowDown, visit } from './browser.ts';

const SAMPLES = 15;
const FEW = 10;
const MANY = 1_000;

type Costs = { keys: number[]; adds: number[] };

/** What a keystroke and an added ingredient cost the main thread, with few and with many on the list. The four pages take turns. */
export async function measureTyping(browser: Browser): Promise<Record<Site, Record<string, number[]>>> {
  const pages = (['page', 'plain'] as const).flatMap((site) => [
    { site, count: FEW, costs: { keys: [], adds: [] } as Costs },
    { site, count: MANY, costs: { keys: [], adds: [] } as Costs },
  ]);

  /** Opens one after the other, and works when all are open. */
  async function open(at: number, measures: ((sample: number) => Promise<void>)[]): Promise<void> {
    const next = pages[at];
    if (next) {
      const go = async (page: Page) => open(at + 1, [...measures, await openCosts(page, next.costs)]);
      return visitWith(browser, next.site, next.count, go);
    }
    // The first is of code that is being compiled.
    for (let i = -1; i < SAMPLES; i += 1) for (const measure of measures) await measure(i);
  }
  await open(0, []);

  const [pageFew, pageMany, plainFew, plainMany] = pages.map(({ costs }) => costs);
  const tell = (few?: Costs, many?: Costs) => ({
    keyFew: few?.keys ?? [],
    keyMany: many?.keys ?? [],
    addFew: few?.adds ?? [],
    addMany: many?.adds ?? [],
  });
  return { page: tell(pageFew, pageMany), plain: tell(plainFew, plainMany) };
}

function visitWith(browser: Browser, site: Site, count: number, work: (page: Page) => Promise<void>) {
  if (site === 'page')
    return visit(browser, site, work, { prepare: (page) => page.addInitScript(putOnHand, count) });
  const ingredients = Array.from({ length: count }, (_, i) => `ingredient ${i}`);
  return visit(browser, site, (page) => addAll(page, ingredients).then(() => work(page)));
}

async function openCosts(page: Page, figures: Costs) {
  const { input, ask } = namesOn(page);
  await ask.waitFor();
  const devtools = await slowDown(page, 4);
  const takeMetrics = await openMetrics(devtools);
  const tasks = async () => {
    const metric = await takeMetrics();
    return metric('TaskDuration') * 1000;
  };
  const afterPaint = () => devtools.send('Runtime.evaluate', { expression: AFTER_PAINT, awaitPromise: true });
  const cost = async (key: string) => {
    await afterPaint();
    const before = await tasks();
    await page.keyboard.press(key);
    await afterPaint();
    return (await tasks()) - before;
  };
  return async (sample: number) => {
    await input.fill(`added ${sample}`);
    const key = await cost('x');
    const add = await cost('Enter');
    if (sample < 0) return;
    figures.keys.push(key);
    figures.adds.push(add);
  };
}

async function addAll(page: Page, ingredients: string[]) {
  const { input } = namesOn(page);
  await input.evaluate(async (field: HTMLInputElement, names) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const name of names) {
      setValue?.call(field, name);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((rendered) => setTimeout(rendered));
      field.form?.requestSubmit();
      await new Promise((rendered) => setTimeout(rendered));
    }
  }, ingredients);
}
