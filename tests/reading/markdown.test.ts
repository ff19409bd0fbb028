import { expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
import { writeMarkdown } from '../../src/reading/writing/markdown.ts';
import { rowsIn } from '../rowsIn.ts';
/** Markdown that stays as it is. The marks in square brackets say what `written` finds in a line. */
import KEPT from './markdownKept.txt?raw';
/** An answer, and the markdown of it with the marks of `written`. */
import OF_TITLES from './markdownOfTitles.txt?raw';
/** Each row has a rule, steps, and the numbers in their markdown. */
import NUMBERS from './numbersOfSteps.tsv?raw';

function written(text: string): string[] {
  const reading = reader.read({ text, ingredients: [] });
  const { dishLine, titles, factLines, ingredients, steps } = reading;
  const { markdown, ids } = writeMarkdown(reading);
  const names = new Map([
    [dishLine?.id, 'dish'],
    [titles.ingredients?.id, 'ingredients'],
    [titles.steps?.id, 'steps'],
    ...[...factLines].map(({ id }) => [id, 'facts'] as const),
    ...ingredients.map(({ id }, index) => [id, `ingredient ${index}`] as const),
    ...steps.map(({ id }, index) => [id, `step ${index}`] as const),
  ]);
  return markdown.split('\n').map((line, index) => {
    const name = names.get(ids[index + 1]);
    return name ? `[${name}] ${line}` : line;
  });
}

it.each(KEPT.trim().split('\n====\n'))('markdown: keeps layout, tables, code, footnotes (%#)', (marked) => {
  const text = marked.replace(/^\[\w+(?: \d)?\] /gm, '');
  expect(written(text).filter(Boolean)).toEqual(marked.split('\n').filter(Boolean));
});

it('rewritten markdown: turns step titles into list items with indented lines', () => {
  const [text = '', markdown] = OF_TITLES.trim().split('\n====\n');
  expect(written(text).join('\n')).toBe(markdown);
});

it('rewritten markdown: does not repeat a list’s title as the title of its first group', () => {
  const text =
    '# Cake\n\n## Dry ingredients\n\n- 200 g flour\n\n## Wet ingredients\n\n- 2 eggs\n\n## Steps\n\n1. Mix.';
  const titles = written(text).filter((line) => line.includes('#'));
  expect(titles).toEqual([
    '[dish] # Cake',
    '[ingredients] ## Dry ingredients',
    '### Wet ingredients',
    '[steps] ## Steps',
  ]);
});

it('times and servings: are found even if two labels begin with the same word', async () => {
  await reader.load('pl');
  const text =
    '# Placki\n\n**Porcje:** 4\n**Czas przygotowania:** 20 minut\n**Czas gotowania:** 30 minut\n\n## Składniki\n\n- 1 kg ziemniaków\n- 1 mała cebula';
  expect(reader.read({ text, ingredients: [], language: 'pl' }).factLines.size).toBe(3);
});

it('dish name: is not taken from a line with a label if that line is too long', () => {
  const long = `Recipe: ${'ab'.repeat(150)}`;
  const text = `${long}\n\n- 2 eggs\n\n1. Fry the eggs.`;
  expect(reader.read({ text, ingredients: ['eggs'] }).dish).toBe('Eggs');
});

it('dish name: has no quotes and no colon', () => {
  const text = '**Dish: "Rice Bowl":**\n\n- 2 eggs\n\n1. Fry them.';
  expect(reader.read({ text, ingredients: [] }).dish).toBe('Rice Bowl');
});

it('answer that is too long to render: only the name of the dish is found', () => {
  const text = `# Rice\n\n## Ingredients\n\n- 2 eggs\n\n## Steps\n\n1. Fry.\n\n${'more '.repeat(3_000)}`;
  const { dish, ingredients, steps } = reader.read({ text, ingredients: [] });
  expect([dish, ingredients, steps]).toEqual(['Rice', [], []]);
});

it('rewritten markdown: keeps every word of a text that is not a recipe', () => {
  const text = 'What a day.\n\n> A quote.\n\n* a\n  * b\n\nNo recipe, sorry.\n### Bye\nAsk again.';
  expect(written(text).join('\n')).toContain(
    'What a day.\n\n> A quote.\n\n- a\n  - b\n\nNo recipe, sorry.\n\n### Bye\n\nAsk again.',
  );
});

it.each(rowsIn(NUMBERS))('rewritten markdown: keeps the numbers of steps (%s)', (_, steps, numbers) => {
  const lines = written(`# Pie\n\n## Ingredients\n\n- 200 g flour\n\n## Steps\n\n${steps}`);
  expect(lines.flatMap((line) => /^\[step \d\] (\d+)\./.exec(line)?.[1] ?? []).join(' ')).toBe(numbers);
});
