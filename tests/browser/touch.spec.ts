import type { Page } from '@playwright/test';
import { AFTER_PAINT, test as base, button, expect, fileOf, hold, PARTS } from './support/fixtures.ts';
import { answer, recipe } from './support/replies.ts';

const wide = Array.from({ length: 12 }, (_, index) => `column number ${index}`).join(' | ');
const TABLE = `
## Nutrition

| ${wide} |
| ${'--- | '.repeat(12)}
| ${wide} |
`;

const test = base.extend<{ open: (more?: string) => Promise<void> }>({
  /** Requests two recipes, shows the first one, and reloads the page. */
  open: async ({ page, visitor, serve, host }, use) => {
    await use(async (more = '') => {
      await page.goto('about:blank');
      await serve(recipe('The first') + more);
      host.script(answer(recipe('The second') + more));
      await button(page, 'Suggest another').last().click();
      await expect(visitor.dish('The second')).toBeVisible();
      await button(page, 'Previous recipe').click();
      await reload(page);
      await expect(visitor.dish('The first')).toBeVisible();
    });
  },
});

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// Emulates a phone. Chromium navigates back on a swipe that the page does not handle.
test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

const isStillHere = (page: Page) => page.evaluate(() => 'isStillHere' in window);

/** Swipes over an element from edge to edge, for at most 300 px. */
async function swipeOver(page: Page, selector: string, direction: 'right' | 'left'): Promise<void> {
  const place = page.locator(selector).first();
  await place.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const left = { x: x + 4, y: y + Math.min(height, 120) / 2 };
  const right = { ...left, x: left.x + Math.min(width, 300) };
  await dragFingers(page, [direction === 'right' ? [left, right] : [right, left]]);
}

