import type { Locator } from '@playwright/test';
import {
  button,
  eventually,
  expect,
  forgetShiftsOfInput,
  storedAndShown,
  test,
  watchShifts,
} from './support/fixtures.ts';
import { TOKEN } from './support/pages.mjs';
import { answer, held, refuse, VIDEO } from './support/replies.ts';

const RECIPE =
  '# Egg-fried rice\n\n| What | How much |\n| :-- | --: |\n| rice | &frac12; kg |\n\n1. Fry the rice.\n\n- [x] Wash it &unknown;';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('first recipe: can be requested by keyboard alone', async ({ page, visitor, host }) => {
  const { reply, release } = held(answer(RECIPE));
  host.script(reply);
  await visitor.open();
  await page.keyboard.press('Tab');
  await expect(button(page, /^Connection/)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(visitor.input).toBeFocused();
  // The box of the field has the ring of the focused field.
  await expect(page.locator('.add')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.type('rice\n');
  await expect(visitor.items).toHaveText(['rice']);
  await expect(visitor.requestButton).toBeHidden();
  await page.keyboard.type('crème fraîche\n');
  await expect(visitor.items).toHaveText(['rice', 'crème fraîche']);
  await page.setViewportSize({ width: 1280, height: 600 });
  // Letters with a space of 1 px imitate a wide font, in which the text above the button wraps.
  await page.evaluate(() => document.body.style.setProperty('letter-spacing', '1px'));
  await page.keyboard.press('Shift+Tab');
  for (const _ of Array(20)) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isFocusCovered)).toBe(false);
    if (await visitor.requestButton.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(visitor.requestButton).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(visitor.generating).toBeVisible();
  await expect(page.locator('.prompt-line > :first-child')).toHaveCSS('opacity', '0');
  const spinner = { pseudo: 'before' } as const;
  await expect(page.locator('.panel-column .generating')).toHaveCSS('animation-name', 'turn', spinner);
  await expect(visitor.recommends).toBeHidden();
  release();
  await expect(visitor.recommends).toBeVisible();
  await expect(visitor.generating).toBeHidden();
  await expect(visitor.dish('Egg-fried rice')).toBeVisible();
  await expect(visitor.recommends).toBeFocused();

  await test.step('token in a request: is sent only to the model’s host, and is not stored', async () => {
    const model = 'mistralai/Mixtral-8x7B-Instruct-v0.1';
    expect(host.received.map(({ host: name, method, path }) => `${method} ${name}${path}`)).toEqual([
      `GET huggingface.co/api/models/${model}?expand[]=inferenceProviderMapping`,
      'POST router.huggingface.co/together/v1/chat/completions',
    ]);
    expect(host.posts().map(({ headers }) => headers.authorization)).toEqual([`Bearer ${TOKEN}`]);
    expect(host.received.map(({ headers }) => headers.referer)).toEqual([undefined, undefined]);
    const stored = await storedAndShown(page);
    expect(stored.device).toContain('Egg-fried rice');
    expect(Object.values(stored).join()).not.toContain(TOKEN);
  });

  await test.step('recipe: aligns table cells, decodes characters, and uses the page’s own font', async () => {
    await expect(page.getByRole('cell', { name: '½ kg' })).toHaveCSS('text-align', 'right');
    await expect(page.getByRole('checkbox', { name: 'Wash it &unknown;' })).toBeChecked();
    const fonts = () => page.evaluate(() => [...document.fonts].map(({ family }) => family));
    await expect.poll(fonts).toContain('Newsreader');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"?Newsreader"?,/);
  });
});

function isFocusCovered(): boolean {
  const prompt = document.querySelector('.prompt');
  const [focused, cover] = [document.activeElement, prompt].map((one) => one?.getBoundingClientRect());
  return !prompt?.contains(document.activeElement) && (focused?.bottom ?? 0) > (cover?.top ?? 0);
}

const LONG = `${'- 200 g rice\n'.repeat(16)}\nhttps://www.youtube.com/watch?v=${VIDEO}`;

