import { expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
import { writeMarkdown } from '../../src/reading/writing/markdown.ts';

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

it.each([
  '[dish] # Rice\n\nA bowl.\n\n[facts] Serves 2\n\n[ingredients] ## Ingredients\n\n[ingredient 0] - 1 cup rice\n[ingredient 1] - [x] salt\n\n[steps] ## Instructions\n\n[step 0] 1. **Cook** it.\n[step 1] 2. Eat.',
  '[dish] # Pie[^1]\n\n[ingredients] ## Ingredients\n\n| Amount | Name |\n|---|---|\n[ingredient 0] | 200 g | flour |\n[ingredient 1] | 2 | eggs |\n\n[steps] ## Method\n\n[step 0] 1. Mix the flour and the eggs.\n\n```\n- no item\n```\n\n[step 1] 2. Bake the pie for 20 minutes.\n\n[^1]: A pie.',
])('rewritten markdown: keeps the requested layout, tables, code and footnotes (%#)', (marked) => {
  const text = marked.replace(/^\[\w+(?: \d)?\] /gm, '');
  expect(written(text).filter(Boolean)).toEqual(marked.split('\n').filter(Boolean));
});

it('rewritten markdown: turns step titles into list items with indented lines', () => {
  const text =
    'Sure! Here it is.\n\n**Pie**\n\n**Ingredients:**\n\n**For the dough:**\n1. 200 g flour\n2. 1 egg\n\n**For the filling:**\n1. 2 apples\n\n**Step 1: Knead the dough**\nKnead it for 5 minutes.\n- by hand\n\n**Step 2: Bake**\nBake it.\n\n**Notes**\n\n- Keep it cool.';
  expect(written(text)).toEqual([
    '[dish] # Pie',
    '',
    'Sure! Here it is.',
    '',
    '[ingredients] ## Ingredients',
    '',
    '### For the dough',
    '',
    '[ingredient 0] - 200 g flour',
    '[ingredient 1] - 1 egg',
    '',
    '### For the filling',
    '',
    '[ingredient 2] - 2 apples',
    '',
    '[step 0] 1. **Knead the dough**',
    '',
    '    Knead it for 5 minutes.',
    '    - by hand',
    '[step 1] 2. **Bake**',
    '',
    '    Bake it.',
    '',
    '**Notes**',
    '',
    '- Keep it cool.',
  ]);
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

const DOUGH = '### Dough\n\n1. Mix the flour and the water.\n2. Knead the dough for 5 minutes.';

it.each([
  [
    'two titled groups',
    `${DOUGH}\n\n### Filling\n\n1. Slice the apples.\n2. Repeat steps 1 and 2 twice.`,
    '1 2 1 2',
  ],
  ['groups that count on', `${DOUGH}\n\n### Filling\n\n3. Slice the apples.\n4. Bake the pie.`, '1 2 3 4'],
  ['ones alone', '1. Mix the flour.\n1. Knead it for 5 minutes.\n1. Bake the bread.', '1 2 3'],
  ['four and five', '4. Mix the flour with the water.\n5. Bake the bread.', '4 5'],
  ['bullets', '- Mix the flour with the water.\n- Bake the bread.', '1 2'],
])('rewritten markdown: keeps the numbers of steps (%s)', (_, steps, numbers) => {
  const lines = written(`# Pie\n\n## Ingredients\n\n- 200 g flour\n\n## Steps\n\n${steps}`);
  expect(lines.flatMap((line) => /^\[step \d\] (\d+)\./.exec(line)?.[1] ?? []).join(' ')).toBe(numbers);
});
