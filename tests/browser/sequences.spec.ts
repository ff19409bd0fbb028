import type { Page } from '@playwright/test';
import { note, SEQUENCES } from './faultReport.ts';
import { expect, test, type Visitor } from './fixtures.ts';
import type { ModelHost } from './modelHost.ts';
import { answer, hang, held, type Reply, refuse } from './replies.ts';

const RECIPE = '# Egg-fried rice';

const failure = (attempt: number) => `Attempt ${attempt} failed: server: router.huggingface.co answered 503`;

type Scene = { page: Page; visitor: Visitor; host: ModelHost };

/** A line of the report, and what holds after every sequence: it is over, and the next press works. */
async function conclude(
  { page, visitor, host }: Scene,
  name: string,
  did: string,
  posts: number,
): Promise<void> {
  expect(host.posts()).toHaveLength(posts);
  await expect(visitor.generating).toBeHidden();
  await expect.poll(host.open).toBe(0);
  host.script(answer('# All is well'));
  await visitor.ask.click();
  await expect(page.getByRole('heading', { name: 'All is well' })).toBeVisible();
  expect(host.posts()).toHaveLength(posts + 1);
  note({ group: SEQUENCES, name, did, posts });
}

test.describe('on a clock that the test moves', () => {
  test.beforeEach(async ({ page, visitor, host: _ }) => {
    await page.clock.install({ time: 0 });
    await visitor.open();
    await visitor.addEnough('rice', 'eggs');
    await page.clock.pauseAt(60_000);
  });

  test('two failures, then an answer: one POST each, 1 s and 2 s between them', async ({
    page,
    visitor,
    host,
    console,
  }) => {
    host.script(refuse(503), refuse(503), answer(RECIPE));
    await visitor.ask.click();
    for (const [attempt, wait] of [
      [1, 1_000],
      [2, 2_000],
    ] as const) {
      await expect(visitor.waitingFor(attempt + 1)).toBeVisible();
      expect(host.posts()).toHaveLength(attempt);
      await page.clock.runFor(wait - 1);
      await expect(visitor.waitingFor(attempt + 1)).toBeVisible();
      expect(host.posts()).toHaveLength(attempt);
      await page.clock.runFor(1);
      await expect(visitor.waitingFor(attempt + 1)).toBeHidden();
    }
    await expect(visitor.recommends).toBeVisible();
    expect(console.takeAttempts()).toEqual([failure(1), failure(2)]);
    await conclude(
      { page, visitor, host },
      'two failures, then an answer',
      'waits 1 s and 2 s, then shows the recipe',
      3,
    );
  });

  test('an attempt that hangs fails after 60 s, not before', async ({ page, visitor, host, console }) => {
    host.script(hang, answer(RECIPE));
    await visitor.ask.click();
    await expect.poll(() => host.posts().length).toBe(1);
    await page.clock.runFor(59_999);
    await expect(visitor.waitingFor(2)).toBeHidden();
    await page.clock.runFor(1);
    await expect(visitor.waitingFor(2)).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(visitor.recommends).toBeVisible();
    expect(console.take()).toEqual(['Attempt 1 failed: timeout: No answer within 60 s']);
    await conclude(
      { page, visitor, host },
      'an attempt that hangs, then an answer',
      'ends it after 60 s, waits 1 s, then shows the recipe',
      2,
    );
  });

  test('an answer after the cancel is dropped, and the request ended', async ({ page, visitor, host }) => {
    let ended = false;
    const late = held(answer('# Too late'));
    const watched: Reply = (response, request) => {
      response.on('close', () => {
        ended = true;
      });
      late.reply(response, request);
    };
    host.script(watched);
    await visitor.ask.click();
    await expect.poll(() => host.posts().length).toBe(1);
    await visitor.cancel.click();
    await expect(visitor.generating).toBeHidden();
    await expect(visitor.ask).toBeFocused();
    await expect.poll(() => ended).toBe(true);
    late.release();
    await page.clock.runFor(200_000);
    await expect(visitor.recommends).toBeHidden();
    await conclude(
      { page, visitor, host },
      'an answer after the cancel',
      'drops it, and goes back to the list',
      1,
    );
  });

  for (const cancelled of [1, 2]) {
    test(`cancelling in wait ${cancelled} of 2 brings the previous recipe back`, async ({
      page,
      visitor,
      host,
      console,
    }) => {
      host.script(answer('# The first'), refuse(503));
      await visitor.ask.click();
      await expect(page.getByRole('heading', { name: 'The first' })).toBeVisible();
      host.received.length = 0;
      await visitor.ask.click();
      for (let attempt = 1; attempt < cancelled; attempt++) {
        await visitor.waitingFor(attempt + 1).waitFor();
        await page.clock.runFor(attempt * 1_000);
      }
      await expect(visitor.waitingFor(cancelled + 1)).toBeVisible();
      await expect(visitor.recommends).toBeHidden();
      await visitor.cancel.click();
      await expect(page.getByRole('heading', { name: 'The first' })).toBeVisible();
      await page.clock.runFor(200_000);
      expect(console.takeAttempts()).toEqual([1, 2].slice(0, cancelled).map(failure));
      await conclude(
        { page, visitor, host },
        `a cancel in wait ${cancelled} of 2`,
        'brings the previous recipe back',
        cancelled,
      );
    });
  }

  test('a double press is one request', async ({ page, visitor, host }) => {
    const { reply, release } = held(answer(RECIPE));
    host.script(reply);
    await visitor.ask.dblclick();
    await visitor.ask.click({ force: true });
    await page.keyboard.press('Enter');
    await expect.poll(() => host.posts().length).toBe(1);
    release();
    await expect(visitor.recommends).toBeVisible();
    await page.clock.runFor(200_000);
    await conclude({ page, visitor, host }, 'a double press, and two more', 'shows the recipe', 1);
  });

  test('offline at the press, online during the wait', async ({ page, context, visitor, host, console }) => {
    host.script(answer(RECIPE));
    await context.setOffline(true);
    await visitor.ask.click();
    await visitor.waitingFor(2).waitFor();
    await context.setOffline(false);
    await page.clock.runFor(1_000);
    await expect(visitor.recommends).toBeVisible();
    expect(console.takeAttempts()).toEqual(['Attempt 1 failed: offline: The browser is offline']);
    await conclude(
      { page, visitor, host },
      'offline, and online again during the wait',
      'offline (1 attempt), then shows the recipe',
      1,
    );
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
    await conclude(
      { page, visitor, host },
      'a tab hidden during the wait',
      'asks once when its timer comes, then shows the recipe',
      2,
    );
  });

  test('ingredients that change meanwhile count for the next request', async ({
    page,
    visitor,
    host,
    console,
  }) => {
    host.script(refuse(503), answer(RECIPE));
    await visitor.ask.click();
    await visitor.waitingFor(2).waitFor();
    await visitor.removal('eggs').click();
    await visitor.add('feta');
    await page.clock.runFor(1_000);
    await expect(visitor.recommends).toBeVisible();
    expect(console.takeAttempts()).toEqual([failure(1)]);
    await conclude(
      { page, visitor, host },
      'ingredients edited during the wait',
      'asks with the ones of the press, then shows the recipe',
      2,
    );
    const asked = host.posts().map(({ body }) => /I have (.*?)\./.exec(body)?.[1]);
    expect(asked).toEqual(['rice, eggs', 'rice, eggs', 'rice, feta']);
  });
});

