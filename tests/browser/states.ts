import type { Page } from '@playwright/test';
import { fileOf, keepRecipes, type Visitor } from './fixtures.ts';
import type { ModelHost } from './modelHost.ts';
import { answer, hang, refuse } from './replies.ts';
import { modelOf, putModelIn } from './standInModel.ts';

const LONG = 'extraordinarily-long-'.repeat(12);
const RECIPE = `# A ${LONG} supper

| What | How much | How | Why | When |
| --- | ---: | --- | --- | --- |
| rice | 200 g | washed in plenty of cold water | it keeps the grains apart | first |

- [x] Wash the ${LONG}[^1]

> ~~never~~ https://example.org/${LONG}

[^1]: With cold water.
`;

const TO_COOK = `# Egg-fried rice

Quick and good.

Serves 2 | Total time: 30 minutes

## Ingredients

- 200 g rice
- 2 ${LONG}, beaten
- Salt, to taste

## Steps

1. **Simmer:** Simmer the rice for 12 to 15 minutes.
2. **Fry the extraordinarilylongwordthatnobodyhasyetwritten:** Fry it for 3 minutes, then rest it for 1 hour.
`;

/** The choice that a request opens. */
async function choose(visitor: Visitor, site: 'BARE' | 'SIGN_IN'): Promise<void> {
  await visitor.open(site);
  await visitor.add('rice', 'eggs');
  await visitor.ask.click();
}

async function chooseWithModel(page: Page, visitor: Visitor, site: 'BARE' | 'SIGN_IN'): Promise<void> {
  await visitor.open(site);
  await putModelIn(page, 'downloadable');
  await visitor.add('rice', 'eggs');
  await visitor.ask.click();
  await page.getByRole('button', { name: 'Download and use it' }).waitFor();
}

export type Scene = { page: Page; visitor: Visitor; host: ModelHost };

