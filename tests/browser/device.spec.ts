import { fakeDeviceModel, modelOf } from './support/fakeDeviceModel.ts';
import { control, dialog, expect, test, within } from './support/fixtures.ts';

test.use({ hasModel: true });

test('a model is downloaded at a press, with its progress, and writes the next recipe', async ({
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
  await visitor.ask.click();
  await expect(visitor.dish('Egg-fried rice')).toBeVisible();

  const { prompts, systems, made, destroyed } = await model.calls();
  expect(prompts).toEqual(["I have rice, eggs. Please give me a recipe you'd recommend I make!"]);
  expect(systems[0]).toContain('You are a culinary assistant.');
  expect(systems[0]).not.toContain('video');
  // One for the download, one for the recipe.
  expect([made, destroyed]).toEqual([2, 2]);
  expect(host.received).toEqual([]);

  await page.reload();
  await expect(control(page)).toHaveAccessibleName('Connection: On this device');
  await expect(page.locator('.pane')).toContainText('Written on this device, by the browser’s own model.');
  await expect(page.getByRole('region', { name: 'Recipe box' })).toContainText('On this device');
});

test('a failed download is announced, and can be tried again', async ({ page, visitor }) => {
  await page.addInitScript(fakeDeviceModel, 'downloadable');
  await visitor.open('BARE');
  await control(page).click();
  await within(page, 'Download and use it').click();
  await modelOf(page).progress(0.42);
  await within(page, 'Close').click();
  await modelOf(page).fail('NetworkError');
  await expect(page.getByText('The download did not finish.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await control(page).click();
  await expect(dialog(page)).toContainText('The download did not finish.');
  await expect(within(page, 'Try again')).toBeVisible();
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
  await control(page).click();
  if (found === 'unavailable') {
    await expect(within(page, 'Use this token')).toBeVisible();
    await expect(dialog(page)).not.toContainText('This device’s model');
  } else {
    await expect(dialog(page)).toContainText('This device’s model');
  }
  expect(host.received).toEqual([]);
  // What is said on the console is the browser's own.
  expect(console.take().filter((line) => !/text session|language/i.test(line))).toEqual([]);
});
