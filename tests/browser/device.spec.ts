import { fakeDeviceModel, modelOf } from './support/fakeDeviceModel.ts';
import { boxOf, control, dialog, expect, paneOf, test, within } from './support/fixtures.ts';

test.use({ hasModel: true });

test('browser’s own model: downloads on click, shows its progress, and writes a recipe', async ({
  page,
  visitor,
  host,
}) => {
  await page.addInitScript(fakeDeviceModel, 'downloadable');
  await visitor.open('BARE');
  await visitor.add('rice', 'eggs');
  const model = modelOf(page);
  await model.answer('# Egg-fried rice\n\n- 200 g rice');
  await control(page).click();
  await expect(dialog(page)).toContainText('After a 3–4 GB download');
  await within(page, 'Download and use it').click();
  await model.progress(0.42);
  await within(page, 'Close').click();
  await expect(control(page)).toHaveAccessibleName('Downloading…');
  await model.finish();
  await expect(control(page)).toHaveAccessibleName('Connection: On this device');
  expect((await model.calls()).prompts).toEqual([]);
  await visitor.requestButton.click();
  await expect(visitor.dish('Egg-fried rice')).toBeVisible();

  const { prompts, systems, made, destroyed } = await model.calls();
  expect(prompts).toEqual(["I have rice, eggs. Please give me a recipe you'd recommend I make!"]);
  expect(systems[0]).toContain('You are a culinary assistant.');
  expect(systems[0]).not.toContain('video');
  // Expects two sessions: one for the download, and one for the recipe.
  expect([made, destroyed]).toEqual([2, 2]);
  expect(host.received).toEqual([]);

  await page.reload();
  await expect(control(page)).toHaveAccessibleName('Connection: On this device');
  await expect(paneOf(page)).toContainText('Written on this device, by the browser’s own model.');
  await expect(boxOf(page)).toContainText('On this device');
});
