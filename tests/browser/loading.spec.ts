import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  button,
  control,
  dialog,
  expect,
  fileOf,
  hold,
  leaveOut,
  openWithoutScript,
  PARTS,
  paneOf,
  SCRIPT,
  savedDishes,
  started,
  storeKitchen,
  test,
  watchShifts,
} from './support/fixtures.ts';
import { answer, recipe } from './support/replies.ts';

const SITE = process.env.SITE_SHIPPED ?? '';
const WASHED = '# Egg-fried rice\n\n- [ ] Wash the rice';
const LINSENSUPPE =
  '# Linsensuppe\n\n## Zutaten\n\n- 200 g Linsen\n\n## Zubereitung\n\n1. Die Linsen zwanzig Minuten kochen.';
/** The file with the words of German. */
const GERMAN = /\/de-[^/]+\.js(?:\?|$)/;
const HINT = 'Or cook one of these';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('first screen: is painted before scripts run, then hydrated by React', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const readShifts = await watchShifts(page);
  const releaseFont = await hold(page, '**/*.woff2');
  const release = await openWithoutScript(page, SITE);
  await expect(page.getByText(HINT)).toBeVisible();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2);
  const before = await page.locator('#root').innerHTML();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('#root *')) Object.assign(element, { wasThere: true });
  });
  await visitor.input.fill('ri');

  await release();
  expect(await page.locator('#root').innerHTML()).toBe(before);
  // Checks for layout shifts before any input, because browsers do not count layout shifts right after an input.
  expect(await readShifts()).toEqual([]);
  releaseFont();
  await expect.poll(() => page.evaluate(fontsOfPage)).toContain('Newsreader');
  expect(await readShifts()).toEqual([]);
  await visitor.input.pressSequentially('ce');
  await visitor.input.press('Enter');
  await expect(visitor.items).toHaveText(['rice']);
  const reused = await page.evaluate(() =>
    ['header', 'main', 'form', 'input', '.dishes'].map(
      (name) => (document.querySelector(name) as unknown as { wasThere?: true }).wasThere,
    ),
  );
  expect(reused).toEqual([true, true, true, true, true]);
  expect(await readShifts()).toEqual([]);
});

test('first screen: does not move while its HTML arrives in parts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await hold(page, SCRIPT);
  const html = await (await fetch(SITE)).text();
  const placeOfForm = async (end: string) => {
    const upTo = html.indexOf(end, html.indexOf('id="root"')) + end.length;
    await page.route(SITE, (route) => route.fulfill({ body: html.slice(0, upTo), contentType: 'text/html' }));
    await page.goto(SITE);
    return page.locator('form.add').boundingBox();
  };
  const place = await placeOfForm('</html>');
  expect(place).not.toBeNull();
  for (const end of ['</form>', '</ul>', '</section>', '</main>']) {
    expect(await placeOfForm(end), `up to ${end}`).toEqual(place);
  }
});

