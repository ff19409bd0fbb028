import { describe, expect, it } from 'vitest';
import { READ_LANGUAGES } from '../../src/page/taste/LanguageField.tsx';
import { reader } from '../../src/reader.ts';
import { linesOf } from '../../src/reading/lines/lines.ts';
import { listsIn } from '../../src/reading/lines/listsIn.ts';
import { languageOf } from '../../src/reading/words/languageOf.ts';
import { isPlainlyEnglish, languageToReadBy } from '../../src/reading/words/recognise.ts';
import { rowsIn } from '../rowsIn.ts';
import { sampleOf } from '../sample.ts';
/** Each row has a language, and sentences before and after a recipe. */
import CHATS from './chats.tsv?raw';
import { ANSWERS as CORPUS, listOf } from './corpus.ts';
/** Recipes in languages that have no word list. The recipe after '== cs' is in Czech. */
import OTHERS from './otherLanguages.txt?raw';
/** Each row has a language and a recipe. */
import SHORT_RECIPES from './shortRecipes.tsv?raw';

/** The answers with the tags of their languages, and the ingredients that the reader should find. */
const ANSWERS = CORPUS.map((answer) => {
  const { ingredients = [] } = answer.head as { ingredients?: string[] };
  return { ...answer, language: listOf(answer), ingredients };
});
const FIRST_LINES = 5;
const PARTS: [string, number, (answer: (typeof ANSWERS)[number]) => string][] = [
  ['the whole answer', 99, ({ text }) => text],
  ['its first lines', 91, ({ text }) => text.trim().split(/\n+/).slice(0, FIRST_LINES).join('\n')],
  ['its ingredients', 93, ({ ingredients }) => ingredients.join('\n')],
];

describe.each(PARTS)('languageOf, %s', (_, floor, partOf) => {
  const parts = ANSWERS.map((answer) => ({ ...answer, part: partOf(answer) })).filter(({ part }) =>
    /\p{L}/u.test(part),
  );

  it('languageOf: recognises a minimum share of texts if no language is chosen', () => {
    const missed = parts.filter(({ part, language }) => languageOf(part) !== language);
    expect(
      (100 * (parts.length - missed.length)) / parts.length,
      missed.map(({ file }) => file).join(),
    ).toBeGreaterThan(floor);
  });

  it('languageOf: returns the chosen language if the answer is in that language', () => {
    const missed = parts.filter(({ part, language }) => languageOf(part, language) !== language);
    // Allows one failure: a Japanese answer without kana.
    expect(missed.length).toBeLessThanOrEqual(1);
  });
});

it('isPlainlyEnglish: is true only for recipes in English', () => {
  const plain = ANSWERS.filter(({ text }) => isPlainlyEnglish(text));
  expect(plain.filter(({ language }) => language !== 'en')).toEqual([]);
  const whole = ANSWERS.filter(({ language, text }) => language === 'en' && text.length > 400);
  expect(whole.filter((one) => !plain.includes(one))).toEqual([]);
});

it('languageOf: returns the language of the answer even if another language is chosen', () => {
  const pairs = sampleOf(ANSWERS, 5, 60).flatMap((answer) =>
    READ_LANGUAGES.map((set) => ({ ...answer, set })),
  );
  const missed = pairs.filter(({ text, language, set }) => languageOf(text, set) !== language);
  expect(missed.length / pairs.length).toBeLessThan(0.03);
});

it.each(
  OTHERS.split(/^== /m)
    .filter(Boolean)
    .map((block) => [block.slice(0, 2), block.slice(3)] as const),
)('languageOf: returns a language without a word list (%s) only if it is chosen', (tag, text) => {
  expect([languageOf(text), languageOf(text, tag)]).toEqual(['', tag]);
});

/** Maximum number of answers whose language is not found. Some answers have a few words only, or no list. */
const MOST_MISSED = 6;

describe.each(rowsIn(CHATS))('languageToReadBy, a chat in %s', (chat, before, after) => {
  it.each(['', 'own', 'en', 'fr'])(
    'recipe in a chat in another language: its own language is found (chosen language %j)',
    async (set) => {
      await reader.loadGuess();
      const missed = ANSWERS.filter(({ language }) => (chat === 'en') !== (language === 'en'))
        .filter(({ text }) => text.length > 150)
        .filter(({ text, language }) => {
          const all = `${before}\n\n${text}\n\n${after}`;
          return (
            languageToReadBy(all, listsIn(linesOf(all)), set === 'own' ? language : set, languageOf) !==
            language
          );
        })
        .map(({ file }) => file);
      expect(missed.length, missed.join()).toBeLessThanOrEqual(MOST_MISSED);
    },
  );
});

it.each(rowsIn(SHORT_RECIPES))(
  'languageToReadBy: returns the language %s of a short recipe between English remarks',
  async (language, recipe) => {
    await reader.loadGuess();
    const [[, before, after] = []] = rowsIn(CHATS);
    const all = `${before}\n\n${recipe}\n\n${after}`;
    expect(languageToReadBy(all, listsIn(linesOf(all)), '', languageOf)).toBe(language);
  },
);
