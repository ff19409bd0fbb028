import type { Page } from '@playwright/test';
import { button, eventually, expect, fileOf, paneOf, saveRecipes, test } from './support/fixtures.ts';
import { recipe, VIDEO } from './support/replies.ts';

const WITH_VIDEOS = `# Egg-fried rice

See [this page](https://example.org/rice) first.

- 200 g rice
- two eggs

1. Cook the rice.[^1]
2. Fry it with the eggs.

[^1]: In salted water.

[Scrambled eggs](https://youtu.be/${VIDEO})

[Invented](https://youtu.be/inventedIt0)
`;

const STEPS = Array.from({ length: 60 }, (_, index) => `Stir it ${index + 1} times.`);

const TABLE_OF_INGREDIENTS = `# Rice supper

## Ingredients

| Ingredient | Amount | Note |
| --- | --- | --- |
| rice | 200 g | washed |
| onions | 2 | chopped |

## Instructions

${STEPS.map((step, index) => `${index + 1}. ${step}`).join('\n')}
`;

const play = (page: Page) => button(page, 'Play: Scrambled eggs');

test('printed recipe: keeps warnings, note and links on one white sheet', async ({
  page,
  visitor,
  host,
  console,
}) => {
  const taste = { diets: ['vegan'], avoid: ['peanuts'], minutes: 15 };
  const changed = { wish: 'Milder', from: 'gone' };
  const text = WITH_VIDEOS.replace('See', 'Total time: 30 minutes\n\nSee').replace(
    '- two eggs',
    '- two eggs\n- 50 g peanuts',
  );
  const recipe = { id: 'r0', text, cutShort: false, ingredients: [], at: 1_000, taste, changed };
  await saveRecipes(page, [text], { recipe, note: 'Less salt', timesCooked: 1, cookedAt: 1_000 });
  await visitor.open();
  await button(page, /^Recipe box/).click();
  await button(page, 'Egg-fried rice').click();
  await play(page).waitFor();

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  for (const text of [
    'Contains peanuts, which you avoid.',
    'Not vegan: eggs.',
    'It takes 30 min, and you asked for 15 min.',
    'Milder',
    'Less salt',
  ])
    await expect(page.getByText(text).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(`https://www.youtube.com/watch?v=${VIDEO}`)).toBeVisible();
  const seen = await paneOf(page).evaluate((pane) => {
    const link = pane.querySelector('a[href^="https://example.org"]');
    return {
      inks: [...pane.querySelectorAll('.recipe')].map((recipe) => getComputedStyle(recipe).color),
      paper: getComputedStyle(document.documentElement).backgroundColor,
      target: link && getComputedStyle(link, '::after').content,
    };
  });
  expect(seen).toEqual({
    inks: ['rgb(0, 0, 0)', 'rgb(0, 0, 0)'],
    paper: 'rgb(255, 255, 255)',
    target: '" <https://example.org/rice>"',
  });
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);

  // Opens the field for the note, which is not printed either.
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: /note/i }).first().click();
  const note = page.getByLabel('A note for next time');
  const screenOnly = [page.locator('.facts').getByText('once'), note, visitor.input];
  for (const place of screenOnly) await expect(place).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const place of screenOnly) await expect(place).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await test.step('video: plays on click, and takes the focus', async () => {
    await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
    await expect(page.getByRole('link', { name: /Search YouTube for “/ })).toBeVisible();
    // Expects Chromium's message about the missing video poster.
    await eventually(() => console.take()).toEqual([expect.stringContaining('404')]);
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
});

const RECIPE = recipe('Egg-fried rice');

