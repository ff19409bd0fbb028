import type { Page } from '@playwright/test';
import { expect, fileOf, test, type Visitor } from './fixtures.ts';
import type { ModelHost } from './modelHost.ts';
import { answer, hang, refuse } from './replies.ts';

const LONG = 'extraordinarily-long-'.repeat(12);
const RECIPE = `# A ${LONG} supper

| What | How much | How | Why | When |
| --- | ---: | --- | --- | --- |
| rice | 200 g | washed in plenty of cold water | it keeps the grains apart | first |

- [x] Wash the ${LONG}[^1]

> ~~never~~ https://example.org/${LONG}

[^1]: With cold water.
`;

type Scene = { page: Page; visitor: Visitor; host: ModelHost };

/** How to bring the page into each of its states. */
const STATES: Record<string, (scene: Scene) => Promise<void>> = {
  empty: async () => {},
  'one ingredient': ({ visitor }) => visitor.add('rice'),
  'many ingredients': ({ visitor }) => visitor.add('rice', 'eggs', LONG, ...Array.from('abcdefghijkl')),
  'pointed out': ({ visitor }) => visitor.add('rice', 'eggs', 'RICE'),
  removed: async ({ visitor }) => {
    await visitor.add('rice', 'eggs', LONG);
    await visitor.removal(LONG).click();
  },
  connection: async ({ page, visitor }) => {
    await visitor.add('rice', 'eggs');
    await page.getByRole('button', { name: /^Connection/ }).click();
    await page.getByRole('dialog').waitFor();
  },
  generating: async ({ visitor, host }) => {
    host.script(hang);
    await visitor.add('rice', 'eggs');
    await visitor.ask.click();
    await visitor.generating.waitFor();
  },
  retrying: async ({ visitor, host }) => {
    host.script(refuse(503));
    await visitor.add('rice', 'eggs');
    await visitor.stopClock();
    await visitor.ask.click();
    await visitor.waitingFor(2).waitFor();
  },
  recipe: async ({ visitor, host }) => {
    host.script(answer(RECIPE));
    await visitor.add('rice', 'eggs');
    await visitor.ask.click();
    await visitor.recommends.waitFor();
  },
  'recipe as it was written': async ({ page, visitor, host }) => {
    await page.route(fileOf('draws'), (route) => route.abort());
    host.script(answer(RECIPE));
    await visitor.add('rice', 'eggs');
    await visitor.ask.click();
    await page.getByText('a part of the page did not load').waitFor();
    await page.locator('.plain').waitFor();
  },
  apology: async ({ page, visitor, host }) => {
    host.script(answer(RECIPE), refuse(503));
    await visitor.add('rice', 'eggs');
    await visitor.ask.click();
    await visitor.recommends.waitFor();
    await visitor.stopClock();
    await visitor.ask.click();
    for (const attempt of [2, 3]) {
      await visitor.waitingFor(attempt).waitFor();
      await page.clock.runFor(2_000);
    }
    await visitor.apology.waitFor();
    await page.clock.resume();
  },
};

for (const [name, reach] of Object.entries(STATES)) {
  test(`${name}: accessible, light and dark, and whole from 320 px on`, async ({
    page,
    visitor,
    host,
    console,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.clock.install({ time: 0 });
    await visitor.open();
    await reach({ page, visitor, host });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await visitor.expectNoAccessibilityProblem({ clockStopped: name === 'retrying' });
    }

    for (const [width, height] of [
      [320, 256],
      [320, 640],
      [768, 1024],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(await smallTargets(page)).toEqual([]);
    if (['retrying', 'apology', 'recipe as it was written'].includes(name)) console.take();
  });
}

/** Buttons and inputs that a thumb would miss; links in a text are as tall as the text. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, input[type="text"]')]
      .filter((element) => {
        if (!element.checkVisibility()) return false;
        const { width, height } = element.getBoundingClientRect();
        return width < 44 || height < 44;
      })
      .map((element) => element.outerHTML),
  );
}

test('forced colours leave an edge round what colour alone set apart', async ({ page, visitor, host: _ }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visitor.open();
  await visitor.add('rice', 'eggs', 'rice');
  await visitor.expectNoAccessibilityProblem();
  for (const place of ['.slip', '.glow', '.add input', '.button-main']) {
    const edge = await page.locator(place).evaluate((element) => {
      const { borderTopStyle, borderTopColor } = getComputedStyle(element);
      return `${borderTopStyle} ${borderTopColor}`;
    });
    expect(edge, place).toMatch(/^solid rgb/);
  }
});

test('motion stops where it is not wanted', async ({ page, visitor, host }) => {
  host.script(hang);
  await visitor.open();
  await visitor.add('rice', 'eggs');
  await visitor.ask.click();
  const turning = () =>
    visitor.generating.evaluate((element) => getComputedStyle(element, '::before').animationName);
  expect(await turning()).toBe('turn');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await turning()).toBe('none');
});

test('a thousand ingredients leave everything within reach', async ({ page, visitor, host: _ }) => {
  const ingredients = Array.from({ length: 1_000 }, (_, i) => `ingredient ${i}`);
  await page.addInitScript((kept) => {
    localStorage.setItem('recipe-kitchen', JSON.stringify({ version: 1, ingredients: kept, recipe: null }));
  }, ingredients);
  await page.setViewportSize({ width: 1280, height: 900 });
  await visitor.open();
  await expect(visitor.ask).toBeInViewport({ ratio: 1 });
  await visitor.add('Ingredient 900');
  await expect(visitor.items.nth(900)).toBeInViewport();
  await expect(visitor.input).toBeFocused();
  await visitor.add('one more');
  await expect(visitor.items.last()).toBeInViewport();
  await expect(visitor.items).toHaveCount(1_001);
  await visitor.items.nth(500).getByRole('button').click();
  await visitor.items.last().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(visitor.items.nth(500).getByRole('button')).toBeFocused();
  await expect(visitor.items.nth(500)).toBeInViewport();
});
