import {
  boxOf,
  button,
  control,
  dialog,
  expect,
  fileOf,
  hold,
  storeKitchen,
  test,
  watchShifts,
} from './support/fixtures.ts';
import { refuse } from './support/replies.ts';

test('cookbook: answers after three clicks, and loads a language', async ({ page, visitor, host }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [file] = /foods-\w\w/.exec(request.url()) ?? [];
    if (file) loaded.push(file);
  });
  await visitor.open('BARE');
  await expect(control(page)).toHaveAccessibleName('Recipes: Cookbook');
  await button(page, 'eggs').click();
  await button(page, 'rice').click();
  await visitor.requestButton.click();
  await expect(visitor.recommends).toBeVisible();
  await expect(page.getByText('From the kitchen’s own cookbook, no AI.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /eggs/ })).toBeVisible();
  await visitor.expectNoAccessibilityProblem();
  const first = await page.getByRole('heading', { level: 3 }).first().textContent();
  await button(page, 'Suggest another').first().click();
  await expect(page.getByRole('heading', { level: 3 }).first()).not.toHaveText(first ?? '');
  await button(page, 'Have a new one written').click();
  await expect(dialog(page)).toBeVisible();
  expect(host.received).toEqual([]);
  await page.reload();
  await expect(page.getByText('From the kitchen’s own cookbook, no AI.')).toBeVisible();
  await expect(boxOf(page).getByText('Cookbook', { exact: true })).toHaveCount(2);

  expect(loaded).toEqual([]);
  await visitor.add('Hähnchen', 'Lauch', 'Möhren');
  await visitor.requestButton.click();
  await expect(page.getByText('(your Hähnchen)').first()).toBeVisible();
  expect(loaded).toContain('foods-de');
});

test('interrupted dish: is offered again after a reload', async ({ page, visitor, host }) => {
  // At first, the cookbook's script never arrives. The clock stops, so that the request does not time out.
  await page.route(fileOf('cookbook'), () => {});
  await page.clock.install({ time: 0 });
  await visitor.open();
  await visitor.stopClock();
  await button(page, /^Chickpea Stew/).click();
  await page.reload();
  await expect(page.getByText('Your recipe was interrupted')).toBeVisible();
  await expect(page.getByText('You asked for: Chickpea Stew.')).toBeVisible();
  await expect(page.getByText('Your list is still here.')).toBeHidden();
  await visitor.expectNoAccessibilityProblem({ clockStopped: true });
  await page.unrouteAll();
  await button(page, 'Ask again').click();
  await expect(visitor.dish('Chickpea Stew')).toBeVisible();
  expect(host.received).toEqual([]);
});

test('failed request: offers dishes, and moves nothing', async ({ page, visitor, host, console }) => {
  for (let attempt = 0; attempt < 3; attempt++) host.script(refuse(503));
  await page.setViewportSize({ width: 390, height: 844 });
  const readShifts = await watchShifts(page);
  const sendCookbook = await hold(page, fileOf('cookbook'));
  await visitor.stopClock();
  await visitor.open();
  await visitor.requestWith('rice', 'eggs');
  await visitor.waitingFor(2).waitFor();
  // Waits because browsers do not count shifts within 500 ms after an input.
  await page.waitForTimeout(600);
  await visitor.passWaits();
  await expect(visitor.apology).toBeVisible();
  await expect(page.getByText('Checking…')).toHaveCount(3);
  sendCookbook();
  const dish = button(page, /uses both/).first();
  await expect(dish).toBeVisible();
  await visitor.expectNoAccessibilityProblem({ clockStopped: true });
  await page.clock.resume();
  expect(await readShifts()).toEqual([]);
  await dish.click();
  await expect(page.getByText('From the kitchen’s own cookbook, no AI.')).toBeVisible();
  expect(host.posts()).toHaveLength(3);
  expect(console.takeAttempts()).toHaveLength(3);
});

test('dishes: wait for the foods to avoid, and fit their cards and the screen', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'languages', { value: ['de'], configurable: true }),
  );
  await storeKitchen(page, { ingredients: [], taste: { avoid: ['Eier'] } });
  const sendWords = await hold(page, '**/assets/de-*.js');
  await visitor.open('BARE');
  await expect(page.getByText('Checking…')).toHaveCount(3);
  sendWords();
  await expect(button(page, /^Chickpea Stew/)).toBeVisible();
  await expect(button(page, /Frittata/)).toHaveCount(0);

  await visitor.add('stewing beef', 'guinness', 'carrots', 'swede');
  const name = button(page, /^Beef and Guinness Stew with Swede and Carrots/).locator('.title');
  await expect(name).toBeVisible();
  expect(await name.evaluate((title) => title.scrollHeight - title.clientHeight)).toBe(0);
  for (const food of ['guinness', 'swede']) await visitor.removal(food).click();
  await page.setViewportSize({ width: 390, height: 340 });
  await visitor.input.focus();
  await expect(visitor.input).toBeInViewport({ ratio: 1 });
  await expect(button(page, /uses both/).first()).toBeInViewport({ ratio: 1 });
});

test('large card: does not cut off the letters of the dish', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visitor.open('BARE');
  await visitor.add('eggs', 'rice');
  const card = button(page, /^Egg Fried Rice/);
  const showWith = async (overflow: string) => {
    await card
      .locator('.title')
      .evaluate((title, value) => title.style.setProperty('overflow', value), overflow);
    return card.screenshot({ animations: 'disabled' });
  };
  // Tries again because the font may load between the two pictures.
  await expect(async () => {
    expect((await showWith('visible')).equals(await showWith('hidden'))).toBe(true);
  }).toPass();
});