/** How to bring the page into each of its states. */
export const STATES: Record<string, (scene: Scene) => Promise<void>> = {
  empty: async () => {},
  'nothing connected': ({ visitor }) => visitor.open('BARE'),
  'choice of a token': ({ visitor }) => choose(visitor, 'BARE'),
  'choice of signing in': ({ visitor }) => choose(visitor, 'SIGN_IN'),
  'choice of this device': ({ page, visitor }) => chooseWithModel(page, visitor, 'BARE'),
  'choice of this device and signing in': ({ page, visitor }) => chooseWithModel(page, visitor, 'SIGN_IN'),
  sample: async ({ page, visitor }) => {
    await visitor.open('BARE');
    await visitor.seeOneFirst.click();
    await page.getByRole('heading', { name: 'A sample' }).waitFor();
  },
  'one ingredient': ({ visitor }) => visitor.add('rice'),
  'many ingredients': ({ visitor }) => visitor.add('rice', 'eggs', LONG, ...Array.from('abcdefghijkl')),
  'pointed out': ({ visitor }) => visitor.add('rice', 'eggs', 'RICE'),
  removed: async ({ visitor }) => {
    await visitor.add('rice', 'eggs', LONG);
    await visitor.removal(LONG).click();
  },
  'split offered': ({ visitor }) => visitor.add('rice', `eggs, ${LONG} and bread`),
  'taste open': async ({ page, visitor }) => {
    await visitor.add('rice', 'eggs');
    await page.getByText('Your taste').click();
    await page.getByLabel('Vegetarian', { exact: true }).check();
    await page.getByLabel('30 min').check();
    const field = page.getByLabel('Something to leave out');
    for (const word of ['peanuts', 'milk']) {
      await field.fill(word);
      await field.press('Enter');
    }
    await page.getByRole('button', { name: 'More people' }).click();
  },
  'another recipe, with what is left out': async ({ page, visitor, host }) => {
    host.script(answer(TO_COOK));
    await visitor.add('rice', 'eggs');
    await page.getByText('Your taste').click();
    await page.getByLabel('Something to leave out').fill('salt');
    await page.keyboard.press('Enter');
    await page.getByText('Your taste').click();
    await visitor.ask.click();
    await visitor.recommends.waitFor();
    await page.locator('.asks').getByRole('button', { name: 'Another one' }).click();
    await page.getByText('2 of 2').waitFor();
  },
  connection: async ({ page, visitor }) => {
    await visitor.add('rice', 'eggs');
    await page.getByRole('button', { name: /^Connection/ }).click();
    await page.getByRole('dialog').waitFor();
  },
  'a choice of three': async ({ page, visitor }) => {
    await putModelIn(page, 'downloadable');
    await visitor.add('rice', 'eggs');
    await page.getByRole('button', { name: /^Connection/ }).click();
    await page.getByRole('button', { name: 'Download and use it' }).waitFor();
  },
  'model on its way': async ({ page, visitor }) => {
    await putModelIn(page, 'downloadable');
    await visitor.add('rice', 'eggs');
    await page.getByRole('button', { name: /^Connection/ }).click();
    await page.getByRole('button', { name: 'Download and use it' }).click();
    await modelOf(page).progress(0.42);
    await page.getByText('42 %').waitFor();
  },
  'model that did not come': async (scene) => {
    await STATES['model on its way']?.(scene);
    await modelOf(scene.page).fail('NetworkError');
    await scene.page.getByRole('dialog').getByText('The download did not finish.').waitFor();
  },
  'request that waits for the model': async (scene) => {
    await STATES['model on its way']?.(scene);
    await scene.page.getByRole('button', { name: 'Close', exact: true }).click();
    await scene.visitor.ask.click();
    await scene.page.getByText('Downloading first...').waitFor();
  },
  'recipe of this device': async ({ page, visitor }) => {
    await putModelIn(page, 'available');
    await modelOf(page).answer(TO_COOK);
    await visitor.add('rice', 'eggs');
    await page.getByRole('button', { name: /^Connection/ }).click();
    await page.getByRole('button', { name: 'Use this device' }).click();
    await page.getByText('Recipes are written on this device.').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await visitor.ask.click();
    await visitor.recommends.waitFor();
  },
  'kept recipes, one of them deleted': async ({ page }) => {
    await keepRecipes(page, ['# Egg-fried rice', '# Rice pudding', `# A ${LONG} supper`]);
    await page.getByRole('button', { name: 'Delete Rice pudding' }).click();
    await page.getByText('Deleted Rice pudding.').waitFor();
  },
  generating: async ({ visitor, host }) => {
    host.script(hang);
    await visitor.add('rice', 'eggs');
    await visitor.ask.click();
    await visitor.generating.waitFor();
  },
  retrying: async ({ visitor, host }) => {
    host.script(refuse(503));
    await visitor.add('rice', 'eggs');
    await visitor.stopClock();
    await visitor.ask.click();
    await visitor.waitingFor(2).waitFor();
  },
  recipe: async ({ visitor, host }) => {
    host.script(answer(RECIPE));
    await visitor.add('rice', 'eggs');
    await visitor.ask.click();
    await visitor.recommends.waitFor();
  },
  'recipe to cook from, scaled, with timers': async ({ page, visitor, host }) => {
    host.script(answer(TO_COOK));
    await visitor.add('rice', 'eggs');
    await visitor.ask.click();
    await page.getByRole('button', { name: 'One more', exact: true }).click();
    await page.getByRole('button', { name: 'Save as…' }).click();
    await page.getByRole('button', { name: '12 to 15 minutes' }).click();
    await page.getByRole('button', { name: '3 minutes' }).click();
    await page.clock.fastForward('04:00');
    await page.getByText('Time is up', { exact: true }).waitFor();
  },
  'cook mode': async ({ page, visitor, host }) => {
    host.script(answer(TO_COOK));
    await visitor.add('rice', 'eggs');
    await visitor.ask.click();
    await page.getByRole('button', { name: 'Cook', exact: true }).click();
    await page.getByRole('button', { name: /^Next: Fry the extra/ }).click();
    await page.getByRole('button', { name: 'Start timer: 3 minutes' }).click();
    await page.getByRole('button', { name: 'Pause: 3 minutes' }).waitFor();
  },
  'recipe as it was written': async ({ page, visitor, host }) => {
    await page.route(fileOf('draws'), (route) => route.abort());
    host.script(answer(RECIPE));
    await visitor.add('rice', 'eggs');
    await visitor.ask.click();
    await page.getByText('A part of this page did not load.').waitFor();
    await page.locator('.plain').waitFor();
  },
  apology: async ({ page, visitor, host }) => {
    host.script(answer(RECIPE), refuse(503));
    await visitor.add('rice', 'eggs');
    await visitor.ask.click();
    await visitor.recommends.waitFor();
    await visitor.stopClock();
    await visitor.ask.click();
    for (const attempt of [2, 3]) {
      await visitor.waitingFor(attempt).waitFor();
      await page.clock.runFor(2_000);
    }
    await visitor.apology.waitFor();
    await page.clock.resume();
  },
};
