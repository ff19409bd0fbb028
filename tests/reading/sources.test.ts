import { describe, expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>(['../../src/reading/**/*.ts', '!../../src/reading/languages/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const MOST_LINES = 200;
const MOST_WORDS = 10;
const BEYOND_ASCII = /[^\0-\x7f]/;
/** A range is of a script, a single one is a word. */
const ESCAPE = /\\u\{?([0-9a-f]{4,5})\}?(-\\{1,2}u)?/gi;
/** It is written for degrees. */
const ORDINAL = 'º';
const LITERAL = /(?<=[(=,:?[&|!]\s{0,40})\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*/g;
const WORD = /(?<![\\\w])[a-z]{2,}(?=[|)])/gi;

describe.each(Object.entries(SOURCES))('%s', (_, source) => {
  it('has a size that is read at once', () => {
    expect(source.split('\n').length).toBeLessThanOrEqual(MOST_LINES);
  });

  it('holds no letter of a language', () => {
    expect(source).not.toMatch(BEYOND_ASCII);
    const letters = [...source.matchAll(ESCAPE)].filter(({ 1: code = '', 2: isRange, index }) => {
      const isEnd = /-\\?$/.test(source.slice(0, index));
      const letter = String.fromCodePoint(Number.parseInt(code, 16));
      return !isRange && !isEnd && letter !== ORDINAL && /[\p{Lu}\p{Ll}\p{Lo}]/u.test(letter);
    });
    expect(letters.map(([written]) => written)).toEqual([]);
  });

  it('has no expression of many words', () => {
    const long = (source.match(LITERAL) ?? []).filter(
      (literal) => (literal.match(WORD) ?? []).length > MOST_WORDS,
    );
    expect(long).toEqual([]);
  });
});
