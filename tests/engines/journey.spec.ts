import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { answer, hang, held, refuse } from '../browser/replies.ts';
import { putOnHand } from '../onHand.ts';
import { expect, NEWS, test } from './fixtures.ts';
import { countSteps, findUntidy, openConnection, stepsStandBesideIngredients } from './framed.ts';

const WIDTHS = ['320', '390', '768', '1280'];
const APOLOGY = 'Error: Could not generate recipe after multiple attempts.';

const RECIPE = `# Egg-fried rice

Quick, *good* and **cheap**, ~~never~~ seldom dull, with \`soy\`.

Serves 2 | Total time: 30 minutes

## Ingredients

- 200 g rice
- 2 eggs, beaten
- [x] Salt, to taste

## Steps

1. **Simmer:** Simmer the rice for 12 to 15 minutes.[^1]
2. **Fry:** Fry it with the eggs for 3 minutes, as [this page](https://example.org/rice) tells: the rice first, then the eggs.

| Instead of | Take | Because |
| --- | ---: | --- |
| rice | 350 g noodles | it is what there is |

> A heavy pan holds the heat.

\`\`\`
pan, lid
\`\`\`

---

#### Notes

[^1]: In salted water.
`;

const MARKDOWN = 'em strong del code pre blockquote hr table ol ul a h3 h4 sup .footnotes';

test('a first visit finds an empty kitchen, and nothing newer', async ({ visitor }) => {
  await visitor.sees('List what is in your kitchen.');
  await visitor.expectKeptPage();
  await visitor.seesNot(NEWS);
  await visitor.visit();
  await visitor.sees('List what is in your kitchen.');
  await visitor.seesNot(NEWS);
});

test('a list is written, mended and kept', async ({ visitor }) => {
  await visitor.add('rice', '  ', 'eggs', 'Rice', 'leek');
  await visitor.expectItems('rice', 'eggs', 'leek');
  await visitor.pressButton('Remove eggs');
  await visitor.expectItems('rice', 'leek');
  await visitor.pressButton('Undo');
  await visitor.expectItems('rice', 'eggs', 'leek');
  await visitor.visit();
  await visitor.expectItems('rice', 'eggs', 'leek');
});

test('a recipe shows whatever markdown has', async ({ visitor, kitchen }) => {
  kitchen.script(answer(RECIPE));
  await visitor.add('rice', 'eggs');
  await visitor.pressButton('Get a recipe');
  await visitor.expectDish('Egg-fried rice');
  const missing = await visitor.evaluate(
    (selectors) => selectors.split(' ').filter((selector) => !document.querySelector(`.recipe ${selector}`)),
    MARKDOWN,
  );
  expect(missing).toEqual([]);
  expect(kitchen.posts).toHaveLength(1);
  expect(kitchen.posts[0]).toContain('I have rice, eggs.');
});

test('ticks are kept', async ({ visitor, kitchen }) => {
  kitchen.script(answer(RECIPE));
  const ticked = () =>
    expect.poll(() =>
      visitor.evaluate(() =>
        [...document.querySelectorAll('.tick:has(:checked)')].map(({ textContent }) => textContent.trim()),
      ),
    );
  await visitor.add('rice', 'eggs');
  await visitor.pressButton('Get a recipe');
  await ticked().toEqual(['Salt, to taste']);
  await visitor.click('//label[contains(., "2 eggs")]');
  await visitor.click('//label[contains(., "Salt")]');
  await ticked().toEqual(['2 eggs, beaten']);
  await visitor.visit();
  await ticked().toEqual(['2 eggs, beaten']);
});

test('three failures end in the apology, and trying again in a recipe', async ({ visitor, kitchen }) => {
  const second = held(refuse(503));
  const third = held(refuse(503));
  kitchen.script(refuse(503), second.reply, third.reply);
  await visitor.add('rice', 'eggs');
  await visitor.pressButton('Get a recipe');
  await visitor.sees('Trying again (2 of 3)');
  second.release();
  await visitor.sees('Trying again (3 of 3)');
  third.release();
  await visitor.sees(APOLOGY);
  expect(kitchen.posts).toHaveLength(3);
  const complaints = visitor.complaints.splice(0);
  expect(complaints.filter((line) => !line.startsWith('Attempt'))).toEqual([]);

  kitchen.script(answer(RECIPE));
  await visitor.pressButton('Try again');
  await visitor.expectDish('Egg-fried rice');
  await visitor.seesNot(APOLOGY);
});

test('a request is cancelled, by the button and by Escape', async ({ visitor, kitchen }) => {
  kitchen.script(hang);
  await visitor.add('rice', 'eggs');
  for (const cancel of [() => visitor.pressButton('Cancel'), () => visitor.press('Escape')]) {
    await visitor.pressButton('Get a recipe');
    await visitor.sees('Generating recipe...');
    await cancel();
    await visitor.seesNot('Generating recipe...');
  }
  await visitor.expectItems('rice', 'eggs');
});

test('the box opens a recipe, deletes it and brings it back', async ({ visitor, kitchen }) => {
  kitchen.script(answer('# The first'), answer('# The second'));
  await visitor.add('rice', 'eggs');
  for (const dish of ['The first', 'The second']) {
    await visitor.pressButton('Get a recipe');
    await visitor.expectDish(dish);
  }
  await visitor.expectKept('The second', 'The first');
  await visitor.pressButton('The first');
  await visitor.expectDish('The first');
  await visitor.pressButton('Delete The second');
  await visitor.expectKept('The first');
  await visitor.pressButton('Undo');
  await visitor.expectKept('The second', 'The first');
});

