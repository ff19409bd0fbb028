import { describe, expect, it } from 'vitest';
import { read } from '../../../src/newReading/read.ts';
import { writeMarkdown } from '../../../src/newReading/writing/markdown.ts';
import { BLOW_UPS } from '../../page/drawing/blowUps.ts';

const MOST_CHARS = 60_000;
/** Far above what a slow machine needs, far below what a text of quadratic cost takes. */
const MOST_MS = 1_000;
const RECIPE = '# Rice\n\n## Ingredients\n\n- 2 eggs\n\n## Instructions\n\n1. Fry for 5 minutes.\n\n';
const OF_WORDS = [
  '5 to ',
  'a: ',
  '2 eggs, ',
  'recipe for ',
  'Aaa Bbb ',
  'Step 1: ',
  'serves ',
  'and ',
  '. ',
  '(a',
];
const TEXTS: Record<string, (chars: number) => string> = {
  ...BLOW_UPS,
  ...Object.fromEntries(OF_WORDS.map((words) => [words, (chars) => words.repeat(chars / words.length)])),
};

describe.each(Object.entries(TEXTS))('%s', (_, make) => {
  it.each([11_900, MOST_CHARS])('takes no longer than a moment at %i characters', (chars) => {
    for (const before of ['', RECIPE]) {
      const from = performance.now();
      writeMarkdown(read({ text: (before + make(chars)).slice(0, chars), ingredients: [] }));
      expect(performance.now() - from).toBeLessThan(MOST_MS);
    }
  });
});
