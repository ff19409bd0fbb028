import type { Page } from '@playwright/test';
import {
  control,
  dialog,
  eventually,
  expect,
  openVisitor,
  setVariables,
  started,
  storedAndShown,
  test,
  within,
} from './support/fixtures.ts';
import { ACCOUNT_TOKEN } from './support/oauthHost.ts';
import { CLIENT_ID } from './support/pages.mjs';
import { hang } from './support/replies.ts';

const PASTED = 'hf_pasted';

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

test('account: is used after a press, until sign-out', async ({ page, visitor, host }) => {
  await visitor.open('SIGN_IN');
  await visitor.add('rice', 'eggs');
  const home = page.url();
  await test.step('open dialog: traps the focus, and restores it when closed', async () => {
    await expect(control(page)).toHaveAccessibleName('Recipes: Cookbook');
    await control(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    for (const _ of Array(12)) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, header') ?? null)).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(control(page)).toBeFocused();
  });

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
    expect(page.url()).toBe(home);
    await expect(visitor.items).toHaveText(['rice', 'eggs']);
    await settled(page);
    expect(host.oauth.exchanges).toEqual([true]);
    expect(host.posts()).toEqual([]);
  });

  await test.step('interrupted request: is not sent again by a reload or the back/forward cache', async () => {
    host.received.length = 0;
    host.script(hang);
    await visitor.requestButton.click();
    await eventually(() => host.posts().length).toBe(1);
    // The browser copies the storage of this tab, as if the visitor had duplicated the tab.
    const popup = page.waitForEvent('popup');
    await page.evaluate(() => void window.open(location.href));
    const copy = await popup;
    await started(copy);
    await expect(interrupted(copy)).toBeHidden();
    await copy.close();
    await page.evaluate(() => Object.assign(globalThis, { wasHere: true }));
    await page.goto(process.env.SITE_BARE ?? '', { waitUntil: 'commit' });
    await go(page, -1);
    await expect.poll(() => page.evaluate(() => 'wasHere' in globalThis).catch(() => false)).toBe(true);
    await expect(interrupted(page)).toBeVisible();
    await page.reload();
    await expect(interrupted(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await settled(page);
    const tokens = host.received.map(({ headers }) => headers.authorization);
    expect(tokens).toEqual(Array(2).fill(`Bearer ${ACCOUNT_TOKEN}`));
  });

  await test.step('token: is stored only for the tab, until sign-out', async () => {
    const stored = await storedAndShown(page);
    expect(stored.tab).toContain(ACCOUNT_TOKEN);
    expect([stored.device, stored.page].join()).not.toContain(ACCOUNT_TOKEN);
    await control(page).click();
    await expect(dialog(page)).toContainText('Recipes use ada’s credits.');
    await within(page, 'Sign out').click();
    await expect(control(page)).toHaveAccessibleName('Recipes: Cookbook');
    expect(Object.values(await storedAndShown(page)).join()).not.toMatch(/hf_oauth|ada\\*"|codeVerifier/);
  });
});

test('sign-in: opens in a new tab from an embedded page', async ({ page, context, visitor, host }) => {
  await setVariables(context, { OAUTH_CLIENT_ID: CLIENT_ID });
  await visitor.open('BARE');
  await visitor.add('rice', 'eggs');
  const home = page.url();
  expect(home).toContain('/kitchen/');
  await page.route(`${home}frame`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${home}" width="1000" height="800"></iframe>`,
    }),
  );
  await page.goto(`${home}frame`);
  const [, frame] = page.frames();
  if (!frame) throw new Error('The frame is not there');
  await started(frame);
  await control(frame).click();
  const [newTab] = await Promise.all([
    context.waitForEvent('page'),
    frame.getByRole('link', { name: 'Open in a new tab to sign in' }).click(),
  ]);
  await started(newTab);
  await signIn(newTab);
  await expect(control(newTab)).toHaveAccessibleName('Connection: Ready to cook');
  expect(newTab.url()).toBe(home);
  await expect(openVisitor(newTab).items).toHaveText(['rice', 'eggs']);
  expect(host.oauth.exchanges).toEqual([true]);
});

test('pasted token: is used until removed, also in a subfolder', async ({ page, visitor, host }) => {
  const field = dialog(page).getByLabel('Paste the token here');
  const submit = async (token: string) => {
    await field.fill(token);
    await within(page, 'Use this token').click();
  };
  await visitor.open('BARE');
  await visitor.add('rice', 'eggs');
  // Checks that the second click of a double click does not close the dialog.
  await control(page).dblclick();
  await expect(within(page, 'Sign in with Hugging Face')).toHaveCount(0);
  await expect(field).toHaveAttribute('type', 'password');
  await submit('Token hf_pasted');
  await expect(field).toBeFocused();
  await visitor.expectNoAccessibilityProblem();
  await submit(` "Bearer ${PASTED}" `);
  await expect(dialog(page)).toContainText('Recipes use your token.');
  await test.step('another model: its field and its error message are in view, even in a low window', async () => {
    await page.setViewportSize({ width: 390, height: 420 });
    await dialog(page).getByText('Advanced', { exact: true }).click();
    const model = dialog(page).getByLabel('Another model');
    await model.fill('nonsense');
    await model.press('Enter');
    await expect(model).toBeFocused();
    for (const place of [model, dialog(page).getByText('A model’s name has two parts')]) {
      const isOnTop = await place.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return seen !== null && element.contains(seen);
      });
      expect(isOnTop).toBe(true);
    }
    await visitor.expectNoAccessibilityProblem();
  });
  await within(page, 'Close').click();
  await expect(control(page)).toHaveAccessibleName('Connection: Ready to cook');
  expect(host.received).toEqual([]);

  await visitor.requestButton.click();
  await expect(visitor.recommends).toBeVisible();
  expect(host.posts().map(({ headers }) => headers.authorization)).toEqual([`Bearer ${PASTED}`]);
  const stored = await storedAndShown(page);
  expect(stored.tab).toContain(PASTED);
  expect([stored.device, stored.page].join()).not.toContain(PASTED);
  await page.reload();
  await expect(control(page)).toHaveAccessibleName('Connection: Ready to cook');
  await control(page).click();
  await expect(dialog(page)).toContainText('Recipes use your token.');
  await within(page, 'Forget this token').click();
  expect(Object.values(await storedAndShown(page)).join()).not.toContain(PASTED);
  await page.reload();
  await expect(control(page)).toHaveAccessibleName('Recipes: Cookbook');
});
