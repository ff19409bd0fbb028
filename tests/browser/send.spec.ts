import type { Page } from '@playwright/test';
import { expect, fileOf, keepRecipes, openVisitor, test } from './support/fixtures.ts';

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

const long = `${RECIPE.replace('Egg-fried rice', 'Long rice')}\n${Array.from({ length: 400 }, (_, at) => (at * 7_919) % 1_000).join(' ')}`;

test('a recipe is sent, cooked and kept on another device, also where its code does not load or would be too long', async ({
  page,
  visitor,
  browser,
  console,
  host,
}) => {
  const send = page.getByRole('button', { name: 'Send to phone' });
  const code = page.getByRole('img', { name: 'Code of the link' });
  const linkOf = () => page.getByLabel('Link', { exact: true }).inputValue();
  await visitor.open();
  await page.route(fileOf('code'), (route) => route.abort());
  await keepRecipes(page, [RECIPE, long]);
  await page.getByRole('button', { name: 'Egg-fried rice', exact: true }).click();
  await page.getByRole('button', { name: 'One serving more' }).click();
  await send.click();
  await expect(page.getByText('The code did not load. Use the link.')).toBeVisible();
  expect(console.take()).toEqual([expect.stringContaining('Failed to load resource')]);
  const link = await linkOf();
  await page.keyboard.press('Escape');
  await expect(send).toBeFocused();

  await page.unroute(fileOf('code'));
  await send.click();
  await expect(code).toBeVisible();
  await expect(page.getByText('Egg-fried rice, for 3.')).toBeVisible();
  expect(await linkOf()).toBe(link);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Long rice', exact: true }).click();
  await send.click();
  await expect(page.getByText('Too long for a code. Use the link.')).toBeVisible();
  await expect(code).toHaveCount(0);
  const longLink = await linkOf();

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
  await phone.goto(longLink);
  await expect(opened(phone)).toBeVisible();
  await expect(there.dish('Long rice')).toBeVisible();
  await context.close();
  // The recipes were in the links alone.
  expect(host.received).toEqual([]);
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
