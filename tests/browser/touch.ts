import type { Page } from '@playwright/test';

type Point = { x: number; y: number };

const MOVES = 8;
const MOVE_S = 0.02;
/** The finger rests before it is lifted: otherwise the page goes on scrolling, and the next tap only stops that. */
const REST_S = 0.2;

/** In several moves, as by a hand: the browser may take each of them for a gesture of its own. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  await dragFingers(page, [[from, to]]);
}

/** Fingers that go down, move and are lifted together, each from one point to another. */
export async function dragFingers(page: Page, ways: [from: Point, to: Point][]): Promise<void> {
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
