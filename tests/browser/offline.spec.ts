import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  test as base,
  button,
  control,
  dialog,
  expect,
  fileOf,
  openVisitor,
  PARTS,
  savedDishes,
  saveRecipes,
  started,
} from './support/fixtures.ts';
import { answer } from './support/replies.ts';
import { folderOf } from './support/sites.ts';
import { openStaticSite } from './support/staticSite.ts';

type Site = Awaited<ReturnType<typeof openStaticSite>>;

const test = base.extend<{ folder: string; site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  folder: async ({}, use) => use(await folderOf('SHIPPED')),
  site: async ({ folder }, use) => {
    const site = await openStaticSite(folder);
    await use(site);
    await site.close();
  },
});

test.use({ hasServiceWorker: true });

const newVersionNotice = (page: Page) => page.getByText('A new version of this page is ready.');

const OF_ONE_LANGUAGE = /^\w\w-/;

/** Opens the page, and waits until the service worker answers from its cache. */
async function visit(page: Page, { url }: Site): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

const RECIPE = `# Reis

## Zutaten

- 200 g Reis
- 1 Ei

## Zubereitung

1. Den Reis 10 Minuten kochen und mit dem Ei mischen.`;

test('installed page: works offline in other languages after one visit', async ({ page, visitor }) => {
  const folder = await folderOf('SIGN_IN');
  const site = await openStaticSite(folder);
  await visit(page, site);
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: "Basil's Kitchen", start_url: './' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Expects only the error about private windows, because all tests run in a private window.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);

  await visitor.requestWith('Hähnchen', 'Reis');
  await expect(page.getByText('(your Hähnchen)').first()).toBeVisible();
  await saveRecipes(page, [RECIPE]);
  await button(page, /^Recipe box/).click();
  await savedDishes(page).getByText('Reis', { exact: true }).click();
  const timer = button(page, 'Start a timer: 10 Minuten');
  await expect(timer).toBeVisible();
  // Expects the cache to contain only files of the build: all except icons and the words of unused languages. A food
  // that is not English loads the foods of all languages.
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  const hashed = await readdir(join(folder, 'assets'));
  const needed = hashed
    .filter((file) => !file.startsWith('icon-') && (!OF_ONE_LANGUAGE.test(file) || file.startsWith('de-')))
    .map((file) => `/assets/${file}`);
  expect(cached.sort()).toEqual(['/', ...needed].sort());

  await site.close();
  for (const address of [site.url, `${site.url}?from=home`, `${site.url}index.html`]) {
    await page.goto(address);
    await expect(visitor.items).toHaveText(['Hähnchen', 'Reis']);
    await expect(timer).toBeVisible();
  }
  await page.context().setOffline(true);
  await visitor.add('Lauch');
  await visitor.requestButton.click();
  await expect(page.getByText('(your Lauch)').first()).toBeVisible();
  await expect(page.getByText('From the kitchen’s own cookbook, no AI. You’re offline.')).toBeVisible();
  await expect(control(page)).toHaveAccessibleName('Recipes: Cookbook');
  await control(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('service worker: rejects files of two builds', async ({ page, visitor, folder, site, context }) => {
  const mixed = test.info().outputPath('mixed');
  await cp(folder, mixed, { recursive: true });
  const html = await readFile(join(mixed, 'index.html'), 'utf8');
  const [entry = ''] = /assets\/index-[\w-]+\.js/.exec(html) ?? [];
  await writeFile(join(mixed, 'assets/older.js'), `import '/${entry}';`);
  await writeFile(join(mixed, 'index.html'), html.replace(entry, 'assets/older.js'));
  site.deploy(mixed);
  const began = context.waitForEvent('serviceworker');
  await page.goto(site.url);
  await began;
  await started(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await visitor.add('rice');
  await expect(visitor.items).toHaveText(['rice']);
});

test('new version: is announced, and starts on a reload', async ({ page, visitor, host, site, context }) => {
  await visit(page, site);
  await page.evaluate(async () => void (await caches.open('of another page')));
  await visitor.add('rice');
  const other = await context.newPage();
  await visit(other, site);

  // Deploys a build with another brand.
  site.deploy(await folderOf('OWN_HOST'));
  const loaded = page.waitForResponse(fileOf('renderer'));
  // Dispatches `visibilitychange` because headless Chromium never hides a tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  for (const tab of [page, other]) await expect(newVersionNotice(tab)).toBeVisible();
  await loaded;
  // Checks that each tab now loads all scripts of its own version. The host may soon delete the old scripts.
  for (const tab of [page, other]) {
    await tab.waitForFunction(
      (names) =>
        names.every((name) =>
          performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/${name}-`)),
        ),
      Object.values(PARTS),
    );
  }
  await expect(page).toHaveTitle("Basil's Kitchen");

  await button(page, 'Reload').click();
  // Has a long timeout because the browser decides when to activate the new worker.
  await expect(page).toHaveTitle("Thyme's Kitchen", { timeout: 120_000 });
  await expect(visitor.items).toHaveText(['rice']);
  await expect(newVersionNotice(page)).toBeHidden();
  // Checks that the new worker has deleted the old one's cache, but not the cache of another page on this host.
  expect(await page.evaluate(() => caches.keys())).toEqual([
    'of another page',
    expect.stringMatching(/^recipe-kitchen/),
  ]);

  // Checks that the old tab still works, although the host has deleted its files.
  await expect(other).toHaveTitle("Basil's Kitchen");
  host.script(answer('# Late rice'));
  const otherVisitor = openVisitor(other);
  await otherVisitor.requestWith('leek', 'cream');
  await expect(otherVisitor.dish('Late rice')).toBeVisible();
  await button(other, 'Close').click();
  await expect(newVersionNotice(other)).toBeHidden();
  await expect(otherVisitor.input).toBeFocused();
  await other.reload();
  await expect(other).toHaveTitle("Thyme's Kitchen");
});

test('new version: starts even if an old file never arrives', {
  tag: '@nightly',
}, async ({ page, console, folder, site, context }) => {
  await visit(page, site);
  const [hanging = ''] = (await readdir(join(folder, 'assets'))).filter((file) => file.startsWith('de-'));
  await context.route(`**/${hanging}`, () => {});
  const requested = context.waitForEvent('request', (request) => request.url().endsWith(hanging));
  await page.evaluate((file) => void fetch(`assets/${file}`).catch(() => {}), hanging);
  await requested;

  site.deploy(await folderOf('OWN_HOST'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await button(page, 'Reload').click();
  await expect(page).toHaveTitle("Thyme's Kitchen");
  expect(console.take()).toEqual(['Failed to load resource: net::ERR_FAILED']);
});
