import { HOSTILE_ANSWERS } from '../page/rendering/hostile.ts';
import {
  AFTER_PAINT,
  boxOf,
  button,
  eventually,
  expect,
  savedDishes,
  saveRecipes,
  storeKitchen,
  test,
  watchShifts,
} from './support/fixtures.ts';
import { answer, held, recipe, VIDEO } from './support/replies.ts';

test('recipe box on a phone: moves nothing, and fits the screen', async ({ page, visitor, host }) => {
  const suppers = Array.from({ length: 20 }, (_, index) =>
    recipe(`Supper ${index}`, ['3 eggs'], ['Fry the eggs.']),
  );
  const readShifts = await watchShifts(page);
  await storeKitchen(page, { ingredients: ['rice', 'eggs'] });
  await saveRecipes(page, suppers, { timesCooked: 12, cookedAt: new Date(2020, 8, 28).getTime() });

  await test.step('saved recipes for the listed foods: cause no layout shift', async () => {
    // Uses a window in which the heading 'Recipe box' is out of view. The heading's font may load late, and move the
    // number beside the heading.
    await page.setViewportSize({ width: 390, height: 1100 });
    await visitor.open();
    await expect(page.getByText('from your box')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Recipe box' })).not.toBeInViewport();
    expect(await readShifts()).toEqual([]);
  });

  await test.step('header, times and menus: are fully visible', async () => {
    // Checks that the header has one line even in a very narrow window.
    await page.setViewportSize({ width: 320, height: 640 });
    const inHeader = page.getByRole('banner').getByRole('button');
    const tops = await inHeader.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toEqual([tops[0], tops[0]]);
    await button(page, /^Recipe box/).click();
    const entry = boxOf(page).getByRole('listitem').first();
    await entry.scrollIntoViewIfNeeded();
    await expect(entry.getByText(/^Cooked 12 times, last on .*2020/)).toBeInViewport();
    await expect(entry.getByText('30 min')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    const dots = boxOf(page)
      .getByRole('button', { name: /^More: Supper/ })
      .nth(4);
    await dots.evaluate((button) =>
      window.scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 20),
    );
    await dots.click();
    await expect(button(page, 'Delete')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  });

  await test.step('search: stays in place', async () => {
    const search = page.getByRole('searchbox');
    await search.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().top - 100));
    const topOf = async () => (await search.boundingBox())?.y;
    const top = await topOf();
    await search.fill('Supper 17');
    await expect(savedDishes(page)).toHaveText(['Supper 17']);
    expect(await topOf()).toBe(top);
  });

  await test.step('new recipe: takes the focus from the recipe box', async () => {
    const { reply, release } = held(answer(recipe('Rice')));
    host.script(reply);
    await button(page, 'Close the recipe box').click();
    await visitor.requestButton.click();
    await button(page, /^Recipe box/).click();
    await expect(page.getByRole('heading', { name: /^Recipe box/ })).toBeFocused();
    await eventually(() => host.posts().length).toBe(1);
    release();
    await expect(visitor.recommends).toBeFocused();
  });
});

/** Sample of the hostile answers. tests/page/rendering/hostile.test.tsx checks all of them without a browser. */
const ANSWERS = HOSTILE_ANSWERS.filter((_, index) => index % (process.env.NIGHTLY ? 11 : 44) === 0);

test('malicious answers: cause no requests, and do not break the page', async ({ page, visitor, host }) => {
  await saveRecipes(page, ANSWERS);
  await visitor.open();
  await button(page, /^Recipe box/).click();
  await button(page, `Show all ${ANSWERS.length}`).click();
  await expect(savedDishes(page)).toHaveCount(ANSWERS.length);
  await savedDishes(page).last().getByRole('button').click();
  await page.locator('.recipe').last().waitFor();
  // Waits until prefetching has ended, so that only recipes can cause further requests.
  await page.waitForLoadState('networkidle');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  // Opens one answer in each animation frame. Runs in the page, which is faster than clicking with Playwright.
  const { html, duplicates } = await page.evaluate<{ html: string[]; duplicates: string[] }>(`(async () => {
      const html = [];
      const duplicates = [];
      for (const entry of document.querySelectorAll('.kept-recipe h3 button')) {
        entry.click();
        await ${AFTER_PAINT};
        html.push([...document.querySelectorAll('.recipe')].map(({ innerHTML }) => innerHTML).join(''));
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        duplicates.push(...ids.filter((id, index) => ids.indexOf(id) !== index));
      }
      return { html, duplicates };
    })()`);
  expect(html).not.toContain('');
  expect(duplicates, 'ids used twice').toEqual([]);
  // Checks that the page has shown different recipes. Some recipes look the same.
  expect(new Set(html).size).toBeGreaterThan(ANSWERS.length / 3);
  // Ignores the page's own scripts, some of which may still be loading.
  const own = new URL('/assets/', page.url()).href;
  const others = requested.filter((url) => !url.startsWith(own) && !url.includes(`i.ytimg.com/vi/${VIDEO}/`));
  expect(others).toEqual([]);
  expect(host.received).toEqual([]);
  await visitor.add('still', 'working');
  await expect(visitor.items).toHaveText(['still', 'working']);
});
