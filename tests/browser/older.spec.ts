import { dialog, expect, test } from './support/fixtures.ts';
import { answer } from './support/replies.ts';

const RECIPE =
  '# Egg-fried rice\n\nServes 2\n\n## Ingredients\n\n- 200 g rice\n\n## Steps\n\n1. Fry it for 5 minutes.';

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
  'HTMLDialogElement.prototype.showModal',
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
  host.script(answer(RECIPE));
  await visitor.open('BARE');
  expect(await page.evaluate(() => 'canParse' in URL || 'json' in Response || 'Segmenter' in Intl)).toBe(
    false,
  );
  await visitor.add('rice', 'eggs');
  await page.locator('#taste').click();
  await page.getByLabel('Something to leave out').fill('milk');
  await page.keyboard.press('Enter');
  await visitor.ask.click();
  await page.getByLabel('Paste the token here').fill('hf_pasted');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(visitor.dish('Egg-fried rice')).toBeVisible();
  expect(host.posts()).toHaveLength(1);
  await page.getByRole('button', { name: 'Start a timer: 5 minutes' }).click();
  await page.getByRole('button', { name: 'Cook', exact: true }).click();
  await expect(page.getByText('Your browser won’t keep the screen on.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(visitor.dish('Egg-fried rice')).toBeVisible();
});
