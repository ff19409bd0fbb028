import { beforeAll, describe, expect, it } from 'vitest';
import { read, readWith, wordsToLoad } from '../../src/reading/read.ts';
import { wordsByShape } from '../../src/reading/words/loading.ts';
import { ASKED, type Asked, answerOf } from './askedLayout.ts';

const CASES = Object.entries(ASKED).flatMap(([language, asked]) =>
  asked.names.map((name) => ({ language, asked, name, text: answerOf(asked, name) })),
);

describe.each(CASES)('$language: $name', ({ language, asked, name, text }) => {
  const answer = { text, ingredients: ['rice', 'eggs'], taste: { language } };
  beforeAll(async () => {
    await wordsToLoad(answer);
  });

  it('is read whole', () => {
    const { dish, facts, ingredients, steps, titles } = read(answer);
    const found: Omit<Asked, 'names' | 'intro' | 'facts'> & { name: string } = {
      name: dish,
      servings: facts.yield?.count ?? 0,
      minutes: facts.total ?? 0,
      titles: [titles.ingredients?.text ?? '', titles.steps?.text ?? ''],
      ingredients: ingredients.map((one) => one.text),
      steps: steps.map((one) => one.text),
      timers: steps.map(({ timers }) => timers.map(({ seconds }) => seconds)),
    };
    const { servings, minutes, titles: headings, ingredients: lines, steps: method, timers } = asked;
    expect(found).toEqual({
      name,
      servings,
      minutes,
      titles: headings,
      ingredients: lines,
      steps: method,
      timers,
    });
  });

  it('is read by its shape alone', () => {
    const { dish, ingredients, steps } = readWith(wordsByShape(''), text, []);
    const counted = [asked.ingredients.length, asked.steps.length];
    expect([dish, ingredients.length, steps.length]).toEqual([name, ...counted]);
  });
});
