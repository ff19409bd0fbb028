import { describe, expect, it } from 'vitest';
import { READ_LANGUAGES } from '../../src/page/taste/languages.ts';
import { languageOf } from '../../src/reading/words/languageOf.ts';
import { isPlainlyEnglish } from '../../src/reading/words/recognise.ts';
import { readCorpus } from './corpus.ts';
/** Recipes in languages that have no word list. The recipe after '== cs' is in Czech. */
import OTHERS from './otherLanguages.txt?raw';

const FILES = import.meta.glob<string>(['./answers/*/*.md', './asked/*.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
type Expected = { language?: string; ingredients?: string[] };
const ANSWERS = readCorpus<Expected>(FILES).map(({ file, head, text }) => {
  const { language = file.slice(-5, -3), ingredients = [] } = head;
  return { file, language: language.replace(/^no\b/, 'nb').split('-')[0] ?? '', text, ingredients };
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
  const pairs = ANSWERS.flatMap((answer) => READ_LANGUAGES.map((set) => ({ ...answer, set })));
  const missed = pairs.filter(({ text, language, set }) => languageOf(text, set) !== language);
  expect(missed.length / pairs.length).toBeLessThan(0.03);
});

describe.each(
  OTHERS.split(/^== /m)
    .filter(Boolean)
    .map((block) => [block.slice(0, 2), block.slice(3)] as const),
)('languageOf, %s', (tag, text) => {
  it('languageOf: returns no language for a text in a language without a word list', () => {
    expect(languageOf(text)).toBe('');
  });

  it('languageOf: returns the chosen language even if that language has no word list', () => {
    expect(languageOf(text, tag)).toBe(tag);
  });
});
