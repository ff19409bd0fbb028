import { note } from './faultReport.ts';
import { DISH, ROWS } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { answer, held, lookUp, type Reply } from './replies.ts';

const DEADLINE_MS = 60_000;
const BACKOFFS_MS = [1_000, 2_000, 0];

// A trace of each of so many would take longer than the test itself.
test.use({ trace: 'off' });

for (const { site, request, name, outcome, reply, arrange, hangs } of ROWS) {
  const group = site === 'OWN_HOST' ? 'The completion, from VITE_INFERENCE_URL' : `The ${request}`;

  test(`${group}: ${name}`, async ({ page, visitor, host, console }) => {
    const isRecipe = outcome === 'recipe';
    const attempts = isRecipe ? 1 : 3;
    // A look-up that fails is followed by no completion; what is arranged lets nothing through.
    const reaches = request === 'completion' && !arrange;
    const script = (next: Reply) => {
      host.script(request === 'completion' ? next : answer(`# ${DISH}`));
      host.scriptLookUps(request === 'look-up' ? next : lookUp);
    };
    const asked = () =>
      host.received.filter(({ method }) => method === (request === 'completion' ? 'POST' : 'GET'));
    let seen = 0;
    const nextIsAsked = () => expect.poll(() => asked().length).toBe(++seen);

    await page.clock.install({ time: 0 });
    await visitor.open(site);
    await visitor.addEnough('kohlrabi', 'eggs');
    await page.clock.pauseAt(60_000);
    const undo = await arrange?.(page, host);

    await test.step('cancelled, nothing follows', async () => {
      const late = held(reply);
      script(late.reply);
      await visitor.ask.click();
      await (arrange ? visitor.waitingFor(2).waitFor() : nextIsAsked());
      await visitor.cancel.click();
      await expect(visitor.generating).toBeHidden();
      await expect.poll(host.open).toBe(0);
      late.release();
      await page.clock.runFor(attempts * DEADLINE_MS);
      await expect(visitor.recommends).toBeHidden();
      expect(host.posts()).toHaveLength(reaches ? 1 : 0);
      expect(console.takeAttempts()).toHaveLength(arrange ? 1 : 0);
    });

    const before = host.posts().length;
    const askedBefore = asked().length;
    await test.step('the attempts that are planned, and no more', async () => {
      script(reply);
      await visitor.ask.click();
      for (let attempt = 1; attempt <= attempts; attempt++) {
        if (hangs) {
          await nextIsAsked();
          await expect(visitor.generating).toBeVisible();
          await page.clock.runFor(DEADLINE_MS);
        }
        if (attempt < attempts) await visitor.waitingFor(attempt + 1).waitFor();
        else await visitor.recommends.waitFor();
        await page.clock.runFor(BACKOFFS_MS[attempt - 1] ?? 0);
      }
      await expect(visitor.generating).toBeHidden();
      await expect.poll(host.open).toBe(0);
      await expect(
        isRecipe ? page.locator('.recipe').getByText(DISH).first() : visitor.apology,
      ).toBeVisible();
    });

    expect(asked().length - askedBefore).toBe(arrange ? 0 : attempts);
    const posts = host.posts().length - before;
    const said = console.takeAttempts();
    expect(posts).toBe(isRecipe ? 1 : reaches ? 3 : 0);
    expect(said).toEqual(
      isRecipe
        ? []
        : [1, 2, 3].map((attempt) => expect.stringContaining(`Attempt ${attempt} failed: ${outcome}: `)),
    );
    expect(
      host.received.filter(({ host: name }) => !/^(router\.)?huggingface\.co$|^models\.test$/.test(name)),
    ).toEqual([]);

    await test.step('the next press works', async () => {
      await undo?.();
      host.script(answer('# All is well'));
      host.scriptLookUps(lookUp);
      await visitor.ask.click();
      await expect(page.getByRole('heading', { name: 'All is well' })).toBeVisible();
      expect(host.posts()).toHaveLength(before + posts + 1);
      expect(console.takeAttempts()).toEqual([]);
    });
    note({ group, name, did: tell(said), posts });
  });
}

/** From the lines of the console to a line of the report. */
function tell(said: string[]): string {
  const kinds = said.map((line) => /failed: ([^:]+):/.exec(line)?.[1]);
  return kinds.length === 0
    ? 'shows the recipe'
    : `${[...new Set(kinds)].join(', ')} (${kinds.length} attempts), then the apology`;
}
