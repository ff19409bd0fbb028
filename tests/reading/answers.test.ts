import { beforeAll, expect, it } from 'vitest';
import { NO_TASTE } from '../../machines/taste.ts';
import { requestOf } from '../../src/page/rendering/readRecipe.ts';
import { rolesIn } from '../../src/reading/explain.ts';
import { checkReading } from '../../src/reading/foods/check.ts';
import { ingredientsOf } from '../../src/reading/foods/forStep.ts';
import { readList } from '../../src/reading/foods/needed.ts';
import { wishesOf } from '../../src/reading/foods/wish.ts';
import type { Line } from '../../src/reading/lines/lines.ts';
import { beginsWithAmount, hasWords, isSentence } from '../../src/reading/lines/looks.ts';
import { proofRead } from '../../src/reading/proof/proofRead.ts';
import type { Reading } from '../../src/reading/shape/read.ts';
import { writeMarkdown } from '../../src/reading/writing/markdown.ts';
import { proofLines } from '../proofLines.ts';
import { recipeOf } from '../recipeOf.ts';
import { isNight } from '../sample.ts';
import { ANSWERS, listOf, readingOf, SAMPLE } from './corpus.ts';
/**
 * Minimum percentages of correct answers for each layout and each language, in the order of `AREAS`. The corpus has
 * one answer per style, so rare styles weigh as much as common ones. A change may break one answer, but not a whole
 * layout.
 */
import FLOORS from './floors.txt?raw';
import { scaleLine } from './found.ts';
import { EXPECTED, splitCases } from './splitCases.ts';
import CASES from './structure.txt?raw';

