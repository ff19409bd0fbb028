import { readFileSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import { recipeOf } from '../recipeOf.ts';

const ANSWER = readFileSync('tests/bench/longRecipe.md', 'utf8').slice(0, 3000);

/** Only `tokensOf` caches lines of this length. */
const LONGEST_LINE = 2_000;
/** Longer texts are parts of the answer, rather than names of foods on hand. */
const MOST_WORDS_OF_FOOD = 3;

afterAll(() => {
  vi.doUnmock('../../src/shared/remembered.ts');
  vi.resetModules();
});

/** Loads the reader anew, with a list of the texts that it divides into words. */
async function countingReader() {
  const divided: string[] = [];
  vi.resetModules();
  vi.doMock('../../src/shared/remembered.ts', async (load) => {
    const real = await load<typeof import('../../src/shared/remembered.ts')>();
    const rememberedIn: typeof real.rememberedIn = (read, longest) =>
      real.rememberedIn((text, language) => {
        const value = read(text, language);
        if (longest === LONGEST_LINE && Array.isArray(value) && value[0]?.countsAs) divided.push(text);
        return value;
      }, longest);
    return { ...real, rememberedIn };
  });
  const [{ reader }, { requestOf }, functions] = await Promise.all([
    import('../../src/reader.ts'),
    import('../../src/page/rendering/readRecipe.ts'),
    import('recipe-reading'),
  ]);
  return { divided, reader, requestOf, ...functions };
}

it('recipe reader: splits each text into words only once, even if many functions need it', async () => {
  const { divided, reader, requestOf, ...use } = await countingReader();
  const recipe = recipeOf(ANSWER, { ingredients: ['rice', 'eggs', 'cream'] });
  const reading = reader.read(recipe);
  const { ingredients, steps, language } = reading;
  use.proofRead(reading, requestOf(recipe));
  const wishes = use.wishesOf({ diets: [], avoid: ['nuts', 'milk', 'sesame'] });
  use.checkReading(reading, false, wishes, reader.loaded());
  for (const index of steps.keys()) use.ingredientsOf(index, reading);
  const shareToBuy = use.readList(['rice', 'eggs'], language);
  for (const { text } of ingredients)
    [shareToBuy(text), use.nameOf(text, language), use.formatScaled(text, language, 2)];
  const long = divided.filter((one) => one.split(' ').length > MOST_WORDS_OF_FOOD);
  expect(long.length).toBeGreaterThan(20);
  const isIn = (one: string, index: number) =>
    long.some((other, nth) => nth !== index && (other.includes(one) || one.includes(other)));
  expect(long.filter(isIn)).toEqual([]);
  // Besides the answer, the reader divides the names of foods on hand.
  expect(divided.join('').length).toBeLessThan(1.1 * ANSWER.length);
});

it('proof-reading: does not split steps into words if the steps name each food', async () => {
  const { divided, reader, requestOf, proofRead } = await countingReader();
  const recipe = recipeOf(ANSWER, { ingredients: ['rice', 'eggs'] });
  const reading = reader.read(recipe);
  proofRead(reading, requestOf(recipe));
  const texts = reading.steps.map(({ text }) => text);
  expect(divided.filter((one) => texts.some((text) => text.includes(one) && one.includes(' ')))).toEqual([]);
});
