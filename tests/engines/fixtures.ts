import { test as base, expect } from '@playwright/test';
import type { Engine, Tab } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openKitchen } from './kitchen.ts';
import { openWebKit } from './webkit.ts';

const ENGINES = { Firefox: openFirefox, WebKit: openWebKit };

export type EngineOptions = { engineName: keyof typeof ENGINES };

type Kitchen = Awaited<ReturnType<typeof openKitchen>>;

export const test = base.extend<
  { kitchen: Kitchen; visitor: Visitor; openVisitor: () => Promise<Visitor> },
  EngineOptions & { engine: Engine }
>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await ENGINES[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // On a port of its own, and so on an origin of its own: each test has a first visit.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  kitchen: async ({}, use) => {
    const kitchen = await openKitchen();
    await use(kitchen);
    await kitchen.close();
  },
  openVisitor: async ({ engine, kitchen }, use) => {
    const tabs: Tab[] = [];
    await use(async () => {
      const tab = await engine.open();
      tabs.push(tab);
      const visitor = makeVisitor(tab, kitchen);
      await visitor.visit();
      return visitor;
    });
    for (const tab of tabs) {
      // Some browsers took the first version of the page for a new one, in some visits.
      expect.soft(await tab.evaluate(() => document.body.innerText)).not.toContain(NEWS);
      await tab.close();
    }
    expect(
      tabs.flatMap(({ complaints }) => complaints),
      'errors and warnings of the page',
    ).toEqual([]);
  },
  visitor: async ({ openVisitor }, use) => use(await openVisitor()),
});

export { expect };

export const NEWS = 'A new version of this page is ready.';

const button = (name: string) => `//button[normalize-space()="${name}" or @aria-label="${name}"]`;
const FIELD = '//input[@aria-label="Add more than one ingredient"]';

type Visitor = ReturnType<typeof makeVisitor>;

/** What a visitor does on the page, and sees of it. */
function makeVisitor(tab: Tab, { url }: Kitchen) {
  const text = () => tab.evaluate(() => document.body.innerText);
  const textsOf = (selector: string) =>
    expect.poll(() =>
      tab.evaluate((selected) => {
        return [...document.querySelectorAll(selected)].map(({ textContent }) => textContent);
      }, selector),
    );

  return {
    ...tab,
    /** Before the script of the page, nothing on the first screen does anything. Firefox complains of a font that is left half-way. */
    visit: async () => {
      await tab.goto(url);
      const isReady = () => {
        const root = Object.keys(document.getElementById('root') ?? {});
        return root.some((key) => key.startsWith('__reactContainer')) && document.fonts.status === 'loaded';
      };
      await expect.poll(() => tab.evaluate(isReady)).toBe(true);
    },
    add: async (...ingredients: string[]) => {
      await tab.click(FIELD);
      for (const ingredient of ingredients) {
        await tab.type(ingredient);
        await tab.press('Enter');
      }
    },
    pressButton: (name: string) => tab.click(button(name)),
    sees: (words: string) => expect.poll(text).toContain(words),
    seesNot: (words: string) => expect.poll(text).not.toContain(words),
    expectItems: (...names: string[]) => textsOf('.ingredients .name').toEqual(names),
    expectDish: (...names: string[]) => textsOf('.dish').toEqual(names),
    expectKept: (...names: string[]) => textsOf('.kept-recipe h3').toEqual(names),
    /** And answers come from what is kept. */
    expectKeptPage: () =>
      expect.poll(() => tab.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated'),
  };
}