test('first screen: does not move when its font loads, at any width', { tag: '@nightly' }, async ({
  page,
}) => {
  const readShifts = await watchShifts(page);
  for (const width of [320, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const release = await hold(page, '**/*.woff2');
    const requested = page.waitForRequest('**/*.woff2');
    await page.goto(SITE);
    await started(page);
    await requested;
    release();
    await expect.poll(() => page.evaluate(fontsOfPage)).toContain('Newsreader');
    expect(await readShifts(), `at ${width} px`).toEqual([]);
    await page.unroute('**/*.woff2');
  }
});

/** Returns the loaded fonts. The page adds the font Newsreader once the font has loaded. */
const fontsOfPage = () =>
  [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);

test('input before the script loads: is added once, or stays in the field', async ({ page, visitor }) => {
  const release = await openWithoutScript(page, SITE);
  await visitor.add('flour');
  // Reloads the page before the page's script arrives. The typed text must not be lost.
  await page.reload({ waitUntil: 'commit' });
  await visitor.add('rice');
  // Imitates a page that enters the back/forward cache.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await visitor.input.pressSequentially('eggs');
  await button(page, 'Add ingredient').click();
  await expect(visitor.input).toBeFocused();
  await visitor.add('rice');
  await button(page, 'tomatoes').click();
  await visitor.input.pressSequentially('le');
  await release();
  await expect(visitor.items).toHaveText(['flour', 'rice', 'eggs', 'tomatoes']);
  await expect(visitor.input).toHaveValue('le');
  await expect(visitor.input).toBeFocused();
  await visitor.input.pressSequentially('ek');
  await visitor.input.press('Enter');
  await visitor.removal('rice').click();
  await page.reload();
  await expect(visitor.items).toHaveText(['flour', 'eggs', 'tomatoes', 'leek']);
});

test('file dropped before or right after the script loads: is shown', async ({ page, visitor }, info) => {
  const file = info.outputPath('soup.txt');
  writeFileSync(file, recipe('Soup'));
  const release = await openWithoutScript(page, SITE);
  const client = await page.context().newCDPSession(page);
  const drop = async () => {
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await client.send('Input.dispatchDragEvent', { type, x: 9, y: 9, data });
  };
  await visitor.input.waitFor();
  await drop();
  await release();
  await expect(visitor.dish('Soup')).toBeVisible();
  await page.reload();
  await started(page);
  writeFileSync(file, recipe('Stew'));
  await drop();
  await expect(visitor.dish('Stew')).toBeVisible();
  expect(page.url()).toBe(SITE);
});

test('clicks before the script loads: choose a time, a diet and a dish', async ({ page, visitor }) => {
  const release = await openWithoutScript(page, process.env.SITE_BARE ?? '');
  await button(page, 'Vegan').click();
  await button(page, '30 min').click();
  await button(page, /^Chickpea Stew/).click();
  await release();
  await expect(visitor.dish('Chickpea Stew')).toBeVisible();
  await expect(page.locator('#taste')).toContainText(/vegan.*30.min/i);
});

const notStarted = (page: Page) => page.getByText('This page has not started.');

test('page whose script hangs or fails: shows a message', async ({ page, visitor, console }) => {
  const bare = process.env.SITE_BARE ?? '';
  await test.step('script hangs: the message appears after 10 s, until the script loads', async () => {
    const release = await openWithoutScript(page, bare);
    await expect(page.getByText(HINT)).toBeVisible();
    await page.waitForFunction(() => document.getAnimations().length > 0);
    await expect(notStarted(page)).toBeHidden();
    // Ends the CSS animation that delays the message.
    const wait = await page.evaluate(() =>
      // Ignores transitions, which Chromium starts in elements whose style depends on their container.
      document.getAnimations().flatMap((animation) => {
        if (!(animation instanceof CSSAnimation)) return [];
        const { duration } = animation.effect?.getTiming() ?? {};
        animation.finish();
        return duration;
      }),
    );
    expect(wait).toEqual([10_000]);
    await expect(notStarted(page)).toBeVisible();
    await release();
    await expect(notStarted(page)).toBeHidden();
  });

  await page.clock.install({ time: 0 });
  await page.route(SCRIPT, (route) => route.abort());
  await page.reload();
  await expect(notStarted(page)).toBeVisible();
  // Stops the clock because after 2 s the page would retry and remove the reload link.
  await visitor.stopClock();
  await visitor.expectNoAccessibilityProblem({ clockStopped: true });
  await page.unroute(SCRIPT);
  await page.getByRole('link', { name: 'reload it' }).click();
  await started(page);
  await expect(notStarted(page)).toBeHidden();
  expect(page.url()).toBe(bare);

  await visitor.add('rice');
  await page.route(SCRIPT, (route) => route.abort());
  await page.reload();
  await expect(notStarted(page)).toBeVisible();
  await expect(page.getByText(HINT)).toBeHidden();
  await page.unroute(SCRIPT);
  await page.getByRole('link', { name: 'reload it' }).click();
  await expect(visitor.items).toHaveText(['rice']);

  await test.step('old browser: shows the message if it supports neither the script nor the styles', async () => {
    await page.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '@layer {' }));
    await page.route(bare, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /(<script data-address[^>]*>)/,
        '$1 not a script that it knows: ',
      );
      await route.fulfill({ response, body: html });
    });
    await page.goto(bare);
    await expect(notStarted(page)).toBeVisible();
    await expect(notStarted(page)).toContainText('a browser from before May 2024 may be too old for it');
  });
  expect(console.take()).not.toEqual([]);
});

