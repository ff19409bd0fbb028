import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { completion, recipe } from '../browser/support/replies.ts';
import { openStaticSite } from '../browser/support/staticSite.ts';
import { type Engine, openFirefox, openWebKit } from './engine.ts';

const RECIPE = recipe(
  'Egg-fried rice',
  ['200 g rice', '2 eggs, beaten', '[x] Salt, to taste'],
  ['**Simmer:** Simmer the rice for 5 seconds.', '**Fry:** Fry it with the eggs for 3 minutes.'],
);

/** Serves the built page and a stand-in for the model on one origin, so that no certificate is needed. */
async function openKitchen(build: Build) {
  /** Bodies of the requests to the model, oldest first. */
  const posts: string[] = [];
  const site = await openStaticSite(join(process.env.ENGINES_FOLDER ?? '', build), {
    answerPost: async (request, response) => {
      posts.push(Buffer.concat(await request.toArray()).toString());
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(completion(RECIPE)));
    },
  });
  return { ...site, posts };
}

/** Builds of the page: with a model and without one. */
type Build = 'connected' | 'unconnected';
type Kitchen = Awaited<ReturnType<typeof openKitchen>>;
type Visitor = ReturnType<typeof makeVisitor>;

export const test = base.extend<{ build: Build; kitchen: Kitchen; visitor: Visitor }>({
  build: ['connected', { option: true }],
  kitchen: async ({ build }, use) => {
    const kitchen = await openKitchen(build);
    await use(kitchen);
    await kitchen.close();
  },
  visitor: async ({ kitchen }, use, { project }) => {
    const engine = await (project.name === 'WebKit' ? openWebKit : openFirefox)();
    await use(makeVisitor(engine, kitchen));
    await engine.close();
    expect(engine.problems, 'errors and warnings of the page').toEqual([]);
  },
});

export { expect };

export const FIELD = '//input[@aria-label="Add more than one ingredient"]';

/** Returns functions that act as a visitor or check the page. */
function makeVisitor(engine: Engine, { url }: Kitchen) {
  const text = () => engine.evaluate(() => document.body.innerText);
  return {
    ...engine,
    /** Opens the page, and waits for its script and font because Firefox warns if the loading of a font is aborted. */
    visit: async () => {
      await engine.goto(url);
      const isReady = () => {
        const root = Object.keys(document.getElementById('root') ?? {});
        return (
          root.some((key) => key.startsWith('__reactContainer')) &&
          [...document.fonts].some(({ family }) => /^"?Newsreader"?$/.test(family))
        );
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
    /** Checks the texts of all elements that match a selector. */
    reads: (selector: string, ...texts: string[]) =>
      expect
        .poll(() =>
          engine.evaluate((selected) => {
            return [...document.querySelectorAll(selected)].map(({ textContent }) => textContent.trim());
          }, selector),
        )
        .toEqual(texts),
    /** Focuses the control with this name or text, and presses it by key. */
    pressByKey: async (name: string) => {
      const focus = (wanted: string) => {
        const controls = [...document.querySelectorAll<HTMLElement>('button, summary')];
        const isWanted = (one: HTMLElement) => [one.ariaLabel, one.textContent.trim()].includes(wanted);
        const control = controls.filter(isWanted).at(-1);
        control?.focus();
        return control !== undefined && document.activeElement === control;
      };
      await expect.poll(() => engine.evaluate(focus, name)).toBe(true);
      await engine.press('Enter');
    },
    /** Checks the name or text of the focused element. */
    focuses: (name: string) =>
      expect
        .poll(() =>
          engine.evaluate(() => {
            const focused = document.activeElement;
            return focused === document.body
              ? 'nothing'
              : (focused?.ariaLabel ?? focused?.textContent.trim());
          }),
        )
        .toBe(name),
    hasFocusOn: (id: string) => expect.poll(() => engine.evaluate(() => document.activeElement?.id)).toBe(id),
  };
}
