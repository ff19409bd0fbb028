import { eventually, expect, test } from './support/fixtures.ts';
import { answer, hang, held, refuse } from './support/replies.ts';

/** Each begins on the page that the one before has left: what holds after every one is that it is over, and that the next press works. */
test('things that come one after the other', async ({ page, context, visitor, host, console }) => {
  let presses = 0;
  const asks = async (step: string, posts: number, go: () => Promise<void>) => {
    await test.step(step, async () => {
      host.received.length = 0;
      await go();
      expect(host.posts()).toHaveLength(posts);
      await expect(visitor.generating).toBeHidden();
      await eventually(host.open).toBe(0);
      presses += 1;
      host.script(answer(`# All is well ${presses}`));
      await visitor.ask.click();
      await expect(visitor.dish(`All is well ${presses}`)).toBeVisible();
      expect(host.posts()).toHaveLength(posts + 1);
    });
  };
  await page.clock.install({ time: 0 });
  await visitor.open();
  await visitor.addEnough('rice', 'eggs', 'feta');
  await visitor.removal('feta').click();
  await visitor.stopClock();

  await asks('an answer after the cancel is dropped, and the request ended', 1, async () => {
    const { reply, release } = held(answer('# Too late'));
    host.script(reply);
    await visitor.ask.click();
    await eventually(() => host.posts().length).toBe(1);
    await visitor.cancel.click();
    await expect(visitor.generating).toBeHidden();
    await expect(visitor.ask).toBeFocused();
    await eventually(host.open).toBe(0);
    release();
    await page.clock.runFor(200_000);
    await expect(visitor.recommends).toBeHidden();
  });

  await asks('offline at the press, online during the wait', 1, async () => {
    host.script(answer('# Egg-fried rice'));
    await context.setOffline(true);
    await visitor.ask.click();
    await visitor.waitingFor(2).waitFor();
    await context.setOffline(false);
    await page.clock.runFor(1_000);
    await expect(visitor.dish('Egg-fried rice')).toBeVisible();
    expect(console.takeAttempts()).toEqual(['Attempt 1 failed: offline: The browser is offline']);
  });

  await asks('a tab that is hidden during the wait, and sleeps for ten minutes', 2, async () => {
    host.script(refuse(503), answer('# Rice with eggs'));
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
    await expect(visitor.dish('Rice with eggs')).toBeVisible();
    expect(console.takeAttempts()).toEqual(['Attempt 1 failed: server: router.huggingface.co answered 503']);
  });

  await asks(
    'a used connection that is reset: the browser itself sends the request once more',
    3,
    async () => {
      host.keepConnections();
      host.script(
        answer('# On a new connection'),
        (_, { socket }) => socket.resetAndDestroy(),
        answer('# Again'),
      );
      await visitor.ask.click();
      await expect(visitor.dish('On a new connection')).toBeVisible();
      await visitor.ask.click();
      await expect(visitor.dish('Again')).toBeVisible();
    },
  );

  await asks('a reload while a recipe is made brings the list back, and asks nobody', 1, async () => {
    host.script(hang);
    await visitor.ask.click();
    await eventually(() => host.posts().length).toBe(1);
    await page.reload();
    await expect(visitor.items).toHaveText(['rice', 'eggs']);
    await expect(visitor.ask).toHaveAttribute('aria-disabled', 'false');
  });
});
