import type { Page } from '@playwright/test';
import { expect, test, withoutServiceWorker } from './fixtures.ts';
import { answer } from './replies.ts';

const ASKS = '**/assets/hosts-*.js';
const DRAWS = '**/assets/recipeParts-*.js';
const RECIPE = '# Egg-fried rice\n\n- [ ] Wash the rice';

test.beforeEach(({ page }) => withoutServiceWorker(page));

/** The parts that were fetched, by the first word of their file, but for the two that come with every load. */
function watchParts(page: Page): string[] {
  const parts: string[] = [];
  page.on('request', (request) => {
    const part = /\/assets\/(\w+)-[\w-]+\.js$/.exec(request.url())?.[1];
    if (part && !['start', 'keepPage'].includes(part)) parts.push(part);
  });
  return parts;
}

/** Fails so many times. What it returns says how often it was tried. */
async function fail(page: Page, part: string, times: number): Promise<() => number> {
  let tried = 0;
  await page.route(part, (route) => {
    tried += 1;
    return tried <= times ? route.abort() : route.continue();
  });
  return () => tried;
}

test('what asks and what draws comes with the second ingredient, not before, and not at the press', async ({
  page,
  kitchen,
  host,
}) => {
  const parts = watchParts(page);
  host.script(answer(RECIPE));
  await kitchen.open();
  await kitchen.add('rice');
  await expect(kitchen.items).toHaveCount(1);
  expect(parts).toEqual(['index']);
  await kitchen.add('eggs');
  await expect.poll(() => parts.length).toBe(3);
  await page.waitForLoadState('networkidle');
  await kitchen.ask.click();
  await expect(page.getByRole('checkbox', { name: 'Wash the rice' })).toBeVisible();
  expect(parts.sort()).toEqual(['hosts', 'index', 'recipeParts']);
});

for (const part of [ASKS, DRAWS]) {
  test(`${part} that does not load is a failed attempt, and comes with the next`, async ({
    page,
    kitchen,
    host,
    console,
  }) => {
    host.script(answer(RECIPE));
    // Once ahead, once in the first attempt.
    const tried = await fail(page, part, 2);
    await kitchen.open();
    await kitchen.add('rice', 'eggs');
    await expect.poll(tried).toBe(1);
    await kitchen.ask.click();
    await expect(page.getByRole('checkbox', { name: 'Wash the rice' })).toBeVisible();
    expect(tried()).toBe(3);
    expect(host.posts()).toHaveLength(1);
    expect(console.takeAttempts()).toEqual([
      expect.stringMatching(/^Attempt 1 failed: network: 127\.0\.0\.1:/),
    ]);
  });
}

test('a kept recipe that cannot be drawn is shown as it was written, until it can', async ({
  page,
  kitchen,
  host,
  console,
}) => {
  host.script(answer(RECIPE));
  await kitchen.open();
  await kitchen.add('rice', 'eggs');
  await kitchen.ask.click();
  await expect(kitchen.recommends).toBeVisible();
  await fail(page, DRAWS, 1);
  await page.reload();
  await expect(page.getByText('# Egg-fried rice')).toBeVisible();
  await kitchen.add('leek');
  await expect(page.getByRole('checkbox', { name: 'Wash the rice' })).toBeVisible();
  expect(console.take()).toHaveLength(1);
});

test('the dialog and the box say that they did not load, and do when they are asked again', async ({
  page,
  kitchen,
  console,
}) => {
  await kitchen.open();
  await fail(page, '**/assets/ConnectionDialog-*.js', 1);
  await fail(page, DRAWS, 1);
  const connection = page.getByRole('button', { name: /^Connection/ });
  await connection.click();
  await expect(page.getByText('The connection cannot be shown')).toBeVisible();
  await kitchen.expectNoAccessibilityProblem();
  await connection.click();
  await expect(page.getByRole('dialog', { name: 'Connection' })).toBeVisible();
  await expect(page.getByText('The connection cannot be shown')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(connection).toBeFocused();

  const box = page.locator('.box summary');
  await box.click();
  await expect(page.getByText('The box did not load.')).toBeVisible();
  await box.click();
  await box.click();
  await expect(page.getByText('Import')).toBeVisible();
  await expect(page.getByText('The box did not load.')).toBeHidden();
  expect(console.take()).toHaveLength(2);
});
