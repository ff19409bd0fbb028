import { DISH, ROWS, type Row } from './support/faults.ts';
import { eventually, expect, test } from './support/fixtures.ts';
import { answer, lookUp } from './support/replies.ts';

const DEADLINE_MS = 60_000;
const BACKOFFS_MS = [1_000, 2_000];
const KNOWN_HOSTS = ['huggingface.co', 'router.huggingface.co', 'models.test'];
const VISITS = [
  { site: 'SHIPPED', request: 'completion' },
  { site: 'SHIPPED', request: 'look-up' },
  { site: 'OWN_HOST', request: 'completion' },
] as const;

/** One of each kind of status, which tests/model/asking/askForRecipe.test.ts proves, and of each kind of look-up: the same code sends both requests. What is wrong with the content alone is proved there as well. */
function isMetHere({ name, request, outcome, isOfContent }: Row, at: number, rows: Row[]): boolean {
  if (isOfContent) return false;
  const isOneOfMany = /^status \d+$/.test(name) || request === 'look-up';
  return !isOneOfMany || rows.findIndex((row) => row.outcome === outcome) === at;
}

/** One visit for all of them: every fault but the first is met by a page that has met others. */
for (const { site, request } of VISITS) {
  const rows = ROWS.filter((row) => row.site === site && row.request === request).filter(isMetHere);

  test(`what can go wrong with a ${request}: ${site}`, async ({ page, visitor, host, console }) => {
    const method = request === 'completion' ? 'POST' : 'GET';
    const asked = () => host.received.filter((one) => one.method === method).length;
    // A chosen model: for the usual one another would stand in.
    await page.addInitScript(() => {
      Object.assign(window, { huggingface: { variables: { VITE_HF_MODEL: 'chosen/model' } } });
    });
    await page.clock.install({ time: 0 });
    await visitor.open(site);
    await visitor.addEnough('kohlrabi', 'eggs');
    await visitor.stopClock();

    for (const [at, { name, outcome, reply, arrange, hangs }] of rows.entries()) {
      await test.step(name, async () => {
        const isRecipe = outcome === 'recipe';
        // The first leads to the apology; the attempts of the others are cancelled after the first.
        const attempts = at > 0 ? 1 : 3;
        const undo = await arrange?.(page, host);
        host.received.length = 0;
        host.script(request === 'completion' ? reply : answer(`# ${DISH}`));
        host.scriptLookUps(request === 'look-up' ? reply : lookUp);

        await visitor.ask.click();
        for (let attempt = 1; attempt < attempts; attempt++) {
          await visitor.waitingFor(attempt + 1).waitFor();
          await page.clock.runFor(BACKOFFS_MS[attempt - 1] ?? 0);
        }
        if (hangs) {
          await eventually(asked).toBe(1);
          await page.clock.fastForward(DEADLINE_MS - 1);
          await expect(visitor.generating).toBeVisible();
          await page.clock.runFor(1);
        }
        if (isRecipe) await page.locator('.recipe').getByText(DISH).first().waitFor();
        else if (attempts === 3) await visitor.apology.waitFor();
        else {
          await visitor.waitingFor(2).waitFor();
          await visitor.cancel.click();
        }
        await expect(visitor.generating).toBeHidden();
        await eventually(host.open).toBe(0);

        expect(asked()).toBe(arrange ? 0 : attempts);
        // After a failed look-up there is no completion.
        expect(host.posts()).toHaveLength(isRecipe ? 1 : request === 'completion' ? asked() : 0);
        expect(host.received.filter((one) => !KNOWN_HOSTS.includes(one.host))).toEqual([]);
        const failures = isRecipe ? [] : Array.from({ length: attempts }, (_, before) => before + 1);
        expect(console.takeAttempts()).toEqual(
          failures.map((attempt) => expect.stringContaining(`Attempt ${attempt} failed: ${outcome}: `)),
        );
        await undo?.();
        // The client keeps a good look-up while the page lives: without a reload it would not look up again.
        if (request === 'look-up' && isRecipe) await page.reload();
      });
    }

    await test.step('the next press works', async () => {
      host.received.length = 0;
      host.script(answer('# All is well'));
      host.scriptLookUps(lookUp);
      await visitor.ask.click();
      await visitor.dish('All is well').waitFor();
      expect(host.posts()).toHaveLength(1);
      expect(console.takeAttempts()).toEqual([]);
    });
  });
}