test('first screen: is not shown to visitors with saved data', async ({ page }) => {
  await storeKitchen(page, { ingredients: ['rice', 'eggs'] }, WASHED);
  const readShifts = await watchShifts(page);

  for (const width of [1280, 390]) {
    // Uses a low window, so that the number beside the heading 'Recipe box' is out of view. It moves when the font loads.
    await page.setViewportSize({ width, height: 450 });
    const release = await openWithoutScript(page, SITE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(HINT)).toBeHidden();
    await expect(page.getByText('Tonight, from what you have').first()).toBeHidden();
    await expect(page.getByText('Connection: Ready to cook')).toBeHidden();
    // Waits for the font to load because Playwright disables the cache while it delays the script.
    await page.evaluate(async () => void (await document.fonts.ready));
    await release();
    // Checks the text rather than the visibility, because phones show the list folded into one line.
    await expect(page.locator('.ingredients li')).toHaveText(['rice', 'eggs']);
    await expect(page.getByRole('checkbox', { name: 'Wash the rice' })).toBeVisible();
    await expect(page.getByText('Connection: Ready to cook')).toBeVisible();
    await expect(page.locator('.kept-recipe')).toHaveCount(1);
    expect(await readShifts(), `at ${width} px`).toEqual([]);
  }

  await test.step('browser without light-dark(): gets a message that it is too old, and can export recipes', async () => {
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('light-dark(', 'unknown(') });
    });
    await page.reload();
    await expect(page.getByText('This browser is too old to show this page well.')).toBeVisible();
    await button(page, /^Recipe box/).click();
    await button(page, 'More: recipe box').click();
    const downloading = page.waitForEvent('download');
    await button(page, 'Export all').click();
    expect((await downloading).suggestedFilename()).toBe('recipes.json');
  });
});

test('code that fails to load: is loaded again', async ({ page, visitor, host, console }) => {
  host.script(answer(WASHED));
  for (const part of ['requests', 'renderer'] as const)
    await page.route(fileOf(part), (route) => route.abort());
  const failedAhead = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes(PARTS.requests),
  });
  await visitor.open();
  await visitor.add('rice', 'eggs');
  await failedAhead;
  await visitor.stopClock();
  await visitor.requestButton.click();
  await visitor.waitingFor(2).waitFor();
  await page.unroute(fileOf('requests'));
  await page.clock.runFor(1_000);
  await page.clock.resume();
  const rough = page.locator('.rough').getByText('Egg-fried rice');
  await expect(rough).toBeVisible();
  expect(host.posts()).toHaveLength(1);
  expect(console.takeAttempts()).toEqual([
    expect.stringMatching(/^Attempt 1 failed: network: 127\.0\.0\.1:/),
  ]);

  const partMissing = page.getByText('A part of this page did not load.');
  await page.reload();
  await expect(rough).toBeVisible();
  await expect(partMissing).toBeVisible();
  await expect(savedDishes(page)).toHaveCount(0);
  await page.unroute(fileOf('renderer'));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('checkbox', { name: 'Wash the rice' })).toBeVisible();
  await expect(rough).toBeHidden();
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);

  await page.route(fileOf('renderer'), (route) => route.abort());
  await page.reload();
  await expect(partMissing).toBeVisible();
  await page.unroute(fileOf('renderer'));
  await button(page, 'Reload').click();
  await expect(savedDishes(page)).toHaveText(['Egg-fried rice']);
  await expect(button(page, 'Reload')).toBeHidden();
  expect(console.take()).not.toEqual([]);
});

