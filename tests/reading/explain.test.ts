import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
import { explainAnswer, explainLine } from '../../src/reading/explain.ts';
import ANSWER from './explained.md?raw';
import OF_ANSWER from './explainedAnswer.txt?raw';
import OF_LINE from './explainedLine.txt?raw';

/** Replaces scores, such as -1.5, because each change of the reader moves some of them. */
const withoutScores = (text: string) => text.replace(/ +-?\d+\.\d\b/g, ' #');

it('explain, for an answer: prints the scores of each block and the role of each line', async () => {
  expect(withoutScores(await explainAnswer(reader, ANSWER, ''))).toBe(OF_ANSWER.trimEnd());
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
  expect(text).toBe(OF_LINE.trimEnd());
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