test('recipes go into a file, and come back from it', async ({ visitor, kitchen, engine }) => {
  const file = join(engine.downloads, 'recipes.json');
  await rm(file, { force: true });
  kitchen.script(answer('# The first'), answer('# The second'));
  await visitor.add('rice', 'eggs');
  for (const dish of ['The first', 'The second']) {
    await visitor.pressButton('Get a recipe');
    await visitor.expectDish(dish);
  }
  await visitor.pressButton('Export all');
  await expect(async () => JSON.parse(await readFile(file, 'utf8'))).toPass();

  await visitor.evaluate(() => localStorage.clear());
  await visitor.visit();
  await visitor.expectKept();
  for (const told of ['Added 2 recipes.', 'Added 0 recipes.']) {
    await visitor.chooseFile('//input[@type="file"]', file);
    await visitor.sees(told);
  }
  await visitor.expectKept('The second', 'The first');
});

test('the dialog takes the focus, and gives it back', async ({ visitor }) => {
  const focused = () => expect.poll(() => visitor.evaluate(() => document.activeElement?.id));
  await visitor.click('//button[@aria-haspopup="dialog"]');
  await focused().toBe('connection-title');
  await visitor.sees('I have a token');
  await visitor.seesNot('On this device');
  await visitor.press('Escape');
  await focused().toBe('connection');
  await visitor.seesNot('Choose who writes your recipes');
});

test('a thousand ingredients leave everything within reach', async ({ visitor }) => {
  await visitor.evaluate(putOnHand, '1000');
  await visitor.visit();
  await visitor.add('one more');
  const seen = () =>
    visitor.evaluate(() => {
      const places = ['.button-main', '.ingredients li:last-child'];
      return places.map((place) => {
        const { top, bottom } = document.querySelector(place)?.getBoundingClientRect() ?? new DOMRect();
        return top >= 0 && bottom > top && bottom <= innerHeight;
      });
    });
  await expect.poll(seen).toEqual([true, true]);
  expect(await visitor.evaluate(() => document.querySelectorAll('.ingredients li').length)).toBe(1_001);
});

test('two windows keep each other’s recipes, and one list', async ({ openVisitor, kitchen }) => {
  kitchen.script(answer('# From the first window'), answer('# From the second window'));
  const first = await openVisitor();
  await first.add('rice', 'eggs');
  await first.expectItems('rice', 'eggs');
  const second = await openVisitor();
  await second.expectItems('rice', 'eggs');
  await second.add('salt');
  await first.pressButton('Remove rice');
  for (const visitor of [first, second]) await visitor.expectItems('eggs', 'salt');
  await first.pressButton('Get a recipe');
  await first.expectDish('From the first window');
  await second.expectKept('From the first window');
  await second.pressButton('Get a recipe');
  await second.expectDish('From the second window');
  for (const visitor of [first, second]) {
    await visitor.expectKept('From the second window', 'From the first window');
  }
});

test('the page works without a network after the first visit', async ({ visitor, kitchen }) => {
  kitchen.script(answer(RECIPE));
  await visitor.add('rice', 'eggs');
  await visitor.pressButton('Get a recipe');
  await visitor.expectDish('Egg-fried rice');
  await visitor.expectKeptPage();
  await kitchen.close();
  await visitor.visit();
  await visitor.expectItems('rice', 'eggs');
  await visitor.expectDish('Egg-fried rice');
  await visitor.expectKept('Egg-fried rice');
  await visitor.add('leek');
  await visitor.expectItems('rice', 'eggs', 'leek');
});

test('a new version waits until the visitor says so', async ({ visitor, kitchen }) => {
  const title = () => expect.poll(() => visitor.evaluate(() => document.title));
  await visitor.add('rice');
  await visitor.expectKeptPage();
  kitchen.deployNewer();
  // The page looks for one whenever it is looked at again.
  await visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await visitor.sees(NEWS);
  await title().toBe("Basil's Kitchen");
  await visitor.pressButton('Reload');
  await title().toBe("Thyme's Kitchen");
  await visitor.expectItems('rice');
  await visitor.seesNot(NEWS);
});

test('the page is tidy on a phone, a tablet and a desktop', async ({ visitor, kitchen }) => {
  kitchen.script(answer(RECIPE));
  await visitor.add('rice', 'eggs', 'a jar of extraordinarily long sun-dried tomatoes in oil');
  await visitor.pressButton('Get a recipe');
  await visitor.expectDish('Egg-fried rice');
  await visitor.goto(kitchen.frameUrl);
  await expect.poll(() => visitor.evaluate(countSteps)).toBe(2);
  for (const width of WIDTHS) expect.soft(await visitor.evaluate(findUntidy, width), width).toEqual([]);
  expect(await visitor.evaluate(stepsStandBesideIngredients)).toBe(true);

  await expect.poll(() => visitor.evaluate(openConnection)).toBe(true);
  for (const width of WIDTHS) expect.soft(await visitor.evaluate(findUntidy, width), width).toEqual([]);
});
