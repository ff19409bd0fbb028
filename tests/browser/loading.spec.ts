import type { Page } from '@playwright/test';
import {
  button,
  control,
  dialog,
  expect,
  fileOf,
  leaveOut,
  openWithoutScript,
  PARTS,
  SCRIPT,
  started,
  test,
  watchShifts,
} from './support/fixtures.ts';
import { answer, recipe } from './support/replies.ts';

const SITE = process.env.SITE_SHIPPED ?? '';
const WASHED = '# Egg-fried rice\n\n- [ ] Wash the rice';
const HINT = 'Your recipe will appear here.';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first screen is there, and what it lacks is said', async ({ page, visitor }) => {
    await page.goto(SITE);
    await expect(page.getByRole('heading', { level: 1, name: "Basil's Kitchen" })).toBeVisible();
    await expect(visitor.input).toBeVisible();
    await expect(page.getByText(HINT)).toBeVisible();
    await expect(page.locator('noscript p')).toBeVisible();
  });
});

test('the first screen is painted before any script, and taken over as it is', async ({ page, visitor }) => {
  const readShifts = await watchShifts(page);
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
  // Before any input that could explain what moves.
  expect(await readShifts()).toEqual([]);
  await visitor.input.pressSequentially('ce');
  await visitor.input.press('Enter');
  await expect(visitor.items).toHaveText(['rice']);
  const kept = await page.evaluate(() =>
    ['header', 'main', 'form', 'input', '.hint'].map(
      (name) => (document.querySelector(name) as unknown as { wasThere?: true }).wasThere,
    ),
  );
  expect(kept).toEqual([true, true, true, true, true]);
  expect(await readShifts()).toEqual([]);
});

test('what is put on the list before the script has come is on it then, once, and what is half typed stays', async ({
  page,
  visitor,
}) => {
  const release = await openWithoutScript(page, SITE);
  await visitor.add('flour');
  // A page that has not started leaves it to the next.
  await page.reload({ waitUntil: 'commit' });
  await visitor.add('rice');
  // Into the memory of the browser, and back.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await visitor.input.pressSequentially('eggs');
  await button(page, 'Add ingredient').click();
  await expect(visitor.input).toBeFocused();
  await visitor.add('rice');
  await page.locator('.suggestion').last().click();
  const suggested = (await page.locator('.suggestion').last().textContent()) ?? '';
  await visitor.input.pressSequentially('le');
  await release();
  await expect(visitor.items).toHaveText(['flour', 'rice', 'eggs', suggested]);
  await expect(visitor.input).toHaveValue('le');
  await expect(visitor.input).toBeFocused();
  await visitor.input.pressSequentially('ek');
  await visitor.input.press('Enter');
  await visitor.removal('rice').click();
  await page.reload();
  await expect(visitor.items).toHaveText(['flour', 'eggs', suggested, 'leek']);
});

test('a browser that understands neither script nor style sheet shows one plain sentence', async ({
  page,
  console,
}) => {
  await page.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '@layer {' }));
  await page.route(SITE, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(<script data-address[^>]*>)/,
      '$1 not a script that it knows: ',
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto(SITE);
  await expect(notStarted(page)).toBeVisible();
  await expect(notStarted(page)).toContainText('a browser from before 2023 is too old for it');
  expect(console.take()).not.toEqual([]);
});

test('the script of the page comes where no paint is told of', async ({ page, visitor }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.clock.install({ time: 0 });
  await page.goto(SITE);
  await page.clock.runFor(2_000);
  await started(page);
  await visitor.add('rice');
  await expect(visitor.items).toHaveText(['rice']);
});

const notStarted = (page: Page) => page.getByText('This page has not started.');

