import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { BLOW_UPS } from '../recipe/blowUps.ts';
import { ALLOWED, ELEMENTS, findForbidden, HOSTILE_ANSWERS } from '../recipe/hostile.ts';
import { expect, test } from './fixtures.ts';
import { answer, hang, VIDEO } from './replies.ts';

const summary = (page: Page) => page.locator('summary');
const entry = (page: Page, dish: string) => page.locator('.entry').filter({ hasText: dish });
const dishes = (page: Page) => page.locator('.entry-dish');

/** Recipes that earlier visits have kept. */
async function fill(page: Page, texts: string[]): Promise<void> {
  await page.evaluate((recipes) => {
    for (const [at, text] of recipes.entries()) {
      const recipe = { id: `r${at}`, text, cutShort: false, ingredients: ['rice', 'eggs'], at: 1_000 + at };
      localStorage.setItem(`recipe-kitchen.recipe.r${at}`, JSON.stringify({ version: 1, recipe, ticks: [] }));
    }
  }, texts);
  await page.reload();
}

test('every recipe is kept, and opens again', async ({ page, visitor, host }) => {
  host.script(answer('# The first\n\n- rice'), answer('# The second'));
  await visitor.open();
  await visitor.add('rice', 'eggs');
  for (const dish of ['The first', 'The second']) {
    await visitor.ask.click();
    await expect(page.getByRole('heading', { name: dish })).toBeVisible();
  }
  await summary(page).click();
  await expect(dishes(page)).toHaveText(['The second', 'The first']);
  await expect(entry(page, 'The first')).toContainText('rice, eggs');
  await entry(page, 'The first').click();
  await expect(page.getByRole('heading', { name: 'The first' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'rice' }).check();
  await visitor.expectNoAccessibilityProblem();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The first' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'rice' })).toBeChecked();
  expect(host.posts()).toHaveLength(2);
});

test('a recipe is deleted, and taken back', async ({ page, visitor, host: _ }) => {
  await visitor.open();
  await fill(page, ['# One', '# Two', '# Three']);
  await summary(page).click();
  await page.getByRole('button', { name: 'Delete Two' }).click();
  await expect(dishes(page)).toHaveText(['Three', 'One']);
  await expect(page.getByRole('button', { name: 'Delete One' })).toBeFocused();
  await page.reload();
  await summary(page).click();
  await expect(dishes(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete Three' }).click();
  await visitor.expectNoAccessibilityProblem();
  await visitor.undo.click();
  await expect(dishes(page)).toHaveText(['Three', 'One']);
});

test('while a recipe is generated the box waits', async ({ page, visitor, host }) => {
  host.script(hang);
  await visitor.open();
  await fill(page, ['# One']);
  await visitor.add('rice', 'eggs');
  await visitor.ask.click();
  await summary(page).click();
  await expect(entry(page, 'One')).toHaveAttribute('aria-disabled', 'true');
  await entry(page, 'One').click({ force: true });
  await expect(visitor.generating).toBeVisible();
});

test('two tabs keep each other’s recipes', async ({ page, visitor, host, context }) => {
  host.script(answer('# From the first tab'), answer('# From the second tab'));
  await visitor.open();
  await visitor.add('rice', 'eggs');
  const other = await context.newPage();
  await other.goto(page.url());
  await visitor.ask.click();
  await expect(page.getByRole('heading', { name: 'From the first tab' })).toBeVisible();
  await other.getByRole('button', { name: 'Get a recipe' }).click();
  await expect(other.getByRole('heading', { name: 'From the second tab' })).toBeVisible();
  for (const tab of [page, other]) {
    await summary(tab).click();
    await expect(dishes(tab)).toHaveText(['From the second tab', 'From the first tab']);
  }
  await page.reload();
  await summary(page).click();
  await expect(dishes(page)).toHaveCount(2);
});

test('everything is exported and imported as one file', async ({ page, visitor, host: _ }, info) => {
  await visitor.open();
  await fill(page, ['# One', '# Two']);
  await summary(page).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all' }).click(),
  ]);
  const file = info.outputPath('recipes.json');
  await writeFile(file, await readFile(await download.path()));

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await summary(page).click();
  const chosen = page.getByLabel('Import');
  await chosen.setInputFiles(file);
  await expect(page.getByText('Added 2 recipes.')).toBeVisible();
  await chosen.setInputFiles(file);
  await expect(page.getByText('Added 0 recipes.')).toBeVisible();
  await expect(dishes(page)).toHaveText(['Two', 'One']);
  await writeFile(file, 'not JSON');
  await chosen.setInputFiles(file);
  await expect(page.getByText('This file holds no recipes from this page.')).toBeVisible();
  await visitor.expectNoAccessibilityProblem();
  await expect(dishes(page)).toHaveCount(2);
});

test('a full storage is told once, and loses nothing', async ({ page, visitor, host }) => {
  host.script(answer(`# Too much\n\n${'Stir. '.repeat(1_000)}`), answer('# More'));
  await visitor.open();
  await fill(page, ['# Kept']);
  await page.evaluate(() => {
    for (let size = 4_000_000; size > 10; size = Math.floor(size / 2)) {
      try {
        while (true) localStorage.setItem(`other-${size}-${Math.random()}`, 'x'.repeat(size));
      } catch {}
    }
  });
  await visitor.add('rice', 'eggs');
  for (const dish of ['Too much', 'More']) {
    await visitor.ask.click();
    await expect(page.getByRole('heading', { name: dish })).toBeVisible();
  }
  await expect(page.getByText('This browser keeps no more recipes')).toBeVisible();
  await visitor.expectNoAccessibilityProblem();
  await summary(page).click();
  await expect(dishes(page)).toHaveText(['More', 'Too much', 'Kept']);
  await page.reload();
  await summary(page).click();
  await expect(dishes(page)).toHaveText(['Kept']);
});

const BATCH = 50;
const BATCHES = Math.ceil(HOSTILE_ANSWERS.length / BATCH);

for (let batch = 0; batch < BATCHES; batch++) {
  test(`hostile answers, ${batch + 1} of ${BATCHES}: nothing leaves the page, nothing odd gets in`, async ({
    page,
    visitor,
    host,
  }) => {
    const answers = HOSTILE_ANSWERS.slice(batch * BATCH, (batch + 1) * BATCH);
    await visitor.open();
    await fill(page, answers);
    await summary(page).click();
    // By then all that the page needs has come.
    await expect(dishes(page)).toHaveCount(answers.length);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));

    for (const at of answers.keys()) {
      // The newest is first in the list.
      await page
        .locator('.entry')
        .nth(answers.length - 1 - at)
        .click();
      const forbidden = await page.evaluate(
        `(${findForbidden})(document.querySelector('.recipe'), ${JSON.stringify(ALLOWED)}, ${JSON.stringify(ELEMENTS)})`,
      );
      expect(forbidden, answers[at]).toEqual([]);
      const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
      expect(ids, answers[at]).toEqual([...new Set(ids)]);
    }
    expect(asked.filter((url) => !url.includes(`i.ytimg.com/vi/${VIDEO}/`))).toEqual([]);
    expect(host.received).toEqual([]);
  });
}

test('answers that blow up leave the page working', async ({ page, visitor, host: _ }) => {
  const answers = Object.values(BLOW_UPS).map((write) => write(11_000));
  await visitor.open();
  await fill(page, answers);
  await summary(page).click();
  for (const at of answers.keys()) {
    await page.locator('.entry').nth(at).click();
    await expect(page.locator('.recipe')).toBeVisible();
  }
  await visitor.add('still', 'working');
  await expect(visitor.items).toHaveText(['still', 'working']);
});
