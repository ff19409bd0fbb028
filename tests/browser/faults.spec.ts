import { DISH, ROWS } from './faults.ts';
import { eventually, expect, test, withoutServiceWorker } from './fixtures.ts';
import { answer, lookUp } from './replies.ts';

const DEADLINE_MS = 60_000;
const BACKOFFS_MS = [1_000, 2_000];
const PLACES = { SHIPPED: '', OWN_HOST: ', of a host of one’s own', BAD_TOKEN: ', which is never sent' };
const KNOWN_HOSTS = ['huggingface.co', 'router.huggingface.co', 'models.test'];

for (const { site, request, name, outcome, reply, arrange, hangs } of ROWS) {
  test(`the ${request}${PLACES[site]}: ${name}`, async ({ page, visitor, host, console }) => {
    const isRecipe = outcome === 'recipe';
    const attempts = isRecipe ? 1 : 3;
    const method = request === 'completion' ? 'POST' : 'GET';
    const asked = () => host.received.filter((one) => one.method === method).length;

    await withoutServiceWorker(page);
    await page.clock.install({ time: 0 });
    await visitor.open(site);
    await visitor.addEnough('kohlrabi', 'eggs');
    await page.clock.pauseAt(60_000);
    const undo = await arrange?.(page, host);
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
    await visitor.recommends.waitFor();
    const shown = isRecipe ? page.locator('.recipe').getByText(DISH).first() : visitor.apology;
    await shown.waitFor();
    await expect(visitor.generating).toBeHidden();
    await eventually(host.open).toBe(0);
    expect(asked()).toBe(arrange ? 0 : attempts);
    // A look-up that fails is followed by no completion.
    const posts = isRecipe ? 1 : request === 'completion' ? asked() : 0;
    expect(host.posts()).toHaveLength(posts);
    expect(host.received.filter((one) => !KNOWN_HOSTS.includes(one.host))).toEqual([]);
    const failures = isRecipe ? [] : [1, 2, 3].map((attempt) => `Attempt ${attempt} failed: ${outcome}: `);
    expect(console.takeAttempts()).toEqual(failures.map((line) => expect.stringContaining(line)));

    await undo?.();
    host.script(answer('# All is well'));
    host.scriptLookUps(lookUp);
    await visitor.ask.click();
    await page.getByRole('heading', { name: 'All is well' }).waitFor();
    expect(host.posts()).toHaveLength(posts + 1);
    expect(console.takeAttempts()).toEqual([]);
  });
}
