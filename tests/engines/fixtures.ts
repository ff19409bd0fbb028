import { test as base, expect } from '@playwright/test';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openKitchen } from './kitchen.ts';
import { openWebKit } from './webkit.ts';

type Kitchen = Awaited<ReturnType<typeof openKitchen>>;
type Visitor = ReturnType<typeof makeVisitor>;

export const test = base.extend<{ kitchen: Kitchen; visitor: Visitor }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  kitchen: async ({}, use) => {
    const kitchen = await openKitchen();
    await use(kitchen);
    await kitchen.close();
  },
  visitor: async ({ kitchen }, use, { project }) => {
    const engine = await (project.name === 'WebKit' ? openWebKit : openFirefox)();
    await use(makeVisitor(engine, kitchen));
    await engine.close();
    expect(engine.complaints, 'errors and warnings of the page').toEqual([]);
  },
});

export { expect };

const FIELD = '//input[@aria-label="Add more than one ingredient"]';

/** What a visitor does on the page, and sees of it. */
function makeVisitor(engine: Engine, { url }: Kitchen) {
  const text = () => engine.evaluate(() => document.body.innerText);
  return {
    ...engine,
    /** Before the script of the page, nothing on the first screen does anything. Firefox complains of a font that is left half-way. */
    visit: async () => {
      await engine.goto(url);
      const isReady = () => {
        const root = Object.keys(document.getElementById('root') ?? {});
        return root.some((key) => key.startsWith('__reactContainer')) && document.fonts.status === 'loaded';
      };
      await expect.poll(() => engine.evaluate(isReady)).toBe(true);
    },
    add: async (...ingredients: string[]) => {
      await engine.click(FIELD);
      for (const ingredient of ingredients) {
        await engine.type(ingredient);
        await engine.press('Enter');
      }
    },
    pressButton: (name: string) =>
      engine.click(`//button[normalize-space()="${name}" or @aria-label="${name}"]`),
    sees: (words: string) => expect.poll(text).toContain(words),
    seesNot: (words: string) => expect.poll(text).not.toContain(words),
    /** What the elements say that are found by a selector. */
    reads: (selector: string, ...texts: string[]) =>
      expect
        .poll(() =>
          engine.evaluate((selected) => {
            return [...document.querySelectorAll(selected)].map(({ textContent }) => textContent.trim());
          }, selector),
        )
        .toEqual(texts),
    hasFocusOn: (id: string) => expect.poll(() => engine.evaluate(() => document.activeElement?.id)).toBe(id),
  };
}
