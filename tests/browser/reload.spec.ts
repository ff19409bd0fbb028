import { eventually, expect, started, test } from './fixtures.ts';
import { hang, refuse } from './replies.ts';

test.beforeEach(async ({ visitor, host: _ }) => visitor.open());

test('a reload brings the list back', async ({ page, visitor, host }) => {
  await visitor.add('rice', 'eggs', 'feta');
  await visitor.removal('eggs').click();
  await page.reload();
  await expect(visitor.items).toHaveText(['rice', 'feta']);
  await expect(visitor.ask).toBeVisible();
  expect(host.received).toEqual([]);
});

test('a reload while a recipe is generated does not ask the model again', async ({ page, visitor, host }) => {
  host.script(hang);
  await visitor.add('rice', 'eggs');
  await visitor.ask.click();
  await eventually(() => host.posts().length).toBe(1);
  await page.reload();
  await expect(visitor.items).toHaveText(['rice', 'eggs']);
  await expect(visitor.ask).toHaveAttribute('aria-disabled', 'false');
  await expect(visitor.generating).toBeHidden();
  expect(host.posts()).toHaveLength(1);
});

test('a reload while the next attempt waits does not ask the model again', async ({
  page,
  visitor,
  host,
  console,
}) => {
  host.script(refuse(503));
  await page.clock.install({ time: 0 });
  await page.reload();
  await started(page);
  await visitor.add('rice', 'eggs');
  await visitor.stopClock();
  await visitor.ask.click();
  await expect(visitor.waitingFor(2)).toBeVisible();
  await page.reload();
  await expect(visitor.ask).toHaveAttribute('aria-disabled', 'false');
  await page.clock.runFor(10_000);
  expect(host.posts()).toHaveLength(1);
  expect(console.take()).not.toEqual([]);
});
