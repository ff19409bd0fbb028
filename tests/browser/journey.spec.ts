import { expect, test } from './fixtures.ts';
import { answer, hang, type Reply, refuse } from './modelHost.ts';
import { TOKEN } from './sites.ts';

const RECIPE =
  '# Egg-fried rice\n\n| What | How much |\n| --- | --- |\n| rice | 200 g |\n\n1. Fry the rice.\n\n- [x] Wash it';
const FAILED = /^Failed to load resource: .* 503/;
const LOGGED = /^Attempt (\d) failed: server: router.huggingface.co answered 503$/;

/** Chromium says a failed request in the console itself; the page says each failed attempt once. */
function expectFailures(lines: string[], attempts: number[]): void {
  expect(lines.filter((line) => !FAILED.test(line)).map((line) => Number(LOGGED.exec(line)?.[1]))).toEqual(
    attempts,
  );
}

/** An answer that the test gives when it is ready to. */
function held(recipe: string): { reply: Reply; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { reply: (response) => void released.then(() => answer(recipe)(response)), release };
}

test('from an empty kitchen to a recipe', async ({ page, kitchen, host }) => {
  const { reply, release } = held(RECIPE);
  host.script(reply);
  await kitchen.open();
  await expect(page).toHaveTitle("Basil's Kitchen");
  await expect(page.getByRole('heading', { level: 1, name: "Basil's Kitchen" })).toBeVisible();
  await expect(kitchen.ask).toBeHidden();
  await kitchen.add('rice');
  await expect(kitchen.ask).toBeHidden();
  await kitchen.add('  ', 'eggs');
  await expect(kitchen.items).toHaveText(['rice', 'eggs']);

  await kitchen.ask.dblclick();
  await expect(kitchen.generating).toBeVisible();
  await expect(kitchen.recommends).toBeHidden();
  release();
  await expect(kitchen.recommends).toBeVisible();
  await expect(kitchen.generating).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Egg-fried rice' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '200 g' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Wash it' })).toBeChecked();
  expect(host.posts()).toHaveLength(1);
});

