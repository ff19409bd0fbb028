import type { Page } from '@playwright/test';
import { control, dialog, eventually, expect, started, test, within } from './support/fixtures.ts';
import { hang } from './support/replies.ts';

const interrupted = (page: Page) => page.getByText('Your recipe was interrupted');

/** Navigates in the history. Ignores the error if the page unloads first. */
const go = (page: Page, by: number) => page.evaluate((pages) => history.go(pages), by).catch(() => {});

/** Waits until every pending request has been sent. */
async function settled(page: Page): Promise<void> {
  await started(page);
  await page.waitForLoadState('networkidle');
}

async function signIn(page: Page): Promise<void> {
  await control(page).click();
  await within(page, 'Sign in with Hugging Face').click();
}

/** tests/storage/unansweredRequest.test.ts tests further cases. */
test('sign-in and interrupted request: send nothing until the visitor presses a button', async ({
  page,
  visitor,
  host,
}) => {
  await visitor.open('SIGN_IN');
  await visitor.add('rice', 'eggs');
  const home = page.url();

  await test.step('denied or forged sign-in: neither connects nor sends a request', async () => {
    host.oauth.decide('deny');
    await signIn(page);
    await expect(page.getByRole('banner').getByText('You did not let')).toBeVisible();
    expect(page.url()).toBe(home);
    await visitor.expectNoAccessibilityProblem();
    await page.goto(`${home}?${new URLSearchParams({ code: 'c0de', state: '{"nonce":"forged"}' })}`);
    await expect(control(page)).toHaveAccessibleName('Recipes: Cookbook');
    expect(page.url()).toBe(home);
    expect(host.oauth.exchanges).toEqual([]);
  });

  await test.step('sign-in after going back and forward: sends no request', async () => {
    host.oauth.decide('ask');
    await signIn(page);
    await page.getByText('Approve').waitFor();
    await go(page, -1);
    await expect(control(page)).toHaveAccessibleName('Recipes: Cookbook');
    await go(page, 1);
    await page.getByText('Approve').click();
    await expect(control(page)).toHaveAccessibleName('Connection: Ready to cook');
    await settled(page);
    expect(host.posts()).toEqual([]);
  });

  await test.step('interrupted request: is not sent again by a reload or the back/forward cache', async () => {
    host.script(hang);
    await visitor.requestButton.click();
    await eventually(() => host.posts().length).toBe(1);
    await page.evaluate(() => Object.assign(globalThis, { wasHere: true }));
    await page.goto(process.env.SITE_BARE ?? '', { waitUntil: 'commit' });
    await go(page, -1);
    await expect.poll(() => page.evaluate(() => 'wasHere' in globalThis).catch(() => false)).toBe(true);
    await expect(interrupted(page)).toBeVisible();
    await page.reload();
    await expect(interrupted(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await settled(page);
    expect(host.posts()).toHaveLength(1);
  });
});
