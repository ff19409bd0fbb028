import type { Page } from '@playwright/test';

type Point = { x: number; y: number };

const MOVES = 8;

/** One finger, as a hand moves it: several moves, each where the browser can still take it for a gesture of its own. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  await dragFingers(page, [[from, to]]);
}

/** Fingers that go down, move and are lifted together, each from one point to another. */
export async function dragFingers(page: Page, ways: [from: Point, to: Point][]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (part: number) =>
    ways.map(([from, to], id) => ({
      id,
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let move = 1; move <= MOVES; move++) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(move / MOVES) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
