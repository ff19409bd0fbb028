import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { BLOW_UPS } from '../page/rendering/blowUps.ts';
import { HOSTILE_ANSWERS } from '../page/rendering/hostile.ts';
import { AFTER_PAINT, button, expect, keepRecipes, started, test, watchShifts } from './support/fixtures.ts';
import { recipe, VIDEO } from './support/replies.ts';

const dishes = (page: Page) => page.locator('.kept-recipe h3');

async function fromMenu(page: Page, name: string): Promise<void> {
  await button(page, 'More: recipe box').click();
  await button(page, name).click();
}

async function choose(page: Page, file: string, press: () => Promise<void>): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()]);
  await chooser.setFiles(file);
}

test('what can be cooked with the list comes without moving anything', async ({ page, visitor }) => {
  const omelettes = Array.from({ length: 8 }, (_, at) =>
    recipe(`Omelette ${at}`, ['3 eggs'], ['Fry the eggs.']),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.open();
  await visitor.add('rice', 'eggs');
  const readShifts = await watchShifts(page);
  await keepRecipes(page, omelettes);
  await page.getByText('Ready or nearly ready, from your box').waitFor();
  expect(await readShifts()).toEqual([]);
});

test('everything is exported and imported as one file', async ({ page, visitor }, info) => {
  await visitor.open();
  await keepRecipes(page, ['# One', '# Two']);
  const [download] = await Promise.all([page.waitForEvent('download'), fromMenu(page, 'Export all')]);
  const file = info.outputPath('recipes.json');
  await writeFile(file, await readFile(await download.path()));

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  // The first screen is there before the script: a file that was chosen in it would be lost.
  await started(page);
  await choose(page, file, () => button(page, 'Import').click());
  await expect(page.getByText('Added 2 recipes.')).toBeVisible();
  await choose(page, file, () => fromMenu(page, 'Import'));
  await expect(page.getByText('Added 0 recipes.')).toBeVisible();
  await expect(dishes(page)).toHaveText(['Two', 'One']);
});

test('a menu and the search field stay in sight at the lower end of the window', async ({
  page,
  visitor,
}) => {
  const suppers = Array.from({ length: 20 }, (_, at) => `# Supper ${at}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.open();
  await keepRecipes(page, suppers);
  const search = page.getByRole('searchbox');
  await search.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().top - 100));
  const topOf = async () => (await search.boundingBox())?.y;
  const top = await topOf();
  await search.fill('Supper 17');
  await expect(dishes(page)).toHaveText(['Supper 17']);
  expect(await topOf()).toBe(top);

  await search.fill('');
  const dots = page.locator('.kept-recipe .icon-button').nth(4);
  await dots.evaluate((button) =>
    window.scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 20),
  );
  await dots.click();
  await expect(button(page, 'Delete')).toBeInViewport({ ratio: 1 });
});

/** What is drawn of them, tests/page/drawing proves for all. These still meet every scheme, and every form of a link or a tag. */
const ANSWERS = [
  ...Object.values(BLOW_UPS)
    .filter((_, at) => at % 5 === 0)
    .map((write) => write(11_000)),
  ...HOSTILE_ANSWERS.filter((_, at) => at % 11 === 0),
];

test('hostile answers, and some that blow up: nothing leaves the page, and it goes on working', async ({
  page,
  visitor,
  host,
}) => {
  await visitor.open();
  await keepRecipes(page, ANSWERS);
  await button(page, `Show all ${ANSWERS.length}`).click();
  await expect(dishes(page)).toHaveCount(ANSWERS.length);
  await dishes(page).last().getByRole('button').click();
  await page.locator('.recipe').last().waitFor();
  // What the page fetches ahead has come: a later request would be one that a recipe caused.
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // In the page itself, at the pace of its frames: each answer is drawn, and left.
  const { drawn, twice } = await page.evaluate<{ drawn: string[]; twice: string[] }>(`(async () => {
      const drawn = [];
      const twice = [];
      for (const entry of document.querySelectorAll('.kept-recipe h3 button')) {
        entry.click();
        await ${AFTER_PAINT};
        drawn.push([...document.querySelectorAll('.recipe')].map(({ innerHTML }) => innerHTML).join(''));
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        twice.push(...ids.filter((id, at) => ids.indexOf(id) !== at));
      }
      return { drawn, twice };
    })()`);
  expect(drawn).not.toContain('');
  expect(twice, 'ids of the recipe and of the page').toEqual([]);
  // Else it was too quick to see them. A few are drawn alike.
  expect(new Set(drawn).size).toBeGreaterThan(ANSWERS.length / 3);
  // Parts of the page itself may come late.
  const own = new URL('/assets/', page.url()).href;
  const others = asked.filter((url) => !url.startsWith(own) && !url.includes(`i.ytimg.com/vi/${VIDEO}/`));
  expect(others).toEqual([]);
  expect(host.received).toEqual([]);
  // The oldest, which is too much to be drawn.
  await expect(page.locator('.plain')).toBeVisible();
  await visitor.add('still', 'working');
  await expect(visitor.items).toHaveText(['still', 'working']);
});
