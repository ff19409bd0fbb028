import { describe, expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
import { ingredientsOf } from '../../src/reading/foods/forStep.ts';
import table from './forStep.txt?raw';

/**
 * Each block starts with a list of ingredients, such as '# en: 2 eggs | Sauce > honey'. Each other row has a step
 * and the ingredients that the step names: 'step → 2 eggs'. In 'Sauce > step → honey', 'Sauce' is the heading
 * above the step.
 */
const LISTS = table.trim().split('\n\n');

async function named(head: string, ...texts: string[]): Promise<string> {
  const [, tag = '', list = ''] = /^# (\w\w): (.*)$/.exec(head) ?? [];
  await reader.load(tag);
  const ingredients = list.split(' | ').map((line) => {
    const [text = '', group = ''] = line.split(' > ').reverse();
    return { text, group };
  });
  const steps = texts.map((step) => {
    const [text = '', part = ''] = step.split(' > ').reverse();
    return { part, title: '', text };
  });
  const found = ingredientsOf(texts.length - 1, { ingredients, steps, language: reader.languageOf(tag) });
  return found.map(({ text }) => text).join(' | ');
}

describe.each(LISTS)('recipe reader, %s', (block) => {
  const [head = '', ...rows] = block.split('\n');

  it.each(rows)('ingredients of a step: %s', async (row) => {
    const [step = '', expected = ''] = row.split(' → ');
    expect(await named(head, step)).toBe(expected);
  });
});

it("'the remaining ingredients' in a step: means ingredients that no earlier step uses", async () => {
  const oats = '# en: 1 cup rolled oats | 1 cup milk | 1 tbsp chia seeds | 1 cup berries';
  expect(await named(oats, 'Pour the milk over the oats.', 'Add the remaining ingredients.')).toBe(
    '1 tbsp chia seeds | 1 cup berries',
  );
});
