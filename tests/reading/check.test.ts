import { describe, expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
import { BROKEN_BY, type CheckedDiet } from '../../src/reading/foods/alternatives.ts';
import { type Check, check, checkReading } from '../../src/reading/foods/check.ts';
import { isUnderstood, namesIn, wishesOf } from '../../src/reading/foods/wish.ts';
import { openReader } from '../../src/reading/openReader.ts';
import { rowsIn } from '../rowsIn.ts';
import { findAvoided, findBreaking } from './found.ts';
/** Each row has a language, a diet or a food to avoid, an ingredient line, and the answer. */
import NOT_SURE from './notSure.tsv?raw';
/** Each row has a visitor's own words, a line that contains the food, and a line that does not. */
import FOUND from './typedAndLines.tsv?raw';
/** Each row has a visitor's own words, and the names of foods in them. */
import TYPED from './typedWords.tsv?raw';

const ENGLISH = reader.languageOf('en');
const MILK = wishesOf({ diets: ['vegan'], avoid: ['milk'] });
const RICE = '# Rice\n\n## Ingredients\n\n- 200 g rice\n\n## Steps\n\n1. Boil the rice.';
const FINNISH =
  '# Makaronilaatikko\n\n## Ainekset\n\n- 400 g makaronia\n- 7 dl maitoa\n- 3 kananmunaa\n- 400 g jauhelihaa\n- 1 sipuli\n\n## Ohje\n\n1. Keitä makaronit kypsiksi suolalla maustetussa vedessä.\n2. Ruskista jauheliha ja sipuli pannulla ja mausta.\n3. Sekoita makaronit ja jauheliha voideltuun vuokaan.\n4. Kaada päälle munamaito ja paista uunissa tunnin ajan.';

const SHORT = '# Supă\n\n- 200 g cartofi\n- 1 ceapă\n- 50 g unt\n\n1. Fierbe.';

const answers = (checks: Check[]) =>
  checks.map((one) => (one.answer === 'not checked' ? one.because : one.answer));

async function checked(text: string, changes: { cutShort?: boolean } = {}) {
  const answer = { text, ingredients: [] };
  await reader.wordsToLoad(answer);
  return answers(checkReading(reader.read(answer), changes.cutShort ?? false, MILK, []));
}

describe('check of a recipe', () => {
  it('names each food that was found, with the line that contains it', () => {
    const recipe = { ingredients: ['50 g butter', '2 carrots'], steps: ['Fry.\nAdd the cream.'] };
    expect(check(MILK, recipe, ENGLISH)).toEqual([
      {
        wish: { of: 'avoid', name: 'milk' },
        answer: 'found',
        places: [
          { food: 'butter', line: '50 g butter' },
          { food: 'cream', line: 'Fry.\nAdd the cream.' },
        ],
      },
      {
        wish: { of: 'diet', name: 'vegan' },
        answer: 'found',
        places: [{ food: 'butter', line: '50 g butter' }],
      },
    ]);
  });

  it('looks for all names of a food that the page knows, and otherwise only for the typed word', () => {
    const wishes = wishesOf({ diets: [], avoid: ['milk', 'durian'] });
    const [milk, durian] = check(wishes, { ingredients: ['1 onion'] }, ENGLISH);
    expect(milk).toMatchObject({ answer: 'clear', by: 'meaning' });
    expect(durian).toMatchObject({ answer: 'clear', by: 'word' });
    expect(findAvoided(['durian'], { ingredients: ['100 g durian, mashed'] }, 'en')).toEqual(['durian']);
  });

  it.each<[string, string, { cutShort?: boolean }, string]>([
    ['the language has no words', FINNISH, {}, 'unknown language'],
    ['a short text is in such a language', SHORT, {}, 'unknown language'],
    ['the recipe is cut short', RICE, { cutShort: true }, 'cut short'],
    ['the recipe is too long', `${RICE}\n\n${'Stir the rice well. '.repeat(700)}`, {}, 'too long'],
    ['all of it is understood', RICE, {}, 'clear'],
  ])('gives the right answer if %s', async (_, text, changes, expected) => {
    expect(await checked(text, changes)).toEqual([expected, expected]);
  });

  it('reports a food that was found, even if the recipe could not be checked completely', async () => {
    expect(await checked(`${RICE}\n2. Add the butter.`, { cutShort: true })).toEqual(['found', 'found']);
    const wishes = wishesOf({ diets: [], avoid: ['jauheliha'] });
    const reading = reader.read({ text: FINNISH, ingredients: [] });
    expect(answers(checkReading(reading, false, wishes, []))).toEqual(['found']);
  });

  it.each([
    ['in a group of ingredients of the same name', '### Butter\n\n- Butter\n\n### Salad\n\n- 1 lettuce'],
    ['between the ingredients and the steps', '- 1 lettuce\n\n## Notes\n\n- 50 g butter'],
  ])('finds a food %s', async (_, list) => {
    const text = `# Salad\n\n## Ingredients\n\n${list}\n\n## Steps\n\n1. Mix all.`;
    expect(await checked(text)).toEqual(['found', 'found']);
  });

  it('finds a food in a recipe without a list of ingredients', async () => {
    expect(await checked('# Rice\n\nBoil the rice.\n\nStir in the butter.')).toEqual(['found', 'found']);
  });

  it.each([
    ['one unknown food', ['zorgle'], 'clear'],
    ['one known food of three', ['rice', 'zorgle', 'quask'], 'clear'],
    ['one known food of four', ['rice', 'zorgle', 'quask', 'blimf'], 'unknown language'],
  ])('with %s, trusts or doubts the language', async (_, foods, expected) => {
    const list = foods.map((food) => `- 200 g ${food}`).join('\n');
    const text = `# Dish\n\n## Ingredients\n\n${list}\n\n## Steps\n\n1. Stir everything for 5 minutes.`;
    expect(await checked(text)).toEqual([expected, expected]);
  });

  it('looks in titles for foods to avoid, but not for diets', () => {
    const list = '### For the chicken\n\n- 1 lettuce\n- 2 tomatoes';
    const text = `# Salad\n\n## Ingredients\n\n${list}\n\n## Steps\n\n1. Mix all.`;
    const reading = reader.read({ text, ingredients: [] });
    const wishes = wishesOf({ diets: ['vegan'], avoid: ['chicken'] });
    expect(answers(checkReading(reading, false, wishes, []))).toEqual(['found', 'clear']);
  });

  it('lets a step offer a food that breaks a diet, if the step also offers another', () => {
    const recipe = { ingredients: ['1 onion'], steps: ['Add the cream or oat milk.'] };
    expect(answers(check(MILK, recipe, ENGLISH))).toEqual(['found', 'clear']);
  });

  it('keeps meat and dairy apart for a kosher diet only', () => {
    const wishes = wishesOf({ diets: ['halal', 'kosher'], avoid: [] });
    const recipe = { ingredients: ['200 g chicken', '50 g butter'] };
    expect(answers(check(wishes, recipe, ENGLISH))).toEqual(['clear', 'found']);
    expect(answers(check(wishes, { ingredients: ['200 g chicken'] }, ENGLISH))).toEqual(['clear', 'clear']);
  });

  it('knows the meaning of a diet, and names a place once', () => {
    const [vegan] = check(MILK.slice(1), { ingredients: ['1 onion'] }, ENGLISH);
    expect(vegan).toMatchObject({ answer: 'clear', by: 'meaning' });
    const [durian] = check(wishesOf({ diets: [], avoid: ['durian'] }), { ingredients: [] }, ENGLISH, [
      ENGLISH,
    ]);
    expect(durian).toMatchObject({ answer: 'clear', by: 'word' });
    const twice = { ingredients: ['50 g butter', '50 g butter', '1 tsp butter'] };
    expect(check(MILK.slice(0, 1), twice, ENGLISH)).toMatchObject([
      { places: [{ line: '50 g butter' }, { line: '1 tsp butter' }] },
    ]);
  });

  it('finds a food anywhere in a very long sentence', () => {
    const wishes = wishesOf({ diets: [], avoid: ['peanuts'] });
    const missed = Array.from({ length: 9 }, (_, index) => 1990 + index).filter((before) => {
      const step = `${'stir '.repeat(400).slice(0, before - 1)} peanuts and rice`;
      return answers(check(wishes, { ingredients: ['rice'], steps: [step] }, ENGLISH))[0] !== 'found';
    });
    expect(missed).toEqual([]);
  });

  it('while the words of a language load, checks only words that a loaded language knows', () => {
    const { languageOf } = openReader({ hi: () => import('recipe-reading/languages/hi') });
    const wishes = wishesOf({ diets: [], avoid: ['milk', 'qualcosa'] });
    const checks = check(wishes, { ingredients: ['1 onion'] }, languageOf('en'), [languageOf('hi')]);
    expect(answers(checks)).toEqual(['clear', 'words not loaded']);
  });
});

describe('food of which only some kinds fit a wish', () => {
  it.each(rowsIn(NOT_SURE))('%s, %s: %j is answered with %j', async (tag, name, line, answer) => {
    await reader.load(tag);
    const wish =
      name in BROKEN_BY ? { diets: [name as CheckedDiet], avoid: [] } : { diets: [], avoid: [name] };
    const checks = check(wishesOf(wish), { ingredients: [line] }, reader.languageOf(tag), reader.loaded());
    expect(answers(checks)).toEqual([answer]);
  });

  it('is named with its line', () => {
    const [vegan] = check(MILK.slice(1), { ingredients: ['320 g puff pastry', '2 carrots'] }, ENGLISH);
    expect(vegan).toMatchObject({
      answer: 'not sure',
      places: [{ food: 'puff pastry', line: '320 g puff pastry' }],
    });
  });

  it('gives way to a food that was found, and to a recipe that was not checked', () => {
    const ingredients = ['320 g puff pastry'];
    expect(answers(check(MILK, { ingredients: [...ingredients, '50 g butter'] }, ENGLISH))).toEqual([
      'found',
      'found',
    ]);
    expect(answers(check(MILK, { ingredients, gap: 'cut short' }, ENGLISH))).toEqual([
      'cut short',
      'cut short',
    ]);
  });

  it('is not looked for in steps and titles, which leave out the kind', () => {
    const recipe = {
      ingredients: ['1 sheet vegan puff pastry'],
      titles: ['Puff pastry'],
      steps: ['Roll out the puff pastry.'],
    };
    expect(answers(check(MILK, recipe, ENGLISH))).toEqual(['clear', 'clear']);
  });
});

describe('words to avoid', () => {
  it.each(rowsIn(TYPED))('are found in the visitor’s own words: %s', async (typed, names) => {
    await reader.load('de');
    expect(namesIn(typed, reader.loaded())).toEqual(names.split(' | '));
  });

  it.each(rowsIn(FOUND))('%s: warns of %j, but not of %j', (typed, found, clear) => {
    expect(findAvoided([typed], { ingredients: [found] }, 'en')).toEqual([typed]);
    expect(findAvoided([typed], { ingredients: [clear] }, 'en')).toEqual([]);
  });

  it('are understood in any loaded language', async () => {
    await reader.load('de');
    expect(['nuts', 'Erdnüsse', 'durian'].map((word) => isUnderstood(word, reader.loaded()))).toEqual([
      true,
      true,
      false,
    ]);
    expect(findAvoided(['Erdnüsse'], { ingredients: ['2 tbsp peanut butter'] }, 'en')).toEqual(['Erdnüsse']);
  });
});

it('food check: reports a step without a title as it is written', () => {
  const reading = reader.read({ text: `${RICE}\n2. Add the butter.`, ingredients: [] });
  const [check] = checkReading(reading, false, wishesOf({ diets: [], avoid: ['milk'] }), []);
  expect(check).toMatchObject({ places: [{ food: 'butter', line: 'Add the butter.' }] });
});

it('food check: names no sign as a food', () => {
  const steps = ['Add the onion (chopped), butter and salt.'];
  expect(findBreaking('vegan', { ingredients: [], steps }, 'en')).toEqual(['butter']);
});
