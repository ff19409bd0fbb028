import type { Page } from '@playwright/test';
import { DEVICE_FAULTS } from './deviceFaults.ts';
import { control, dialog, eventually, expect, keepRecipes, openVisitor, test, within } from './fixtures.ts';
import { FULL_BOX, openMeasure } from './measure.ts';
import { modelOf, standInModel } from './standInModel.ts';

test.use({ hasModel: true });

const DISH = '# Egg-fried rice\n\n- 200 g rice';
const bar = (page: Page) => dialog(page).getByRole('progressbar', { name: 'Download' });

test.describe('a model that has yet to come', () => {
  test.beforeEach(async ({ context, visitor, host: _ }) => {
    await standInModel(context, 'downloadable');
    await visitor.open('BARE');
    await visitor.add('rice', 'eggs');
  });

  test('comes at a press, with its progress, and the request follows by itself', async ({
    page,
    visitor,
    host,
  }) => {
    const model = modelOf(page);
    await model.answer(DISH);
    await visitor.ask.click();
    await expect(dialog(page)).toContainText('A download of 3 to 4 GB, one time, shared by all sites.');
    await visitor.expectNoAccessibilityProblem();
    await within(page, 'Download and use it').click();
    await expect(bar(page)).toHaveAttribute('value', '0');
    await model.progress(0.42);
    await expect(bar(page)).toHaveAttribute('value', '0.42');
    await expect(dialog(page)).toContainText('42 %');
    await visitor.expectNoAccessibilityProblem();
    // The list as it was at the press.
    await within(page, 'Close').click();
    await expect(page.locator('.progress')).toContainText('Downloading first...42 %');
    await visitor.add('leek');
    await model.finish();
    await expect(visitor.dish('Egg-fried rice')).toBeVisible();
    await expect(control(page)).toHaveAccessibleName('Connection: On this device');
    await expect(page.locator('.pane')).toContainText('Written on this device, by the browser’s own model.');
    await expect(page.getByRole('region', { name: 'Recipe box' })).toContainText('On this device');

    const { prompts, systems, made, destroyed } = await model.calls();
    expect(prompts).toEqual(["I have rice, eggs. Please give me a recipe you'd recommend I make!"]);
    expect(systems[0]).toContain('You are a culinary assistant.');
    expect(systems[0]).not.toContain('video');
    // One for the download, one for the recipe.
    expect([made, destroyed]).toEqual([2, 2]);
    expect(await model.unasked()).toEqual([]);
    expect(host.received).toEqual([]);

    await page.reload();
    await expect(control(page)).toHaveAccessibleName('Connection: On this device');
    await expect(page.locator('.pane')).toContainText('Written on this device');
  });

  test('can be cancelled, and fetched after all', async ({ page, visitor }) => {
    const model = modelOf(page);
    await visitor.ask.click();
    await within(page, 'Download and use it').click();
    await model.progress(0.3);
    await within(page, 'Cancel the download').click();
    await eventually(async () => (await model.calls()).aborted).toBe(1);
    await expect(bar(page)).toBeHidden();
    await expect(dialog(page)).toContainText('We’ll write your recipe next.');
    await expect(dialog(page).getByRole('heading', { name: 'Choose who writes your recipes' })).toBeFocused();
    await model.answer(DISH);
    await within(page, 'Download and use it').click();
    await expect(bar(page)).toHaveAttribute('value', '0');
    await model.finish();
    await expect(visitor.dish('Egg-fried rice')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(visitor.ask).toBeFocused();
  });

  test('may fail to come: that is said, and can be tried again', async ({ page, visitor }) => {
    const model = modelOf(page);
    await visitor.ask.click();
    await within(page, 'Download and use it').click();
    await within(page, 'Close').click();
    await expect(visitor.cancel).toBeVisible();
    await visitor.input.pressSequentially('par');
    await model.fail('NetworkError');
    // It is told, and takes the focus from nobody. The request waits on, for another way or another try.
    await expect(page.getByRole('banner')).toContainText('The download did not finish.');
    await visitor.input.pressSequentially('sley');
    await expect(visitor.input).toHaveValue('parsley');
    await expect(dialog(page)).toBeHidden();
    await expect(visitor.cancel).toBeVisible();
    await visitor.expectNoAccessibilityProblem();
    await control(page).click();
    await expect(dialog(page)).toContainText('The download did not finish.');
    await visitor.expectNoAccessibilityProblem();
    await within(page, 'Try again').click();
    await model.answer(DISH);
    await model.finish();
    await expect(visitor.dish('Egg-fried rice')).toBeVisible();
  });

  test('goes on where the request is cancelled', async ({ page, visitor }) => {
    const model = modelOf(page);
    await visitor.ask.click();
    await within(page, 'Download and use it').click();
    await within(page, 'Close').click();
    await visitor.cancel.click();
    await expect(control(page)).toHaveAccessibleName('Downloading…');
    await model.finish();
    await expect(control(page)).toHaveAccessibleName('Connection: On this device');
    const { prompts, aborted } = await model.calls();
    expect([prompts, aborted]).toEqual([[], 0]);
  });

  test('leaves the box open meanwhile', async ({ page, visitor }) => {
    await keepRecipes(page, ['# Kept before']);
    await visitor.ask.click();
    await within(page, 'Download and use it').click();
    await within(page, 'Close').click();
    await page.getByRole('button', { name: 'Kept before', exact: true }).click();
    await expect(visitor.dish('Kept before')).toBeVisible();
    await modelOf(page).answer(DISH);
    await modelOf(page).finish();
    await expect(visitor.dish('Egg-fried rice')).toBeVisible();
  });

  test('is resumed by a press alone, after a reload', async ({ page, visitor }) => {
    await control(page).click();
    await within(page, 'Download and use it').click();
    await modelOf(page).progress(0.5);
    await page.reload();
    await expect(control(page)).toHaveAccessibleName('Connect');
    expect((await modelOf(page).calls()).made).toBe(0);
    await visitor.ask.click();
    await modelOf(page).answer(DISH);
    await within(page, 'Download and use it').click();
    await modelOf(page).finish();
    await expect(visitor.dish('Egg-fried rice')).toBeVisible();
  });

  test('comes for every tab', async ({ page, context, visitor }) => {
    await visitor.ask.click();
    await within(page, 'Download and use it').click();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(control(other)).toHaveAccessibleName('Connect');
    await modelOf(page).answer(DISH);
    await modelOf(page).finish();
    await expect(visitor.dish('Egg-fried rice')).toBeVisible();
    await modelOf(other).answer(DISH);
    await openVisitor(other).ask.click();
    await expect(openVisitor(other).dish('Egg-fried rice')).toBeVisible();
    expect((await modelOf(other).calls()).made).toBe(1);
  });
});

test.describe('a model that is there', () => {
  test.beforeEach(async ({ context, visitor, host: _ }) => {
    await standInModel(context, 'available');
    await visitor.open('BARE');
    await visitor.add('rice', 'eggs');
  });

  async function choose(page: Page): Promise<void> {
    await control(page).click();
    await within(page, 'Use this device').click();
    await expect(dialog(page)).toContainText('Recipes are written on this device.');
    await within(page, 'Close').click();
  }

  test('is two presses away from the list', async ({ page, visitor }) => {
    await modelOf(page).answer(DISH);
    await page.evaluate(() => {
      Object.assign(globalThis, { presses: 0 });
      document.addEventListener('click', () =>
        Object.assign(globalThis, { presses: (globalThis as never as { presses: number }).presses + 1 }),
      );
    });
    await visitor.ask.click();
    await within(page, 'Use this device').click();
    await expect(visitor.dish('Egg-fried rice')).toBeVisible();
    expect(await page.evaluate(() => (globalThis as never as { presses: number }).presses)).toBe(2);
  });

  test('is two keys away from the list', async ({ page, visitor }) => {
    await modelOf(page).answer(DISH);
    await visitor.ask.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    for (let tabs = 0; tabs < 4; tabs++) {
      await page.keyboard.press('Tab');
      if (await within(page, 'Use this device').evaluate((button) => button === document.activeElement))
        break;
    }
    await page.keyboard.press('Enter');
    await expect(visitor.dish('Egg-fried rice')).toBeVisible();
    await expect(visitor.ask).toBeFocused();
  });

  test('is not left by the second half of the click that chose it', async ({ page }) => {
    await control(page).click();
    await within(page, 'Use this device').dblclick();
    await expect(dialog(page)).toContainText('Recipes are written on this device.');
    await expect(within(page, 'Stop using this device')).toBeVisible();
  });

  test('is left again', async ({ page, visitor, host }) => {
    await choose(page);
    await control(page).click();
    await within(page, 'Stop using this device').click();
    await within(page, 'Close').click();
    await expect(control(page)).toHaveAccessibleName('Connect');
    await page.reload();
    await expect(control(page)).toHaveAccessibleName('Connect');
    await visitor.ask.click();
    await expect(dialog(page)).toBeVisible();
    expect(host.received).toEqual([]);
  });

  test('says how long it may take, and sees that it is aborted', async ({ page, visitor }) => {
    await choose(page);
    await visitor.ask.click();
    await expect(page.locator('.timing')).toContainText('s of up to 10 min');
    await eventually(async () => (await modelOf(page).calls()).prompts.length).toBe(1);
    await visitor.cancel.click();
    await eventually(async () => (await modelOf(page).calls()).aborted).toBe(1);
    const { made, destroyed } = await modelOf(page).calls();
    expect([made, destroyed]).toEqual([1, 1]);
  });

  test('has minutes for an attempt, and no more', async ({ page, visitor, console }) => {
    await page.clock.install({ time: 0 });
    await page.reload();
    await choose(page);
    await visitor.stopClock();
    await visitor.ask.click();
    await eventually(async () => (await modelOf(page).calls()).prompts.length).toBe(1);
    await page.clock.runFor(599_000);
    await expect(visitor.generating).toBeVisible();
    await page.clock.runFor(1_000);
    await visitor.waitingFor(2).waitFor();
    await visitor.cancel.click();
    expect((await modelOf(page).calls()).destroyed).toBe(1);
    expect(console.takeAttempts()).toEqual([expect.stringContaining('timeout: No answer within 600 s')]);
  });

  test('is asked for a language that it writes, or says so', async ({ page, visitor, console }) => {
    await page.clock.install({ time: 0 });
    await page.reload();
    await choose(page);
    await modelOf(page).answer(DISH);
    const setLanguage = (language: string) =>
      page.evaluate((tag) => {
        const taste = {
          diet: null,
          avoid: [],
          minutes: null,
          eaters: null,
          units: null,
          language: tag,
        };
        const kept = JSON.parse(localStorage.getItem('recipe-kitchen') ?? '{}');
        localStorage.setItem('recipe-kitchen', JSON.stringify({ ...kept, taste }));
      }, language);
    await setLanguage('de');
    await page.reload();
    await modelOf(page).answer(DISH);
    await visitor.ask.click();
    await expect(visitor.dish('Egg-fried rice')).toBeVisible();
    expect(await modelOf(page).unasked()).toEqual([]);
    expect((await modelOf(page).calls()).systems[0]).toContain('in German');

    await setLanguage('tr');
    await page.reload();
    await visitor.stopClock();
    await visitor.ask.click();
    for (const attempt of [2, 3]) {
      await visitor.waitingFor(attempt).waitFor();
      await page.clock.runFor(2_000);
    }
    await expect(visitor.apology).toBeVisible();
    await expect(page.locator('.apology')).toContainText('does not write in this language');
    await page.locator('.apology').getByRole('button', { name: 'Choose another' }).click();
    await expect(dialog(page)).toBeVisible();
    expect((await modelOf(page).calls()).made).toBe(0);
    expect(console.takeAttempts()).toHaveLength(3);
  });

  for (const { name, outcome, at, error } of DEVICE_FAULTS) {
    test(`that comes to ${name}: ${outcome}`, async ({ page, visitor, host, console }) => {
      await page.clock.install({ time: 0 });
      await page.reload();
      await choose(page);
      await visitor.stopClock();
      const model = modelOf(page);
      await (at === 'start' ? model.refuseToStart(error) : model.refuse(error));
      await visitor.ask.click();
      for (const attempt of [2, 3]) {
        await visitor.waitingFor(attempt).waitFor();
        await page.clock.runFor(2_000);
      }
      await expect(visitor.apology).toBeVisible();
      const { made, destroyed } = await model.calls();
      expect([made, destroyed]).toEqual(at === 'start' ? [0, 0] : [3, 3]);
      expect(host.received).toEqual([]);
      const attempts = console.takeAttempts();
      expect(attempts).toHaveLength(3);
      for (const line of attempts) {
        expect(line).toContain(`failed: ${outcome}: `);
        expect(line).not.toContain('secret');
      }
    });
  }

  test('that is gone at the next visit leads to the choice, and nobody else is asked', async ({
    page,
    visitor,
    host,
  }) => {
    await choose(page);
    await modelOf(page).become('unavailable');
    await page.reload();
    await expect(control(page)).toHaveAccessibleName('Connect');
    await visitor.ask.click();
    await expect(dialog(page)).toContainText(
      'This browser’s model is no longer available. Choose another option.',
    );
    await visitor.expectNoAccessibilityProblem();
    expect(host.received).toEqual([]);
  });

  test('that is gone while the page is open says so, and downloads nothing by itself', async ({
    page,
    visitor,
    console,
  }) => {
    await page.clock.install({ time: 0 });
    await page.reload();
    await choose(page);
    await modelOf(page).become('downloadable');
    await visitor.stopClock();
    await visitor.ask.click();
    for (const attempt of [2, 3]) {
      await visitor.waitingFor(attempt).waitFor();
      await page.clock.runFor(2_000);
    }
    await expect(page.locator('.apology')).toContainText('The model on this device is no longer available.');
    await expect(control(page)).toHaveAccessibleName('Connect');
    expect((await modelOf(page).calls()).made).toBe(0);
    expect(console.takeAttempts()).toHaveLength(3);
  });

  test('stays flat over 50 recipes', async ({ page, visitor }) => {
    await keepRecipes(page, FULL_BOX);
    await choose(page);
    const measure = await openMeasure(page);
    const get = async (dish: string) => {
      await modelOf(page).answer(`# ${dish}`);
      await visitor.ask.click();
      await visitor.dish(dish).waitFor();
    };
    for (let one = 0; one < 25; one++) await get(`First ${one}`);
    const { heap: heapBefore, elements: elementsBefore, ...before } = await measure();
    for (let one = 0; one < 50; one++) await get(`Dish ${one}`);
    const { heap, elements, ...after } = await measure();
    const { made, destroyed } = await modelOf(page).calls();
    expect([made, destroyed]).toEqual([75, 75]);
    expect(after).toEqual(before);
    expect(elements).toBeLessThanOrEqual(elementsBefore * 1.02);
    expect(heap).toBeLessThanOrEqual(heapBefore * 1.05);
  });
});

test('in a browser that has a model for nobody, the way is not offered', async ({
  page,
  context,
  visitor,
  host: _,
}) => {
  await standInModel(context, 'unavailable');
  await visitor.open('BARE');
  await visitor.add('rice', 'eggs');
  await visitor.ask.click();
  await expect(within(page, 'Use this token')).toBeVisible();
  await expect(dialog(page)).not.toContainText('On this device');
});

test.describe('works offline', () => {
  test.use({ keepsPage: true });

  test('whole', async ({ page, context, visitor, host }) => {
    await standInModel(context, 'available');
    await visitor.open('BARE');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await context.setOffline(true);
    await page.reload();
    await visitor.add('rice', 'eggs');
    await modelOf(page).answer(DISH);
    await visitor.ask.click();
    await within(page, 'Use this device').click();
    await expect(visitor.dish('Egg-fried rice')).toBeVisible();
    expect(host.received).toEqual([]);
  });
});

test('without a stand-in, what this Chromium says of its own model is believed', async ({
  page,
  visitor,
  host,
  console,
}) => {
  await visitor.open('BARE');
  const found = await page.evaluate(() =>
    LanguageModel.availability({
      expectedInputs: [{ type: 'text', languages: ['en'] }],
      expectedOutputs: [{ type: 'text', languages: ['en'] }],
    }),
  );
  await visitor.add('rice', 'eggs');
  await visitor.ask.click();
  if (found === 'unavailable') {
    await expect(within(page, 'Use this token')).toBeVisible();
    await expect(dialog(page)).not.toContainText('On this device');
  } else {
    await expect(dialog(page)).toContainText('On this device');
  }
  expect(host.received).toEqual([]);
  // What is said on the console is the browser's own.
  expect(console.take().filter((line) => !/text session|language/i.test(line))).toEqual([]);
});