test.describe('a script that does not come is told', () => {
  test('on a first visit, and where something is kept', async ({ page, visitor, console }) => {
    await page.clock.install({ time: 0 });
    await page.route(SCRIPT, (route) => route.abort());
    await page.goto(SITE);
    await expect(notStarted(page)).toBeVisible();
    // The page asks again after 2 s: else it would start by itself, and the link be gone.
    await visitor.stopClock();
    await visitor.expectNoAccessibilityProblem({ clockStopped: true });
    await page.unroute(SCRIPT);
    await page.getByRole('link', { name: 'reload it' }).click();
    await started(page);
    await expect(notStarted(page)).toBeHidden();

    await visitor.add('rice');
    await page.route(SCRIPT, (route) => route.abort());
    await page.reload();
    await expect(notStarted(page)).toBeVisible();
    await expect(page.getByText(HINT)).toBeHidden();
    await page.unroute(SCRIPT);
    await page.getByRole('link', { name: 'reload it' }).click();
    await expect(visitor.items).toHaveText(['rice']);
    expect(console.take()).not.toEqual([]);
  });

  test('after a while, where it hangs, and no longer once it has come', async ({ page }) => {
    const release = await openWithoutScript(page, SITE);
    await expect(page.getByText(HINT)).toBeVisible();
    await page.waitForFunction(() => document.getAnimations().length > 0);
    await expect(notStarted(page)).toBeHidden();
    // The wait is an animation of the style sheet: nothing else can tell where no script runs.
    const wait = await page.evaluate(() =>
      document.getAnimations().map((animation) => {
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
});

test('whoever has kept something is not shown the empty kitchen first', async ({ page, serve }) => {
  await serve(WASHED);
  const readShifts = await watchShifts(page);

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const release = await openWithoutScript(page, SITE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(HINT)).toBeHidden();
    await expect(page.getByText('Tonight, from what you have').first()).toBeHidden();
    await expect(page.getByText('Connection: Ready to cook')).toBeHidden();
    // A script can be held only without the browser's cache, from which the font would have come at once.
    await page.evaluate(async () => void (await document.fonts.ready));
    await release();
    // On a phone the list is folded, and the box is behind its sign.
    await expect(page.locator('.ingredients li')).toHaveText(['rice', 'eggs']);
    await expect(page.getByRole('checkbox', { name: 'Wash the rice' })).toBeVisible();
    await expect(page.getByText('Connection: Ready to cook')).toBeVisible();
    await expect(page.locator('.kept-recipe')).toHaveCount(1);
    expect(await readShifts(), `at ${width} px`).toEqual([]);
  }
});

test('where the part that asks does not load, an attempt fails, and the next one fetches it', async ({
  page,
  visitor,
  host,
  console,
}) => {
  host.script(answer(WASHED));
  await page.route(fileOf('asks'), (route) => route.abort());
  const failedAhead = page.waitForEvent('requestfailed', {
    predicate: (asked) => asked.url().includes(PARTS.asks),
  });
  await visitor.open();
  await visitor.add('rice', 'eggs');
  await failedAhead;
  await visitor.stopClock();
  await visitor.ask.click();
  await visitor.waitingFor(2).waitFor();
  await page.unroute(fileOf('asks'));
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect(page.getByRole('checkbox', { name: 'Wash the rice' })).toBeVisible();
  expect(host.posts()).toHaveLength(1);
  expect(console.takeAttempts()).toEqual([
    expect.stringMatching(/^Attempt 1 failed: network: 127\.0\.0\.1:/),
  ]);
});

test('where the part that draws does not load, a recipe stands there as it was written, until it does', async ({
  page,
  serve,
  host,
  console,
}) => {
  await page.route(fileOf('draws'), (route) => route.abort());
  await serve(WASHED);
  await expect(page.getByText('# Egg-fried rice')).toBeVisible();
  expect(host.posts()).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('# Egg-fried rice')).toBeVisible();
  await expect(page.getByText('A part of this page did not load.')).toBeVisible();
  await page.unroute(fileOf('draws'));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('checkbox', { name: 'Wash the rice' })).toBeVisible();
  await expect(page.getByText('# Egg-fried rice')).toBeHidden();
  expect(console.take()).not.toEqual([]);
});

/** What some of the browsers lack that the README names, or keep from a page. */
const LACKING = [
  'URL.canParse',
  'Response.json',
  'AbortSignal.timeout',
  'AbortSignal.any',
  'Promise.withResolvers',
  'Object.groupBy',
  'Array.fromAsync',
  'Intl.Segmenter',
  'String.prototype.isWellFormed',
  'String.prototype.toWellFormed',
  'trustedTypes',
  'TrustedTypePolicyFactory',
  'BroadcastChannel',
  'structuredClone',
  'requestIdleCallback',
  'cancelIdleCallback',
  'scheduler',
  'Navigator.prototype.wakeLock',
  'Navigator.prototype.vibrate',
  'Navigator.prototype.share',
  'Navigator.prototype.locks',
  'Navigator.prototype.storage',
  'Navigator.prototype.serviceWorker',
  'Element.prototype.checkVisibility',
];

test('a browser that lacks what is young gets a recipe, and cooks from it', async ({
  page,
  visitor,
  host,
}) => {
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
  }, LACKING);
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
  await visitor.ask.click();
  await expect(visitor.dish('Egg-fried rice')).toBeVisible();
  expect(host.posts()).toHaveLength(1);
  await button(page, 'Start a timer: 5 minutes').click();
  await button(page, 'Cook').click();
  await expect(page.getByText('Your browser won’t keep the screen on.')).toBeVisible();
  await button(page, 'Done').click();
  await page.reload();
  await expect(visitor.dish('Egg-fried rice')).toBeVisible();
});