test('recipe not in English: is plain text until its words have loaded', async ({ page, serve, console }) => {
  const readShifts = await watchShifts(page);
  const timer = button(page, 'Start a timer: zwanzig Minuten');
  await test.step('words do not load: the recipe has no timers until the page is online again', async () => {
    await page.route(GERMAN, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) => GERMAN.test(request.url()));
    await serve(LINSENSUPPE);
    await expect(page.getByText('200 g Linsen')).toBeVisible();
    await refused;
    await expect(timer).toBeHidden();
    await page.unroute(GERMAN);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(timer).toBeVisible();
    expect(console.take()).not.toEqual([]);
  });

  const releaseRenderer = await hold(page, fileOf('renderer'));
  const releaseWords = await hold(page, GERMAN);
  // A file that the renderer imports is requested together with the renderer.
  const imported = page.waitForRequest(/Stepper-/);
  await page.reload();
  await imported;
  const rough = page.locator('.rough').getByText('Linsensuppe');
  await expect(rough).toBeVisible();
  const before = await rough.boundingBox();
  const wordsAsked = page.waitForRequest(GERMAN);
  releaseRenderer();
  await wordsAsked;
  await expect(rough).toBeVisible();
  releaseWords();
  await expect(rough).toBeHidden();
  const name = paneOf(page).getByRole('heading', { name: 'Linsensuppe' });
  await expect
    .poll(() => name.boundingBox())
    .toMatchObject({ x: before?.x, y: before?.y, height: before?.height });
  expect(await readShifts()).toEqual([]);
});

/** Features that are missing or disabled in some of the supported browsers. */
const MISSING_FEATURES = readFileSync('tests/browser/missingFeatures.txt', 'utf8').trim().split('\n');

test('browser without newer web APIs: can request and cook a recipe', async ({ page, visitor, host }) => {
  await page.addInitScript((names) => {
    for (const name of names) {
      const path = name.split('.');
      const last = path.pop() ?? '';
      const owner = path.reduce<object | undefined>(
        (found, key) => Reflect.get(found ?? {}, key),
        globalThis,
      );
      if (owner) Reflect.deleteProperty(owner, last);
    }
    // Imitates a browser that never reports a paint. Without a paint, the script of the page loads after 2 s.
    PerformanceObserver.prototype.observe = () => {};
  }, MISSING_FEATURES);
  host.script(answer(recipe('Egg-fried rice', ['200 g rice'], ['Fry it for 5 minutes.'])));
  await visitor.open('BARE');
  expect(await page.evaluate(() => 'canParse' in URL || 'json' in Response || 'Segmenter' in Intl)).toBe(
    false,
  );
  await visitor.add('rice', 'eggs');
  await page.locator('#taste').click();
  await leaveOut(page, 'milk');
  await control(page).click();
  await page.getByLabel('Paste the token here').fill('hf_pasted');
  await page.keyboard.press('Enter');
  await button(dialog(page), 'Close').click();
  await visitor.requestButton.click();
  await expect(visitor.dish('Egg-fried rice')).toBeVisible();
  expect(host.posts()).toHaveLength(1);
  await button(page, 'Start a timer: 5 minutes').click();
  await button(page, 'Cook').click();
  // Checks that the message is between the progress bar and the step, even on a phone with text at 200%.
  await page.setViewportSize({ width: 195, height: 422 });
  const places = ['.pips', '.cook-message', '.cook-step'].map((place) => page.locator(place).boundingBox());
  const [bar, message, step] = await Promise.all(places);
  expect(message?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(step?.y).toBeGreaterThan((message?.y ?? 0) + (message?.height ?? 0));
  await expect(page.getByText('Your browser won’t keep the screen on.')).toBeVisible();
  await button(page, 'Done').click();
  await page.reload();
  await expect(visitor.dish('Egg-fried rice')).toBeVisible();
});
