import type { Page } from '@playwright/test';
import { AFTER_PAINT, test as base, button, expect } from './support/fixtures.ts';
import { answer, recipe } from './support/replies.ts';

const wide = Array.from({ length: 12 }, (_, at) => `column number ${at}`).join(' | ');
const TABLE = `
## Nutrition

| ${wide} |
| ${'--- | '.repeat(12)}
| ${wide} |
`;

const test = base.extend<{ open: (more?: string) => Promise<void> }>({
  /** Two recipes that were asked for before a reload, the first of them in the pane. */
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

// A whole Chromium goes back in the history on a swipe that no page has claimed: then the recipe is gone.
test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

const isStillHere = (page: Page) => page.evaluate(() => 'isStillHere' in window);

/** From edge to edge of what is seen of it, to the right or to the left. */
async function swipeOver(page: Page, selector: string, direction: 'right' | 'left'): Promise<void> {
  const place = page.locator(selector).first();
  await place.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const left = { x: x + 4, y: y + Math.min(height, 120) / 2 };
  const right = { ...left, x: left.x + Math.min(width, 300) };
  await dragFingers(page, [direction === 'right' ? [left, right] : [right, left]]);
}

/** Only the first swipe of a page goes back in its history: each is tried on a page of its own. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await button(page, 'Cook').waitFor();
  await page.evaluate(() => Object.assign(window, { isStillHere: true }));
  // The browser knows of a frame what it may do with a finger once that is painted.
  await page.evaluate(AFTER_PAINT);
}

const PLACES = ['.pane .dish', '.tools', '.recipe ol li'];
const COOK_PLACES = ['.cook-head', '.cook-step p', '.cook .dial'];

test('a swipe over the pane, wherever, or over a timer keeps the page; over the pane it turns the cards, as far as there are any', async ({
  page,
  visitor,
  open,
}) => {
  await open();
  for (const [at, place] of PLACES.entries()) {
    if (at > 0) await reload(page);
    await swipeOver(page, place, 'right');
    expect(await isStillHere(page), place).toBe(true);
    await expect(visitor.dish('The first')).toBeVisible();
  }
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

test('a wide table is moved for itself, and two fingers enlarge the page', async ({
  page,
  visitor,
  open,
}) => {
  // On a phone its columns stand below one another.
  await page.setViewportSize({ width: 800, height: 900 });
  await open(TABLE);
  const table = page.locator('.table-box');
  const scrolled = () => table.evaluate(({ scrollLeft }) => scrollLeft);
  // At its start there is nothing to move.
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

test('a swipe in cook mode, wherever, keeps the page, on the first step and the last as well', async ({
  page,
  open,
}) => {
  await open();
  for (const [at, place] of COOK_PLACES.entries()) {
    if (at > 0) await reload(page);
    await button(page, 'Cook').tap();
    if (place === '.cook .dial') await page.locator('.dial').tap();
    await swipeOver(page, place, 'right');
    expect(await isStillHere(page), place).toBe(true);
    await expect(page.getByText('Step 1 of 2')).toBeVisible();
  }
  await swipeOver(page, '.cook-step h2', 'left');
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  // Ending takes the ticks away: only 'Done' does.
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
/** The finger rests before it is lifted: otherwise the page goes on scrolling, and the next tap only stops that. */
const REST_S = 0.2;

/** Fingers that go down, move in several moves, as by a hand, and are lifted together, each from one point to another. */
async function dragFingers(page: Page, ways: [from: Point, to: Point][]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1_000;
  const say = async (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) => {
    const touchPoints = ways.map(([from, to], id) => ({
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
  await say('touchStart', 0);
  for (let move = 1; move <= MOVES; move++) await say('touchMove', move / MOVES);
  timestamp += REST_S;
  await say('touchEnd', 1);
  await session.detach();
}
