import { expect, it, onTestFinished, vi } from 'vitest';
import { staplesOf } from '../../machines/staples.ts';
import type { Taste } from '../../machines/taste.ts';
import { askCookbook, askCookbookIn } from '../../src/cookbook/askCookbook.ts';
import { readRecipe } from '../../src/page/rendering/readRecipe.ts';
import { tablesIn } from '../rowsIn.ts';
import TABLES from './askCookbook.tables.tsv?raw';
import { requestFor } from './inputs.ts';

const tables = tablesIn(TABLES);

const CHICKEN = 'chicken, rice';

function reasonFor(list: string, wishes: Partial<Taste> = {}, notAgain: string[] = []) {
  const answer = askCookbook({ ...requestFor(list, wishes), notAgain });
  return 'reason' in answer ? answer.reason : null;
}

it.each(tables('reasons'))('cookbook: says why there is no dish (%s)', (_, list, wishes, reason = '') => {
  expect(reasonFor(list, JSON.parse(wishes)) ?? '').toBe(reason);
});

it('cookbook: does not know a food at the end of a long text', () => {
  expect(reasonFor(`${'other '.repeat(50)}chicken`)).toBe('unknown foods');
});

it('cookbook: gives the reason "no more" once it has suggested every dish that fits', () => {
  const served: string[] = [];
  const titleOf = (text: string) => text.split('\n', 1)[0]?.replace('# ', '') ?? '';
  for (let times = 0; times < 100; times++) {
    const answer = askCookbook({ ...requestFor(CHICKEN, { minutes: 30 }), notAgain: served });
    if ('reason' in answer) break;
    served.push(titleOf(answer.text));
  }
  expect(served.length).toBeGreaterThan(0);
  expect(reasonFor(CHICKEN, { minutes: 30 }, served)).toBe('no more');
});

it('cookbook: makes a chosen dish, even if the visitor has been given the dish before', () => {
  const dish = 'Chickpea Stew';
  const request = { ...requestFor(''), notAgain: [dish] };
  expect(askCookbook({ ...request, dish })).toMatchObject({ text: expect.stringContaining(`# ${dish}`) });
  expect(askCookbook(request)).not.toMatchObject({ text: expect.stringContaining(`# ${dish}`) });
});

it.each(tables('foods to avoid'))(
  'cookbook: offers no dish with a food to avoid, as visitors name it (%s; %s)',
  async (avoid, list, food) => {
    const answer = await askCookbookIn(['de', 'en'], requestFor(list, { avoid: [avoid] }));
    expect('text' in answer ? answer.text : '').not.toMatch(new RegExp(food, 'i'));
  },
);

it.each(tables('foods named as typed'))(
  'recipe: names foods as the visitor does, and none of them has to be bought (%s)',
  (typed, others) => {
    const request = requestFor(typed);
    const { ingredients } = request;
    const recipe = askCookbook(request);
    if ('reason' in recipe) throw new Error(recipe.reason);
    const { reading, needed } = readRecipe(recipe);
    const { dish } = reading();
    const { rows } = needed([...ingredients, ...staplesOf(null)]);
    const listed = [...ingredients, ...(recipe.cookbook?.meant.map(({ meant }) => meant) ?? [])];
    expect(recipe.text).not.toMatch(new RegExp(others));
    expect(rows.filter(({ text, share }) => share > 0 && listed.some((food) => text.includes(food)))).toEqual(
      [],
    );
    const another = askCookbook({ ...request, notAgain: [dish] });
    expect('text' in another && another.text).not.toContain(`# ${dish}\n`);
  },
);

it.each(tables('names taken from a text'))('recipe: takes only names of foods (%s)', (typed, expected) => {
  expect(askCookbook(requestFor(typed))).toHaveProperty('text', expect.stringContaining(expected));
});

it('recipe: names staples as the visitor does, and does not offer the same wraps again', () => {
  const request = { ...requestFor('prawns, wraps, lettuce'), staples: ['haldi', 'oil', 'salt'] };
  const dishOf = (notAgain: string[]) => {
    const recipe = askCookbook({ ...request, notAgain });
    return 'text' in recipe ? readRecipe(recipe).reading().dish : null;
  };
  const first = dishOf([]);
  expect(first).toBe('Prawn Wraps');
  expect(dishOf(['Prawn Wraps'])).not.toBe(first);
  const dal = askCookbook({ ...request, ingredients: ['lentils', 'onion'], notAgain: [] });
  expect(dal).toHaveProperty('text', expect.stringContaining('haldi'));
});

it('cookbook: does not assume salt at home if the visitor has removed all staples', () => {
  const textFor = (staples: string[] | null) => {
    const answer = askCookbook({ ...requestFor('pasta, tomatoes'), staples });
    return 'text' in answer ? answer.text : '';
  };
  expect(textFor(null)).toMatch(/\bsalt\b/);
  expect(textFor([])).not.toBe(textFor(null));
});

it('cookbook: loading its code does no work', async () => {
  vi.resetModules();
  await import('../../src/cookbook/askCookbook.ts');
  const { keySteps } = await import('../../src/cookbook/findFoods.ts');
  const { bookSteps, theBook } = await import('../../src/cookbook/theBook.ts');
  const { warmUpEnglish } = await import('recipe-reading');
  const count = [warmUpEnglish, bookSteps, keySteps].map((stepsOf) => [...stepsOf()].length);
  const names = Object.values(theBook().foods.names).flat().length;
  expect(count[0]).toBeGreaterThan(1_000);
  expect(count[1]).toBeGreaterThan(theBook().dishes.length);
  expect(count[2]).toBeGreaterThan(names);
});

it.each(['search', 'warm-up'])('first %s: prepares the cookbook in thousands of pieces', async (way) => {
  vi.resetModules();
  const cookbook = await import('../../src/cookbook/askCookbook.ts');
  const { keySteps } = await import('../../src/cookbook/findFoods.ts');
  let now = 0;
  const pause = vi.fn(async () => {});
  // A slow clock, so that each piece has time for one step only.
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 4));
  vi.stubGlobal('scheduler', { yield: pause });
  onTestFinished(() => {
    clock.mockRestore();
    vi.unstubAllGlobals();
  });
  if (way === 'search') await cookbook.askCookbookIn(['en'], requestFor('300 g chicken, rice'));
  else await cookbook.warmUp((run) => run({ didTimeout: false, timeRemaining: () => 50 }));
  expect(pause.mock.calls.length).toBeGreaterThan(3_000);
  expect([...keySteps()]).toEqual([]);
});