test('three failures end in the apology; the waits are real', async ({ page, visitor, host, console }) => {
  host.script(refuse(503));
  await visitor.open();
  await visitor.add('rice', 'eggs');
  await visitor.ask.click();
  await expect(visitor.apology).toBeVisible();
  await expect(visitor.recommends).toBeVisible();
  const [first = 0, second = 0, third = 0, ...more] = host.posts().map(({ at }) => at);
  expect(more).toEqual([]);
  expect(second - first).toBeGreaterThanOrEqual(990);
  expect(third - second).toBeGreaterThanOrEqual(1_990);
  expect(console.takeAttempts()).toEqual([failure(1), failure(2), failure(3)]);
  await conclude(
    { page, visitor, host },
    'three failures, at real speed',
    'waits 1 s and 2 s, then the apology',
    3,
  );
});

test('a token that fails the check is never sent', async ({ visitor, host, console }) => {
  await visitor.open('BAD_TOKEN');
  await visitor.add('rice', 'eggs');
  await visitor.ask.click();
  await expect(visitor.apology).toBeVisible();
  await visitor.ask.click();
  await expect(visitor.generating).toBeVisible();
  await expect(visitor.apology).toBeVisible();
  expect(host.received).toEqual([]);
  const said = console.take();
  expect(said).toHaveLength(7);
  expect(said.filter((line) => line.startsWith('Attempt'))).toEqual(
    [1, 2, 3, 1, 2, 3].map((n) => expect.stringMatching(`Attempt ${n} failed: bad settings: VITE_HF`)),
  );
  note({
    group: SEQUENCES,
    name: 'a token that fails the check',
    did: 'bad settings (3 attempts), then the apology; the next press comes to the same',
    posts: host.posts().length,
  });
});

test('a used connection that is reset: the browser itself sends the request once more', async ({
  page,
  visitor,
  host,
}) => {
  host.keepConnections();
  host.script((_, { socket }) => socket.resetAndDestroy(), answer(RECIPE));
  await visitor.open();
  await visitor.add('rice', 'eggs');
  await visitor.ask.click();
  await expect(visitor.recommends).toBeVisible();
  await conclude(
    { page, visitor, host },
    'a used connection reset',
    'shows the recipe; Chromium has sent the request of one attempt twice',
    2,
  );
});