/** Markdown marks, such as those of bold text. A mark may be inside a word. */
const MARKS = /[*_`\\]/g;
const SHORT = splitCases(CASES).map(([title, lines]) => ({
  file: title,
  text: lines.filter((line) => !EXPECTED.test(line)).join('\n'),
  ingredients: [],
  language: 'en',
  head: {},
}));

const AREAS = [
  ...(['dish', 'servings', 'ingredients', 'steps', 'timers'] as const),
  ...(['minutes', 'needed', 'forStep', 'doubled'] as const),
];
/** The answers whose files state how each part should be read. */
const READ_ANSWERS = SAMPLE.filter(({ file }) => file.startsWith('./answers/'));
type Area = (typeof AREAS)[number];
type Minutes = { total?: number; prep?: number | null; cook?: number | null };
/** Expected result of reading an answer. `missed`: areas that the reader is known to misread. */
type Expected = { [Name in Area]?: unknown } & {
  language?: string;
  asked?: string[];
  minutes?: Minutes;
  missed?: Area[];
};

const ROWS = [...FLOORS.matchAll(/^([a-z ]+?) +(\d.*)$/gm)].map(([, name = '', figures = '']) => ({
  name,
  floors: figures.split(/ +/).map(Number),
}));

const FILES = ANSWERS.filter(({ file }) => file.startsWith('./answers/')).length;
const MOST_FILES = 300;

/** For each line, counts the parts of the result that contain the line: dish, facts, groups, ingredients and steps. */
function countRoles(reading: Reading): Map<Line, number> {
  const { dishLine, factLines, groupLines, ingredients, steps, parts } = reading;
  const all = [
    ...(dishLine ? [dishLine] : []),
    ...factLines,
    ...new Set(ingredients.map(({ line }) => line)),
    ...steps.flatMap(({ heading, lines }) => (heading ? [heading.line, ...lines] : lines)),
    ...groupLines.keys(),
  ];
  const counts = new Map(
    Object.values(parts)
      .flat()
      .map((line) => [line, 0]),
  );
  for (const line of all) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).filter(hasWords);
}

it.each([...SAMPLE, ...SHORT].map((answer) => [answer.file, answer] as const))(
  'recipe reader, %s: puts each line into one part, and loses no word, food or step',
  async (_, answer) => {
    const reading = await readingOf(answer);
    const { dish, ingredients, steps, parts } = reading;
    const roles = rolesIn(reading);

    const lines = Object.values(parts).flat();
    expect(new Set(lines).size).toBe(lines.length);
    const twice = [...countRoles(reading)].filter(([, count]) => count > 1);
    expect(
      twice.map(([{ text }]) => text),
      'lines in two parts',
    ).toEqual([]);

    const remarksIn = (part: 'ingredients' | 'steps') =>
      parts[part].filter((line) => roles.get(line) === 'remark');
    const missedFoods = remarksIn('ingredients').filter(
      ({ mark, text }) => mark !== '' && beginsWithAmount(text) && !isSentence(text),
    );
    const missedSteps = remarksIn('steps').filter(
      ({ mark, text }) => mark === '1' && isSentence(text) && !text.endsWith('?'),
    );
    if (ingredients.length > 0) expect(missedFoods.map(({ text }) => text)).toEqual([]);
    if (steps.length > 0) expect(missedSteps.map(({ text }) => text)).toEqual([]);

    const markdown = writeMarkdown(reading).markdown.normalize('NFKC').toLowerCase().replace(MARKS, '');
    const expected = [...roles].flatMap(([line, role]) => {
      // On the lines of the dish and the step titles, compares only the name, because the markdown may omit the other
      // words.
      if (role === 'dish') return wordsOf(dish);
      const step = steps.find(({ heading }) => heading?.line === line);
      return wordsOf(step ? step.title : line.text);
    });
    expect(
      expected.filter((word) => !markdown.includes(word)),
      'lost words',
    ).toEqual([]);
  },
);

it('proof-reading: raises no false alarms in realistic answers', async () => {
  const all: string[] = [];
  for (const answer of READ_ANSWERS) {
    const { file, text, ingredients, language } = answer;
    const reading = await readingOf(answer);
    const request = requestOf(recipeOf(text, { ingredients, taste: { ...NO_TASTE, language } }));
    const lines = proofLines(proofRead(reading, request), reading);
    all.push(...lines.map((line) => `${file.split('/').at(-1)}: ${line}`));
  }
  const known = [
    'lists-of-notes-groups-revani-tr.md: wait 120',
    'bullets-and-numbers-without-any-heading.md: amounts',
    'arabic-digits-kabsa-ar.md: oven 5 الفرن',
  ];
  const isRead = (alarm: string) =>
    READ_ANSWERS.some(({ file }) => alarm.startsWith(file.split('/').at(-1) ?? ''));
  expect(all).toEqual(known.filter(isRead));
});

it('food check: covers each answer in a language that has a word list', async () => {
  const wishes = wishesOf({ diets: [], avoid: ['milk'] });
  const unchecked: string[] = [];
  for (const answer of READ_ANSWERS) {
    const [result] = checkReading(await readingOf(answer), false, wishes, []);
    if (result?.answer === 'not checked') unchecked.push(`${answer.file}: ${result.because}`);
  }
  expect(unchecked).toEqual([]);
});

type Sum = { all: number; misread: string[] };
const sums = new Map<string, Sum>();
/** Areas that the reader reads correctly, although an answer lists these areas as missed. */
const rightAfterAll: string[] = [];

function sumOf(row: string, area: Area): Sum {
  return sums.get(`${row} ${area}`) ?? { all: 0, misread: [] };
}

function count(row: string, area: Area, file: string, isRight: boolean): void {
  const { all, misread } = sumOf(row, area);
  sums.set(`${row} ${area}`, { all: all + 1, misread: isRight ? misread : [...misread, file] });
}

beforeAll(async () => {
  for (const answer of READ_ANSWERS) {
    const expected = answer.head as Expected;
    const areas = areasIn(await readingOf(answer), expected);
    const file = answer.file.replace('./answers/', '');
    const layout = file.split('/')[0]?.replaceAll('-', ' ') ?? '';
    for (const area of AREAS) {
      if (!expected[area]) continue;
      const isRight = JSON.stringify(comparable(areas[area])) === JSON.stringify(comparable(expected[area]));
      const isMissed = expected.missed?.includes(area);
      if (isMissed && isRight) rightAfterAll.push(`${file}: ${area}`);
      if (isMissed) continue;
      for (const row of ['all', layout, listOf(answer)]) count(row, area, file, isRight);
    }
  }
});

it('answer corpus: has between 1 and 300 files', () => {
  expect(FILES).toBeGreaterThan(0);
  expect(FILES).toBeLessThanOrEqual(MOST_FILES);
});

it.each(ROWS)('answer corpus, $name: reaches the minimum rate for each part', ({ name, floors }) => {
  const low = AREAS.flatMap((area, index) => {
    const { all, misread } = sumOf(name, area);
    if (all === 0 && !isNight) return [];
    const rate = Math.floor((100 * (all - misread.length)) / all);
    return rate >= (floors[index] ?? 100)
      ? []
      : [`${area} ${rate}, of ${all} answers: ${misread.join(', ')}`];
  });
  expect(low).toEqual([]);
});

it('answer corpus: the recipe reader still misreads every area listed in `missed`', () => {
  expect(rightAfterAll).toEqual([]);
});

it('answer corpus: has minimum rates for each layout and each language', () => {
  const rows = [...sums.keys()].map((key) => key.replace(/ \w+$/, ''));
  expect([...new Set(rows)].sort()).toEqual(ROWS.map(({ name }) => name).sort());
});

function areasIn(reading: Reading, { asked = [], minutes }: Expected): Record<Area, unknown> {
  const { dish, facts, ingredients, steps } = reading;
  const { count: least = null, upTo = null, of = '' } = facts.yield ?? {};
  const range = upTo ? [least, upTo] : least;
  const shareToBuy = readList(asked, reading.language);
  const lines = ingredients.map(({ text: line }) => line);
  const times = Object.keys(minutes ?? {}) as (keyof Minutes)[];
  return {
    dish,
    servings: of ? `${least}${upTo ? `–${upTo}` : ''} ${of}` : range,
    ingredients: ingredients.map((one) => (one.group ? `${one.group} > ${one.text}` : one.text)),
    steps: steps.map((step) => `${step.title} ${step.text}`),
    timers: steps.map(({ timers }) => timers.map(({ seconds }) => seconds)),
    minutes: Object.fromEntries(times.map((time) => [time, facts[time]])),
    needed: lines.filter((line) => shareToBuy(line) > 0),
    forStep: steps.map((_, index) => ingredientsOf(index, reading).map(({ text: line }) => line)),
    doubled: lines.map((line) => scaleLine(line, reading.language, 2)),
  };
}

/** Reduces a value to its words in lower case, so that punctuation makes no difference when values are compared. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'string') return value;
  const words = value.normalize('NFKC').toLowerCase();
  return words.match(/[\p{L}\p{M}\p{N}]+/gu)?.join(' ') ?? '';
}