test('what the host receives', async ({ kitchen, host }) => {
  host.script(answer(RECIPE));
  await kitchen.open();
  await kitchen.add('rice', 'two eggs', 'crème fraîche');
  await kitchen.ask.click();
  await expect(kitchen.recommends).toBeVisible();

  const model = 'mistralai/Mixtral-8x7B-Instruct-v0.1';
  expect(host.received.map(({ host: name, method, path }) => `${method} ${name}${path}`)).toEqual([
    `GET huggingface.co/api/models/${model}?expand[]=inferenceProviderMapping`,
    'POST router.huggingface.co/together/v1/chat/completions',
  ]);
  const [post] = host.posts();
  expect(post?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  expect(JSON.parse(post?.body ?? '')).toEqual({
    model,
    messages: [
      { role: 'system', content: expect.stringContaining('culinary assistant') },
      {
        role: 'user',
        content: "I have rice, two eggs, crème fraîche. Please give me a recipe you'd recommend I make!",
      },
    ],
    max_tokens: 1024,
    temperature: 0.7,
  });
});

test('two failures, then an answer: one POST each, 1 s and 2 s between them', async ({
  page,
  kitchen,
  host,
  console,
}) => {
  host.script(refuse(503), refuse(503), answer(RECIPE));
  await page.clock.install({ time: 0 });
  await kitchen.open();
  await kitchen.add('rice', 'eggs');
  await page.clock.pauseAt(60_000);

  await kitchen.ask.click();
  for (const [attempt, wait] of [
    [1, 1_000],
    [2, 2_000],
  ] as const) {
    await expect(kitchen.waitingFor(attempt + 1)).toBeVisible();
    expect(host.posts()).toHaveLength(attempt);
    await page.clock.runFor(wait - 1);
    await expect(kitchen.waitingFor(attempt + 1)).toBeVisible();
    expect(host.posts()).toHaveLength(attempt);
    await page.clock.runFor(1);
    await expect(kitchen.waitingFor(attempt + 1)).toBeHidden();
  }
  await expect(kitchen.recommends).toBeVisible();
  expect(host.posts()).toHaveLength(3);
  expectFailures(console.take(), [1, 2]);
});

test('three failures end in the apology; the waits are real', async ({ kitchen, host, console }) => {
  host.script(refuse(503));
  await kitchen.open();
  await kitchen.add('rice', 'eggs');
  await kitchen.ask.click();
  await expect(kitchen.apology).toBeVisible();
  await expect(kitchen.recommends).toBeVisible();
  const [first = 0, second = 0, third = 0, ...more] = host.posts().map(({ at }) => at);
  expect(more).toEqual([]);
  expect(second - first).toBeGreaterThanOrEqual(990);
  expect(third - second).toBeGreaterThanOrEqual(1_990);
  expectFailures(console.take(), [1, 2, 3]);

  host.script(answer(RECIPE));
  await kitchen.ask.click();
  await expect(kitchen.apology).toBeHidden();
  await expect(kitchen.recommends).toBeVisible();
});

test('an attempt that hangs fails after 60 s', async ({ page, kitchen, host, console }) => {
  host.script(hang, answer(RECIPE));
  await page.clock.install({ time: 0 });
  await kitchen.open();
  await kitchen.add('rice', 'eggs');
  await page.clock.pauseAt(60_000);
  await kitchen.ask.click();
  await expect.poll(() => host.posts().length).toBe(1);
  await page.clock.runFor(59_999);
  await expect(kitchen.waitingFor(2)).toBeHidden();
  await page.clock.runFor(1);
  await expect(kitchen.waitingFor(2)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(kitchen.recommends).toBeVisible();
  expect(console.take()).toEqual(['Attempt 1 failed: timeout: No answer within 60 s']);
});

test('cancelling while the model is asked ends the request', async ({ page, kitchen, host }) => {
  let ended = false;
  host.script((response) => response.on('close', () => (ended = true)), answer(RECIPE));
  await kitchen.open();
  await kitchen.add('rice', 'eggs');
  await kitchen.ask.click();
  await expect.poll(() => host.posts().length).toBe(1);
  await kitchen.cancel.click();
  await expect(kitchen.generating).toBeHidden();
  await expect(kitchen.ask).toBeFocused();
  await expect(kitchen.recommends).toBeHidden();
  await expect.poll(() => ended).toBe(true);

  await kitchen.ask.click();
  await expect(page.getByRole('heading', { name: 'Egg-fried rice' })).toBeVisible();
  expect(host.posts()).toHaveLength(2);
});

test('cancelling between two attempts brings the previous recipe back', async ({
  page,
  kitchen,
  host,
  console,
}) => {
  host.script(answer('# The first'), refuse(503));
  await page.clock.install({ time: 0 });
  await kitchen.open();
  await kitchen.add('rice', 'eggs');
  await kitchen.ask.click();
  await expect(page.getByRole('heading', { name: 'The first' })).toBeVisible();

  await page.clock.pauseAt(60_000);
  await kitchen.ask.click();
  await expect(kitchen.waitingFor(2)).toBeVisible();
  await expect(kitchen.recommends).toBeHidden();
  await kitchen.cancel.click();
  await expect(page.getByRole('heading', { name: 'The first' })).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(kitchen.generating).toBeHidden();
  expect(host.posts()).toHaveLength(2);
  expectFailures(console.take(), [1]);
});

test('the list: duplicate, remove, undo, clear', async ({ page, kitchen, host: _ }) => {
  await kitchen.open();
  await kitchen.add('rice', 'Feta  cheese', 'eggs', 'feta CHEESE');
  await expect(kitchen.items).toHaveText(['rice', 'Feta  cheese', 'eggs']);
  await expect(page.getByRole('status').filter({ hasText: 'is already on the list.' })).toHaveCount(1);
  await expect(kitchen.input).toBeFocused();
  await expect(kitchen.input).toHaveValue('');

  await kitchen.removal('Feta cheese').click();
  await expect(kitchen.items).toHaveText(['rice', 'eggs']);
  await expect(kitchen.removal('eggs')).toBeFocused();
  await kitchen.undo.click();
  await expect(kitchen.items).toHaveText(['rice', 'Feta  cheese', 'eggs']);
  await expect(kitchen.removal('Feta cheese')).toBeFocused();

  await page.getByRole('button', { name: 'Clear list' }).click();
  await expect(kitchen.items).toHaveCount(0);
  await kitchen.undo.click();
  await expect(kitchen.items).toHaveCount(3);
});

test('by keyboard alone', async ({ page, kitchen, host }) => {
  host.script(answer(RECIPE));
  await kitchen.open();
  await page.keyboard.press('Tab');
  await expect(kitchen.input).toBeFocused();
  await page.keyboard.type('rice\neggs\n', { delay: 1 });
  await page.keyboard.press('Shift+Tab');
  for (const _ of Array(20)) {
    await page.keyboard.press('Tab');
    if (await kitchen.ask.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(kitchen.ask).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(kitchen.recommends).toBeVisible();
  await expect(kitchen.ask).toBeFocused();
});

test('a recipe that arrives below the fold is brought into view', async ({ page, kitchen, host }) => {
  const { reply, release } = held(RECIPE);
  host.script(reply);
  await page.setViewportSize({ width: 390, height: 600 });
  await kitchen.open();
  await kitchen.add('rice', 'eggs', 'feta', 'bread');
  await kitchen.ask.click();
  release();
  await expect(kitchen.recommends).toBeInViewport();
  await expect(kitchen.ask).toBeFocused();
});

test('on a phone nothing moves under the pointer at a second request', async ({ page, kitchen, host }) => {
  const { reply, release } = held(RECIPE);
  host.script(answer(RECIPE), reply);
  await page.setViewportSize({ width: 390, height: 700 });
  await kitchen.open();
  await kitchen.add('rice', 'eggs');
  await kitchen.ask.click();
  await kitchen.recommends.waitFor();
  await kitchen.ask.scrollIntoViewIfNeeded();
  const before = await kitchen.ask.boundingBox();
  await kitchen.ask.click();
  await expect(kitchen.generating).toBeVisible();
  expect(await kitchen.ask.boundingBox()).toEqual(before);
  release();
  await kitchen.recommends.waitFor();
});

test('on a phone the prompt comes without moving the recipe', async ({ page, kitchen, host }) => {
  host.script(answer(RECIPE));
  await page.setViewportSize({ width: 390, height: 1200 });
  await kitchen.open();
  await kitchen.add('rice', 'eggs');
  await kitchen.ask.click();
  await kitchen.recommends.waitFor();
  const place = async () => (await kitchen.recommends.boundingBox())?.y ?? 0;
  const row = async () => (await kitchen.items.first().boundingBox())?.height ?? 0;
  await kitchen.removal('eggs').click();
  const [before, added] = [await place(), await row()];
  await kitchen.add('eggs');
  await expect(kitchen.ask).toBeVisible();
  expect(Math.abs((await place()) - before - added)).toBeLessThanOrEqual(1);
});

test('on a phone the live region of the recipe is there before the recipe', async ({
  page,
  kitchen,
  host: _,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await kitchen.open();
  const displays = await page
    .locator('.card, .card [aria-live]')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).display));
  expect(displays).toHaveLength(2);
  expect(displays).not.toContain('none');
});

test('nothing moves under the pointer when the spinner and the recipe appear', async ({
  page,
  kitchen,
  host,
}) => {
  const { reply, release } = held(RECIPE);
  host.script(reply);
  await kitchen.open();
  await kitchen.add('rice', 'eggs');
  const places = async () => [await kitchen.ask.boundingBox(), await kitchen.input.boundingBox()];
  const blank = page.locator('.card-blank');
  const before = await places();
  const blankBefore = await blank.boundingBox();
  await kitchen.ask.click();
  await expect(kitchen.generating).toBeVisible();
  expect(await places()).toEqual(before);
  expect(await blank.boundingBox()).toEqual(blankBefore);
  release();
  await expect(kitchen.recommends).toBeVisible();
  expect(await places()).toEqual(before);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
