import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isRemark, partsOf } from '../../machines/splitList.ts';
import { staplesOf } from '../../machines/staples.ts';
import { NO_TASTE } from '../../machines/taste.ts';
import { askCookbookIn } from '../../src/cookbook/askCookbook.ts';
import { ENGLISH } from '../../src/cookbook/cookbook.ts';
import { openFoods } from '../../src/cookbook/words/otherLanguages.ts';
import { readRecipe } from '../../src/page/rendering/readRecipe.ts';
import { reader } from '../../src/reader.ts';
import { rowsIn, tablesIn } from '../rowsIn.ts';
import { isNight, sampleOf } from '../sample.ts';
import TABLES from './otherLanguages.tables.tsv?raw';

const tables = tablesIn(TABLES);

const FILES = import.meta.glob<string>('../../src/cookbook/words/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Each row has a list, and its foods in English: '?' for an unknown food, '+' between two foods of one text. */
const LISTS = import.meta.glob<string>('./otherLanguages/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Names that mean another food in English: French 'raisins' are grapes. */
const FALSE_FRIENDS = tables('false friends').flat();
const { findFood } = ENGLISH;
const STAPLES = staplesOf(null);
const LEAST_RIGHT = 38;

/** Opens the foods, and records the languages whose foods are loaded. `broken`: tags of files that fail to load once. */
function openRecorded(broken: string[] = [], slow: string[] = []) {
  const asked: string[] = [];
  const files = Object.entries(FILES).map(([file, text]) => {
    const tag = file.slice(-6, -4);
    const load = () => {
      asked.push(tag);
      if (slow.includes(tag)) return new Promise<never>(() => {});
      const isBroken = broken.includes(tag) && asked.filter((one) => one === tag).length === 1;
      return isBroken ? Promise.reject(new Error('lost')) : Promise.resolve({ default: text });
    };
    return [file, load] as const;
  });
  const explain = openFoods(Object.fromEntries(files));
  const foodsOf = async (list: string, languages: string[]) => {
    const ingredients = partsOf(list);
    const meanings = await explain(ingredients, STAPLES, languages, ENGLISH);
    const foods = ingredients.map(
      (typed) => (meanings.get(typed) ?? findFood(typed)).foods.join(' + ') || '?',
    );
    return { ingredients, meanings, foods: foods.join(', ') };
  };
  return { asked, foodsOf };
}

async function recipeFor(list: string, languages: string[], staples: string[] | null = null) {
  const request = { ingredients: partsOf(list), staples, taste: NO_TASTE, notAgain: [], change: null };
  const answer = await askCookbookIn(languages, request);
  return 'text' in answer ? answer : null;
}

it.each(Object.entries(FILES))('foods file: has known foods, and each name once (%s)', (_, file) => {
  const rows = file
    .trim()
    .split('\n')
    .map((row) => row.split(' = '));
  const titles = rows.map(([title = '']) => title);
  const formsOf = (name: string) => new Set([name.replace(/\(.*?\)/g, ''), name.replace(/[()]/g, '')]);
  const all = rows.flatMap(([, list = '']) => list.toLowerCase().split(', '));
  const names = all.flatMap((name) => [...formsOf(name)]);
  const isTwice = (name: string, index: number, all: string[]) => all.indexOf(name) !== index;
  expect(titles.slice(0, 2)).toEqual(['ignored', 'can']);
  expect(titles.slice(2).filter((food) => !/^(?:\?|leftover)$/.test(food) && !findFood(food).isName)).toEqual(
    [],
  );
  expect([...titles.filter(isTwice), ...names.filter(isTwice)]).toEqual([]);
  expect(titles.length).toBeGreaterThan(120);
  const foods = rows
    .filter(([title = '']) => !/^(?:ignored|can|leftover)$/.test(title))
    .map(([, list]) => list);
  expect(
    foods.flatMap((list = '') => list.replace(/\(.*?\)/g, '').split(', ')).filter((food) => isRemark(food)),
  ).toEqual([]);
  const some = sampleOf(names, 4, 80);
  expect(some.filter((name) => findFood(name).isName && !FALSE_FRIENDS.includes(name))).toEqual([]);
});

it.each(Object.entries(LISTS))('foreign list: has known foods and a dish (%s)', async (file, table) => {
  const faults: string[] = [];
  const bought: string[] = [];
  const languages = [file.slice(-6, -4)];
  const { foodsOf } = openRecorded();
  for (const [index, [list = '', named = '']] of rowsIn(table).entries()) {
    const { foods } = await foodsOf(list, languages);
    const expected = named.replace(/[^ ,+?][^,+?]*[^ ,+?]/g, (name) => findFood(name).foods[0] ?? name);
    if (foods !== expected) faults.push(`${list}: ${foods}, not ${expected}`);
    // Cooks every eighth list in each run, and at night all lists.
    if (!isNight && index % 8 !== 1) continue;
    const recipe = await recipeFor(list, languages);
    if (!recipe) faults.push(`${list}: no dish`);
    if (!recipe || /\d/.test(list)) continue;
    const { rows } = readRecipe(recipe).needed([...recipe.ingredients, ...STAPLES]);
    bought.push(
      ...rows.flatMap(({ text, share }) => (text.includes('(your ') && share > 0 ? `${list}: ${text}` : [])),
    );
  }
  expect(faults.slice(rowsIn(table).length - LEAST_RIGHT)).toEqual([]);
  expect(bought).toEqual([]);
});

it.each(tables('recipes'))(
  'recipe for a list in another language: names the words of the visitor (%s: %s)',
  async (tag, list, named, others) => {
    const recipe = await recipeFor(list, [tag]);
    expect(recipe?.text).toContain(named);
    expect(recipe?.text).not.toContain(others);
  },
);

it('recipe for a list in two languages: says what a text was taken for, and leaves out nothing', async () => {
  const recipe = await recipeFor('200 g frische Hähnchenbrust, rice, Knoblauch', ['de', 'en']);
  expect(recipe?.cookbook?.meant).toContainEqual({
    typed: '200 g frische Hähnchenbrust',
    meant: '200 g chicken breast',
  });
  expect(recipe?.cookbook?.leftOut).toEqual([]);
});

it('amounts in another language: limit the recipe, and only the rest has to be bought', async () => {
  const { meanings } = await openRecorded().foodsOf('1,5 kg Kartoffeln, 2 EL Öl, 3 Eier, 2 dl Sahne', ['de']);
  const texts = Array.from(meanings.values(), ({ text }) => text);
  expect(texts.join(', ')).toBe('1500 g potatoes, 30 g oil, 3 eggs, 200 g cream');
});

describe.each([
  ['unknown foods', 'are not guessed'],
  ['words around a food', 'are left out unless they tell another food'],
  ['names with another meaning in English', 'are foods of the list’s language'],
  ['lists in several languages', 'lose no food'],
])('%s', (name, rule) => {
  it.each(tables(name))(`${name}: ${rule} (%s: %s)`, async (tag, list, foods) => {
    expect((await openRecorded().foodsOf(list, [tag])).foods).toBe(foods);
  });
});

it('English list: loads no foods of other languages, and stays as it is', async () => {
  const { asked, foodsOf } = openRecorded();
  const lists = ['2 large eggs, rice', 'pancakes', '200 g fresh spinach, feta, flour tortillas'];
  for (const list of lists) expect((await foodsOf(list, ['en-GB'])).meanings.size).toBe(0);
  expect(asked).toEqual([]);
  expect((await foodsOf('2 large eggs, fresh basil, chiken thighs', ['de'])).meanings.size).toBe(0);
});

it('foods of further languages: load only if the visitor’s languages lack a text of the list', async () => {
  const { asked, foodsOf } = openRecorded();
  expect((await foodsOf('Hähnchen, Reis, Lauch', ['de', 'en'])).foods).toBe('chicken breast, rice, leeks');
  expect(asked).toEqual(['de']);
  expect((await foodsOf('frango, arroz, cebola', ['de', 'en'])).foods).toBe('chicken breast, rice, onions');
  expect(new Set(asked).size).toBe(Object.keys(FILES).length);
});

it('list of unknown foods: loads only words of languages that name a word of the list', async () => {
  const load = vi.spyOn(reader, 'load');
  onTestFinished(() => load.mockRestore());
  const { asked, foodsOf } = openRecorded();
  expect((await foodsOf('kohlrabi-ish, zorp', ['en'])).foods).toBe('?, ?');
  expect(new Set(asked).size).toBe(Object.keys(FILES).length);
  expect(load).not.toHaveBeenCalled();
  await foodsOf('zorp, Lauch', ['en']);
  expect(load.mock.calls.map(([tag]) => tag)).toEqual(['de']);
});

it('foods file that fails to load: is loaded at the next request, and others still work', async () => {
  const { foodsOf } = openRecorded(['de']);
  const list = 'Hähnchen, Reis, Lauch';
  expect((await foodsOf('pollo, riso, cipolla', ['de', 'it'])).foods).toBe('chicken breast, rice, onions');
  expect((await foodsOf(list, ['de'])).foods).toBe('chicken breast, rice, leeks');
});

it('foods files that fail to load: leave a list as English explains it', async () => {
  const { asked, foodsOf } = openRecorded(Object.keys(FILES).map((file) => file.slice(-6, -4)));
  expect((await foodsOf('chiken, rice, Knoblauch', ['en'])).foods).toBe('chicken breast, rice, ?');
  expect(asked.length).toBe(Object.keys(FILES).length);
});

it('foods file that never loads: delays the answer by five seconds, and others still work', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { foodsOf } = openRecorded([], ['de']);
  const answer = foodsOf('pollo, riso, cipolla', ['de', 'it']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await answer).foods).toBe('chicken breast, rice, onions');
});

it('staple in another language: is at home', async () => {
  const list = 'Nudeln, Pilze, Sahne';
  const recipe = await recipeFor(list, ['de'], [...STAPLES, 'Thymian']);
  expect(recipe?.text).toContain('hyme');
  expect(recipe && readRecipe(recipe).needed([...recipe.ingredients, 'Thymian']).names).not.toContain(
    'thyme',
  );
});
