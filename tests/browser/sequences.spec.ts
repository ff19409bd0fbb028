import { eventually, expect, test, type Visitor } from './fixtures.ts';
import type { ModelHost } from './modelHost.ts';
import { answer, held, lookUp, refuse } from './replies.ts';

const RECIPE = '# Egg-fried rice';

const failure = (attempt: number) => `Attempt ${attempt} failed: server: router.huggingface.co answered 503`;

type Scene = { visitor: Visitor; host: ModelHost };

/** What holds after every sequence: it is over, and the next press works. */
async function conclude({ visitor, host }: Scene, posts: number): Promise<void> {
  expect(host.posts()).toHaveLength(posts);
  await expect(visitor.generating).toBeHidden();
  await eventually(host.open).toBe(0);
  host.script(answer('# All is well'));
  host.scriptLookUps(lookUp);
  await visitor.ask.click();
  await expect(visitor.dish('All is well')).toBeVisible();
  expect(host.posts()).toHaveLength(posts + 1);
}

test.describe('on a clock that the test moves', () => {
  test.beforeEach(async ({ page, visitor, host: _ }) => {
    await page.clock.install({ time: 0 });
    await visitor.open();
    await visitor.addEnough('rice', 'eggs');
    await visitor.stopClock();
  });

  for (const [late, posts] of [
    ['a look-up', 0],
    ['an answer', 1],
  ] as const) {
    test(`${late} after the cancel is dropped, and the request ended`, async ({ page, visitor, host }) => {
      const { reply, release } = held(posts === 0 ? lookUp : answer('# Too late'));
      if (posts === 0) host.scriptLookUps(reply);
      else host.script(reply);
      await visitor.ask.click();
      await eventually(() => host.received.length).toBe(posts + 1);
      await visitor.cancel.click();
      await expect(visitor.generating).toBeHidden();
      await expect(visitor.ask).toBeFocused();
      await eventually(host.open).toBe(0);
      release();
      await page.clock.runFor(200_000);
      await expect(visitor.recommends).toBeHidden();
      await conclude({ visitor, host }, posts);
    });
  }

  test('offline at the press, online during the wait', async ({ page, context, visitor, host, console }) => {
    host.script(answer(RECIPE));
    await context.setOffline(true);
    await visitor.ask.click();
    await visitor.waitingFor(2).waitFor();
    await context.setOffline(false);
    await page.clock.runFor(1_000);
    await expect(visitor.recommends).toBeVisible();
    expect(console.takeAttempts()).toEqual(['Attempt 1 failed: offline: The browser is offline']);
    await conclude({ visitor, host }, 1);
  });

  test('a tab that is hidden during the wait, and sleeps for ten minutes', async ({
    page,
    visitor,
    host,
    console,
  }) => {
    host.script(refuse(503), answer(RECIPE));
    await visitor.ask.click();
    await visitor.waitingFor(2).waitFor();
    const turn = (visibilityState: string) =>
      page.evaluate((state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, visibilityState);
    await turn('hidden');
    // A jump: what is due meanwhile comes once, late, as in a tab that a browser has put to sleep.
    await page.clock.fastForward(600_000);
    await turn('visible');
    await expect(visitor.recommends).toBeVisible();
    expect(console.takeAttempts()).toEqual([failure(1)]);
    await conclude({ visitor, host }, 2);
  });
});

test('a used connection that is reset: the browser itself sends the request once more', async ({
  visitor,
  host,
}) => {
  host.keepConnections();
  host.script((_, { socket }) => socket.resetAndDestroy(), answer(RECIPE));
  await visitor.open();
  await visitor.add('rice', 'eggs');
  await visitor.ask.click();
  await expect(visitor.recommends).toBeVisible();
  await conclude({ visitor, host }, 2);
});
