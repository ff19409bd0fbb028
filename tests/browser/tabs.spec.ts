import { control, expect, openVisitor, savedDishes, saveRecipes, test } from './support/fixtures.ts';

test('page from the back/forward cache: shows what is current', async ({ page, visitor, context }) => {
  await visitor.open('BARE');
  await visitor.add('rice');
  await page.evaluate(() => Object.assign(globalThis, { wasHere: true }));
  // Waits because a page that is still loading does not enter the back/forward cache.
  await page.getByText('Import').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.goto(process.env.SITE_SHIPPED ?? '');
  const otherTab = await context.newPage();
  const other = openVisitor(otherTab);
  await saveRecipes(otherTab, ['# Saved meanwhile']);
  await other.open('BARE');
  await other.add('eggs');
  await control(otherTab).click();
  await otherTab.getByLabel('Remember in this browser').check();
  await otherTab.getByLabel('Paste the token here').fill('hf_pasted');
  await otherTab.keyboard.press('Enter');
  await expect(control(otherTab)).toHaveAccessibleName('Connection: Ready to cook');

  // Polls because a page from the back/forward cache fires no load event.
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => 'wasHere' in globalThis).catch(() => false)).toBe(true);
  await expect(visitor.items).toHaveText(['rice', 'eggs']);
  await expect(control(page)).toHaveAccessibleName('Connection: Ready to cook');
  await expect(savedDishes(page)).toHaveText(['Saved meanwhile']);
  await visitor.add('leek');
  await expect(other.items).toHaveText(['rice', 'eggs', 'leek']);
});
