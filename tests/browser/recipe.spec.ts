import type { Page } from '@playwright/test';
import { expect, serve as serveRecipe, test } from './fixtures.ts';
import { VIDEO } from './replies.ts';

const RECIPE = `# Egg-fried rice

See [this page](https://example.org/rice) first.

- 200 g rice
- two eggs

1. Cook the rice.[^1]
2. Fry it with the eggs.

[^1]: In salted water.

[Scrambled eggs](https://youtu.be/${VIDEO})
`;

type Scene = Parameters<typeof serveRecipe>[0];

const serve = (scene: Scene) => serveRecipe(scene, RECIPE, 'rice', 'eggs');

const play = (page: Page) => page.getByRole('button', { name: 'Play video: Scrambled eggs' });
const search = (page: Page) => page.getByRole('link', { name: /Search YouTube for “Egg-fried rice”/ });

test('a video plays on the page, once it is told to', async ({ page, visitor, host }) => {
  await serve({ visitor, host });
  await play(page).waitFor();
  expect(host.videos()).toEqual([`i.ytimg.com/vi/${VIDEO}/mqdefault.jpg`]);
  await play(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(host.videos()).toContain(`www.youtube-nocookie.com/embed/${VIDEO}?autoplay=1`);
  await expect(page.locator('iframe')).toBeFocused();
  await visitor.expectNoAccessibilityProblem();
});

test('an invented video gives way to a search', async ({ page, visitor, host, console }) => {
  host.posters.clear();
  await serve({ visitor, host });
  await expect(search(page)).toBeVisible();
  await expect(play(page)).toBeHidden();
  await visitor.expectNoAccessibilityProblem();
  // Chromium tells of the 404 itself.
  expect(console.take()).toEqual([expect.stringContaining('404')]);
});

test('the screen is kept on, and again after the tab was left', async ({ page, visitor, host, context }) => {
  await page.addInitScript(() => {
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    Object.assign(window, { locks: 0 });
    navigator.wakeLock.request = async (kind) => {
      const lock = await request(kind);
      Object.assign(window, { locks: (window as unknown as { locks: number }).locks + 1 });
      return lock;
    };
  });
  const locks = () => page.evaluate(() => (window as unknown as { locks: number }).locks);
  const toggle = page.getByRole('button', { name: 'Keep screen on' });
  await serve({ visitor, host });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await locks()).toBe(1);

  // Headless Chromium shows every tab: leaving and coming back are told to the page by hand.
  const session = await context.newCDPSession(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await session.detach();
  await expect.poll(locks).toBe(2);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
});

test('paper gets the recipe alone: black on white, with its links, without buttons', async ({
  page,
  visitor,
  host,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await serve({ visitor, host });
  await play(page).waitFor();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(visitor.input).toBeHidden();
  await expect(page.getByText(`https://www.youtube.com/watch?v=${VIDEO}`)).toBeVisible();
  const printed = await page.locator('.pane').evaluate((pane) => {
    const link = pane.querySelector('a[href^="https://example.org"]');
    return {
      inks: [...pane.querySelectorAll('.recipe')].map((recipe) => getComputedStyle(recipe).color),
      paper: getComputedStyle(document.body).backgroundColor,
      target: link && getComputedStyle(link, '::after').content,
    };
  });
  expect(printed).toEqual({
    inks: ['rgb(0, 0, 0)', 'rgb(0, 0, 0)'],
    paper: 'rgb(255, 255, 255)',
    target: '" <https://example.org/rice>"',
  });
  expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
});
