import type { Page } from '@playwright/test';
import { packContent } from '../page/recipe/brokenLinks.ts';
import { button, eventually, expect, started, test } from './support/fixtures.ts';
import { answer, held, recipe } from './support/replies.ts';

const SOUP = packContent({ text: recipe('Soup'), ingredients: ['rice', 'eggs'], scale: 1.5 });
const SHARED = 'Sent to you';

const fragmentOf = (page: Page) => new URL(page.url()).hash;
const follow = (page: Page, fragment: string) => page.goto(`${process.env.SITE_SHIPPED}${fragment}`);

async function reload(page: Page): Promise<void> {
  await page.reload();
  await started(page);
}

test('shared recipe: is seen first, and again after a reload', async ({ page, visitor, host }) => {
  // Stops the timer that would show the page after two seconds, so that a slow machine does not matter.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.addInitScript(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const main = document.querySelector('#root > main');
      // Ignores the time before the style sheet has loaded, in which browsers paint nothing.
      if (!main || !getComputedStyle(main).getPropertyValue('--paper')) return;
      if (getComputedStyle(main).opacity === '0') return;
      seen.push(document.querySelector('.dish')?.textContent ?? main.textContent);
    }).observe(document, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { seen });
  });
  await follow(page, SOUP);
  await expect(visitor.dish('Soup')).toBeVisible();
  await expect(page.locator('html.kept')).toHaveCount(0);
  expect(new Set(await page.evaluate(() => (window as unknown as { seen: string[] }).seen))).toEqual(
    new Set(['Soup']),
  );
  await page.clock.resume();

  await expect(page.getByText(SHARED)).toBeVisible();
  await button(page, 'Start a timer: 10 minutes').click();
  await expect(button(page, 'To the timer: 10 minutes')).toBeVisible();
  await button(page, 'Cook').click();
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await reload(page);
  await expect(page.getByText(SHARED)).toBeVisible();
  await expect(visitor.dish('Soup')).toBeVisible();
  await expect(page.locator('.amounts output')).toContainText('3');
  await expect(button(page, 'To the timer: 10 minutes')).toBeVisible();
  expect(fragmentOf(page)).toBe(SOUP);

  const rice = page.getByRole('checkbox', { name: /rice/ });
  await rice.check();
  await button(page, 'Keep it').click();
  expect(fragmentOf(page)).toBe('');
  await reload(page);
  await expect(visitor.recommends).toBeVisible();
  await expect(visitor.dish('Soup')).toBeVisible();
  await expect(page.locator('.amounts output')).toContainText('3');
  await expect(rice).toBeChecked();
  await expect(button(page, 'To the timer: 10 minutes')).toBeVisible();

  // Deletes the saved recipe, so that the link opens a shared recipe again.
  await button(page, /^Recipe box/).click();
  await button(page, 'More: Soup').click();
  await button(page, 'Delete').click();
  await follow(page, SOUP);
  await expect(page.getByText(SHARED)).toBeVisible();
  expect(fragmentOf(page)).toBe(SOUP);
  expect(host.received).toEqual([]);
});

test('back button: closes a dialog, and reopens no replaced recipe', async ({ page, visitor, host }) => {
  const { reply, release } = held(answer(recipe('Egg-fried rice')));
  host.script(reply);
  await follow(page, SOUP);
  await started(page);
  await visitor.addAndPrefetch('rice', 'eggs');
  await button(page, 'Cook').click();
  await page.getByText('Step 1 of 2').waitFor();
  await page.goBack();
  await expect(page.getByText('Step 1 of 2')).toBeHidden();
  expect(fragmentOf(page)).toBe(SOUP);
  await visitor.requestButton.click();
  await visitor.generating.waitFor();
  expect(fragmentOf(page)).toBe(SOUP);
  await eventually(() => host.posts().length).toBe(1);
  // Opens a dialog before the answer arrives, so that the current history entry belongs to the dialog.
  await button(page.getByRole('banner'), /Connection/).click();
  await page.getByRole('dialog').waitFor();
  release();
  await expect.poll(() => fragmentOf(page)).toBe('');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(visitor.dish('Egg-fried rice')).toBeVisible();
  await expect.poll(() => fragmentOf(page)).toBe('');
  await reload(page);
  await expect(visitor.recommends).toBeVisible();
  await expect(visitor.dish('Egg-fried rice')).toBeVisible();
});
