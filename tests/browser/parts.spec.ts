import type { Page } from '@playwright/test';
import { eventually, expect, fileOf, PARTS, test } from './support/fixtures.ts';
import { answer } from './support/replies.ts';

const RECIPE = '# Egg-fried rice\n\n- [ ] Wash the rice';

/** The parts that were fetched, by the first word of their file. */
function watchParts(page: Page): string[] {
  const parts: string[] = [];
  page.on('request', (request) => {
    const part = /\/assets\/(\w+)-[\w-]+\.js$/.exec(request.url())?.[1];
    // What two parts share is a file of its own, which comes with the first of them.
    if (part && ['index', ...Object.values(PARTS)].includes(part)) parts.push(part);
  });
  return parts;
}

/** Fails so many times. What it returns says how often it was tried. */
async function fail(page: Page, file: string, times: number): Promise<() => number> {
  let tried = 0;
  await page.route(file, (route) => {
    tried += 1;
    return tried <= times ? route.abort() : route.continue();
  });
  return () => tried;
}

test('what asks and what draws comes with the second ingredient, not before, and not at the press', async ({
  page,
  visitor,
  host,
}) => {
  const parts = watchParts(page);
  host.script(answer(RECIPE));
  await visitor.open();
  await expect(page.getByRole('region', { name: 'Recipe box' })).toBeVisible();
  await visitor.add('rice');
  await expect(visitor.items).toHaveCount(1);
  expect(parts.toSorted()).toEqual(['index']);
  await visitor.add('eggs');
  await page.waitForLoadState('networkidle');
  expect(parts).toEqual(expect.arrayContaining([PARTS.asks, PARTS.draws]));
  const before = [...parts];
  await visitor.ask.click();
  await expect(page.getByRole('checkbox', { name: 'Wash the rice' })).toBeVisible();
  expect(parts).toEqual(before);
});

test('where the part that asks does not load, an attempt fails, and the next one fetches it', async ({
  page,
  visitor,
  host,
  console,
}) => {
  host.script(answer(RECIPE));
  // Once ahead, once in the first attempt.
  const tried = await fail(page, fileOf('asks'), 2);
  await visitor.open();
  await visitor.add('rice', 'eggs');
  await eventually(tried).toBe(1);
  await visitor.ask.click();
  await expect(page.getByRole('checkbox', { name: 'Wash the rice' })).toBeVisible();
  expect(tried()).toBe(3);
  expect(host.posts()).toHaveLength(1);
  expect(console.takeAttempts()).toEqual([
    expect.stringMatching(/^Attempt 1 failed: network: 127\.0\.0\.1:/),
  ]);
});

test('where the part that draws does not load, a recipe stands there as it was written, until it does', async ({
  page,
  visitor,
  host,
  console,
}) => {
  host.script(answer(RECIPE));
  await fail(page, fileOf('draws'), Number.POSITIVE_INFINITY);
  await visitor.open();
  await visitor.add('rice', 'eggs');
  await visitor.ask.click();
  await expect(page.getByText('# Egg-fried rice')).toBeVisible();
  expect(host.posts()).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('# Egg-fried rice')).toBeVisible();
  await expect(page.getByText('A part of this page did not load.')).toBeVisible();
  await page.unroute(fileOf('draws'));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('checkbox', { name: 'Wash the rice' })).toBeVisible();
  await expect(page.getByText('# Egg-fried rice')).toBeHidden();
  expect(console.take()).not.toEqual([]);
});
