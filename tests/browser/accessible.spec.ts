import type { Page } from '@playwright/test';
import { putOnHand } from '../putOnHand.ts';
import { button, expect, test } from './support/fixtures.ts';
import { VISITS } from './support/states.ts';

test.use({ hasScrollbars: true });

for (const [title, { start, states }] of Object.entries(VISITS)) {
  test(`page, ${title}: is accessible in light and dark mode, and fits a window 320 px wide`, async ({
    page,
    visitor,
    host,
    console,
  }) => {
    await page.clock.install({ time: 0 });
    const seen = new Set<string>();
    await start?.({ page, visitor, host });
    for (const [name, enter] of Object.entries(states)) {
      await test.step(name, async () => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await enter({ page, visitor, host });
        const clockStopped = name === 'retrying';
        await visitor.expectNoAccessibilityProblem({ clockStopped });
        expect(await endlessMotion(page)).toEqual([]);
        // Checks dark mode only if the state has a pair of colours that no earlier state had. Dark mode changes only
        // colours.
        const pairs = await colourPairsOf(page);
        if (pairs.some((pair) => !seen.has(pair))) {
          await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
          await visitor.expectNoAccessibilityProblem({ clockStopped, rules: ['color-contrast'] });
        }
        for (const pair of pairs) seen.add(pair);

        for (const [width, height] of [
          [320, 256],
          [768, 1024],
          [1280, 720],
        ] as const) {
          await page.setViewportSize({ width, height });
          expect(await sidewaysScrollers(page), `at ${width} px`).toEqual([]);
        }
        expect(await smallTargets(page)).toEqual([]);
      });
    }
    // Ignores the browser's errors about failed requests because these states cause failed requests on purpose.
    console.take();
  });
}

/** Returns the text colour and background colour of each visible element. */
function colourPairsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        let background: Element | null = element;
        while (background && getComputedStyle(background).backgroundColor === 'rgba(0, 0, 0, 0)')
          background = background.parentElement;
        return `${getComputedStyle(element).color} on ${background && getComputedStyle(background).backgroundColor}`;
      }),
  );
}

/** Returns the names of endless animations, which must not run if the visitor prefers reduced motion. */
function endlessMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
}

/** Returns elements that scroll sideways. Excludes the suggestions, wide tables and long lines of code, which are allowed to scroll. */
function sidewaysScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const scrolls =
          element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX);
        const isMeantTo =
          element.matches('pre, .table, .suggestions') || element.querySelector(':scope > table') !== null;
        return (
          scrolls && !isMeantTo && element.checkVisibility() && element.scrollWidth > element.clientWidth
        );
      })
      .map((element) => `${element.tagName} ${element.className}`),
  );
}

/** Returns buttons and inputs smaller than 44 px. Links may be as small as their text. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, input[type="text"]')]
      .filter((element) => {
        if (!element.checkVisibility()) return false;
        // If a button's `::after` covers a whole card, measures the `::after` instead of the button.
        const reach = getComputedStyle(element, '::after');
        const { width, height } =
          reach.position === 'absolute' && reach.content !== 'none'
            ? { width: Number.parseFloat(reach.width), height: Number.parseFloat(reach.height) }
            : element.getBoundingClientRect();
        return width < 44 || height < 44;
      })
      .map((element) => element.outerHTML),
  );
}

test('forced colours: areas that usually differ only in colour get a border', async ({ page, visitor }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  // Tells axe the text colour in forced-colours mode because Chromium returns the original colour for
  // `-webkit-text-fill-color`.
  await page.addInitScript(() => {
    const { getPropertyValue } = CSSStyleDeclaration.prototype;
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
    };
  });
  await visitor.open();
  await visitor.add('rice', 'eggs', 'rice');
  await visitor.expectNoAccessibilityProblem();
  for (const place of ['.pane', '.glow', '.add', '.button-main']) {
    const edge = await page.locator(place).evaluate((element) => {
      const { borderTopStyle, borderTopColor } = getComputedStyle(element);
      return `${borderTopStyle} ${borderTopColor}`;
    });
    expect(edge, place).toMatch(/^solid rgb/);
  }
});

test('list of 1,000 ingredients: scrolls to an added or restored ingredient', async ({ page, visitor }) => {
  await page.addInitScript(putOnHand, 1_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await visitor.open();
  await expect(visitor.requestButton).toBeInViewport({ ratio: 1 });
  await visitor.add('Ingredient 900');
  await expect(visitor.items.nth(900)).toBeInViewport();
  await expect(visitor.input).toBeFocused();
  await visitor.add('one more');
  await expect(visitor.items.last()).toBeInViewport();
  await expect(visitor.items).toHaveCount(1_001);
  await visitor.items.nth(500).getByRole('button').click();
  await visitor.items.last().scrollIntoViewIfNeeded();
  await button(page, 'Undo').click();
  await expect(visitor.items.nth(500).getByRole('button')).toBeFocused();
  await expect(visitor.items.nth(500)).toBeInViewport();
});
