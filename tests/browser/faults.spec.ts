import { DISH, ROWS, type Row } from './faults.ts';
import { eventually, expect, test } from './fixtures.ts';
import { answer, lookUp } from './replies.ts';

const DEADLINE_MS = 60_000;
const BACKOFFS_MS = [1_000, 2_000];
const PLACES = { SHIPPED: '', OWN_HOST: ' to a host of one’s own', BAD_PROVIDER: ' that is never sent' };
const KNOWN_HOSTS = ['huggingface.co', 'router.huggingface.co', 'models.test'];

const titleOf = ({ site, request, outcome }: Row) =>
  `a ${request}${PLACES[site]} comes to ${outcome === 'recipe' ? 'a recipe all the same' : `the apology: ${outcome}`}`;

/** What each status means is proved in tests/model/askForRecipe.test.ts: one of each kind is met here. */
function isMetHere({ name }: Row, at: number, rows: Row[]): boolean {
  return !/^status \d+$/.test(name) || rows.findIndex((row) => /^status \d+$/.test(row.name)) === at;
}

/** One visit for all that comes to the same: every fault but the first is met by a page that has met others. */
for (const title of new Set(ROWS.map(titleOf))) {
  const rows = ROWS.filter((row) => titleOf(row) === title).filter(isMetHere);
  const [{ site, request, outcome }] = rows as [Row];
  const isRecipe = outcome === 'recipe';

  test(title, async ({ page, visitor, host, console }) => {
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

    for (const [at, { name, reply, arrange, hangs }] of rows.entries()) {
      await test.step(name, async () => {
        // The first of a visit leads to the apology; the attempts of the others are cancelled after the first.
        const attempts = isRecipe || at > 0 ? 1 : 3;
        const undo = await arrange?.(page, host);
        host.received.length = 0;
        host.script(request === 'completion' ? reply : answer(`# ${DISH}`));
        host.scriptLookUps(request === 'look-up' ? reply : lookUp);

        await visitor.ask.click();
        for (let attempt = 1; attempt <= attempts; attempt++) {
          if (hangs) {
            await eventually(asked).toBe(attempt);
            await page.clock.runFor(DEADLINE_MS - 1);
            await expect(visitor.generating).toBeVisible();
            await page.clock.runFor(1);
          }
          if (attempt === attempts) break;
          await visitor.waitingFor(attempt + 1).waitFor();
          await page.clock.runFor(BACKOFFS_MS[attempt - 1] ?? 0);
        }
        if (isRecipe || attempts === 3) {
          await visitor.recommends.waitFor();
          await (isRecipe ? page.locator('.recipe').getByText(DISH).first() : visitor.apology).waitFor();
        } else {
          await visitor.waitingFor(2).waitFor();
          await visitor.cancel.click();
        }
        await expect(visitor.generating).toBeHidden();
        await eventually(host.open).toBe(0);

        expect(asked()).toBe(arrange ? 0 : attempts);
        // After a failed look-up there is no completion.
        expect(host.posts()).toHaveLength(isRecipe ? 1 : request === 'completion' ? asked() : 0);
        expect(host.received.filter((one) => !KNOWN_HOSTS.includes(one.host))).toEqual([]);
        const failures = isRecipe
          ? []
          : [1, 2, 3].slice(0, attempts).map((attempt) => `Attempt ${attempt} failed: ${outcome}: `);
        expect(console.takeAttempts()).toEqual(failures.map((line) => expect.stringContaining(line)));
        await undo?.();
        // The client keeps a good look-up while the page lives: without a reload it would not look up again.
        if (request === 'look-up' && isRecipe) await page.reload();
      });
    }

    if (site === 'BAD_PROVIDER') return;
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
