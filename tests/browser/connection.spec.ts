import type { Page } from '@playwright/test';
import {
  control,
  dialog,
  everywhere,
  expect,
  openVisitor,
  rememberField,
  setVariables,
  started,
  test,
  within,
} from './support/fixtures.ts';
import { ACCOUNT_TOKEN, CLIENT_ID } from './support/oauthHost.ts';

const PASTED = 'hf_pasted';

async function signIn(page: Page, { remember = false } = {}): Promise<void> {
  await started(page);
  await control(page).click();
  if (remember) await rememberField(page).check();
  await within(page, 'Sign in with Hugging Face').click();
}

test.describe('signing in', () => {
  test.beforeEach(async ({ visitor }) => {
    await visitor.open('SIGN_IN');
    await visitor.add('rice', 'eggs');
  });

  test('and out: the account pays, the ingredients stay, the address is clean', async ({
    page,
    visitor,
    host,
  }) => {
    const home = page.url();
    await expect(control(page)).toHaveAccessibleName('Recipes: Cookbook');
    // The dialog keeps the focus, and gives it back.
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

    await signIn(page);
    await expect(control(page)).toHaveAccessibleName('Connection: Ready to cook');
    expect(page.url()).toBe(home);
    await expect(visitor.items).toHaveText(['rice', 'eggs']);
    expect(host.oauth.exchanges).toEqual([true]);

    await visitor.ask.click();
    await expect(visitor.recommends).toBeVisible();
    const paidBy = host.received.map(({ headers }) => headers.authorization);
    expect(paidBy).toEqual(Array(2).fill(`Bearer ${ACCOUNT_TOKEN}`));
    const kept = await everywhere(page);
    expect(kept.tab).toContain(ACCOUNT_TOKEN);
    expect([kept.device, kept.page].join()).not.toContain(ACCOUNT_TOKEN);

    await page.reload();
    await control(page).click();
    await expect(dialog(page)).toContainText('Recipes use ada’s credits.');
    await within(page, 'Sign out').click();
    await expect(control(page)).toHaveAccessibleName('Recipes: Cookbook');
    expect(Object.values(await everywhere(page)).join()).not.toMatch(/hf_oauth|ada\\*"|codeVerifier/);
  });

  test('an ended sign-in is announced at the press, which the cookbook answers; signing in again sends nothing', async ({
    page,
    context,
    visitor,
    host,
  }) => {
    await page.clock.install({ time: Date.now() });
    host.oauth.lasts(3_600);
    await signIn(page, { remember: true });
    await expect(control(page)).toHaveAccessibleName('Connection: Ready to cook');
    await page.clock.runFor(3_600_000);
    await visitor.ask.click();
    await expect(visitor.recommends).toBeVisible();
    await expect(control(page)).toHaveAccessibleName('Sign in again');
    await control(page).click();
    await expect(dialog(page)).toContainText('Your sign-in as ada has ended. Sign in again to go on.');

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(control(other)).toHaveAccessibleName('Sign in again');
    await rememberField(page).check();
    await within(page, 'Sign in with Hugging Face').click();
    await expect(control(page)).toHaveAccessibleName('Connection: Ready to cook');
    await page.waitForLoadState('networkidle');
    expect(host.received).toEqual([]);

    await expect(control(other)).toHaveAccessibleName('Connection: Ready to cook');
    await control(other).click();
    await within(other, 'Sign out').click();
    await expect(control(page)).toHaveAccessibleName('Recipes: Cookbook');
    expect((await everywhere(page)).device).not.toContain(ACCOUNT_TOKEN);
  });
});

test('in a frame of another page there is a way out of it first: in a Space, which injects the id of its app', async ({
  page,
  context,
  visitor,
  host,
}) => {
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
  const [own] = await Promise.all([
    context.waitForEvent('page'),
    frame.getByRole('link', { name: 'Open in a new tab to sign in' }).click(),
  ]);
  await signIn(own);
  await expect(control(own)).toHaveAccessibleName('Connection: Ready to cook');
  expect(own.url()).toBe(home);
  await expect(openVisitor(own).items).toHaveText(['rice', 'eggs']);
  expect(host.oauth.exchanges).toEqual([true]);
});

test('a pasted token is checked, pays for the next press, and is forgotten, on a page under a sub-path', async ({
  page,
  visitor,
  host,
}) => {
  const field = dialog(page).getByLabel('Paste the token here');
  const give = async (token: string) => {
    await field.fill(token);
    await within(page, 'Use this token').click();
  };
  await visitor.open('BARE');
  await visitor.add('rice', 'eggs');
  // The second click of two does not close again what the first has opened.
  await control(page).dblclick();
  await expect(within(page, 'Sign in with Hugging Face')).toHaveCount(0);
  await expect(field).toHaveAttribute('type', 'password');
  await give('Token hf_pasted');
  await expect(field).toBeFocused();
  await visitor.expectNoAccessibilityProblem();
  await give(` "Bearer ${PASTED}" `);
  await expect(dialog(page)).toContainText('Recipes use your token.');
  await within(page, 'Close').click();
  await expect(control(page)).toHaveAccessibleName('Connection: Ready to cook');
  expect(host.received).toEqual([]);

  await visitor.ask.click();
  await expect(visitor.recommends).toBeVisible();
  expect(host.posts().map(({ headers }) => headers.authorization)).toEqual([`Bearer ${PASTED}`]);
  const kept = await everywhere(page);
  expect(kept.tab).toContain(PASTED);
  expect([kept.device, kept.page].join()).not.toContain(PASTED);
  await page.reload();
  await expect(control(page)).toHaveAccessibleName('Connection: Ready to cook');
  await control(page).click();
  await expect(dialog(page)).toContainText('Recipes use your token.');
  await within(page, 'Forget this token').click();
  expect(Object.values(await everywhere(page)).join()).not.toContain(PASTED);
  await page.reload();
  await expect(control(page)).toHaveAccessibleName('Recipes: Cookbook');
});

test('in a low window nothing lies over a field of the choice, or over what is told of it', async ({
  page,
  visitor,
  host,
}) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await visitor.open();
  await control(page).click();
  await dialog(page).getByText('Advanced', { exact: true }).click();
  const field = dialog(page).getByLabel('Another model');
  await field.fill('nonsense');
  await field.press('Enter');
  await expect(field).toBeFocused();
  for (const place of [field, dialog(page).getByText('A model’s name has two parts')]) {
    const isOnTop = await place.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return seen !== null && element.contains(seen);
    });
    expect(isOnTop).toBe(true);
  }
  await visitor.expectNoAccessibilityProblem();
  // The list of models is asked for on demand only.
  expect(host.received).toEqual([]);
});
