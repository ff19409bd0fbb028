import { eventually, expect, test } from './fixtures.ts';
import { hang } from './replies.ts';

test('a reload while a recipe is generated brings the list back, and does not ask the model again', async ({
  page,
  visitor,
  host,
}) => {
  host.script(hang);
  await visitor.open();
  await visitor.add('rice', 'eggs', 'feta');
  await visitor.removal('eggs').click();
  await visitor.ask.click();
  await eventually(() => host.posts().length).toBe(1);
  await page.reload();
  await expect(visitor.items).toHaveText(['rice', 'feta']);
  await expect(visitor.ask).toHaveAttribute('aria-disabled', 'false');
  await expect(visitor.generating).toBeHidden();
  expect(host.posts()).toHaveLength(1);
});
