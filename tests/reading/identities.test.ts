import { expect, it } from 'vitest';
import { READ_LANGUAGES } from '../../src/page/taste/LanguageField.tsx';
import { reader } from '../../src/reader.ts';
import { openReader } from '../../src/reading/openReader.ts';
import type { Reading } from '../../src/reading/shape/read.ts';
import { edited, randomOf } from '../randomEdits.ts';
import { readingOf, SAMPLE } from './corpus.ts';

const never = () => new Promise<never>(() => {});
const early = openReader(Object.fromEntries(READ_LANGUAGES.map((tag) => [tag, never])));
await early.loadGuess();
/** The answers as read before any words have loaded, except the English ones. */
const EARLY = SAMPLE.map(early.read);

type Texts = ReadonlyMap<string, string>;

/** Maps the identity of each line, ingredient and step to its text, as the model wrote it. */
function textsIn({ parts, ingredients, steps }: Reading): Texts {
  const raw = new Map(
    Object.values(parts)
      .flat()
      .map((line) => [line.id, line.raw]),
  );
  return new Map([
    ...raw,
    ...ingredients.map(({ id, text }) => [id, raw.get(id) ?? text] as const),
    ...steps.map(({ id, lineIds }) => [id, lineIds.map((line) => raw.get(line)).join('\n')] as const),
  ]);
}

/** Maps the identity of each timer to its words and the lines of its step. */
function timersIn(reading: Reading) {
  const texts = textsIn(reading);
  return new Map(
    reading.steps.flatMap(({ lineIds, timers }) =>
      timers.map(({ id, words }) => [id, { words, lines: lineIds.map((line) => texts.get(line)) }]),
    ),
  );
}

/** Returns the identities that stand for different texts in two readings, and those that were lost although their text is still there. */
function movedBetween(before: Reading, after: Reading): unknown[] {
  const [old, now] = [textsIn(before), textsIn(after)];
  const countIn = (texts: Texts, text: string) => [...texts.values()].filter((one) => one === text).length;
  const timers = timersIn(after);
  return [
    ...[...old].filter(([id, text]) => (now.get(id) ?? text) !== text),
    ...[...old].filter(([id, text]) => !now.has(id) && countIn(now, text) >= countIn(old, text)),
    ...[...timersIn(before)].filter(([id, { words, lines }]) => {
      const same = timers.get(id);
      return same && (same.words !== words || !lines.some((line) => same.lines.includes(line)));
    }),
  ];
}

it('ids of ingredients, steps and timers: differ from each other within an answer', () => {
  for (const [index, { ingredients, steps }] of EARLY.entries()) {
    const ids = [...ingredients, ...steps, ...steps.flatMap(({ timers }) => timers)].map(({ id }) => id);
    expect(new Set(ids).size, SAMPLE[index]?.file).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[\w-]{1,30}$/);
  }
});

it('ids of lines: stay with the same texts after the word list of the language has loaded', async () => {
  let [kept, all] = [0, 0];
  for (const [index, answer] of SAMPLE.entries()) {
    const [before, after] = [EARLY[index] as Reading, await readingOf(answer)];
    expect(movedBetween(before, after), answer.file).toEqual([]);
    const ids = new Set(after.ingredients.map(({ id }) => id));
    kept += before.ingredients.filter(({ id }) => ids.has(id)).length;
    all += before.ingredients.length;
  }
  expect(kept / all).toBeGreaterThan(0.95);
});

it('ids of lines: stay with the same texts after random edits of an answer', async () => {
  const random = randomOf(79);
  for (const answer of SAMPLE) {
    const before = await readingOf(answer);
    const text = edited(answer.text, random);
    expect(movedBetween(before, reader.read({ ...answer, text })), text).toEqual([]);
  }
});

it('ids of lines: end in a number if a line is repeated, and are short even for long lines', () => {
  const long = `${'very '.repeat(2_000)}long \u0000 <b> 🍅`;
  const { ingredients } = reader.read({
    text: `# Soup\n\n## Ingredients\n\n- salt\n- 1 leek\n- salt\n- ${long}`,
    ingredients: [],
  });
  const [first, , second] = ingredients.map(({ id }) => id);
  expect(second).toBe(`${first}-2`);
  expect(Math.max(...ingredients.map(({ id }) => id.length))).toBeLessThan(20);
});

it('id of an ingredient in a table: is the id of the whole row, even if the text omits a cell', () => {
  const rows = '| leek | 200 g | 12 |\n| salt | 1 tsp | fine |\n| rice | 90 g | brown |';
  const { ingredients } = reader.read({
    text: `# Soup\n\n## Ingredients\n\n| Food | Amount | Note |\n|---|---|---|\n${rows}\n\n1. Stir.`,
    ingredients: [],
  });
  expect(ingredients[0]?.text).toBe('200 g leek');
  expect(ingredients.map(({ id }) => id)).toEqual(ingredients.map(({ line }) => line.id));
});
