import type { Page } from '@playwright/test';
import { control, dialog, expect, started, test, within } from './support/fixtures.ts';
import { answer } from './support/replies.ts';

const interrupted = (page: Page) => page.getByText('Your recipe was interrupted');
const isReady = (page: Page) => expect(control(page)).toHaveAccessibleName('Connection: Ready to cook');
const signIn = (page: Page) => within(page, 'Sign in with Hugging Face').click();

/** In the history. The page may be gone before it has answered. */
const go = (page: Page, by: number) => page.evaluate((pages) => history.go(pages), by).catch(() => {});

/** What could still be sent has been sent. */
async function settled(page: Page): Promise<void> {
  await started(page);
  await page.waitForLoadState('networkidle');
}

/** Every way on which nothing may be sent is in tests/storage/unansweredRequest.test.ts. */
test.beforeEach(async ({ visitor }) => {
  await visitor.open('SIGN_IN');
  await visitor.addEnough('rice', 'eggs');
});

test('a page out of the browser’s memory sends nothing, though the tab has signed in meanwhile', async ({
  page,
  visitor,
  host,
}) => {
  host.script(answer('# Egg-fried rice'));
  await page.evaluate(() => Object.assign(globalThis, { wasHere: true }));
  await visitor.ask.click();
  await signIn(page);
  await expect(visitor.dish('Egg-fried rice')).toBeVisible();
  await settled(page);
  expect(host.posts()).toHaveLength(1);
  await go(page, -1);
  await expect.poll(() => page.evaluate(() => 'wasHere' in globalThis).catch(() => false)).toBe(true);
  await expect(interrupted(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await settled(page);
  expect(host.posts()).toHaveLength(1);
});

test('a sign-in that was given up by the way back, and is finished later, sends nothing', async ({
  page,
  visitor,
  host,
}) => {
  host.oauth.decide('ask');
  await visitor.ask.click();
  await signIn(page);
  await page.getByText('Approve').waitFor();
  await go(page, -1);
  await expect(interrupted(page)).toBeVisible();
  await visitor.add('leek');
  await go(page, 1);
  await page.getByText('Approve').click();
  await isReady(page);
  await expect(interrupted(page)).toBeVisible();
  await settled(page);
  expect(host.posts()).toEqual([]);
});

test('a sign-in that is denied, or answered by somebody else, asks only when pressed', async ({
  page,
  visitor,
  host,
}) => {
  const home = page.url();
  host.oauth.decide('deny');
  await visitor.ask.click();
  await signIn(page);
  await expect(interrupted(page)).toBeVisible();
  // The masthead, which only a screen reader finds it in, is out of sight.
  await expect(page.locator('.pane').getByText('You did not let')).toBeInViewport();
  await expect(page.getByText('You left before')).toHaveCount(0);
  await expect(dialog(page)).toBeHidden();
  expect(page.url()).toBe(home);
  await visitor.expectNoAccessibilityProblem();

  await visitor.ask.click();
  await expect(dialog(page)).toBeVisible();
  await page.goto(`${home}?${new URLSearchParams({ code: 'c0de', state: '{"nonce":"forged"}' })}`);
  await expect(interrupted(page)).toBeVisible();
  expect(page.url()).toBe(home);
  expect(host.oauth.exchanges).toEqual([]);
  host.oauth.decide('allow');
  host.script(answer('# Egg-fried rice'));
  await visitor.ask.click();
  await signIn(page);
  await expect(visitor.dish('Egg-fried rice')).toBeVisible();
  await page.reload();
  await expect(visitor.dish('Egg-fried rice')).toBeVisible();
  expect(host.posts()).toHaveLength(1);
});
