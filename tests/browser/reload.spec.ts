import { expect, started, test } from './fixtures.ts';
import { answer, hang, refuse } from './replies.ts';

test.beforeEach(async ({ visitor, host: _ }) => visitor.open());

test('idle', async ({ page, visitor, host }) => {
  await page.reload();
  await expect(visitor.items).toHaveCount(0);
  expect(host.received).toEqual([]);
});

test('collecting', async ({ page, visitor, host }) => {
  await visitor.add('rice', 'eggs', 'feta');
  await visitor.removal('eggs').click();
  await page.reload();
  await expect(visitor.items).toHaveText(['rice', 'feta']);
  await expect(visitor.ask).toBeVisible();
  expect(host.received).toEqual([]);
});

test('generating: the model is not asked again', async ({ page, visitor, host }) => {
  host.script(hang);
  await visitor.add('rice', 'eggs');
  await visitor.ask.click();
  await expect.poll(() => host.posts().length).toBe(1);
  await page.reload();
  await expect(visitor.items).toHaveText(['rice', 'eggs']);
  await expect(visitor.ask).toHaveAttribute('aria-disabled', 'false');
  await expect(visitor.generating).toBeHidden();
  expect(host.posts()).toHaveLength(1);
});

test('retrying: the model is not asked again', async ({ page, visitor, host, console }) => {
  host.script(refuse(503));
  await page.clock.install({ time: 0 });
  await page.reload();
  await started(page);
  await visitor.add('rice', 'eggs');
  await page.clock.pauseAt(60_000);
  await visitor.ask.click();
  await expect(visitor.waitingFor(2)).toBeVisible();
  await page.reload();
  await expect(visitor.ask).toHaveAttribute('aria-disabled', 'false');
  await page.clock.runFor(10_000);
  expect(host.posts()).toHaveLength(1);
  expect(console.take()).not.toEqual([]);
});

test('shown', async ({ page, visitor, host }) => {
  host.script(answer('# Egg-fried rice'));
  await visitor.add('rice', 'eggs');
  await visitor.ask.click();
  await expect(visitor.recommends).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Egg-fried rice' })).toBeVisible();
  await expect(visitor.items).toHaveText(['rice', 'eggs']);
  expect(host.posts()).toHaveLength(1);
});

test('the apology is not kept, the recipe before it is', async ({ page, visitor, host, console }) => {
  host.script(answer('# Egg-fried rice'), refuse(401));
  await page.clock.install({ time: 0 });
  await page.reload();
  await started(page);
  await visitor.add('rice', 'eggs');
  await visitor.ask.click();
  await expect(page.getByRole('heading', { name: 'Egg-fried rice' })).toBeVisible();
  await page.clock.pauseAt(60_000);
  await visitor.ask.click();
  for (const attempt of [2, 3]) {
    await expect(visitor.waitingFor(attempt)).toBeVisible();
    await page.clock.runFor(2_000);
  }
  await expect(visitor.apology).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Egg-fried rice' })).toBeVisible();
  await expect(visitor.apology).toBeHidden();
  expect(console.take()).not.toEqual([]);
});

test('a newer document is left alone', async ({ page, visitor }) => {
  const newer = JSON.stringify({ version: 99, ingredients: { rice: 1 } });
  await page.evaluate((text) => localStorage.setItem('recipe-kitchen', text), newer);
  await page.reload();
  await started(page);
  await visitor.add('rice', 'eggs');
  await expect(visitor.ask).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('recipe-kitchen'))).toBe(newer);
});
