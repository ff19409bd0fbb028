import { describe, expect, it } from 'vitest';
import { read, wordsToLoad } from '../../../src/newReading/read.ts';

/** Of 100 answers in other layouts than the one asked for. A case may be lost for a simpler rule, never a whole way of writing. */
const FLOORS = { dish: 88, servings: 94, ingredients: 92, steps: 92, timers: 92 };
type Area = keyof typeof FLOORS;
type Expected = { [Name in Area]?: unknown } & {
  language: string;
  asked?: string[];
  dish?: string | null;
  missed?: string[];
};

const FILE = /^---json\n([\s\S]*?)\n---\n([\s\S]*)$/;
const FILES = import.meta.glob<string>('../answers/*.md', { query: '?raw', import: 'default', eager: true });

describe('answers in other layouts', () => {
  it('are read at these rates', async () => {
    const score = new Map<Area, { right: number; all: number }>();
    for (const content of Object.values(FILES)) {
      const [, head = '', text = ''] = FILE.exec(content.replaceAll('\r\n', '\n')) ?? [];
      const expected = JSON.parse(head) as Expected;
      const found = await readAreas(text, expected);
      for (const area of Object.keys(FLOORS) as Area[]) {
        if (!expected[area] || expected.missed?.includes(area)) continue;
        const sum = score.get(area) ?? { right: 0, all: 0 };
        const isRight =
          JSON.stringify(comparable(found[area])) === JSON.stringify(comparable(expected[area]));
        score.set(area, { right: sum.right + (isRight ? 1 : 0), all: sum.all + 1 });
      }
    }
    const rates = Object.fromEntries([...score].map(([area, { right, all }]) => [area, (100 * right) / all]));
    console.info(rates);
    const low = Object.entries(FLOORS).filter(([area, floor]) => (rates[area] ?? 0) < floor);
    expect(low).toEqual([]);
  });
});

async function readAreas(text: string, { asked = [], language }: Expected): Promise<Record<Area, unknown>> {
  const answer = { text, ingredients: asked, taste: { language } };
  await wordsToLoad(answer);
  const { dish, facts, ingredients, steps } = read(answer);
  const { count = null, upTo = null, of = '' } = facts.yield ?? {};
  const range = upTo ? [count, upTo] : count;
  return {
    dish,
    servings: of ? `${count}${upTo ? `–${upTo}` : ''} ${of}` : range,
    ingredients: ingredients.map((one) => (one.group ? `${one.group} > ${one.text}` : one.text)),
    steps: steps.map((step) => `${step.title} ${step.text}`),
    timers: steps.map(({ timers }) => timers.map(({ seconds }) => seconds)),
  };
}

/** Signs, marks and blanks do not count. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'string') return value;
  return (
    value
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}
