import { describe, expect, it } from 'vitest';
import { READ_LANGUAGES } from '../../src/page/taste/LanguageField.tsx';
import { reader } from '../../src/reader.ts';
import { readIn } from '../../src/reading/shape/read.ts';
import { isNight, sampleOf } from '../sample.ts';
/** For each language, titles of nutrition, tips, tools and other remarks. */
import TITLES from './asides.txt?raw';
import { readCorpus } from './corpus.ts';

/**
 * Answers in the layout that the prompt requests, one for each language. Each answer is tested with several dish
 * names.
 */
const FILES = import.meta.glob<string>('./asked/*.md', { query: '?raw', import: 'default', eager: true });

const CASES = readCorpus<{ names: string[]; timers: number[][] }>(FILES).flatMap(({ file, head, text }) =>
  head.names.map((name) => ({
    language: file.slice(-5, -3),
    name,
    timers: head.timers,
    text: text.replace('{name}', name),
  })),
);

const ASIDES = new Map(
  TITLES.trim()
    .split('\n')
    .map((line) => [line.slice(0, 2), line.slice(4).split(', ')]),
);

it('requested layout: is tested in every supported language', () => {
  expect([...new Set(CASES.map(({ language }) => language))].sort()).toEqual(READ_LANGUAGES.toSorted());
});

const linesOf = (text: string, mark: RegExp) =>
  text.split('\n').flatMap((line) => mark.exec(line)?.[1] ?? []);
const answerOf = ({ language, text }: (typeof CASES)[number]) => ({
  text,
  ingredients: ['rice', 'eggs'],
  language,
  written: { ingredients: linesOf(text, /^- (.*)/), steps: linesOf(text, /^\d\. (.*)/) },
});

describe.each(sampleOf(CASES, 3, 36))('recipe reader, $language, $name', (one) => {
  const { language, name, timers, text } = one;
  const { written, ...answer } = answerOf(one);

  it('answer in the requested layout: name, servings, time, lists and timers are found', async () => {
    await reader.load(language);
    const { dish, facts, ingredients, steps, titles } = reader.read(answer);
    expect({
      dish,
      servings: facts.yield?.count,
      minutes: facts.total,
      titles: [titles.ingredients?.text, titles.steps?.text],
      ingredients: ingredients.map((one) => one.text),
      steps: steps.map((one) => one.text),
      timers: steps.map((step) => step.timers.map(({ seconds }) => seconds)),
    }).toEqual({
      dish: name,
      servings: 4,
      minutes: 35,
      titles: linesOf(text, /^## (.*)/),
      ...written,
      timers,
    });
  });

  it('answer in the requested layout: name and lists are found even in an unknown language', () => {
    const { dish, ingredients, steps } = readIn(reader.languageOf(''), text, []);
    const counted = [written.ingredients.length, written.steps.length];
    expect([dish, ingredients.length, steps.length]).toEqual([name, ...counted]);
  });
});

/** One answer in each language. The name of the dish does not affect how sections of remarks are read. */
const ONE_EACH = CASES.filter(({ language }, index) => language !== CASES[index - 1]?.language);

it.each(ONE_EACH)('reader, $language: reads foods in remarks as no ingredients or steps', async (one) => {
  const { written, text, ...answer } = answerOf(one);
  await reader.load(one.language);
  const end = text.lastIndexOf('## ');
  const list = written.ingredients.map((line) => `- ${line}`).join('\n');
  const table = written.ingredients.map((line) => `|${line}|20|`).join('\n');
  const asides = (ASIDES.get(one.language) ?? []).flatMap((title, index) => {
    const forms = [`## ${title}\n${list}`, `**${title}:**\n${list}`, `## ${title}\n|A|B|\n|-|-|\n${table}`];
    // In each run, tests each title in one form. At night, tests each title in each form.
    return isNight ? forms : [forms[index % forms.length]];
  });
  const counted = [written.ingredients.length, written.steps.length];
  for (const aside of asides) {
    const all = `${text.slice(0, end)}${aside}\n\n${text.slice(end)}`;
    const { ingredients, steps } = reader.read({ ...answer, text: all });
    expect([ingredients.length, steps.length], aside).toEqual(counted);
  }
});