const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  tablet: { viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

for (const [device, screen] of Object.entries(SCREENS)) {
  // The tablet has the layout of the phone.
  test.describe(`on a ${device}`, { tag: device === 'tablet' ? '@nightly' : [] }, () => {
    test.use(screen);

    test('page: moves by itself only to show a new recipe', async ({ page, visitor, host, console }) => {
      const readShifts = await watchShifts(page);
      const first = held(answer(`# Rice with eggs\n\n${LONG}`));
      const second = held(answer(`# Rice with feta\n\n${LONG}`));
      host.script(first.reply, refuse(503), second.reply);
      await visitor.open();
      // Checks that all live regions exist before anything changes, because screen readers ignore changes in a new live
      // region.
      const displays = await page
        .locator('.pane, .pane [aria-live]')
        .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).display));
      expect(displays).toHaveLength(3);
      expect(displays).not.toContain('none');
      expect(await readShifts()).toEqual([]);
      await visitor.addAndPrefetch(
        ...'rice eggs feta tomatoes beans garlic basil lemon tofu cheddar'.split(' '),
      );
      await expect(visitor.requestButton).toBeInViewport({ ratio: 1 });
      await forgetShiftsOfInput(page);

      const startOf = async (place: Locator) => {
        const { x, y, width } = (await place.boundingBox()) ?? {};
        return [x, y, width];
      };
      const topOfRecipe = async () =>
        (await page.locator('.pane').boundingBox())?.y ?? screen.viewport.height;
      const scrolled = await page.evaluate(() => scrollY);
      await visitor.requestButton.click();
      await expect(visitor.generating).toBeVisible();
      // 'Cancel' replaces 'Get a recipe'.
      const request = visitor.requestButton.or(visitor.cancel);
      const places = async () => [await request.boundingBox(), await startOf(visitor.input)];
      const before = device === 'desktop' && (await places());
      await forgetShiftsOfInput(page);
      // Checks that the button, the bowl and the dishes to cook at once are in view. On small screens, the form and the
      // ingredient list are folded into one line.
      await expect(visitor.items.first()).toBeVisible({ visible: device === 'desktop' });
      const bowl = page.locator('.pane .bowl-of');
      for (const place of [visitor.cancel, bowl, page.locator('.dishes h2')])
        await expect(place).toBeInViewport({ ratio: 0.99 });
      first.release();
      await expect(visitor.dish('Rice with eggs')).toBeVisible();
      await expect.poll(topOfRecipe).toBeLessThan(screen.viewport.height / 4);
      if (device === 'desktop')
        expect([await places(), await page.evaluate(() => scrollY)]).toEqual([before, scrolled]);

      // Checks that small screens show only one line of the ingredient list.
      for (const place of [visitor.items.first(), visitor.input])
        await expect(place).toBeVisible({ visible: device === 'desktop' });
      expect(await readShifts()).toEqual([]);
      // Presses by script, because Playwright scrolls to a button that a picture of the arrival still covers.
      await button(page, 'Suggest another')
        .first()
        .evaluate((another: HTMLElement) => another.click());
      await expect(visitor.generating).toBeVisible();
      await forgetShiftsOfInput(page);
      await eventually(() => host.posts().length).toBe(3);
      second.release();
      await expect(visitor.dish('Rice with feta')).toBeVisible();
      await expect.poll(topOfRecipe).toBeLessThan(screen.viewport.height / 4);
      await page.locator(`[src*="${VIDEO}"], [href*="${VIDEO}"]`).first().waitFor();
      if (device === 'desktop') expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      expect(await readShifts()).toEqual([]);
      expect(console.takeAttempts()).toHaveLength(1);

      if (device === 'desktop') return;
      await button(page, /Change$/).click();
      await expect(visitor.input).toBeFocused();
      await visitor.add('leeks');
      await expect(visitor.items.getByText('leeks')).toBeVisible();
      const toBox = button(page, 'Recipe box, 2 recipes');
      await toBox.click();
      await expect(page.getByRole('heading', { name: /^Recipe box/ })).toBeFocused();
      await expect(visitor.recommends).toBeHidden();
      await page.goBack();
      await expect(visitor.recommends).toBeVisible();
      await expect(toBox).toBeFocused();
    });
  });
}
