import { beforeAll, expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
import { ingredientsOf } from '../../src/reading/foods/forStep.ts';
import { nameOf, readList } from '../../src/reading/foods/needed.ts';
import { writeMarkdown } from '../../src/reading/writing/markdown.ts';
import { BLOW_UPS } from '../page/rendering/blowUps.ts';
import { sampleOf } from '../sample.ts';
import { findAvoided, findBreaking, scaleLine } from './found.ts';
/** Each line is a JSON string, which is repeated up to the tested length. */
import PARTS from './hostile.txt?raw';

const MOST_CHARS = 60_000;
/** Slightly fewer characters than the maximum that the page renders. */
const LONGEST_RENDERED = 11_900;
/**
 * Maximum processor time for a text that the page renders and for one that is too long, as multiples of the time for an
 * ordinary answer of the same length. Code with quadratic time needs far higher multiples.
 */
const MOST_TIMES = new Map([
  [3_000, 10],
  [MOST_CHARS, 20],
]);
/** Maximum for an answer that is four times as long. Quadratic time would be sixteen times as long. */
const MOST_TIMES_OF_QUARTER = 10;
const MOST_TRIES = 5;
const RECIPE = '# Rice\n\n## Ingredients\n\n- 2 eggs\n\n## Instructions\n\n1. Fry for 5 minutes.\n\n';
const BEFORE = [
  '',
  RECIPE,
  '# Rice\n\n## Ingredients\n\n- ',
  '# Rice\n\n## Ingredients\n\n- 2 eggs\n\n## Steps\n\n1. ',
];
const LANGUAGES = ['en', 'de', 'ja'];
const WRITTEN = PARTS.trim().split('\n');
const repeat = (part: string) => (chars: number) => part.repeat(Math.ceil(chars / part.length));
const TEXTS = [
  ...Object.entries(BLOW_UPS),
  ...WRITTEN.map((written) => [written, repeat(JSON.parse(written))] as const),
];

/** Runs all functions that read an answer. */
function readAll(text: string, tag: string): void {
  const reading = reader.read({ text, ingredients: [], language: tag });
  const language = reader.languageOf(tag);
  writeMarkdown(reading);
  const lines = reading.ingredients.map((one) => one.text);
  const steps = reading.steps.map((step) => step.text);
  findAvoided(['milk', 'nuts', 'rabbit'], { ingredients: lines, steps }, tag);
  findBreaking('vegan', { ingredients: lines, steps }, tag);
  const shareToBuy = readList(['rice', 'eggs'], language);
  for (const line of lines) [shareToBuy(line), nameOf(line, language), scaleLine(line, language, 2)];
  for (const number of reading.steps.slice(0, 3).keys()) ingredientsOf(number, reading);
}

/** Returns the mean processor time for reading texts of one length, in microseconds. */
function timeFor(make: (chars: number) => string, chars: number): number {
  // An answer that is too long is read as one text, without ingredients and steps.
  const starts = chars > LONGEST_RENDERED ? BEFORE.slice(0, 2) : BEFORE;
  const from = process.cpuUsage();
  for (const [index, before] of starts.entries())
    readAll(before + make(chars - before.length), LANGUAGES[index % LANGUAGES.length] ?? 'en');
  return process.cpuUsage(from).user / starts.length;
}

const ordinary = repeat('- 2 eggs and 200 g rice, boiled\n');
const usual = new Map<number, number>();
const MEASURED = 6;

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(reader.load));
  for (const chars of MOST_TIMES.keys()) {
    timeFor(ordinary, chars);
    // Takes the mean, because the system counts processor time in steps that are longer than a short text takes.
    const times = Array.from({ length: MEASURED }, () => timeFor(ordinary, chars));
    usual.set(chars, times.reduce((sum, time) => sum + time, 0) / MEASURED);
  }
});

it.each([LONGEST_RENDERED, MOST_CHARS])('reader: reads %i ordinary characters in linear time', (chars) => {
  let times = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < MOST_TRIES && times > MOST_TIMES_OF_QUARTER; tries++)
    times = timeFor(ordinary, chars) / timeFor(ordinary, chars / 4);
  expect(times).toBeLessThan(MOST_TIMES_OF_QUARTER);
});

it.each(sampleOf(TEXTS, 3, 41))('recipe reader: reads a long answer with %s in linear time', (_, make) => {
  for (const [chars, most] of MOST_TIMES) {
    let times = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < MOST_TRIES && times > most; tries++)
      times = timeFor(make, chars) / (usual.get(chars) ?? 0);
    expect(times, `${chars} characters`).toBeLessThan(most);
  }
});
