import type { Page } from '@playwright/test';
import {
  control,
  dialog,
  eventually,
  expect,
  openVisitor,
  rememberField,
  started,
  test,
  within,
} from './support/fixtures.ts';
import { answer, hang, refuse } from './support/replies.ts';

/** With the back/forward cache, as visitors have it. */
test.use({ keepsPages: true });

const KEPT = [
  { what: 'an account', remember: false },
  { what: 'a token', remember: true },
];

const interrupted = (page: Page) => page.getByText('Your recipe was interrupted');
const isReady = (page: Page) => expect(control(page)).toHaveAccessibleName('Connection: Ready to cook');
const forged = (home: string, state = '{"nonce":"forged"}') =>
  `${home}?${new URLSearchParams({ code: 'c0de', state })}`;

/** In the choice, which is open. */
async function connect(page: Page, { what, remember }: (typeof KEPT)[number]): Promise<void> {
  if (remember) await rememberField(page).check();
  if (what === 'an account') return within(page, 'Sign in with Hugging Face').click();
  await dialog(page).getByText('Other ways').click();
  await dialog(page).getByLabel('Paste the token here').fill('hf_pasted');
  await within(page, 'Use this token').click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

/** In the history. The page may be gone before it has answered. */
const go = (page: Page, by: number) => page.evaluate((pages) => history.go(pages), by).catch(() => {});

/** What could still be sent has been sent. */
async function settled(page: Page): Promise<void> {
  await started(page);
  await page.waitForLoadState('networkidle');
}

test.beforeEach(async ({ visitor, host: _ }) => {
  await visitor.open('SIGN_IN');
  await visitor.addEnough('rice', 'eggs');
});

for (const kept of KEPT) {
  test(`a forged answer of a sign-in sends nothing, with ${kept.what}${kept.remember ? ', remembered' : ''}`, async ({
    page,
    visitor,
    host,
  }) => {
    const home = page.url();
    await control(page).click();
    await connect(page, kept);
    await isReady(page);
    host.script(hang);
    await visitor.ask.click();
    await eventually(() => host.posts().length).toBe(1);
    for (const address of [forged(home), forged(home, 'y'), `${home}?error=access_denied&state=y`]) {
      await page.goto(address);
      await expect(interrupted(page)).toBeVisible();
      await settled(page);
      await isReady(page);
      expect(host.posts()).toHaveLength(1);
      expect(host.oauth.exchanges).toHaveLength(kept.what === 'an account' ? 1 : 0);
      expect(page.url()).toBe(home);
    }
    host.script(answer('# Egg-fried rice'));
    await visitor.ask.click();
    await expect(visitor.dish('Egg-fried rice')).toBeVisible();
    expect(host.posts()).toHaveLength(2);
  });

  test(`a page out of the browser’s memory sends nothing, with ${kept.what}${kept.remember ? ', remembered' : ''}`, async ({
    page,
    visitor,
    host,
  }) => {
    const home = page.url();
    host.script(answer('# Egg-fried rice'));
    await page.evaluate(() => Object.assign(globalThis, { wasHere: true }));
    await visitor.ask.click();
    if (kept.what === 'an account') {
      await connect(page, kept);
      await expect(visitor.dish('Egg-fried rice')).toBeVisible();
    } else {
      // The same tab, at another page of the same kitchen.
      await page.goto(`${home}?elsewhere`);
      await started(page);
      await control(page).click();
      await connect(page, kept);
      await isReady(page);
      await visitor.ask.click();
      await expect(visitor.dish('Egg-fried rice')).toBeVisible();
    }
    await settled(page);
    expect(host.posts()).toHaveLength(1);
    await go(page, -1);
    await expect.poll(() => page.evaluate(() => 'wasHere' in globalThis).catch(() => false)).toBe(true);
    await expect(interrupted(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await settled(page);
    expect(host.posts()).toHaveLength(1);
  });
}

test('an interrupted request is not sent by a later sign-in, nor is an old list', async ({
  page,
  visitor,
  host,
}) => {
  await visitor.ask.click();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(interrupted(page)).toBeVisible();
  await visitor.add('leek');
  host.oauth.decide('deny');
  await control(page).click();
  await within(page, 'Sign in with Hugging Face').click();
  await expect(page.getByRole('banner').getByText('You did not let')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(interrupted(page)).toBeVisible();
  host.oauth.decide('allow');
  await control(page).click();
  await within(page, 'Sign in with Hugging Face').click();
  await isReady(page);
  await expect(interrupted(page)).toBeVisible();
  await settled(page);
  expect(host.posts()).toEqual([]);
  host.script(answer('# Leek'));
  await visitor.ask.click();
  await expect(visitor.dish('Leek')).toBeVisible();
  expect(host.posts().map(({ body }) => JSON.parse(body).messages[1].content)).toEqual([
    "I have rice, eggs, leek. Please give me a recipe you'd recommend I make!",
  ]);
});

test('a sign-in that was given up by the way back, and is finished later, sends nothing', async ({
  page,
  visitor,
  host,
}) => {
  host.oauth.decide('ask');
  await visitor.ask.click();
  await within(page, 'Sign in with Hugging Face').click();
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

test('a sign-in that is denied, or not answered, asks only when pressed', async ({ page, visitor, host }) => {
  const home = page.url();
  host.oauth.decide('deny');
  await visitor.ask.click();
  await within(page, 'Sign in with Hugging Face').click();
  await expect(page.getByRole('banner').getByText('You did not let')).toBeVisible();
  await expect(interrupted(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect(page.url()).toBe(home);
  expect(host.oauth.exchanges).toEqual([]);
  await visitor.expectNoAccessibilityProblem();

  await visitor.ask.click();
  await expect(dialog(page)).toBeVisible();
  await page.goto(forged(home));
  await expect(interrupted(page)).toBeVisible();
  host.oauth.decide('allow');
  host.script(refuse(503));
  await visitor.ask.click();
  host.script(answer('# Egg-fried rice'));
  await within(page, 'Sign in with Hugging Face').click();
  await expect(visitor.dish('Egg-fried rice')).toBeVisible();
  expect(host.posts()).toHaveLength(1);
  await page.reload();
  await expect(visitor.dish('Egg-fried rice')).toBeVisible();
  expect(host.posts()).toHaveLength(1);
});

test('what waits in one tab is not sent by a token of another', async ({ page, context, visitor, host }) => {
  await visitor.ask.click();
  await expect(dialog(page)).toBeVisible();
  const elsewhere = await context.newPage();
  await elsewhere.goto(page.url());
  await started(elsewhere);
  await control(elsewhere).click();
  await connect(elsewhere, { what: 'a token', remember: true });
  await isReady(elsewhere);
  await isReady(page);
  await expect(dialog(page)).toBeHidden();
  await expect(visitor.ask).toHaveAttribute('aria-disabled', 'false');
  await settled(page);
  expect(host.posts()).toEqual([]);
  host.script(answer('# Egg-fried rice'));
  await visitor.ask.click();
  await expect(visitor.dish('Egg-fried rice')).toBeVisible();
  await expect(openVisitor(elsewhere).items).toHaveText(['rice', 'eggs']);
  expect(host.posts()).toHaveLength(1);
});
