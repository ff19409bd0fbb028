import type { Page } from '@playwright/test';
import { fakeDeviceModel, modelOf } from './fakeDeviceModel.ts';
import {
  button,
  control,
  expect,
  fileOf,
  leaveOut,
  saveRecipes,
  storeKitchen,
  type Visitor,
  within,
} from './fixtures.ts';
import type { ModelHost } from './modelHost.ts';
import { answer, hang, recipe, refuse } from './replies.ts';

const LONG = 'extraordinarily-long-'.repeat(12);
const RECIPE = `# A ${LONG} supper

| What | How much | How | Why | When |
| --- | ---: | --- | --- | --- |
| rice | 200 g | washed in plenty of cold water | it keeps the grains apart | first |

- [x] Wash the ${LONG}[^1]

> ~~never~~ https://example.org/${LONG}

[^1]: With cold water.
`;

const toCook = (dish: string, ...last: string[]) =>
  recipe(
    dish,
    ['200 g rice', `2 ${LONG}, beaten`, ...last],
    [
      '**Simmer:** Simmer the rice for 12 to 15 minutes.',
      '**Fry the extraordinarilylongwordthatnobodyhasyetwritten:** Fry it for 3 minutes, then rest it for 1 hour.',
    ],
  );
const TO_COOK = toCook('Egg-fried rice', 'Salt, to taste', '10 g chives');

/** Recipe with four faults: a wait longer than the total time, no oven temperature, an unused ingredient and a missing food. */
const FAULTY = `# Noodle Bake

Total time: 40 minutes

## Ingredients

- 200 g noodles
- 2 onions
- 4 eggs
- 20 g parsley, chopped

## Steps

1. Boil the noodles with the onions and stir in the eggs. Chill for 4 hours.
2. Put it in the oven until brown.
`;

export type Scene = { page: Page; visitor: Visitor; host: ModelHost };
export type Step = (scene: Scene) => Promise<void>;

/** Opens the page as a returning visitor who has this list and these recipes. Shows the first recipe. */
const openWith =
  (lists: { ingredients: string[]; taste: object }, ...texts: string[]): Step =>
  async ({ page, visitor }) => {
    await storeKitchen(page, lists, ...texts);
    await visitor.open();
    await visitor.requestButton.waitFor();
    if (texts.length > 0) await visitor.recommends.waitFor();
  };

const LIST = { ingredients: ['rice', 'eggs', LONG], taste: { diets: ['vegetarian'], avoid: ['salt'] } };

type Visit = {
  /** Opens the page. Without it, the first state does. */
  start?: Step;
  /** Selects the parts of the page whose controls the focus test presses in this visit, besides those of dialogs. */
  pressed: string;
  /** Functions that bring the page into a state. Each starts in the state that the previous function reached. */
  states: Record<string, Step>;
};

const RECIPE_AND_TIMERS = '.pane, .timers';

