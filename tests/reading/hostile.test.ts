import { beforeAll, describe, expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
import { ingredientsOf } from '../../src/reading/foods/forStep.ts';
import { nameOf, readList } from '../../src/reading/foods/needed.ts';
import { scaleLine } from '../../src/reading/numbers/amounts.ts';
import { writeMarkdown } from '../../src/reading/writing/markdown.ts';
import { BLOW_UPS } from '../page/rendering/blowUps.ts';
import { findAvoided, findBreaking } from './found.ts';
/** Each line is a JSON string, which is repeated up to the tested length. */
import PARTS from './hostile.txt?raw';

const MOST_CHARS = 60_000;
/** Slightly fewer characters than the maximum that the page renders. */
const LONGEST_RENDERED = 11_900;
/**
 * Maximum processor time. Linear-time code needs less than a fifth of the maximum. Quadratic-time code needs many
 * times the maximum.
 */
const MOST_MS = 1_000;
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
  const reading = reader.read({ text, ingredients: [], taste: { language: tag } });
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

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(reader.load));
  for (const language of LANGUAGES) readAll(RECIPE, language);
});

describe.each(TEXTS)('reader, %s', (_, make) => {
  it.each([LONGEST_RENDERED, MOST_CHARS])('answer of length %i: is read in linear time', (chars) => {
    for (const [index, before] of BEFORE.entries()) {
      const text = before + make(chars - before.length);
      const from = process.cpuUsage();
      readAll(text, LANGUAGES[index % LANGUAGES.length] ?? 'en');
      expect(process.cpuUsage(from).user / 1_000).toBeLessThan(MOST_MS);
    }
  });
});
