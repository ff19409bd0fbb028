import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
import { explainAnswer, explainLine } from '../../src/reading/explain.ts';

const ANSWER = `# Nudelauflauf

Für 4 Personen

## Zutaten

- 500 g Nudeln

## Zubereitung

1. Nudeln 10 Minuten kochen.
2. Alles überbacken.
`;

it('explain, for an answer: prints the scores of each block and the role of each line', async () => {
  expect((await explainAnswer(reader, ANSWER, '')).split('\n')).toEqual([
    'language: de',
    'dish: Nudelauflauf',
    expect.stringMatching(/^facts: 4 servings/),
    '',
    '        head ingredients     between       steps         end  became',
    expect.stringMatching(/(?: +-?\d+\.\d){5} {2}head +'Nudelauflauf' 1 line$/),
    expect.stringMatching(/ {2}ingredients 'Zutaten' \(sure, of ingredients\) 1 line marked -$/),
    expect.stringMatching(/ {2}steps +'Zubereitung' \(sure, of steps\) 2 lines marked 1$/),
    '',
    'dish        Nudelauflauf',
    'facts       Für 4 Personen',
    'title       Zutaten',
    'ingredient  500 g Nudeln',
    'title       Zubereitung',
    'step        Nudeln 10 Minuten kochen.',
    'step        Alles überbacken.',
  ]);
});

it('explain, for a file in tests/reading/answers: skips the JSON header', async () => {
  const text = await explainAnswer(
    reader,
    `---json\n{ "language": "de", "dish": "Auflauf" }\n---\n${ANSWER}`,
    '',
  );
  expect(text).toBe(await explainAnswer(reader, ANSWER, ''));
});

it('explain, for an ingredient line: prints name, foods, doubled amounts and word roles', async () => {
  const text = await explainLine(reader, '1.5 large eggs or evaporated milk (1-inch)', 'en');
  expect(text.split('\n')).toEqual([
    'name: large eggs or evaporated milk',
    expect.stringMatching(/^needs: egg or evaporated \(turned\) \+ milk/),
    'doubled: 3 large eggs or evaporated milk (1-inch)',
    '',
    "'1.5' without a unit: scaled",
    "'1' without a unit: as written, no amount",
    '',
    expect.stringMatching(/^1\.5 +none +figure$/),
    expect.stringMatching(/^large +none +describing$/),
    expect.stringMatching(/^eggs +food +names +egg \{egg\}$/),
    expect.stringMatching(/^or +or +or/),
    expect.stringMatching(/^evaporated +turned +turned +evaporated$/),
    expect.stringMatching(/^milk +makes +makes +milk \{dairy, lactose\}$/),
    expect.stringMatching(/^1 +none +figure$/),
    expect.stringMatching(/^inch +none +unit$/),
  ]);
});

it('explain, for an ingredient line: says why an amount is not scaled', async () => {
  const reasonsFor = async (line: string) =>
    (await explainLine(reader, line, 'en')).match(/(?<=as written, ).*/g);
  expect(await reasonsFor('1 can (400 g) milk')).toEqual(['not the amount']);
  expect(await reasonsFor('2 onions (300 g)')).toEqual(Array(2).fill('the line is not clear enough'));
});

it('explain, for an ingredient line: rejects an unknown language', async () => {
  expect(await explainLine(reader, '2 Eier', 'german')).toBe("There is no language file for 'german'.");
});

it('explain: runs from the command line, with a line in any language', () => {
  const text = execFileSync(process.execPath, ['src/devtools/explain.mjs', '2 große Eier', 'de']);
  expect(String(text)).toMatch(/^name: große Eier\nneeds: ei\n/);
});
