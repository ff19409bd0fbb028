import type { Page } from '@playwright/test';
import { eventually, expect, serve, test } from './support/fixtures.ts';
import { VIDEO } from './support/replies.ts';

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

test('a video plays on the page, once it is told to, and an invented one gives way to a search; paper gets the recipe alone, black on white', async ({
  page,
  visitor,
  host,
  console,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await serve({ visitor, host }, RECIPE, 'rice', 'eggs');
  await play(page).waitFor();
  await expect(page.getByRole('link', { name: /Search YouTube for “/ })).toBeVisible();
  // Chromium tells of the 404 itself.
  await eventually(() => console.take()).toEqual([expect.stringContaining('404')]);
  expect(host.videos().toSorted()).toEqual([
    `i.ytimg.com/vi/${VIDEO}/mqdefault.jpg`,
    'i.ytimg.com/vi/inventedIt0/mqdefault.jpg',
  ]);

  await test.step('on paper', async () => {
    await cookOnce(page);
    await page.getByRole('button', { name: 'I like it' }).click();
    await page.getByRole('button', { name: 'Note' }).click();
    const note = page.getByLabel('A note for next time');
    await note.fill('Less salt');
    const ofThePage = [
      page.locator('.facts').getByText('once'),
      page.getByText('You have everything'),
      note,
      visitor.input,
    ];
    for (const place of ofThePage) await expect(place).toBeVisible();
    const printed = { colorScheme: 'dark', media: 'print' } as const;
    await page.emulateMedia(printed);
    for (const place of ofThePage) await expect(place).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByText(`https://www.youtube.com/watch?v=${VIDEO}`)).toBeVisible();
    const seen = await page.locator('.pane').evaluate((pane) => {
      const link = pane.querySelector('a[href^="https://example.org"]');
      return {
        inks: [...pane.querySelectorAll('.recipe')].map((recipe) => getComputedStyle(recipe).color),
        paper: getComputedStyle(document.body).backgroundColor,
        target: link && getComputedStyle(link, '::after').content,
      };
    });
    expect(seen).toEqual({
      inks: ['rgb(0, 0, 0)', 'rgb(0, 0, 0)'],
      paper: 'rgb(255, 255, 255)',
      target: '" <https://example.org/rice>"',
    });

    // The note that is written is a part of the recipe; what changes it is not.
    await page.emulateMedia({ ...printed, media: 'screen' });
    await page.getByRole('button', { name: 'Done' }).click();
    await page.emulateMedia(printed);
    await expect(page.getByText('Less salt').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('button')).toHaveCount(0);
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets).toHaveLength(1);
    await page.emulateMedia({ colorScheme: null, media: 'screen' });
  });

  await play(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(host.videos()).toContain(`www.youtube-nocookie.com/embed/${VIDEO}?autoplay=1`);
  await expect(page.locator('iframe')).toBeFocused();
  await visitor.expectNoAccessibilityProblem();
});

async function cookOnce(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cook', exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  for (const _ of ['the last step', 'the end']) await page.getByRole('button', { name: 'Done' }).click();
}
