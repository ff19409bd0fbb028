import { beforeAll, expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
import { ingredientsOf } from '../../src/reading/foods/forStep.ts';
import { readList } from '../../src/reading/foods/needed.ts';
import { scaleLine } from '../../src/reading/numbers/amounts.ts';
import { readCorpus } from './corpus.ts';

const AREAS = [
  ...(['dish', 'servings', 'ingredients', 'steps', 'timers'] as const),
  ...(['minutes', 'needed', 'forStep', 'doubled'] as const),
];
type Area = (typeof AREAS)[number];
type Minutes = { total?: number; prep?: number | null; cook?: number | null };
/** Expected result of reading an answer. `missed`: areas that the reader is known to misread. */
type Expected = { [Name in Area]?: unknown } & {
  language: string;
  asked?: string[];
  minutes?: Minutes;
  missed?: Area[];
};

/**
 * Minimum percentages of correct answers for each layout and each language, in the order of `AREAS`. The corpus has
 * one answer per style, so rare styles weigh as much as common ones. A change may break one answer, but not a whole
 * layout.
 */
const FLOORS = `
  all                  98  97  98  98  96  98  98  97  97
  bold titles          98  94  98  98  98  97  98  96  96
  headings             98  96  98  97  96  97  98  96  94
  lists alone          93  96  97  94  93  96  96  95  87
  marked up            87  87  90  90  87  85  83  75  87
  prose and bare lines 96  92  93  96  92  95  95  92  93
  tables               97  97  97  97  92  97  97  95  91
  titles with colons   97  95  97  97  93  97  97  95  94
  ar                   91  61  91  91  84  88  90  85  85
  da                   90  90  90  90  90  90  88  80 100
  de                   93  93  94  94  87  90  92  91  83
  en                   97  96  98  96  97  96  96  94  94
  es                   93  93  93  93  93  91  93  87  80
  fr                   93  93  93  93  93  92  92  91  87
  hi                   90  88  90  90  90  88  88 100  75
  it                   94  93  88  93  93  93  93  90  75
  ja                   94  94  94  94  76  91  94 100  87
  ko                   92  92  92  85  85  90  91  87  85
  nb                   90  90  90  90  90  90  90  75 100
  nl                   91  92  92  92  92  90  92  92  75
  pl                   92  92  92  92  92  90  92  80  80
  pt                   85  92  92  92  92  91  92  88  80
  ru                   92  92  92  92  92  90  91  90  75
  sv                   92  92  92  92  92  90  90  87  85
  tr                   92  84  92  92  92  90  92 100  75
  zh                   93  93  93  93  87  90  93  80  88
`;
const ROWS = [...FLOORS.matchAll(/^ +([a-z ]+?) +(\d.*)$/gm)].map(([, name = '', figures = '']) => ({
  name,
  floors: figures.split(/ +/).map(Number),
}));

const FILES = import.meta.glob<string>('./answers/*/*.md', { query: '?raw', import: 'default', eager: true });
const MOST_FILES = 300;

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
  for (const { file: place, head: expected, text } of readCorpus<Expected>(FILES)) {
    const areas = await readAreas(text, expected);
    const file = place.replace('./answers/', '');
    const layout = place.split('/').at(-2)?.replaceAll('-', ' ') ?? '';
    const language = expected.language.replace(/^no\b/, 'nb').split('-')[0] ?? '';
    for (const area of AREAS) {
      if (!expected[area]) continue;
      const isRight = JSON.stringify(comparable(areas[area])) === JSON.stringify(comparable(expected[area]));
      const isMissed = expected.missed?.includes(area);
      if (isMissed && isRight) rightAfterAll.push(`${file}: ${area}`);
      if (isMissed) continue;
      for (const row of ['all', layout, language]) count(row, area, file, isRight);
    }
  }
});

it('answer corpus: has between 1 and 300 files', () => {
  expect(Object.keys(FILES).length).toBeGreaterThan(0);
  expect(Object.keys(FILES).length).toBeLessThanOrEqual(MOST_FILES);
});

it.each(ROWS)('answer corpus, $name: reaches the minimum rate for each part', ({ name, floors }) => {
  const low = AREAS.flatMap((area, index) => {
    const { all, misread } = sumOf(name, area);
    const rate = Math.floor((100 * (all - misread.length)) / all);
    return rate >= (floors[index] ?? 100)
      ? []
      : [`${area} ${rate}, of ${all} answers: ${misread.join(', ')}`];
  });
  expect(low).toEqual([]);
});

it('answer corpus: the reader misreads every area listed in `missed`', () => {
  expect(rightAfterAll).toEqual([]);
});

it('answer corpus: has minimum rates for each layout and each language', () => {
  const rows = [...sums.keys()].map((key) => key.replace(/ \w+$/, ''));
  expect([...new Set(rows)].sort()).toEqual(ROWS.map(({ name }) => name).sort());
});

async function readAreas(
  text: string,
  { asked = [], language, minutes }: Expected,
): Promise<Record<Area, unknown>> {
  const answer = { text, ingredients: asked, taste: { language } };
  await reader.wordsToLoad(answer);
  const reading = reader.read(answer);
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
