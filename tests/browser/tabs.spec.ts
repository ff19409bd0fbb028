import { button, control, expect, keepRecipes, openVisitor, started, test } from './support/fixtures.ts';

test('a page that comes back from the memory of the browser has the list, the box and the connection as they are kept now', async ({
  page,
  visitor,
  context,
}) => {
  await visitor.open('BARE');
  await visitor.add('rice');
  await page.evaluate(() => Object.assign(globalThis, { wasHere: true }));
  // A page that still loads is not kept.
  await page.getByText('Import').waitFor();
  await page.waitForLoadState('networkidle');
  await page.goto(process.env.SITE_SHIPPED ?? '');
  const elsewhere = await context.newPage();
  const other = openVisitor(elsewhere);
  await other.open('BARE');
  await other.add('eggs');
  await keepRecipes(elsewhere, ['# SavedContext meanwhile']);
  await started(elsewhere);
  await control(elsewhere).click();
  await elsewhere.getByLabel('Remember in this browser').check();
  await elsewhere.getByLabel('Paste the token here').fill('hf_pasted');
  await elsewhere.keyboard.press('Enter');
  await expect(control(elsewhere)).toHaveAccessibleName('Connection: Ready to cook');

  // What comes from there loads nothing: there is nothing to wait for but the page itself.
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => 'wasHere' in globalThis).catch(() => false)).toBe(true);
  await expect(visitor.items).toHaveText(['rice', 'eggs']);
  await expect(control(page)).toHaveAccessibleName('Connection: Ready to cook');
  await expect(button(page, 'SavedContext meanwhile')).toBeVisible();
  await visitor.add('leek');
  await expect(other.items).toHaveText(['rice', 'eggs', 'leek']);
});