export const VISITS: Record<string, Visit> = {
  list: {
    pressed: 'main',
    states: {
      empty: async ({ page, visitor }) => {
        await visitor.open();
        await page.getByRole('region', { name: 'Dishes' }).waitFor();
      },
      'two ingredients, one added twice': ({ visitor }) => visitor.add('rice', 'eggs', 'RICE'),
      'forced colours': async ({ page }) => {
        await page.emulateMedia({ forcedColors: 'active' });
        // Tells axe the text colour, because Chromium returns the usual colour for `-webkit-text-fill-color`.
        await page.evaluate(() => {
          const { getPropertyValue } = CSSStyleDeclaration.prototype;
          CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
            return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
          };
        });
        // Checks that areas that usually differ only in colour get a border.
        for (const place of ['.dish-card >> nth=0', '.glow', '.add', '.button-main'])
          await expect(page.locator(place), place).toHaveCSS('border-top-style', 'solid');
      },
      'many ingredients, one removed': async ({ page, visitor }) => {
        await page.emulateMedia({ forcedColors: 'none' });
        await visitor.add(LONG, `${Array.from('abcdefghijkl')}, leek`, `bread, ${LONG} and butter`);
        await visitor.removal('leek').click();
      },
      'staples and taste open': async ({ page }) => {
        await page.getByText('Always in my kitchen').click();
        await button(page.locator('.staples'), 'olive oil').click();
        await button(page, 'Remove olive oil').click();
        await button(page, 'Undo').click();
        await page.getByText('Your taste').click();
        await page.getByLabel('Vegetarian', { exact: true }).check();
        await page.getByLabel('30 min').check();
        await leaveOut(page, 'peanuts', 'salt');
        await button(page, 'More people').click();
        await page.getByLabel('In your own words').fill('two pans only, nothing fried');
      },
    },
  },
  'failed requests and recipe box': {
    start: async (scene) => {
      await scene.page.route(fileOf('renderer'), (route) => route.abort());
      await openWith(LIST, RECIPE, TO_COOK, toCook('Rice with eggs'))(scene);
    },
    pressed: `.box, ${RECIPE_AND_TIMERS}`,
    states: {
      'plain text, and a recipe box whose code did not load': async ({ page }) => {
        await page.getByText('A part of this page did not load.').waitFor();
        await page.locator('.rough').waitFor();
        await button(page, 'Reload').waitFor();
      },
      recipe: async ({ page }) => {
        await page.unroute(fileOf('renderer'));
        await page.reload();
        await page.locator('.recipe').first().waitFor();
      },
      generating: async ({ visitor, host }) => {
        host.script(hang);
        await visitor.requestButton.click();
        await visitor.generating.waitFor();
      },
      interrupted: async ({ page }) => {
        await page.reload();
        await page.getByText('Your recipe was interrupted').waitFor();
      },
      retrying: async ({ visitor, host }) => {
        host.script(refuse(503));
        await visitor.stopClock();
        await visitor.requestButton.click();
        await visitor.waitingFor(2).waitFor();
      },
      apology: async ({ page, visitor }) => {
        await visitor.passWaits();
        await visitor.apology.waitFor();
        await button(page, /^Egg/).first().waitFor();
        await page.clock.resume();
      },
      'recipe box with a deleted recipe': async ({ page }) => {
        await saveRecipes(page, ['# Rice pudding', `# A ${LONG} breakfast`]);
        await button(page, /^Recipe box/).click();
        await button(page, 'More: Rice pudding').click();
        await button(page, 'Delete').click();
        await page.getByText('Deleted Rice pudding.').waitFor();
      },
    },
  },
  'recipes and cooking': {
    start: openWith({ ingredients: ['noodles', 'leek'], taste: LIST.taste }, FAULTY),
    pressed: `header, ${RECIPE_AND_TIMERS}`,
    states: {
      remarks: async ({ page }) => {
        await page.getByText('Without your leek.').waitFor();
        await button(page, 'Ask where it goes').waitFor();
      },
      connection: async ({ page }) => {
        await control(page).click();
        await page.getByRole('dialog').waitFor();
      },
      'second recipe, with foods left out': async ({ page, visitor, host }) => {
        await within(page, 'Close').click();
        host.script(answer(TO_COOK));
        await visitor.requestButton.click();
        await visitor.dish('Egg-fried rice').waitFor();
        await page.getByText('2 of 2').waitFor();
      },
      'dialog with the link': async ({ page }) => {
        await page.locator('.needed summary').click();
        await page.locator('.needed').getByRole('checkbox', { name: 'chives' }).click();
        await button(page, 'Send to phone').click();
        await inDialog(page, 'Copy link').waitFor();
      },
      'changed recipe that breaks the taste': async ({ page, host, visitor }) => {
        await page.keyboard.press('Escape');
        host.script(answer(toCook('Rice with ham', 'Ham, to taste')));
        await button(page, 'Adjust…').click();
        await page.getByRole('textbox', { name: 'Adjust this recipe' }).fill(`no salt, ${LONG}`);
        await button(page, 'Adjust').click();
        await visitor.dish('Rice with ham').waitFor();
        await page.getByText('This warning is wrong').click();
      },
      'cook mode': async ({ page }) => {
        await button(page, 'Cook').click();
        await inDialog(page, 'Start a timer: 12 to 15 minutes').click();
        await button(page, /^Next: Fry the extra/).click();
        await inDialog(page, 'Start a timer: 3 minutes').click();
        await button(page, /^Pause: Fry/).waitFor();
      },
      'cook mode, with all timers open': async ({ page }) => {
        await inDialog(page, 'Timer: 12 to 15 minutes · Simmer').click();
        await button(page, /^Pause: Simmer/).click();
      },
      'cook mode, with a finished and a stopped timer': async ({ page }) => {
        await button(page, /^Stop: Simmer/).click();
        await button(page, 'Undo').waitFor();
        await page.clock.fastForward('04:00');
        await page.locator('.dial b').getByText('Time is up').waitFor();
      },
      'the end of cooking': async ({ page }) => {
        await inDialog(page, 'Done').click();
        await inDialog(page, 'I like it').click();
        await page.getByRole('textbox', { name: /note/i }).fill(`More salt, and ${LONG}.`);
      },
      'cooked recipe, with a note and timers': async ({ page }) => {
        await page.keyboard.press('Escape');
        await button(page, 'Start a timer: 12 to 15 minutes').click();
        await button(page, 'One serving more').click();
        await button(page, 'More').click();
      },
    },
  },
  'cookbook and device model': {
    pressed: `header, ${RECIPE_AND_TIMERS}`,
    states: {
      'nothing connected, with a saved recipe': async ({ page, visitor }) => {
        await saveRecipes(page, ['# Rice pudding']);
        await visitor.open('SIGN_IN');
        await button(page, /^Recipe box/).waitFor();
      },
      'no dish': async ({ page, visitor }) => {
        await visitor.requestWith('Schnürsenkel', 'Büroklammern');
        await page.getByText('The cookbook knows none of these foods').waitFor();
      },
      'dialog with all ways to connect': async ({ page, visitor }) => {
        await page.evaluate(fakeDeviceModel, 'downloadable');
        await visitor.add('rice', 'eggs', LONG);
        await control(page).click();
        await within(page, 'Download and use it').waitFor();
      },
      download: async ({ page }) => {
        await within(page, 'Download and use it').click();
        await modelOf(page).progress(0.42);
        await page.getByText('42 %').waitFor();
      },
      'failed download': async ({ page }) => {
        await modelOf(page).fail('NetworkError');
        await page.getByRole('dialog').getByText('The download did not finish.').waitFor();
      },
      'second download': async ({ page }) => {
        await within(page, 'Try again').click();
        await modelOf(page).progress(0.42);
        await within(page, 'Close').click();
      },
      'recipe from this device': async ({ page, visitor }) => {
        await modelOf(page).answer(TO_COOK);
        await modelOf(page).finish();
        await page.getByText('On this device').first().waitFor();
        await visitor.requestButton.click();
        await visitor.recommends.waitFor();
      },
    },
  },
};

/** Finds a button in the open dialog. The page behind may have a button of the same name. */
const inDialog = (page: Page, name: string) => button(page.getByRole('dialog'), name);
