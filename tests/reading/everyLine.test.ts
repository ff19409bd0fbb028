import { beforeAll, describe, expect, it } from 'vitest';
import { reader } from '../../src/reader.ts';
import { rolesIn } from '../../src/reading/explain.ts';
import type { Line } from '../../src/reading/lines/lines.ts';
import { beginsWithAmount, hasWords, isSentence } from '../../src/reading/lines/looks.ts';
import type { Reading } from '../../src/reading/shape/read.ts';
import { writeMarkdown } from '../../src/reading/writing/markdown.ts';
import { readCorpus } from './corpus.ts';
import { EXPECTED, splitCases } from './splitCases.ts';
import CASES from './structure.txt?raw';

const FILES = import.meta.glob<string>(['./answers/*/*.md', './asked/*.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Markdown marks, such as those of bold text. A mark may be inside a word. */
const MARKS = /[*_`\\]/g;
const WRITTEN = readCorpus<{ language?: string; asked?: string[] }>(FILES).map(({ file, head, text }) => {
  const { language = file.slice(-5, -3), asked = [] } = head;
  return { file, text, ingredients: asked, taste: { language } };
});

const SHORT = splitCases(CASES).map(([title, lines]) => ({
  file: title,
  text: lines.filter((line) => !EXPECTED.test(line)).join('\n'),
  ingredients: [],
  taste: { language: 'en' },
}));

/** For each line, counts the parts of the result that contain the line: dish, facts, groups, ingredients and steps. */
function countRoles(reading: Reading): Map<Line, number> {
  const { dishLine, factLines, groupLines, ingredients, steps, parts } = reading;
  const all = [
    ...(dishLine ? [dishLine] : []),
    ...factLines,
    ...new Set(ingredients.map(({ line }) => line)),
    ...steps.flatMap(({ heading, lines }) => (heading ? [heading.line, ...lines] : lines)),
    ...groupLines.keys(),
  ];
  const counts = new Map(
    Object.values(parts)
      .flat()
      .map((line) => [line, 0]),
  );
  for (const line of all) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).filter(hasWords);
}

describe.each([...WRITTEN, ...SHORT])('reader, $file', (answer) => {
  let reading: Reading;
  beforeAll(async () => {
    await reader.wordsToLoad(answer);
    reading = reader.read(answer);
  });

  it('reader: assigns each line of the answer to at most one part', () => {
    const lines = Object.values(reading.parts).flat();
    expect(new Set(lines).size).toBe(lines.length);
    const twice = [...countRoles(reading)].filter(([, count]) => count > 1);
    expect(twice.map(([{ text }]) => text)).toEqual([]);
  });

  it('lines read as remarks: look like neither ingredients nor steps', () => {
    const remarksIn = (part: 'ingredients' | 'steps') =>
      reading.parts[part].filter((line) => rolesIn(reading).get(line) === 'remark');
    const items = remarksIn('ingredients').filter(
      ({ mark, text }) => mark !== '' && beginsWithAmount(text) && !isSentence(text),
    );
    const steps = remarksIn('steps').filter(
      ({ mark, text }) => mark === '1' && isSentence(text) && !text.endsWith('?'),
    );
    if (reading.ingredients.length > 0) expect(items.map(({ text }) => text)).toEqual([]);
    if (reading.steps.length > 0) expect(steps.map(({ text }) => text)).toEqual([]);
  });

  it('rewritten markdown: contains all words of the answer', () => {
    const { steps } = reading;
    const markdown = writeMarkdown(reading).markdown.normalize('NFKC').toLowerCase().replace(MARKS, '');
    const expected = [...rolesIn(reading)].flatMap(([line, role]) => {
      // On the lines of the dish and the step titles, compares only the name, since the markdown may omit the other
      // words.
      if (role === 'dish') return wordsOf(reading.dish);
      const step = steps.find(({ heading }) => heading?.line === line);
      return wordsOf(step ? step.title : line.text);
    });
    expect(expected.filter((word) => !markdown.includes(word))).toEqual([]);
  });
});