/** Reloads the page before a swipe, because only the first swipe on a page can navigate back. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await button(page, 'Cook').waitFor();
  await page.evaluate(() => Object.assign(window, { isStillHere: true }));
  // Waits for a painted frame because `touch-action` takes effect only then.
  await page.evaluate(AFTER_PAINT);
}

test('swipe over a recipe: shows the next one, and never leaves the page', async ({
  page,
  visitor,
  open,
}) => {
  await open();
  await swipeOver(page, '.pane .dish', 'right');
  expect(await isStillHere(page)).toBe(true);
  await expect(visitor.dish('The first')).toBeVisible();
  await button(page, 'Start a timer: 10 minutes').tap();
  await reload(page);
  await swipeOver(page, '.timer-bar', 'right');
  expect(await isStillHere(page)).toBe(true);
  for (const _ of ['over to the last', 'and no further']) {
    await swipeOver(page, '.pane .dish', 'left');
    await expect(visitor.dish('The second')).toBeVisible();
  }
  await reload(page);
  await swipeOver(page, '.pane .dish', 'right');
  await expect(visitor.dish('The first')).toBeVisible();
});

test('wide table: scrolls sideways, while two fingers zoom the page', { tag: '@nightly' }, async ({
  page,
  visitor,
  open,
}) => {
  // Uses a wider window because a phone would stack the columns.
  await page.setViewportSize({ width: 800, height: 900 });
  await open(TABLE);
  const table = page.locator('.table-box');
  const scrolled = () => table.evaluate(({ scrollLeft }) => scrollLeft);
  // Swipes while the table shows its first column, so that the table cannot scroll back.
  await swipeOver(page, '.table-box', 'right');
  expect(await isStillHere(page)).toBe(true);
  await swipeOver(page, '.table-box', 'left');
  await expect.poll(scrolled).toBeGreaterThan(100);
  await expect(visitor.dish('The first')).toBeVisible();

  await visitor.dish('The first').scrollIntoViewIfNeeded();
  await dragFingers(page, [
    [
      { x: 180, y: 500 },
      { x: 60, y: 400 },
    ],
    [
      { x: 210, y: 520 },
      { x: 330, y: 620 },
    ],
  ]);
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.2);
  await expect(visitor.dish('The first')).toBeVisible();
});

const placesOf = (all: Element[]) =>
  all.map((one) => [one.getBoundingClientRect().x, one.getBoundingClientRect().y]);

test.describe('first visit', () => {
  test.use({ isMobile: true });

  test('first visit: one press loads a dish and shows it', async ({ page, visitor }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const isRequested = (part: string) => requested.some((url) => url.includes(`/${part}-`));
    await page.clock.install({ time: 0 });
    await visitor.open('BARE');
    const suggestions = button(page.getByRole('list', { name: 'Suggestions' }), /./);
    for (const suggestion of await suggestions.all()) await expect(suggestion).toBeInViewport({ ratio: 1 });

    await test.step('parts that load later: wait for the visitor, and then load together', async () => {
      await page.clock.runFor(60_000);
      expect([PARTS.cookbook, PARTS.renderer].filter(isRequested)).toEqual([]);
      const release = await hold(page, fileOf('cookbook'));
      await page.setViewportSize({ width: 390, height: 664 });
      await button(page, /^Chickpea Stew/).tap();
      await expect.poll(() => isRequested(PARTS.renderer)).toBe(true);
      release();
    });

    await test.step('one press: shows the name and first ingredient of a dish, even without a list', async () => {
      const expectRecipeInView = async (dish: string) => {
        await expect(visitor.dish(dish)).toBeInViewport({ ratio: 1 });
        await expect(page.locator('.pane').getByRole('checkbox').first()).toBeInViewport({ ratio: 1 });
      };
      await expectRecipeInView('Chickpea Stew');
      await visitor.add('tomatoes', 'spinach', 'pasta');
      await visitor.requestButton.click();
      await expectRecipeInView('Tomato Pasta with Spinach');
    });

    await test.step('suggestions: stay in place when tapped', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => localStorage.clear());
      await visitor.open('BARE');
      const before = await suggestions.evaluateAll(placesOf);
      for (const name of ['pasta', 'eggs', 'rice']) await button(page, name).tap();
      await expect(visitor.items).toHaveText(['pasta', 'eggs', 'rice']);
      expect(await suggestions.evaluateAll(placesOf)).toEqual(before);
      await expect(page.locator('.promise .bowl-of')).toBeInViewport({ ratio: 0.99 });
    });
  });
});

test('swipe in cook mode: never leaves the page, even on the first and the last step', {
  tag: '@nightly',
}, async ({ page, open }) => {
  await open();
  for (const place of ['.cook-head', '.cook-step p']) {
    await reload(page);
    await button(page, 'Cook').tap();
    await swipeOver(page, place, 'right');
    expect(await isStillHere(page), place).toBe(true);
    await expect(page.getByText('Step 1 of 2')).toBeVisible();
  }
  await swipeOver(page, '.cook-step h2', 'left');
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  // Checks that only 'Done' can end cooking, because the end of cooking clears all ticks.
  await swipeOver(page, '.cook-step h2', 'left');
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await button(page, 'Done').tap();
  await swipeOver(page, '.ended h2', 'left');
  await expect(page.getByRole('heading', { name: 'Enjoy.' })).toBeVisible();
  expect(await isStillHere(page)).toBe(true);
});

type Point = { x: number; y: number };

const MOVES = 8;
const MOVE_S = 0.02;
/** Waits before the finger lifts. A page that is still scrolling would ignore the next tap. */
const REST_S = 0.2;

/** Drags one or more fingers at the same time, each from one point to another. */
async function dragFingers(page: Page, paths: [from: Point, to: Point][]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1_000;
  const dispatch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) => {
    const touchPoints = paths.map(([from, to], id) => ({
      id,
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }));
    await session.send('Input.dispatchTouchEvent', {
      type,
      timestamp,
      touchPoints: type === 'touchEnd' ? [] : touchPoints,
    });
    timestamp += MOVE_S;
  };
  await dispatch('touchStart', 0);
  for (let move = 1; move <= MOVES; move++) await dispatch('touchMove', move / MOVES);
  timestamp += REST_S;
  await dispatch('touchEnd', 1);
  await session.detach();
}
