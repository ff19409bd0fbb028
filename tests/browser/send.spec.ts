import type { Page } from '@playwright/test';
import { expect, fileOf, keepRecipes, openVisitor, started, test } from './fixtures.ts';

const RECIPE = `# Egg-fried rice

Serves 2

## Ingredients

- 200 g rice
- 2 eggs

## Steps

1. **Boil:** Boil the rice.
2. **Fry:** Fry it with the eggs.
`;

const opened = (page: Page) => page.getByRole('heading', { name: 'Sent to you' });
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('recipe.')));

async function openDialog(page: Page, recipe: string): Promise<string> {
  await keepRecipes(page, [recipe]);
  await page.locator('.kept-recipe button').first().click();
  await page.getByRole('button', { name: 'Send to phone' }).click();
  return page.getByLabel('Link', { exact: true }).inputValue();
}

test('a recipe is sent, cooked and kept on another device', async ({ page, visitor, browser, host }) => {
  await visitor.open();
  await keepRecipes(page, [RECIPE]);
  await page.locator('.kept-recipe button').first().click();
  await page.getByRole('button', { name: 'One serving more' }).click();
  await page.getByRole('button', { name: 'Send to phone' }).click();
  await expect(page.getByRole('img', { name: 'Code of the link' })).toBeVisible();
  await expect(page.getByText('Egg-fried rice, for 3.')).toBeVisible();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Send to phone' })).toBeFocused();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'LanguageModel'));
  const phone = await context.newPage();
  const there = openVisitor(phone);
  await phone.goto(link);
  await expect(there.dish('Egg-fried rice')).toBeVisible();
  await expect(opened(phone)).toBeInViewport();
  await expect(there.dish('Egg-fried rice')).toBeInViewport();
  expect(new URL(phone.url()).hash).toBe('');
  await expect(phone.locator('.facts output')).toContainText('3');
  await there.expectNoAccessibilityProblem();
  await phone.getByRole('button', { name: 'Cook', exact: true }).click();
  await phone.getByRole('button', { name: 'Next' }).click();
  await phone.getByRole('button', { name: 'Exit' }).click();
  expect(await stored(phone)).toEqual([]);

  await phone.reload();
  await started(phone);
  await expect(opened(phone)).toHaveCount(0);
  await expect(there.items).toHaveCount(0);

  await phone.goto(link);
  await phone.getByRole('button', { name: 'Keep it' }).click();
  await expect(phone.getByRole('button', { name: 'Kept' })).toBeFocused();
  await phone.reload();
  await expect(there.dish('Egg-fried rice')).toBeVisible();
  await expect(there.recommends).toBeVisible();
  await expect(phone.locator('.facts output')).toContainText('3');
  await expect(phone.locator('.kept-recipe')).toHaveCount(1);

  // In the tab where the page runs already, and where the recipe is in the box by now.
  await phone.goto(`${phone.url()}#section`);
  await phone.goto(link);
  await expect.poll(() => new URL(phone.url()).hash).toBe('');
  await expect(there.recommends).toBeVisible();
  await phone.goto(`${link}x`);
  await expect(phone.getByText('This link is broken or newer than this page.')).toBeVisible();
  await expect(there.dish('Egg-fried rice')).toBeVisible();
  await there.expectNoAccessibilityProblem();
  await context.close();
  // The recipe was in the link alone.
  expect(host.received).toEqual([]);
});

test('a recipe that is too long for a code is sent by its link', async ({
  page,
  visitor,
  browser,
  host: _,
}) => {
  const long = `${RECIPE}\n${Array.from({ length: 400 }, (_, at) => (at * 7_919) % 1_000).join(' ')}`;
  await visitor.open();
  const link = await openDialog(page, long);
  await expect(page.getByText('Too long for a code. Use the link.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Code of the link' })).toHaveCount(0);
  const there = await browser.newPage();
  await there.goto(link);
  await expect(opened(there)).toBeVisible();
  await there.close();
});

test('where the code does not load, the link is there', async ({ page, visitor, console, host: _ }) => {
  await visitor.open();
  await page.route(fileOf('code'), (route) => route.abort());
  await openDialog(page, RECIPE);
  await expect(page.getByText('The code did not load. Use the link.')).toBeVisible();
  expect(console.take()).toEqual([expect.stringContaining('Failed to load resource')]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('its own sheet is opened with the link', async ({ page, visitor, host: _ }) => {
    await page.addInitScript(() => {
      const share = async (what: ShareData) => Object.assign(window, { shared: what });
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    });
    await visitor.open();
    await keepRecipes(page, [RECIPE]);
    await page.locator('.kept-recipe button').first().tap();
    await page.getByRole('button', { name: 'Send', exact: true }).tap();
    await expect(page.getByText('Shared.')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)).toEqual({
      title: 'Egg-fried rice',
      url: expect.stringMatching(/#r1\.[\w-]+$/),
    });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
