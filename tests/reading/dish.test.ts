import { beforeAll, expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
import { readIn } from '../../src/reading/shape/read.ts';
/**
 * Each line has the start of an answer, and the name of the dish in that answer. After '== de', the lines are in
 * German.
 */
import OPENINGS from './openings.txt?raw';

const BELOW = '\n\n- 2 cups flour\n- 3 eggs\n\n1. Mix the flour and the eggs.\n2. Bake for 30 minutes.';
const CASES = OPENINGS.trim()
  .split(/^== /m)
  .filter(Boolean)
  .flatMap((block) => {
    const [tag = '', ...lines] = block.trim().split('\n');
    return lines.map((line) => [tag, ...line.split(' => ')] as const);
  });

beforeAll(async () => {
  await Promise.all([...new Set(CASES.map(([tag]) => tag))].map(reader.load));
});

it.each(CASES)('dish name, in %s: %s => %s', (language, opening, name) => {
  expect(readIn(reader.languageOf(language), opening + BELOW, ['flour', 'eggs']).dish).toBe(name);
});

it('dish name: is found in bold below an introduction that mentions ingredients', async () => {
  await reader.load('de');
  const text =
    'Klar, aus deinen Zutaten wird ein Klassiker:\n\n**Käsespätzle**\n\nPortionen: 3\n\n**Für den Teig:**\n- 300 g Mehl\n- 3 Eier\n\n**So geht’s:**\n1. Alles gut schlagen.';
  expect(reader.read({ text, ingredients: [], language: 'de' }).dish).toBe('Käsespätzle');
});
