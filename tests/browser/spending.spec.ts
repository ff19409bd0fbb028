import type { Page } from '@playwright/test';
import { control, dialog, eventually, expect, started, test, within } from './support/fixtures.ts';
import { answer, hang } from './support/replies.ts';

const interrupted = (page: Page) => page.getByText('Your recipe was interrupted');
const isReady = (page: Page) => expect(control(page)).toHaveAccessibleName('Connection: Ready to cook');

/** In the history. The page may be gone before it has answered. */
const go = (page: Page, by: number) => page.evaluate((pages) => history.go(pages), by).catch(() => {});

/** What could still be sent has been sent. */
async function settled(page: Page): Promise<void> {
  await started(page);
  await page.waitForLoadState('networkidle');
}

async function signedIn(page: Page): Promise<void> {
  await control(page).click();
  await within(page, 'Sign in with Hugging Face').click();
  await isReady(page);
}

/** More ways on which nothing may be sent are in tests/storage/unansweredRequest.test.ts, and a new connection in tests/machines/recipeMachine.test.ts. */
test.beforeEach(async ({ visitor }) => {
  await visitor.open('SIGN_IN');
  await visitor.add('rice', 'eggs');
});

test('signing in sends nothing, and the next press does', async ({ page, visitor, host }) => {
  host.script(answer('# Egg-fried rice'));
  await signedIn(page);
  await settled(page);
  expect(host.posts()).toEqual([]);
  await visitor.ask.click();
  await expect(visitor.dish('Egg-fried rice')).toBeVisible();
  expect(host.posts()).toHaveLength(1);
});

test('a page that returns from the back/forward cache, or is reloaded, sends nothing', async ({
  page,
  visitor,
  host,
}) => {
  host.script(hang);
  await signedIn(page);
  await visitor.ask.click();
  await eventually(() => host.posts().length).toBe(1);
  await page.evaluate(() => Object.assign(globalThis, { wasHere: true }));
  await page.goto(process.env.SITE_BARE ?? '');
  await go(page, -1);
  await expect.poll(() => page.evaluate(() => 'wasHere' in globalThis).catch(() => false)).toBe(true);
  await expect(interrupted(page)).toBeVisible();
  await page.reload();
  await expect(interrupted(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await settled(page);
  expect(host.posts()).toHaveLength(1);
});

test('a sign-in that was left by the way back, and is finished later, sends nothing', async ({
  page,
  host,
}) => {
  host.oauth.decide('ask');
  await control(page).click();
  await within(page, 'Sign in with Hugging Face').click();
  await page.getByText('Approve').waitFor();
  await go(page, -1);
  await expect(control(page)).toHaveAccessibleName('Recipes: Cookbook');
  await go(page, 1);
  await page.getByText('Approve').click();
  await isReady(page);
  await settled(page);
  expect(host.posts()).toEqual([]);
});

test('a denied or forged sign-in changes nothing and sends nothing', async ({ page, visitor, host }) => {
  const home = page.url();
  host.oauth.decide('deny');
  await control(page).click();
  await within(page, 'Sign in with Hugging Face').click();
  await expect(page.getByRole('banner').getByText('You did not let')).toBeVisible();
  expect(page.url()).toBe(home);
  await visitor.expectNoAccessibilityProblem();
  await page.goto(`${home}?${new URLSearchParams({ code: 'c0de', state: '{"nonce":"forged"}' })}`);
  await expect(control(page)).toHaveAccessibleName('Recipes: Cookbook');
  expect(page.url()).toBe(home);
  expect(host.oauth.exchanges).toEqual([]);
  await settled(page);
  expect(host.posts()).toEqual([]);
});
