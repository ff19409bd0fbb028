import type { Locator, Page } from '@playwright/test';
import { button, expect, saveRecipes, started, test } from './support/fixtures.ts';
import { recipe } from './support/replies.ts';

// Emulates a touch screen, which `tap()` and the 'Screen on' button require.
test.use({ hasTouch: true });

const RECIPE = recipe(
  'Onion rice',
  ['350 g rice', '1 onion, chopped', '2 eggs, beaten', 'Salt, to taste'],
  [
    '**Boil:** Cook the rice for 10 to 12 minutes.',
    '**Fry:** Fry the onion for 5 minutes, then add the eggs.',
    '**Serve:** Toss and serve.',
  ],
);

const item = (page: Page, text: string) => page.getByRole('checkbox', { name: text });
const cookMode = (page: Page) => page.getByRole('dialog', { name: 'Cook: Onion rice' });
const strip = (page: Page) => page.getByRole('region', { name: 'Timers' });
/** Row of a timer in the list that the timer bar opens. The row exists only while the list is open. */
const timer = (page: Page, name: string) => strip(page).getByRole('listitem').filter({ hasText: name });
const openTimers = (page: Page) => strip(page).locator('[aria-expanded]').click();
const BOIL = 'Boil, 10 to 12 minutes';
const FRY = 'Fry, 5 minutes';

