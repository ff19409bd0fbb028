import { deflateSync, inflateSync } from 'node:zlib';
import { expect, FIELD, test } from './fixtures.ts';

const HINT = 'Or cook one of these';
const NEW_VERSION = 'A new version of this page is ready.';

const ITEMS = '.ingredients .name';
const TICKED = '.recipe ul .tick:has(:checked)';
const TIMERS = '.strip .name';

test('page: takes a visitor from an empty list to a cooked and saved recipe', async ({
  visitor,
  kitchen,
}) => {
  await test.step('first visit: shows an empty list, and does not announce a new version', async () => {
    await visitor.visit();
    await visitor.sees(HINT);
    // Waits until the service worker answers from its cache.
    await expect
      .poll(() => visitor.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe('activated');
    // Expects no message about an update. In some browsers, the page has reported the first version as an update.
    await visitor.seesNot(NEW_VERSION);
    await visitor.visit();
    await visitor.sees(HINT);
  });

  await test.step('connection dialog: takes focus, and returns it when closed', async () => {
    await visitor.click('//button[@aria-haspopup="dialog"]');
    await visitor.hasFocusOn('connection-title');
    await visitor.seesNot('This device’s model');
    await visitor.press('Escape');
    await visitor.hasFocusOn('connection');
  });

  await test.step('list: shows the added ingredients', async () => {
    await visitor.add('rice', 'eggs', 'leek');
    await visitor.reads(ITEMS, 'rice', 'eggs', 'leek');
  });

  await test.step('recipe: is requested once', async () => {
    await visitor.pressButton('Get a recipe');
    await visitor.reads('.dish', 'Egg-fried rice');
    expect(kitchen.posts).toHaveLength(1);
    expect(kitchen.posts[0]).toContain('I have rice, eggs, leek.');
  });

  await test.step('ingredients: can be ticked and unticked', async () => {
    await visitor.reads(TICKED, 'Salt, to taste');
    await visitor.click('//*[@class="tick"][contains(., "2 eggs")]');
    await visitor.click('//*[@class="tick"][contains(., "Salt")]');
    await visitor.reads(TICKED, '2 eggs, beaten');
  });

  await test.step('recipe link: Node can unpack the browser’s link, and the browser opens a link from Node', async () => {
    await visitor.pressButton('Send to phone');
    // Makes copying fail because the page shows the link only if copying fails.
    await visitor.evaluate(() =>
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject() }),
    );
    await visitor.pressButton('Copy link');
    const readLink = () =>
      visitor.evaluate(() => document.querySelector<HTMLInputElement>('.send-link input')?.value ?? '');
    await expect.poll(readLink).toContain('#r1.');
    const [, packed = ''] = (await readLink()).split('#r1.');
    const content = JSON.parse(inflateSync(Buffer.from(packed, 'base64url')).toString());
    expect(content).toMatchObject({ ingredients: [], scale: 1 });
    await visitor.press('Escape');
    const soup = { ...content, text: '# Leek soup' };
    await visitor.goto(`${kitchen.url}#r1.${deflateSync(JSON.stringify(soup)).toString('base64url')}`);
    await visitor.sees('Sent to you');
    await visitor.reads('.dish', 'Leek soup');
    expect(await visitor.evaluate(() => location.hash)).toContain('#r1.');
    await visitor.pressButton('Back to Egg-fried rice');
    await visitor.reads('.dish', 'Egg-fried rice');
    expect(await visitor.evaluate(() => location.hash)).toBe('');
  });

  await test.step('cook mode: rings when a timer ends, and leaves another timer running when closed', async () => {
    await visitor.pressButton('Cook');
    await visitor.sees('Step 1 of 2');
    await visitor.click('//dialog//button[normalize-space()="Start a timer: 5 seconds"]');
    await visitor.sees('Time is up');
    await visitor.pressButton('OK: Simmer, 5 seconds');
    await visitor.sees('Start a timer: 5 seconds');
    // Presses a key because the page would ignore a click so soon after another.
    await visitor.press('ArrowRight');
    await visitor.sees('Step 2 of 2');
    await visitor.click('//dialog//button[normalize-space()="Start a timer: 3 minutes"]');
    await visitor.sees('of 3 minutes');
    await visitor.press('Escape');
    await visitor.seesNot('Step 2 of 2');
    await visitor.reads(TIMERS, 'Fry');
  });

  await test.step('next visit: shows list, recipe, ticks and timers offline', async () => {
    await kitchen.close();
    await visitor.visit();
    await visitor.reads(ITEMS, 'rice', 'eggs', 'leek');
    await visitor.reads('.dish', 'Egg-fried rice');
    await visitor.reads(TICKED, '2 eggs, beaten');
    await visitor.reads(TIMERS, 'Fry');
    await visitor.reads('.kept-recipe h3', 'Egg-fried rice');
    await visitor.seesNot(NEW_VERSION);
  });
});

