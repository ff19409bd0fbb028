import { beforeAll, describe, expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
import { durationsIn, timersIn } from '../../src/reading/numbers/durations.ts';
import { yieldIn } from '../../src/reading/numbers/servings.ts';
import { rowsIn } from '../rowsIn.ts';
/**
 * Each row has a language, a text, and the times in the text in minutes, such as '75-90'. A number after '|' is
 * the number of timers.
 */
import TIMES from './durations.txt?raw';
import { scaleLine } from './found.ts';
/** Each row has a language, a line above the ingredients, and the number of hidden lines. */
import HIDDEN from './lineOfTimes.tsv?raw';
/** Each row has a language, the start of an answer, and the servings. */
import SERVINGS from './servings.tsv?raw';
/** Each row has a language or 'null', the start of an answer, and the total time in minutes or 'null'. */
import TOTALS from './totalTimes.tsv?raw';

const ROWS = TIMES.trim().split('\n');

/** Reads a recipe with some lines above its ingredients. */
async function readBelow(title: string, lines: string | undefined, language: string | null) {
  const answer = { text: `# ${title}\n\n${lines}\n\n- 200 g flour\n- 1 egg`, ingredients: [], language };
  await reader.wordsToLoad(answer);
  return reader.read(answer);
}

describe.each(ROWS)('recipe reader, %s', (row) => {
  const [, tag = '', text = '', times = '', timers = ''] =
    /^(\w\w): (.*) → ?([^|]*?)(?: \| (\d))?$/.exec(row) ?? [];
  beforeAll(() => reader.load(tag));

  it('durations: are converted to minutes', () => {
    const language = reader.languageOf(tag);
    const found = durationsIn(text, language).map(({ seconds, upTo }) =>
      seconds === upTo ? `${seconds / 60}` : `${seconds / 60}-${upTo / 60}`,
    );
    expect(found.join(' ')).toBe(times);
    if (timers) expect(timersIn(text, language)).toHaveLength(Number(timers));
  });
});

it.each(rowsIn(TOTALS))('total time in the language %s: is found in %s', async (tag, line, minutes) => {
  const { facts } = await readBelow('Soup', line, tag === 'null' ? null : (tag ?? ''));
  expect(String(facts.total)).toBe(minutes);
});

it.each(['-', '‐', '‑', '‒', '–', '—', '―', '−'])(
  'range with the dash %j: is understood in durations, servings and amounts',
  (dash) => {
    const english = reader.languageOf('en');
    const [time] = durationsIn(`Bake for 10${dash}12 minutes.`, english);
    expect(time).toMatchObject({ seconds: 600, upTo: 720 });
    expect(yieldIn(`Serves 4${dash}6`, false, english)).toMatchObject({ count: 4, upTo: 6 });
    expect(scaleLine(`1${dash}2 cups milk`, english, 2)).toBe(`2${dash}4 cups milk`);
  },
);

it.each(rowsIn(HIDDEN))('fact lines in the language %s: %s (hidden %s)', async (language, line, count) => {
  expect((await readBelow('Soup', line, language)).factLines.size).toBe(Number(count));
});

it.each(rowsIn(SERVINGS))('servings in language %s: are found in %j', async (language, lines, servings) => {
  const { yield: found } = (await readBelow('Biscuits', lines, language)).facts;
  expect(found ? `${found.count} ${found.of}`.trim() : '').toBe(servings);
});
