import type { Page } from '@playwright/test';
import { control, dialog, expect, fileOf, holdScript, test, within } from './support/fixtures.ts';
import { answer } from './support/replies.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

const DISH = 'Soft Eggs with Crisp Potatoes';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const sample = (page: Page) => page.getByRole('heading', { name: 'A sample' });
const keys = (page: Page) => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).sort());

test('is one press away, also before the script has come; it is whole, and asks nobody', async ({
  page,
  visitor,
  host,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const left: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1')) left.push(request.url());
  });
  const release = await holdScript(page);
  await page.goto(process.env.SITE_BARE ?? '', { waitUntil: 'commit' });
  await visitor.seeOneFirst.tap();
  await release();
  await expect(sample(page)).toBeFocused();
  await expect(visitor.dish(DISH)).toBeVisible();
  await expect(page.getByText('This is a sample.')).toBeVisible();
  await expect(visitor.recommends).toHaveCount(0);
  await expect(page.getByText(/ to buy$/)).toHaveCount(0);
  await expect(button(page, 'Another one')).toHaveCount(0);
  await expect(page.locator('.facts')).toHaveText(/Serves.*2.*Total.*45 min/);

  await button(page, 'One serving more').tap();
  const potatoes = page.getByRole('checkbox', { name: '750 g small potatoes, halved' });
  await potatoes.check();
  await button(page, 'Copy').tap();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(DISH);
  expect(copied).toContain('750 g small potatoes');
  expect(copied).not.toContain('No model wrote it');
  expect(await keys(page)).toEqual([]);
  expect(left).toEqual([]);
  expect(host.received).toEqual([]);

  await page.reload();
  await expect(page.getByText('Tonight, from what you have')).toBeVisible();
  await expect(page.locator('.kept-recipe')).toHaveCount(0);
});

test('is offered in the choice: it gives the request up, and leads back to the choice', async ({
  page,
  visitor,
  host,
}) => {
  host.script(answer('# Egg-fried rice'));
  await visitor.open('BARE');
  await visitor.add('rice', 'eggs');
  await visitor.ask.tap();
  await within(page, 'See one first').tap();
  await expect(dialog(page)).toBeHidden();
  await expect(sample(page)).toBeFocused();
  await expect(visitor.ask).toHaveAttribute('aria-disabled', 'false');

  // Closing the choice leaves it as it was.
  await page.getByRole('checkbox', { name: '5 large eggs' }).check();
  await button(page, 'Connect to get your own').tap();
  await expect(dialog(page)).toContainText('We’ll write your recipe next.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('checkbox', { name: '5 large eggs' })).toBeChecked();

  await button(page, 'Connect to get your own').tap();
  await dialog(page).getByLabel('Paste the token here').fill('hf_pasted');
  await within(page, 'Use this token').tap();
  await expect(visitor.dish('Egg-fried rice')).toBeVisible();
  await expect(visitor.recommends).toBeVisible();
  await expect(page.locator('.kept-recipe h3')).toHaveText(['Egg-fried rice']);
  await expect(button(page, 'Connect to get your own')).toHaveCount(0);
  await control(page).tap();
  await expect(within(page, 'See one first')).toHaveCount(0);
  expect(JSON.parse(host.posts()[0]?.body ?? '').messages[0].content).not.toContain(DISH);
});

test('that does not load says so, and comes at the next press', async ({
  page,
  visitor,
  host: _,
  console,
}) => {
  await page.route(fileOf('draws'), (route) => route.abort());
  await visitor.open('BARE');
  await visitor.seeOneFirst.tap();
  await expect(page.locator('.pane').getByText('A part of this page did not load.')).toBeVisible();
  await page.unroute(fileOf('draws'));
  await visitor.seeOneFirst.tap();
  await expect(sample(page)).toBeFocused();
  console.take();
});
