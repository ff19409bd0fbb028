import { boxOf, button, control, dialog, expect, fileOf, test } from './support/fixtures.ts';
import { refuse } from './support/replies.ts';
import { folderOf } from './support/sites.ts';
import { openStaticSite } from './support/staticSite.ts';

test('cookbook: without a model, answers after three clicks and sends no request', async ({
  page,
  visitor,
  host,
}) => {
  await visitor.open('BARE');
  await expect(control(page)).toHaveAccessibleName('Recipes: Cookbook');
  await button(page, 'eggs').click();
  await button(page, 'potatoes').click();
  await visitor.requestButton.click();
  await expect(visitor.recommends).toBeVisible();
  await expect(page.getByText('From the kitchen’s own cookbook, no AI.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /eggs/ })).toBeVisible();
  await visitor.expectNoAccessibilityProblem();
  const first = await page.getByRole('heading', { level: 3 }).first().textContent();
  await button(page, 'Suggest another').first().click();
  await expect(page.getByRole('heading', { level: 3 }).first()).not.toHaveText(first ?? '');
  await button(page, 'Have a new one written').click();
  await expect(dialog(page)).toBeVisible();
  expect(host.received).toEqual([]);
  await page.reload();
  await expect(page.getByText('From the kitchen’s own cookbook, no AI.')).toBeVisible();
  await expect(boxOf(page).getByText('Cookbook', { exact: true })).toHaveCount(2);
});

test('cookbook: loads the foods of other languages only for a list that is not in English', async ({
  page,
  visitor,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [file] = /foods-\w\w/.exec(request.url()) ?? [];
    if (file) loaded.push(file);
  });
  await visitor.open('BARE');
  await visitor.add('eggs', 'potatoes');
  await visitor.requestButton.click();
  await expect(visitor.recommends).toBeVisible();
  expect(loaded).toEqual([]);
  await visitor.add('Hähnchen', 'Lauch', 'Möhren');
  await visitor.requestButton.click();
  await expect(page.getByText('(your Hähnchen)').first()).toBeVisible();
  expect(loaded).toContain('foods-de');
});

test('failed request: offers a cookbook dish that opens on click, and causes no layout shift', async ({
  page,
  visitor,
  host,
  console,
}) => {
  for (let attempt = 0; attempt < 3; attempt++) host.script(refuse(503));
  await page.setViewportSize({ width: 390, height: 844 });
  let sendCookbook = () => {};
  const cookbookIsSent = new Promise<void>((resolve) => {
    sendCookbook = resolve;
  });
  await page.route(fileOf('cookbook'), async (route) => {
    await cookbookIsSent;
    await route.continue();
  });
  await visitor.stopClock();
  await visitor.open();
  await visitor.requestWith('rice', 'eggs');
  await visitor.passWaits();
  await expect(visitor.apology).toBeVisible();
  const topOfTable = async (width: number) => {
    await page.setViewportSize({ width, height: 844 });
    return (await page.locator('.cloth').boundingBox())?.y ?? 0;
  };
  const [beforeNarrow, before] = [await topOfTable(320), await topOfTable(390)];
  const instead = page.getByRole('button', { name: /^Cook .* instead$/ });
  await expect(instead).toBeHidden();
  sendCookbook();
  await expect(instead).toBeVisible();
  // Allows a difference of a few pixels because fonts differ in height.
  expect(await topOfTable(320)).toBeCloseTo(beforeNarrow, -1);
  expect(await topOfTable(390)).toBeCloseTo(before, -1);
  await visitor.expectNoAccessibilityProblem({ clockStopped: true });
  await instead.click();
  await expect(page.getByText('From the kitchen’s own cookbook, no AI.')).toBeVisible();
  expect(host.posts()).toHaveLength(3);
  expect(console.takeAttempts()).toHaveLength(3);
});

test.describe('offline', () => {
  test.use({ hasServiceWorker: true });

  test('cookbook: answers offline once the service worker has stored the page', async ({ page, visitor }) => {
    const site = await openStaticSite(await folderOf('SIGN_IN'));
    await page.goto(site.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await site.close();
    await page.context().setOffline(true);
    await page.reload();
    await visitor.requestWith('rice', 'eggs');
    await expect(page.getByText('From the kitchen’s own cookbook, no AI. You’re offline.')).toBeVisible();
    await expect(control(page)).toHaveAccessibleName('Recipes: Cookbook');
  });
});
