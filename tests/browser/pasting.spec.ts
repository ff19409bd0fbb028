import type { Page } from '@playwright/test';
import { test as base, button, expect, savedDishes, started } from './support/fixtures.ts';
import { recipe } from './support/replies.ts';
import { folderOf } from './support/sites.ts';
import { openStaticSite } from './support/staticSite.ts';

/** `posts`: the number of POST requests that have reached the server. */
type Site = Awaited<ReturnType<typeof openStaticSite>> & { posts: () => number };

const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  site: async ({}, use) => {
    let posts = 0;
    const site = await openStaticSite(await folderOf('SHIPPED'), {
      answerPost: (_, response) => {
        posts += 1;
        response.writeHead(405).end();
      },
    });
    await use({ ...site, posts: () => posts });
    await site.close();
  },
});

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const SOUP = recipe('Lemon soup', ['250 g red lentils', '1 lemon', '1 l vegetable stock']);
const FOODS =
  'rice,eggs,leeks,butter,milk,flour,sugar,carrots,onions,garlic,lemons,yogurt,apples,pears,plums,bread,cheese'.split(
    ',',
  );

const dataOf = (name: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  url: 'https://example.com/soup',
  author: { '@type': 'Person', name: 'Ada' },
  recipeIngredient: ['250 g red lentils', '1 lemon', '1 l vegetable stock'],
  recipeInstructions: ['Boil the lentils in the stock for 20 minutes.', 'Stir in the juice of the lemon.'],
});

const pastedByYou = (page: Page) => page.getByRole('heading', { name: 'Pasted by you' });

async function pasteByKey(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByLabel('Add more than one ingredient').focus();
  await page.keyboard.press('ControlOrMeta+V');
}

async function pasteHtml(page: Page, html: string, text: string): Promise<void> {
  const pasted = [html, text] as const;
  await page.evaluate(async ([html, text]) => {
    const of = (type: string, part: string) => new Blob([part], { type });
    const parts = { 'text/html': of('text/html', html), 'text/plain': of('text/plain', text) };
    await navigator.clipboard.write([new ClipboardItem(parts)]);
  }, pasted);
  await page.getByLabel('Add more than one ingredient').focus();
  await page.keyboard.press('ControlOrMeta+V');
}

async function choose(page: Page, name: string, content: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'Open a recipe file').click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