test('scaled amounts: are printed and copied after a reload', async ({ page, serve, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await serve(RECIPE.replace('Toss and serve.', 'Add 50 ml water.'));
  await button(page, 'One serving more').click({ clickCount: 2 });
  await page.reload();
  await expect(item(page, '700 g rice')).toBeVisible();
  const note = page.getByText('Scaled to 4, except in the steps.');
  await expect(note).toBeVisible();
  await expect(page.locator('.timed').first()).toHaveCSS('display', 'inline');
  await button(page, 'Start a timer: 5 minutes').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.timer-chip').first()).toHaveCSS('margin', '0px');
  await expect(page.getByText('700 g rice')).toBeVisible();
  await expect(note).toBeVisible();
  const [serves, servings] = [page.getByText('Serves', { exact: true }), page.locator('.facts dd').first()];
  await expect(servings).toBeVisible();
  expect((await serves.boundingBox())?.y).toBe((await servings.boundingBox())?.y);
  expect((await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  // Checks that no button is printed, except timers, which are part of a step's text.
  await expect(page.getByRole('button').filter({ hasNotText: 'minutes' })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await button(page, 'More').click();
  await button(page, 'Copy recipe').click();
  await page.getByText('Copied.').waitFor();
  const copied = await page.evaluate(async () => {
    const [first] = await navigator.clipboard.read();
    const read = async (type: string) => (await first?.getType(type))?.text();
    return { plain: await read('text/plain'), html: await read('text/html') };
  });
  expect(copied.plain).toContain('- 700 g rice\n- 2 onion, chopped');
  expect(copied.html).toContain('<strong>700 g</strong> rice');

  await button(page, 'Back to 2').click();
  await expect(item(page, '350 g rice')).toBeVisible();
  await expect(button(page, 'One serving more')).toBeFocused();

  const needed = page.locator('.needed');
  await needed.locator('summary').click();
  await expect(needed.getByRole('listitem')).toHaveText([/^1 onion, chopped/]);
  await button(page, 'Copy list').click();
  await needed.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1 onion, chopped');
});

test('timers: are the same in two tabs, but ring in only one tab', async ({ page, serve, context }) => {
  await context.addInitScript(() => {
    Object.assign(window, { rings: 0 });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      (window as unknown as { rings: number }).rings += 1;
      start.apply(this, when);
    };
  });
  await context.clock.install({ time: 0 });
  await serve(RECIPE);
  const other = await context.newPage();
  await other.goto(page.url());
  await started(other);
  await button(page, 'Start a timer: 5 minutes').click();
  for (const tab of [page, other]) await openTimers(tab);
  await expect(timer(other, 'Fry')).toBeVisible();
  await button(other, `+1 min: ${FRY}`).click();
  await expect(timer(page, 'Fry')).toContainText(/^(6:00|5:5\d)/);
  await context.clock.fastForward('06:00');
  for (const tab of [page, other]) await expect(timer(tab, 'Fry')).toContainText('Time is up');
  const rings = () =>
    Promise.all(
      [page, other].map((tab) => tab.evaluate(() => (window as unknown as { rings: number }).rings)),
    );
  const once = async () => expect((await rings()).toSorted()).toEqual([0, 1]);
  await expect(once).toPass();
  await button(other, `OK: ${FRY}`).click();
  await expect(timer(page, 'Fry')).toHaveCount(0);
  await once();
});

test('cook mode: is used by keyboard, and its timers cover no focus', async ({ page, visitor, serve }) => {
  await serve(RECIPE);
  await button(page, 'Cook').focus();
  await page.keyboard.press('Enter');
  await expect(cookMode(page).getByRole('heading', { name: 'Boil' })).toBeVisible();
  await expect(button(page, 'Next: Fry')).toBeFocused();
  await expect(cookMode(page).getByText('Step 1 of 3')).toBeVisible();
  await expect(cookMode(page).getByText('For this step').filter({ visible: true })).toBeVisible();
  await expect(cookMode(page).getByRole('listitem')).toHaveText(['350 g rice']);
  await expect(button(page, 'Screen on')).toHaveAttribute('aria-pressed', 'true');
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Escape'])
    await page.keyboard.press(key);
  await expect(cookMode(page)).toHaveCount(0);
  await expect(button(page, 'Continue, step 2')).toBeFocused();
  await expect(item(page, 'Step 1 done')).toBeChecked();

  await page.reload();
  await button(page, 'Continue, step 2').click();
  await expect(cookMode(page).getByText('Step 2 of 3')).toBeVisible();
  await button(cookMode(page), 'Start a timer: 5 minutes').click();
  await button(page, 'Next: Serve').click();
  await button(page, 'Done').click();
  await expect(cookMode(page).getByRole('heading', { name: 'Enjoy.' })).toBeFocused();
  await button(page, 'Done').click();
  await expect(cookMode(page)).toHaveCount(0);
  await expect(button(page, 'Cook')).toBeFocused();
  // Emulates a phone at 200% zoom, at which visitors must still be able to open the list of timers.
  await page.setViewportSize({ width: 195, height: 422 });
  // Checks that the duration gives its room to the name.
  await expect(strip(page).getByText('5 minutes')).toBeHidden();
  await button(strip(page), 'Timer: 5 minutes · Fry').click();
  await expect(strip(page).getByText('1 timer')).toBeVisible();

  await test.step('focused element: is never hidden by the bars at the bottom of a phone’s window', async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    await saveRecipes(page, ['# One', '# Two', '# Three']);
    await button(page, 'Start a timer: 10 to 12 minutes').click();
    const chip = await button(page, 'To the timer: 5 minutes').boundingBox();
    expect(chip?.height).toBeLessThan(40);
    const covered = () =>
      page.evaluate(() => {
        const bars = [...document.querySelectorAll('.notice, .timer-bar')];
        const edge = Math.min(...bars.map((bar) => bar.getBoundingClientRect().top));
        return [...document.querySelectorAll<HTMLElement>('main :is(button, input, a, summary)')]
          .filter((element) => !element.closest('.notice') && element.checkVisibility())
          .filter((element) => {
            element.focus();
            return element.getBoundingClientRect().bottom > edge;
          })
          .map((element) => element.ariaLabel ?? element.textContent);
      });
    await expect(page.locator('.timer-bar')).toBeVisible();
    await expect(page.locator('.notice')).toHaveCount(0);
    expect(await covered()).toEqual([]);
    await openTimers(page);
    await button(page, `Pause: ${FRY}`).click();
    await button(page, `Stop: ${FRY}`).click();
    await openTimers(page);
    expect(await covered()).toEqual([]);
    const box = page.getByRole('button', { name: /^Recipe box/ });
    await box.click();
    await button(page, 'More: One').click();
    await button(page, 'Delete').click();
    await button(page, 'Close the recipe box').click();
    await page.getByRole('button', { name: /Change$/ }).click();
    await visitor.items
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(page.locator('.undo')).toHaveCount(1);
    expect(await covered()).toEqual([]);
    const notice = await page.locator('.undo').boundingBox();
    const bar = await page.locator('.timer-bar').boundingBox();
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

const placesOf = (dials: Locator) =>
  dials.evaluateAll((all) =>
    all
      .map((dial) => dial.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x, y, width, height })),
  );

/** Presses a button at its end, and returns the words of the button that a second press there would press at once. */
const secondOf = (pressed: Locator) =>
  pressed.evaluate(async (one: HTMLElement) => {
    const { right, bottom } = one.getBoundingClientRect();
    one.click();
    // Waits until React has replaced the button, and the page has moved the focus.
    for (const _ of Array(9)) await null;
    return document.elementFromPoint(right - 30, bottom - 20)?.closest('button')?.innerText;
  });

test('cook mode on a phone: keeps large timers visible, and ignores double taps', async ({
  page,
  visitor,
  serve,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install({ time: 0 });
  const long = `${'Toss and serve. '.repeat(60)}Rest for 2 minutes, and for 12 to 14 minutes more.`;
  await serve(RECIPE.replace('Toss and serve.', long));
  await visitor.stopClock();
  await button(page, 'Cook').click();
  await expect(cookMode(page).getByRole('listitem')).toHaveText(['350 g rice']);
  expect(await secondOf(button(cookMode(page), 'Start a timer: 10 to 12 minutes'))).toBeUndefined();
  await page.clock.fastForward('10:00');
  const stop = button(page, `OK: ${BOIL}`);
  expect((await stop.boundingBox())?.height).toBeGreaterThanOrEqual(64);
  await expect(page.getByRole('alert')).toContainText(`Time is up: ${BOIL}. `);
  // Forced colours make the button white, so its word must not stay white.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(stop).not.toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ forcedColors: 'none' });
  expect(await secondOf(stop)).toBeUndefined();
  for (const name of ['Next: Fry', 'Start a timer: 10 to 12 minutes']) {
    const box = await button(cookMode(page), name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(64);
  }

  // Checks that both timers of a step are in view while the step's text scrolls.
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  const dials = cookMode(page).locator('.dial');
  await expect(dials).toHaveCount(2);
  for (const dial of await dials.all()) await expect(dial).toBeInViewport({ ratio: 1 });
  await expect(dials.first()).toHaveText('Start a timer: 2 minutes', {
    useInnerText: true,
  });
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);

  await page.setViewportSize({ width: 390, height: 480 });
  await expect(button(page, 'For this step')).toHaveAttribute('aria-expanded', 'true');
  await button(page, 'Next: Fry').dblclick();
  await expect(cookMode(page).getByText('Step 2 of 3')).toBeVisible();
  await button(page, 'Next: Serve').click();
  const sheet = page.locator('.cook-middle');
  const top = () => sheet.evaluate((element) => element.scrollTop);
  await sheet.evaluate((element) => element.scrollTo(0, 600));
  await button(page, 'Previous step').click();
  await button(page, 'Next: Serve').click();
  expect(await top()).toBe(0);
  // Checks that the fade that suggests more text below disappears at the end of the step.
  await expect(sheet.locator('.goes-on')).toHaveCSS('opacity', '1');
  await sheet.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(sheet.locator('.goes-on')).toHaveCSS('opacity', '0');

  await button(cookMode(page), 'Start a timer: 2 minutes').tap();
  await expect(strip(page).getByRole('button')).toHaveCount(0);
  await sheet.evaluate((element) => element.scrollTo(0, 0));
  await expect(button(page, 'Timer: 2 minutes · Serve')).toBeVisible();
  await page.clock.fastForward('02:00');
  const over = button(page, 'Time is up: 2 minutes · Serve');
  await expect(over).toBeVisible();
  // Emulates text at 200%, at which the label beside 'OK' must still fit.
  await page.setViewportSize({ width: 195, height: 422 });
  const isCutOff = await over.locator('b').evaluate((words) => words.scrollHeight > 2 * words.clientWidth);
  expect(isCutOff).toBe(false);
  // Checks that both timers keep their places while they run and when the time is up.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(strip(page).getByRole('button')).toHaveCount(0);
  await button(page, 'OK: Serve, 2 minutes').click();
  const places = await placesOf(dials);
  expect(places[0]?.height).toBe(64);
  expect(places[1]).toEqual({ ...places[0], y: (places[0]?.y ?? 0) + 64 + 8 });
  for (const dial of await dials.all()) await dial.click();
  await expect(button(cookMode(page), /^Start a timer/)).toHaveCount(0);
  expect(await placesOf(dials)).toEqual(places);
  await page.clock.fastForward('02:00');
  await expect(dials.first()).toContainText('Time is up');
  expect(await placesOf(dials)).toEqual(places);

  await page.clock.fastForward('12:00');
  await button(page, 'Exit').click();
  await openTimers(page);
  expect(await secondOf(button(strip(page), /^OK/).last())).toBeUndefined();
  await expect(strip(page).getByRole('listitem')).toHaveCount(1);
});
