import type { Page } from '@playwright/test';
import { putOnHand } from '../putOnHand.ts';
import { button, expect, test } from './support/fixtures.ts';
import { VISITS } from './support/states.ts';

test.use({ hasScrollbars: true });

for (const [title, states] of Object.entries(VISITS)) {
  test(`${title}: accessible, light and dark, and whole from 320 px on`, async ({
    page,
    visitor,
    host,
    console,
  }) => {
    await page.clock.install({ time: 0 });
    const seen = new Set<string>();
    for (const [name, goOn] of Object.entries(states)) {
      await test.step(name, async () => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await goOn({ page, visitor, host });
        const clockStopped = name === 'retrying';
        await visitor.expectNoAccessibilityProblem({ clockStopped });
        expect(await endlessMotion(page)).toEqual([]);
        // Nothing but the colours is another in the dark, and most of them lie on the same grounds as in the state before.
        const pairs = await coloursOnGrounds(page);
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
    // Of what was refused, and of the part that did not come.
    console.take();
  });
}

/** Of each text, or what may hold one: the colour, and the ground that it lies on. */
function coloursOnGrounds(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        let ground: Element | null = element;
        while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
          ground = ground.parentElement;
        return `${getComputedStyle(element).color} on ${ground && getComputedStyle(ground).backgroundColor}`;
      }),
  );
}

/** What moves as long as it is there, though motion is not wanted. */
function endlessMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
}

/** Wide tables and long lines of code scroll within themselves; nothing else does. */
function sidewaysScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const scrolls =
          element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX);
        const isMeantTo = element.matches('pre, .table') || element.querySelector(':scope > table') !== null;
        return (
          scrolls && !isMeantTo && element.checkVisibility() && element.scrollWidth > element.clientWidth
        );
      })
      .map((element) => `${element.tagName} ${element.className}`),
  );
}

/** Buttons and inputs that a thumb would miss; links in a text are as tall as the text. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, input[type="text"]')]
      .filter((element) => {
        if (!element.checkVisibility()) return false;
        // A button may reach as far as the card that it stands in.
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

test('forced colours leave an edge round what colour alone set apart', async ({ page, visitor }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  // Chromium paints the colour that it forces, and tells this one as if it forced none: axe would read that.
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

test('a thousand ingredients leave everything within reach', async ({ page, visitor }) => {
  await page.addInitScript(putOnHand, 1_000);
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
  await button(page, 'Undo').click();
  await expect(visitor.items.nth(500).getByRole('button')).toBeFocused();
  await expect(visitor.items.nth(500)).toBeInViewport();
});
