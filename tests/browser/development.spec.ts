import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from './support/fixtures.ts';
import type { ModelHost } from './support/modelHost.ts';

async function expectWholeProduct(page: Page, visitor: Visitor, host: ModelHost): Promise<void> {
  const notice = page.getByRole('complementary', { name: 'For the developer' });
  await expect(notice).toContainText('Practice kitchen: no model is asked');
  await expect(notice).toContainText('VITE_HF_ACCESS_TOKEN');
  await visitor.add('tomatoes', 'rice');
  await visitor.ask.click();
  await expect(visitor.recommends).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '200 g tomatoes' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(8);
  await expect(page.getByRole('button', { name: 'Cook', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play: ' })).toBeVisible();
  expect(host.received).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(notice).toBeHidden();
}

test('a build for practice shows the whole product', async ({ page, visitor, host }) => {
  await visitor.open('PRACTICE');
  await expectWholeProduct(page, visitor, host);
});

test('so does development, where the inspector shows the machines with no network', async ({
  page,
  visitor,
  host,
  context,
}) => {
  await visitor.open('DEVELOPMENT');
  expect(context.pages()).toHaveLength(1);
  const [inspector] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Inspect' }).click(),
  ]);
  await visitor.add('beans');
  const machine = (name: string) =>
    inspector.locator('section').filter({ has: inspector.getByRole('heading', { name, exact: true }) });
  for (const [name, state] of [
    ['recipe', 'collecting'],
    ['connection', 'payer.settled.pageConnection'],
    ['cooking', 'browsing'],
  ] as const) {
    const item = machine(name)
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${state}$`) });
    await expect(item).toHaveAttribute('aria-current');
  }
  await expect(machine('recipe').getByText('"beans"')).toBeVisible();
  await expect(machine('recipe').getByText('ingredient.added → collecting').first()).toBeVisible();
  await inspector.close();
  await visitor.removal('beans').click();
  await expectWholeProduct(page, visitor, host);
});
