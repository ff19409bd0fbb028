import type { Page } from '@playwright/test';
import { putOnHand } from '../putOnHand.ts';
import { button, expect, test } from './support/fixtures.ts';
import { pressAll } from './support/pressAll.ts';
import { VISITS } from './support/states.ts';

const isNight = Boolean(process.env.NIGHTLY);

// Scrollbars need a browser of their own.
test.use({ hasScrollbars: isNight });

/**
 * Sizes of the window that each state must fit. The first is a window of 1280 px at a zoom of 400 %. Without scrollbars,
 * it is narrower by their width.
 */
const SIZES = [
  { width: isNight ? 320 : 305, height: 256 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
].slice(0, isNight ? 3 : 1);
/** Colour schemes in which each state has enough contrast. tests/page/frame/styles.test.ts checks the colours of both. */
const SCHEMES = isNight ? (['dark', 'light'] as const) : (['light'] as const);

for (const [title, { start, states, pressed }] of Object.entries(VISITS)) {
  test(`page, ${title}: is accessible, fits 320 px, and keeps the focus`, async ({
    page,
    visitor,
    host,
    console,
  }) => {
    test.slow();
    await page.clock.install({ time: 0 });
    const known = new Set<string>();
    await start?.({ page, visitor, host });
    for (const [name, enter] of Object.entries(states)) {
      await test.step(name, async () => {
        await enter({ page, visitor, host });
        const clockStopped = name === 'retrying';
        await visitor.expectNoAccessibilityProblem({ clockStopped, without: 'color-contrast' });
        expect(await endlessMotion(page)).toEqual([]);
        const pairs = await page.evaluate(markNewColours, [...known]);
        for (const pair of pairs) known.add(pair);
        for (const colorScheme of pairs.length > 0 ? SCHEMES : []) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await visitor.expectNoAccessibilityProblem({ clockStopped, only: 'color-contrast', place: MARKED });
        }
        for (const size of SIZES) {
          await page.setViewportSize(size);
          expect(await sidewaysScrollers(page), `at ${size.width} px`).toEqual([]);
        }
        await page.setViewportSize({ width: 1280, height: 720 });
        expect(await smallTargets(page)).toEqual([]);
      });
    }
    await test.step('presses', async () => {
      await page.clock.resume();
      expect(await pressAll(page, pressed)).toEqual([]);
    });
    // Ignores the browser's errors about failed requests because these states cause failed requests on purpose.
    console.take();
  });
}

const MARKED = '[data-colours]';

/**
 * Marks one visible text for each pair of colours that the page shows for the first time, and returns these pairs. A
 * pair includes all that affects the contrast: text colour, background, opacity, and whether the text is large.
 */
function markNewColours(known: string[]): string[] {
  for (const marked of document.querySelectorAll('[data-colours]')) marked.removeAttribute('data-colours');
  const pairs: string[] = [];
  const layer = document.querySelector('dialog:modal') ?? document.body;
  for (const element of layer.querySelectorAll<HTMLElement>('*')) {
    const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    if (!(isText || element.matches('input, textarea')) || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    const layers: string[] = [];
    for (let behind: Element | null = element; behind; behind = behind.parentElement) {
      const { backgroundColor, opacity } = getComputedStyle(behind);
      if (opacity !== '1') layers.push(`opacity ${opacity}`);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') layers.push(backgroundColor);
      if (backgroundColor.startsWith('rgb(')) break;
    }
    const pair = `${isLarge ? 'large' : 'small'} ${color} on ${layers}`;
    if (known.includes(pair) || pairs.includes(pair)) continue;
    pairs.push(pair);
    element.dataset.colours = '';
  }
  return pairs;
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

/** Returns elements that scroll sideways. Excludes wide tables and long lines of code, which are allowed to scroll. */
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

test('list of 1,000 ingredients: shows an ingredient when it is added or restored', async ({
  page,
  visitor,
}) => {
  await page.addInitScript(putOnHand, 1_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await visitor.open();
  await expect(visitor.requestButton).toBeInViewport({ ratio: 1 });
  await visitor.add('Ingredient 900');
  await expect(visitor.items.getByText('Ingredient 900')).toBeInViewport();
  await expect(visitor.input).toBeFocused();
  await button(page, /^\+\d+ more$/).click();
  await expect(visitor.items).toHaveCount(1_000);
  await visitor.add('one more');
  await expect(visitor.items.getByText('one more')).toBeInViewport();
  await button(page, /^\+\d+ more$/).click();
  await visitor.items
    .nth(500)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await visitor.items.last().scrollIntoViewIfNeeded();
  await button(page, 'Undo').click();
  await expect(visitor.items.nth(500).getByRole('button', { name: /^Remove/ })).toBeFocused();
  await expect(visitor.items.nth(500)).toBeInViewport();
});
