import { formatScaled, openReader } from 'recipe-reading';
import { expect, it } from 'vitest';

const GERMAN = {
  text: '## Zutaten\n- 500 g Mehl\n- 2 Eier\n\n## Zubereitung\n1. Mehl und Eier mit dem Salz verrühren.',
};
const loadGerman = () => import('recipe-reading/languages/de');

it('two readers: load units independently', async () => {
  const [one, other] = [openReader({}), openReader({})];
  await one.loadUnits();
  expect([one, other].map((reader) => reader.canConvert())).toEqual([true, false]);
  const inUs = (reader: typeof one) => formatScaled('500 g flour', reader.languageOf('en'), 1, 'US');
  expect([one, other].map(inUs)).toEqual(['4 cups flour', '500 g flour']);
});

it('words that failed to load: are loaded by the next call', async () => {
  let calls = 0;
  const reader = openReader({ de: () => (calls++ ? loadGerman() : Promise.reject(new Error('offline'))) });
  await reader.loadGuess();
  await expect(reader.wordsToLoad(GERMAN)).rejects.toThrow('offline');
  expect(reader.haveWordsFailed(GERMAN)).toBe(true);
  await reader.wordsToLoad(GERMAN);
  expect(reader.haveWordsFailed(GERMAN)).toBe(false);
  expect(reader.read(GERMAN).language).toMatchObject({ tag: 'de', gap: null });
  expect(calls).toBe(2);
});

it("recipe with the tag 'no': is read with the Norwegian words", async () => {
  const reader = openReader({ nb: () => import('recipe-reading/languages/nb') });
  await reader.load('no');
  expect(['no', 'no-NO'].map((tag) => reader.languageOf(tag).tag)).toEqual(['nb', 'nb']);
});

it('late code: is loaded by the function that the caller hands in', async () => {
  const loaded: string[] = [];
  const latePart = <Code>(load: () => Promise<Code>) => ({
    load: async () => {
      loaded.push('once');
      return load();
    },
    getSnapshot: () => ({ code: null, failed: false }),
    subscribe: () => () => {},
  });
  await openReader({}, { latePart }).loadUnits();
  expect(loaded).toEqual(['once']);
});