test('focus: stays on the page when the pressed control disappears', async ({ visitor }) => {
  await test.step('removed ingredient: the focus moves to the next ingredient, and Undo moves it back', async () => {
    await visitor.visit();
    await visitor.add('rice', 'eggs');
    await visitor.pressByKey('Remove rice');
    await visitor.focuses('Use eggs first');
    await visitor.pressByKey('Remove eggs');
    await visitor.hasFocusOn('ingredient');
    await visitor.pressByKey('Undo');
    await visitor.focuses('Remove rice');
  });

  await test.step('timer in cook mode: the button that replaces the pressed button gets the focus', async () => {
    await visitor.pressByKey('Get a recipe');
    await visitor.reads('.dish', 'Egg-fried rice');
    await visitor.pressByKey('Cook');
    await visitor.pressByKey('Start a timer: 5 seconds');
    await visitor.focuses('Pause: Simmer, 5 seconds');
    await visitor.pressByKey('Next: Fry');
    await visitor.focuses('Done');
    await visitor.press('Enter');
    await visitor.focuses('Enjoy.');
    await visitor.pressByKey('Step 2');
    await visitor.hasFocusOn('next-step');
    await visitor.press('Escape');
    await visitor.focuses('Cook');
  });

  await test.step('closed dialog: returns focus to its button without scrolling', async () => {
    const scrollAndOpen = () => {
      const send = [...document.querySelectorAll('button')].find(
        (one) => one.textContent === 'Send to phone',
      );
      document.body.style.minHeight = '3000px';
      window.scrollTo(0, 200);
      (document.activeElement as HTMLElement).blur();
      send?.click();
    };
    await visitor.evaluate(scrollAndOpen);
    await visitor.hasFocusOn('send-title');
    await visitor.press('Escape');
    await visitor.focuses('Send to phone');
    expect(await visitor.evaluate(() => window.scrollY)).toBe(200);
  });
});

test('recipe of the visitor: can be pasted, and opened from a file', async ({ visitor, kitchen }) => {
  const page = `Jump to recipe\nLemon soup\nServes 2\nIngredients\n2 lemons\n1 cup rice\n1 l water\nDirections
Boil the rice in the water for 10 minutes.\nAdd the juice of the lemons.\nComments\nSue: Lovely!`;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Leek soup',
    recipeIngredient: ['2 leeks', '1 l water'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil the leeks for 20 minutes.' }],
  };

  await test.step('pasted page: becomes a recipe in the box', async () => {
    await visitor.visit();
    await visitor.click(FIELD);
    await visitor.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      // Sets the data itself because Firefox ignores it in the constructor of `ClipboardEvent`.
      const event = new Event('paste', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'clipboardData', { value: clipboardData });
      document.activeElement?.dispatchEvent(event);
    }, page);
    await visitor.sees('Pasted by you');
    await visitor.reads('.dish', 'Lemon soup');
    await visitor.reads('.recipe ul .tick', '2 lemons', '1 cup rice', '1 l water');
    await visitor.reads('.kept-recipe h3', 'Lemon soup');
  });

  await test.step('file: becomes a recipe in the box', async () => {
    await visitor.evaluate((text) => {
      const field = document.querySelector<HTMLInputElement>('#recipe-file');
      const chosen = new DataTransfer();
      chosen.items.add(new File([text], 'leek.json', { type: 'application/json' }));
      if (field) field.files = chosen.files;
      field?.dispatchEvent(new Event('change', { bubbles: true }));
    }, JSON.stringify(data));
    await visitor.reads('.dish', 'Leek soup');
    await visitor.reads('.kept-recipe h3', 'Leek soup', 'Lemon soup');
    expect(kitchen.posts).toEqual([]);
  });
});

test.describe('page without a model', () => {
  test.use({ build: 'unconnected' });

  test('cookbook: answers after three clicks, online and offline', async ({ visitor, kitchen }) => {
    const requestInThreePresses = async (...foods: string[]) => {
      for (const food of foods) await visitor.pressButton(food);
      await visitor.pressButton('Get a recipe');
      await visitor.sees('From the kitchen’s own cookbook, no AI.');
      await visitor.reads(ITEMS, ...foods);
    };
    await test.step('cookbook: answers online', async () => {
      await visitor.visit();
      await requestInThreePresses('eggs', 'potatoes');
      await expect
        .poll(() => visitor.evaluate(() => navigator.serviceWorker.controller?.state))
        .toBe('activated');
    });

    await test.step('cookbook: answers offline', async () => {
      await kitchen.close();
      await visitor.evaluate(() => localStorage.clear());
      await visitor.visit();
      await visitor.sees(HINT);
      await requestInThreePresses('eggs', 'potatoes');
      expect(kitchen.posts).toEqual([]);
    });
  });
});
