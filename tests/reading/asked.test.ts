import { beforeAll, describe, expect, it } from 'vitest';
import { READ_LANGUAGES } from '../../src/page/taste/languages.ts';
import { read, readWith, wordsToLoad } from '../../src/reading/read.ts';
import { wordsByShape } from '../../src/reading/words/loading.ts';

/** Answers in the layout that the prompt requests, one for each language. Each is tested with several names of dishes. */
const FILES = import.meta.glob<string>('./asked/*.md', { query: '?raw', import: 'default', eager: true });
const FILE = /^---json\n(.*?)\n---\n(.*)$/s;

const CASES = Object.entries(FILES).flatMap(([file, content]) => {
  const [, head = '', written = ''] = FILE.exec(content.replaceAll('\r\n', '\n')) ?? [];
  const { names, timers } = JSON.parse(head) as { names: string[]; timers: number[][] };
  return names.map((name) => ({
    language: file.slice(-5, -3),
    name,
    timers,
    text: written.replace('{name}', name),
  }));
});

it('requested layout: is tested in every supported language', () => {
  expect([...new Set(CASES.map(({ language }) => language))].sort()).toEqual(READ_LANGUAGES.toSorted());
});

describe.each(CASES)('reader, $language, $name', ({ language, name, timers, text }) => {
  const answer = { text, ingredients: ['rice', 'eggs'], taste: { language } };
  const linesOf = (mark: RegExp) => text.split('\n').flatMap((line) => mark.exec(line)?.[1] ?? []);
  const written = { ingredients: linesOf(/^- (.*)/), steps: linesOf(/^\d\. (.*)/) };
  beforeAll(async () => {
    await wordsToLoad(answer);
  });

  it('answer in the requested layout: has its name, facts, lists and timers', () => {
    const { dish, facts, ingredients, steps, titles } = read(answer);
    expect({
      dish,
      servings: facts.yield?.count,
      minutes: facts.total,
      titles: [titles.ingredients?.text, titles.steps?.text],
      ingredients: ingredients.map((one) => one.text),
      steps: steps.map((one) => one.text),
      timers: steps.map((step) => step.timers.map(({ seconds }) => seconds)),
    }).toEqual({ dish: name, servings: 4, minutes: 35, titles: linesOf(/^## (.*)/), ...written, timers });
  });

  it('answer in the requested layout: has its name and lists even in an unknown language', () => {
    const { dish, ingredients, steps } = readWith(wordsByShape(''), text, []);
    const counted = [written.ingredients.length, written.steps.length];
    expect([dish, ingredients.length, steps.length]).toEqual([name, ...counted]);
  });
});
