import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { TYPICAL } from '../../src/page/recipe/typicalRecipe.ts';
import { button, saveRecipes, test } from '../browser/support/fixtures.ts';
import { answer } from '../browser/support/replies.ts';
import { type Scene, type Step, VISITS } from '../browser/support/states.ts';
import { writeAnimation } from './animation.ts';

/** Window sizes for pictures of every state. `npm run pictures` writes these pictures into pictures/. */
const WIDTHS = [320, 390, 820, 1024, 1440].map((width) => [width, 900] as const);
/** Window sizes for cook mode: phone in portrait and in landscape, tablet, desktop, and phone with text at 200%. */
const WINDOWS = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
  [195, 422],
] as const;

const serve =
  (name: string) =>
  async ({ visitor, host }: Scene) => {
    const file = readFileSync(`tests/reading/answers/${name}.md`, 'utf8');
    // Removes the JSON header of the file because the header is not part of the answer.
    host.script(answer(file.replace(/^---json\n.*?\n---\n/s, '')));
    await visitor.add('penne', 'spinach', 'garlic', 'half a jar of sun-dried tomatoes', 'Parmesan');
    await visitor.requestButton.click();
    await visitor.recommends.waitFor();
  };

const SUPPERS = Array.from({ length: 50 }, (_, index) => `# Supper number ${index + 1}`);

const SCENES: Record<string, Step> = {
  supper: serve('headings/sub-bullets-titled-steps-shepherds-pie-en'),
  'right to left': serve('headings/ar-sections-basbousa'),
  '30 ingredients': ({ visitor }) =>
    visitor.add(...Array.from({ length: 30 }, (_, index) => `ingredient ${index + 1}`)),
  '50 saved recipes': ({ page }) => saveRecipes(page, SUPPERS),
};

/** Adds a scene for each state of a visit. To reach its state, a scene first enters all earlier states of the visit. */
for (const { start, states } of Object.values(VISITS)) {
  for (const [index, name] of Object.keys(states).entries()) {
    SCENES[name] = async (scene) => {
      await start?.(scene);
      for (const enter of Object.values(states).slice(0, index + 1)) await enter(scene);
    };
  }
}

/** Pictures for the README. `npm run pictures -- --grep README` writes these pictures into docs/. */
test('README: screenshot of the page', async ({ page, visitor, host, console }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  host.script(answer(TYPICAL.text));
  await visitor.open();
  await saveRecipes(page, ['# Leek Risotto', '# Egg-Fried Rice']);
  await visitor.requestWith('potatoes', 'eggs', 'butter', 'chives');
  await visitor.recommends.waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: 'docs/screenshot.png' });
  console.take();
});

test('README: animation of cook mode', async ({ page, visitor, host, console }) => {
  const frames: { png: Buffer; seconds: number }[] = [];
  const take = async (seconds: number) => {
    await page.evaluate(() => document.fonts.ready);
    frames.push({ png: await page.screenshot(), seconds });
  };
  await page.clock.install({ time: 0 });
  await page.setViewportSize({ width: 390, height: 640 });
  host.script(answer(TYPICAL.text));
  await visitor.open();
  await visitor.add('potatoes', 'eggs', 'butter', 'chives');
  await visitor.stopClock();
  await visitor.requestButton.click();
  await visitor.recommends.waitFor();
  await take(2);
  await button(page, 'Cook').click();
  const dialog = page.getByRole('dialog');
  const next = button(dialog, /^Next/);
  await next.waitFor();
  await take(2);
  await next.click();
  await take(2);
  await button(dialog, /^Start a timer: 30 minutes/).click();
  for (const second of [1, 2, 3, 4, 5]) {
    if (second === 4) await next.click();
    await page.clock.runFor(1_000);
    await take(1);
  }
  writeFileSync('docs/cook-mode.png', writeAnimation(frames));
  console.take();
});

/** Settings of the browser. Light and dark apply to all scenes, and the other settings to only a few scenes. */
const APPEARANCES: Record<string, (page: Page) => Promise<void>> = {
  light: (page) => page.emulateMedia({ colorScheme: 'light' }),
  dark: (page) => page.emulateMedia({ colorScheme: 'dark' }),
  'forced colours': (page) => page.emulateMedia({ forcedColors: 'active' }),
  'large text': (page) =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    }),
  print: (page) => page.emulateMedia({ media: 'print' }),
};
const FEW = ['empty', 'supper', 'retrying', 'apology', 'connection', '50 saved recipes'];

for (const name of FEW) if (!SCENES[name]) throw new Error(`There is no scene ${name}`);

for (const [appearance, apply] of Object.entries(APPEARANCES)) {
  for (const [name, reach] of Object.entries(SCENES)) {
    if (!['light', 'dark'].includes(appearance) && !FEW.includes(name)) continue;

    test(`picture of ${name}, ${appearance}`, async ({ page, visitor, host, console }) => {
      await page.clock.install({ time: 0 });
      await visitor.open();
      await reach({ page, visitor, host });
      await apply(page);
      const isDialog = (await page.locator('dialog[open]').count()) > 0;
      const isCookMode = (await page.locator('dialog.cook').count()) > 0;
      for (const [width, height] of isCookMode ? WINDOWS : WIDTHS) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => document.fonts.ready);
        const path = `pictures/${name}-${appearance}-${width}.png`.replaceAll(' ', '-');
        // Takes a picture of the whole page. If a dialog is open, takes a picture of the window only.
        await page.screenshot({ path, fullPage: !isDialog });
      }
      console.take();
    });
  }
}