test('pasted or opened recipe: is shown until removed by keyboard', async ({
  page,
  visitor,
  host,
  console,
}) => {
  await visitor.open();
  await test.step('recipe file on a phone: is shown, added to the box, or refused', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await choose(page, 'soup.pdf', '%PDF-1.7\n%\u0000');
    await expect(page.getByText('Copy its text and paste it here instead.')).toBeVisible();
    await choose(page, 'soups.json', JSON.stringify(['One', 'Two', 'Three'].map(dataOf)));
    await expect(page.getByText('3 recipes added to your box.')).toBeVisible();
    await visitor.expectNoAccessibilityProblem();
    await button(page, 'Undo').click();
    await expect(button(page, /^Recipe box/)).toBeHidden();

    await choose(page, 'soup.json', JSON.stringify(dataOf('Lemon soup')));
    await expect(pastedByYou(page)).toBeFocused();
    await expect(page.locator('.pasted-from')).toHaveText(/^From example\.com.*, by Ada$/);
    await button(page, 'Undo').click();
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await pasteByKey(page, SOUP);
  await expect(pastedByYou(page)).toBeFocused();
  await expect(visitor.dish('Lemon soup')).toBeVisible();
  await visitor.expectNoAccessibilityProblem();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Put it on the list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(visitor.input).toBeFocused();
  await expect(visitor.dish('Lemon soup')).toBeHidden();
  await expect(savedDishes(page)).toHaveCount(0);

  await pasteByKey(page, SOUP);
  await expect(pastedByYou(page)).toBeFocused();
  await page.reload();
  await expect(pastedByYou(page)).toBeVisible();
  await expect(page.getByText('Not a recipe?')).toBeHidden();
  await expect(savedDishes(page)).toHaveText(['Lemon soup']);

  await pasteByKey(page, FOODS.join('\n'));
  await expect(page.getByText(`${FOODS.length} foods.`)).toBeVisible();
  expect(host.received).toEqual([]);

  await test.step('pasted HTML: becomes a recipe with headings and lists, and runs no script', async () => {
    const items = ['250 g red lentils', '1 lemon', '1 l vegetable stock'];
    const steps = ['Boil the lentils in the stock for 20 minutes.', 'Stir in the juice of the lemon.'];
    const listOf = (lines: string[]) => lines.map((line) => `<li>${line}</li>`).join('');
    const html = `<p>My blog</p><h1>Lemon &amp; lentil soup</h1><img src="x" onerror="window.ran = true">
      <script>window.ran = true</script><h2>Ingredients</h2><ul>${listOf(items)}</ul>
      <h2>Directions</h2><ol>${listOf(steps)}</ol><h2>Comments</h2><p>Sue: Lovely!</p>`;
    await pasteHtml(page, html, ['My blog', ...items, ...steps].join('\n'));
    await expect(visitor.dish('Lemon & lentil soup')).toBeVisible();
    await expect(page.getByText('Sue: Lovely!')).toHaveCount(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    // The policy of the page reports that it has blocked `onerror`.
    console.take();
  });

  // Checks that a recipe is added to the ingredient list if the code for pasting does not load.
  await page.route('**/assets/takePaste-*.js*', (route) => route.abort());
  await page.reload();
  await started(page);
  await pasteByKey(page, SOUP);
  // Waits for the last line, because the list had more foods than it shows even before.
  await expect(visitor.items.filter({ hasText: 'Fry the eggs' })).toBeVisible();
  await button(page, /^\+\d+ more$/).click();
  await expect(visitor.items.filter({ hasText: 'Lemon soup' })).toBeVisible();
  expect(console.take()).toHaveLength(1);
});

test.describe('installed page', () => {
  test.use({ hasServiceWorker: true });

  test('shared recipe text or file: is shown, and reaches no server', async ({ page, visitor, site }) => {
    await page.goto(site.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    const response = await page.request.get(`${site.url}manifest.webmanifest`);
    const { action, method, enctype, params } = (await response.json()).share_target;

    /** Sends the request that the manifest declares, as another app does. */
    async function share(fields: Record<string, string>, file?: string) {
      await page.goto('about:blank');
      await page.setContent(`<form action="${new URL(action, site.url)}" method="${method}" enctype="${enctype}">
        ${Object.keys(fields).map((name) => `<textarea name="${params[name]}"></textarea>`)}
        ${file ? `<input type="file" name="${params.files[0].name}">` : ''}<button>Share</button></form>`);
      for (const [name, text] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(text);
      if (file) {
        const buffer = Buffer.from(file);
        await page
          .locator('[type=file]')
          .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
      }
      await button(page, 'Share').click();
      await started(page);
      // Only the window of an installed page opens the content without a question.
      await expect(visitor.dish('Shared soup')).toHaveCount(0);
      await button(page, 'Open it').click();
    }

    await share({ title: 'Soup', text: SOUP, url: 'https://example.com/lemon' });
    await expect(visitor.dish('Lemon soup')).toBeVisible();
    await expect(pastedByYou(page)).toBeFocused();
    await expect(page.getByText('From example.com')).toBeVisible();
    expect(page.url()).toBe(site.url);
    expect(await page.evaluate(() => caches.match('shared'))).toBeUndefined();
    await share({ text: 'https://example.com/lemon' });
    await expect(page.getByText('Only a link arrived.')).toBeVisible();
    await share({}, JSON.stringify(dataOf('Shared soup')));
    await expect(visitor.dish('Shared soup')).toBeVisible();
    await expect(savedDishes(page)).toHaveText(['Shared soup', 'Lemon soup']);
    expect(site.posts()).toBe(0);
  });
});
