import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answer, held } from './replies.ts';
import { TOKEN } from './sites.ts';

const RECIPE =
  '# Egg-fried rice\n\n| What | How much |\n| --- | --- |\n| rice | 200 g |\n\n1. Fry the rice.\n\n- [x] Wash it';

test('from an empty kitchen to a recipe', async ({ page, visitor, host }) => {
  const { reply, release } = held(answer(RECIPE));
  host.script(reply);
  await visitor.open();
  await expect(page).toHaveTitle("Basil's Kitchen");
  await expect(page.getByRole('heading', { level: 1, name: "Basil's Kitchen" })).toBeVisible();
  await expect(visitor.ask).toBeHidden();
  await visitor.add('rice');
  await expect(visitor.ask).toBeHidden();
  await visitor.add('  ', 'crème fraîche');
  await expect(visitor.items).toHaveText(['rice', 'crème fraîche']);

  await visitor.ask.dblclick();
  await expect(visitor.generating).toBeVisible();
  await expect(visitor.recommends).toBeHidden();
  release();
  await expect(visitor.recommends).toBeVisible();
  await expect(visitor.generating).toBeHidden();
  await expect(visitor.dish('Egg-fried rice')).toBeVisible();
  await expect(page.getByRole('cell', { name: '200 g' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Wash it' })).toBeChecked();

  const model = 'mistralai/Mixtral-8x7B-Instruct-v0.1';
  expect(host.received.map(({ host: name, method, path }) => `${method} ${name}${path}`)).toEqual([
    `GET huggingface.co/api/models/${model}?expand[]=inferenceProviderMapping`,
    'POST router.huggingface.co/together/v1/chat/completions',
  ]);
  const [post] = host.posts();
  expect(post?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  expect(JSON.parse(post?.body ?? '')).toEqual({
    model,
    messages: [
      { role: 'system', content: expect.stringContaining('culinary assistant') },
      {
        role: 'user',
        content: "I have rice, crème fraîche. Please give me a recipe you'd recommend I make!",
      },
    ],
    max_tokens: 1024,
    temperature: 0.7,
  });
});

test('by keyboard alone', async ({ page, visitor, host }) => {
  host.script(answer(RECIPE));
  await visitor.open();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Connection/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(visitor.input).toBeFocused();
  await page.keyboard.type('rice\neggs\n', { delay: 1 });
  await page.keyboard.press('Shift+Tab');
  for (const _ of Array(20)) {
    await page.keyboard.press('Tab');
    if (await visitor.ask.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(visitor.ask).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(visitor.recommends).toBeVisible();
  await expect(visitor.ask).toBeFocused();
});

test('on a phone nothing moves under the pointer at a second request', async ({ page, visitor, host }) => {
  const { reply, release } = held(answer(RECIPE));
  host.script(answer(RECIPE), reply);
  await page.setViewportSize({ width: 390, height: 700 });
  await visitor.open();
  await visitor.add('rice', 'eggs');
  await visitor.ask.click();
  await visitor.recommends.waitFor();
  await visitor.ask.scrollIntoViewIfNeeded();
  const before = await visitor.ask.boundingBox();
  await visitor.ask.click();
  await expect(visitor.generating).toBeVisible();
  expect(await visitor.ask.boundingBox()).toEqual(before);
  release();
  await visitor.recommends.waitFor();
});

test('on a phone the recipe comes into view, asked for by a press or by Enter', async ({
  page,
  visitor,
  host,
}) => {
  host.script(answer(RECIPE));
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.open();
  await visitor.add('rice', 'eggs', 'leek', 'flour', 'butter', 'milk');
  for (const ask of [() => visitor.ask.click(), () => visitor.ask.press('Enter')]) {
    await page.evaluate(() => scrollTo(0, 0));
    await ask();
    await expect(visitor.recommends).toBeVisible();
    await expect.poll(async () => (await visitor.recommends.boundingBox())?.y ?? 844).toBeLessThan(844 / 4);
  }
});

test('on a phone the live region of the recipe is there before the recipe', async ({
  page,
  visitor,
  host: _,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await visitor.open();
  const displays = await page
    .locator('.pane, .pane [aria-live]')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).display));
  expect(displays).toHaveLength(3);
  expect(displays).not.toContain('none');
});

test('nothing moves under the pointer when the spinner and the recipe appear', async ({
  page,
  visitor,
  host,
}) => {
  const { reply, release } = held(answer(RECIPE));
  host.script(reply);
  await visitor.open();
  await visitor.add('rice', 'eggs');
  const places = async () => [await visitor.ask.boundingBox(), await visitor.input.boundingBox()];
  const box = page.getByRole('region', { name: 'Recipe box' });
  const pane = page.locator('.pane');
  /** What it shows meanwhile may be longer than what it showed before. */
  const paneHeight = async () => (await pane.boundingBox())?.height ?? 0;
  const startOf = async (place: Locator) => {
    const { x, y, width } = (await place.boundingBox()) ?? {};
    return [x, y, width];
  };
  const around = async () => [await startOf(pane), await startOf(box)];
  const before = await places();
  const [aroundBefore, heightBefore] = [await around(), await paneHeight()];
  await visitor.ask.click();
  await expect(visitor.generating).toBeVisible();
  expect(await places()).toEqual(before);
  expect(await around()).toEqual(aroundBefore);
  expect(await paneHeight()).toBeGreaterThanOrEqual(heightBefore);
  release();
  await expect(visitor.recommends).toBeVisible();
  expect(await places()).toEqual(before);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