test('recipe on a phone: has facts on one line, and timers that are easy to press', async ({
  page,
  serve,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const text = recipe(
    'Rice',
    ['200 g rice'],
    ['Boil for 50 minutes, stir, and let it rest for 30 minutes, then 20 minutes, then 40 minutes.'],
  );
  await serve(text.replace('Serves 2', 'Serves 2 | Prep time: 15 minutes'));
  // Letters with a space of 1 px imitate a wide font.
  for (const spacing of ['1px', 'normal']) {
    await page.evaluate((space) => document.body.style.setProperty('letter-spacing', space), spacing);
    const [facts, what] = await Promise.all(
      ['.facts', '.what'].map((one) => page.locator(one).boundingBox()),
    );
    expect(facts?.height).toBeLessThan(50);
    expect((what?.y ?? 0) - (facts?.y ?? 0)).toBeLessThan(240);
  }

  // Checks that each timer button can be pressed anywhere on its height, although another stands on the next line.
  await button(page, 'Start a timer: 50 minutes').evaluate((chip) =>
    chip.scrollIntoView({ block: 'center' }),
  );
  const wrong = await page.evaluate(() =>
    [...document.querySelectorAll('.timer-chip')].flatMap((chip) => {
      const { left, right, top, bottom } = chip.getBoundingClientRect();
      const heights = Array.from({ length: 9 }, (_, nth) => top + ((nth + 0.5) / 9) * (bottom - top));
      return heights
        .filter((y) => document.elementFromPoint((left + right) / 2, y)?.closest('.timer-chip') !== chip)
        .map((y) => `${chip.textContent} at ${y - top}`);
    }),
  );
  expect(wrong).toEqual([]);
});

test('ingredients beside the steps: stay in view while the steps scroll, and fit their rows', async ({
  page,
  serve,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await serve(TABLE_OF_INGREDIENTS);
  const row = page.getByRole('row', { name: 'onions 2 chopped' });
  await row.getByRole('checkbox', { name: 'onions' }).check();
  const { height = 0 } = (await row.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(43);
  expect(height).toBeLessThan(50);
  const leftOf = async (text: string) => (await row.getByText(text).boundingBox())?.x ?? Number.NaN;
  expect(await leftOf('2')).toBeLessThan(await leftOf('onions'));
  const steps = await page.locator('.how').boundingBox();
  expect(steps?.x).toBeGreaterThan(await leftOf('chopped'));
  await page.getByText('Stir it 60 times.').evaluate((step) => step.scrollIntoView({ block: 'center' }));
  await expect(page.locator('.what').getByText('Ingredients')).toBeInViewport();
});

test('column of 40 ingredients: keeps the last and the focused one in view', async ({ page, serve }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const ingredients = Array.from({ length: 40 }, (_, index) => `${index + 1} g item ${index + 1}`);
  await serve(recipe('Stew', ingredients, STEPS));
  const last = page.locator('.what').getByText('item 40');
  // Waits for the rendered steps, which replace the plain text of the answer.
  await page.locator('.how').getByText('Stir it 50 times.').scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await page.getByText('Stir it 60 times.').evaluate((step) => step.scrollIntoView({ block: 'center' }));
  await expect(last).toBeInViewport();
  const first = page.getByRole('checkbox', { name: '1 g item 1', exact: true });
  await page.getByRole('checkbox', { name: '40 g item 40', exact: true }).click();
  for (let presses = 1; presses < 40; presses += 1) await page.keyboard.press('Shift+Tab');
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
});

test('link of a recipe: opens on another device', async ({ page, visitor, console, host }) => {
  const send = button(page, 'Send to phone');
  const code = page.getByRole('img', { name: 'QR code of the link' });
  const linkOf = () => page.getByLabel('Link', { exact: true }).inputValue();
  await visitor.open();
  await page.route(fileOf('qrCode'), (route) => route.abort());
  await saveRecipes(page, [RECIPE]);
  await button(page, /^Recipe box/).click();
  await button(page, 'Egg-fried rice').click();
  await button(page, 'One serving more').click();
  await send.click();
  await expect(page.getByText('The QR code did not load. Copy the link instead.')).toBeVisible();
  expect(console.take()).toEqual([expect.stringContaining('Failed to load resource')]);
  const link = await linkOf();
  await page.keyboard.press('Escape');
  await expect(send).toBeFocused();

  await page.unroute(fileOf('qrCode'));
  await send.click();
  await expect(code).toBeVisible();
  await expect(page.getByText('Egg-fried rice, for 3.')).toBeVisible();
  // Makes copying fail because the page shows the link only if copying fails.
  await expect(page.getByLabel('Link', { exact: true })).toHaveCount(0);
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject() }),
  );
  await button(page, 'Copy link').click();
  expect(await linkOf()).toBe(link);

  // Imitates another device, without saved data.
  await page.evaluate(() => localStorage.clear());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Sent to you' })).toBeInViewport();
  await expect(visitor.dish('Egg-fried rice')).toBeInViewport();
  expect(page.url()).toBe(link);
  await expect(page.locator('.amounts output')).toContainText('3');
  await visitor.expectNoAccessibilityProblem();

  await button(page, 'Keep it').dblclick();
  await expect(button(page, 'Kept')).toBeFocused();
  await expect(button(page, 'Kept')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('.kept-recipe')).toHaveCount(1);
  // Checks that no host was called, because the link holds the whole recipe.
  expect(host.received).toEqual([]);
});
