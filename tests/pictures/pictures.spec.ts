import type { Page } from '@playwright/test';
import { keepRecipes, test } from '../browser/support/fixtures.ts';
import { answer } from '../browser/support/replies.ts';
import { type Scene, VISITS } from '../browser/support/states.ts';

/** The page in every state, to be looked at: `npm run pictures` writes them all into pictures/. */
const WIDTHS = [320, 390, 820, 1024, 1440];
/** Of what fills the window: a phone upright and lying, a tablet, a desk, and a phone with text of twice the size. */
const WINDOWS = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
  [195, 422],
] as const;

const SUPPER = `# Creamy tomato and spinach pasta

A comforting supper that comes together while the pasta boils.

**Serves 4** · Total time: 30 minutes

## Ingredients

- 350 g penne
- 2 tbsp olive oil
- [x] 1 medium onion, finely chopped
- 3 garlic cloves, minced
- 400 g chopped tomatoes, one can

## Instructions

1. **Cook the pasta.** Bring a large pot of salted water to a boil. Cook the penne for 10 to 12 minutes and keep a cup of the water.
2. **Make the sauce.** Heat the oil over medium heat. Soften the onion for 5 minutes, then the garlic for 30 seconds.
3. **Simmer.** Stir in the tomatoes and simmer gently for 15 minutes.

| Instead of | Take | Because |
| --- | ---: | --- |
| penne | 350 g rice | it is what there is |
| cream | 120 ml milk | |

> A heavy pan holds the heat; a thin one needs a minute more.

#### Notes

Leftovers keep for 3 days[^1]. See https://example.org/keeping for more.

[^1]: In the fridge.
`;

const RIGHT_TO_LEFT = `# معكرونة بالطماطم

عشاء بسيط.

## المكونات

- 350 غ معكرونة
- 2 بصل

## الطريقة

1. **اغلِ الماء.** أضف المعكرونة واتركها عشر دقائق.
2. قدّمها ساخنة.
`;

const serve =
  (text: string) =>
  async ({ visitor, host }: Scene) => {
    host.script(answer(text));
    await visitor.add('penne', 'spinach', 'garlic', 'half a jar of sun-dried tomatoes', 'Parmesan');
    await visitor.ask.click();
    await visitor.recommends.waitFor();
  };

const SCENES: Record<string, (scene: Scene) => Promise<void>> = {
  ...reachEach(),
  supper: serve(SUPPER),
  'right to left': serve(RIGHT_TO_LEFT),
  '30 ingredients': ({ visitor }) =>
    visitor.add(...Array.from({ length: 30 }, (_, at) => `ingredient ${at + 1}`)),
  '50 kept recipes': ({ page }) =>
    keepRecipes(
      page,
      Array.from({ length: 50 }, (_, at) => `# Supper number ${at + 1}`),
    ),
};

/** By the steps of its visit. */
function reachEach() {
  return Object.fromEntries(
    Object.values(VISITS).flatMap((states) =>
      Object.keys(states).map((name, at) => [
        name,
        async (scene: Scene) => {
          for (const goOn of Object.values(states).slice(0, at + 1)) await goOn(scene);
        },
      ]),
    ),
  );
}

/** Other ways of seeing, each tried on a few scenes. */
const EYES: Record<string, (page: Page) => Promise<void>> = {
  'forced colours': (page) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }),
  'large text': (page) =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    }),
  print: (page) => page.emulateMedia({ media: 'print' }),
};

for (const [name, reach] of Object.entries(SCENES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name}, ${colorScheme}`, async ({ page, visitor, host, console }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.clock.install({ time: 0 });
      await visitor.open();
      await reach({ page, visitor, host });
      await takeAll(page, `${name}-${colorScheme}`);
      console.take();
    });
  }
}

for (const [eyes, look] of Object.entries(EYES)) {
  for (const name of ['empty', 'supper', 'retrying', 'apology', 'connection', '50 kept recipes']) {
    test(`${name}, ${eyes}`, async ({ page, visitor, host, console }) => {
      await page.clock.install({ time: 0 });
      await visitor.open();
      const reach = SCENES[name];
      if (!reach) throw new Error(`There is no scene ${name}`);
      await reach({ page, visitor, host });
      await look(page);
      for (const width of [390, 1024]) await take(page, `${name}-${eyes}-${width}`, width);
      console.take();
    });
  }
}

async function takeAll(page: Page, name: string): Promise<void> {
  const isCookMode = (await page.locator('dialog.cook').count()) > 0;
  if (!isCookMode) for (const width of WIDTHS) await take(page, `${name}-${width}`, width);
  else for (const [width, height] of WINDOWS) await take(page, `${name}-${width}`, width, height);
}

async function take(page: Page, name: string, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => document.fonts.ready);
  const file = `pictures/${name.replaceAll(' ', '-')}.png`;
  // A dialog covers the window; anything else is looked at from top to bottom.
  await page.screenshot({ path: file, fullPage: (await page.locator('dialog[open]').count()) === 0 });
}
