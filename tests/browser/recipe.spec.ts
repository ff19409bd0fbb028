import type { Page } from '@playwright/test';
import { expect, serve, test } from './fixtures.ts';
import { VIDEO } from './replies.ts';

const RECIPE = `# Egg-fried rice

See [this page](https://example.org/rice) first.

- 200 g rice
- two eggs

1. Cook the rice.[^1]
2. Fry it with the eggs.

[^1]: In salted water.

[Scrambled eggs](https://youtu.be/${VIDEO})

[Invented](https://youtu.be/inventedIt0)
`;

const play = (page: Page) => page.getByRole('button', { name: 'Play: Scrambled eggs' });

test('a video plays on the page, once it is told to, and an invented one gives way to a search', async ({
  page,
  visitor,
  host,
  console,
}) => {
  await serve({ visitor, host }, RECIPE, 'rice', 'eggs');
  await play(page).waitFor();
  await expect(page.getByRole('link', { name: /Search YouTube for “/ })).toBeVisible();
  // Chromium tells of the 404 itself.
  await expect.poll(() => console.take()).toEqual([expect.stringContaining('404')]);
  expect(host.videos().toSorted()).toEqual([
    `i.ytimg.com/vi/${VIDEO}/mqdefault.jpg`,
    'i.ytimg.com/vi/inventedIt0/mqdefault.jpg',
  ]);
  await play(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(host.videos()).toContain(`www.youtube-nocookie.com/embed/${VIDEO}?autoplay=1`);
  await expect(page.locator('iframe')).toBeFocused();
  await visitor.expectNoAccessibilityProblem();
});

test('paper gets the recipe alone: black on white, with its links, without buttons', async ({
  page,
  visitor,
  host,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  host.posters.add('inventedIt0');
  await serve({ visitor, host }, RECIPE, 'rice', 'eggs');
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
