import Markdown from 'react-markdown';
import { afterAll, describe, expect, it } from 'vitest';
import { ingredientsOf } from '../../src/reading/foods/forStep.ts';
import { readList } from '../../src/reading/foods/needed.ts';
import { scaleLine } from '../../src/reading/numbers/amounts.ts';
import { type Facts, readFacts } from '../../src/reading/numbers/facts.ts';
import { dishOf, textOf } from '../../src/reading/textAndDish.ts';
import type { RecipeOutline } from '../../src/reading/tree/recipeOutline.ts';
import { rehypeRecipe } from '../../src/reading/tree/rehypeRecipe.ts';
import { remarkPlugins } from '../../src/reading/tree/remarkPlugins.ts';

/** What a person reads in an answer. Only what is given here is compared. */
type Expected = {
  /** A language tag. */
  language: string;
  /** What the visitor had on the list. */
  asked?: string[];
  /** Null where nothing in the answer names it. */
  dish?: string | null;
  servings?: number | [number, number] | string;
  minutes?: Partial<Pick<Facts, 'total' | 'prep' | 'cook'>>;
  /** 'group > line', or the line alone. */
  ingredients: string[];
  /** The lines at twice the servings. */
  doubled?: string[];
  /** Title and text of each. */
  steps: string[];
  /** The seconds of each duration that can be timed, step by step. */
  timers?: number[][];
  /** Lines that are not covered by what was asked with. */
  needed?: string[];
  /** The lines that each step names. */
  forStep?: string[][];
  /** What is read otherwise still. */
  missed?: (keyof Expected)[];
};

/** A file begins with what is expected of it; the answer is all the rest. */
const FILE = /^---json\n([\s\S]*?)\n---\n([\s\S]*)$/;
const FILES = import.meta.glob<string>('./answers/*.md', { query: '?raw', import: 'default', eager: true });

const CASES = Object.entries(FILES).map(([path, content]) => {
  const [, expected, text] = FILE.exec(content.replaceAll('\r\n', '\n')) ?? [];
  if (expected === undefined || text === undefined)
    throw new Error(`${path} does not begin with what is expected`);
  return {
    name: path.slice('./answers/'.length, -'.md'.length),
    expected: JSON.parse(expected) as Expected,
    text,
  };
});

function read(answer: string, { asked = [] }: Expected) {
  const asking = { text: answer, ingredients: asked };
  const text = textOf(asking);
  const dish = dishOf(text, asking);
  const outlines: RecipeOutline[] = [];
  Markdown({
    children: text,
    remarkPlugins,
    rehypePlugins: [[rehypeRecipe, dish, (one: RecipeOutline) => outlines.push(one)]],
  });
  return { dish, facts: readFacts(text), outline: outlines[0] as RecipeOutline };
}

/** Signs, marks and blanks do not count. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join(' ') ?? '';
const line = (group: string, text: string) => (group ? `${group} > ${text}` : text);

type Read = ReturnType<typeof read>;

/** How each part of what is expected is read; where nothing is expected, nothing is compared. */
const AREAS: { [Area in keyof Expected]?: (found: Read, expected: Expected) => unknown } = {
  dish: ({ dish }) => dish,
  servings: ({ facts }) => {
    const { count, upTo, of } = facts.yield ?? { count: null, upTo: null, of: '' };
    if (of) return `${count}${upTo ? `–${upTo}` : ''} ${of}`;
    return upTo ? [count, upTo] : count;
  },
  minutes: ({ facts }, { minutes = {} }) =>
    Object.fromEntries(Object.keys(minutes).map((time) => [time, facts[time as keyof typeof minutes]])),
  ingredients: ({ outline }) => outline.ingredients.map(({ group, text }) => line(group, text)),
  doubled: ({ outline }) => outline.ingredients.map(({ text }) => scaleLine(text, outline.english, 2)),
  steps: ({ outline }) => outline.steps.map(({ title, text }) => `${title} ${text}`),
  timers: ({ outline }) => outline.steps.map(({ timers }) => timers.map(({ ms }) => ms / 1_000)),
  needed: ({ outline }, { asked = [] }) => {
    const isOnHand = readList(asked, outline.ingredientLines.join(' '));
    return outline.ingredients.flatMap(({ text }) => (isOnHand(text) ? [] : [text]));
  },
  forStep: ({ outline }) => outline.steps.map((_, at) => ingredientsOf(at, outline).map(({ text }) => text)),
};

const score = new Map<string, { right: number; all: number }>();

describe.each(CASES)('$name', ({ name, expected, text }) => {
  const found = read(text, expected);
  const areas = Object.entries(AREAS).filter(([area]) => area in expected);
  const isMissed = ([area]: (typeof areas)[number]) => expected.missed?.includes(area as keyof Expected);
  const compare = (area: string, readArea: (typeof areas)[number][1]) => {
    const wanted = area === 'dish' ? (expected.dish ?? nameOf(expected)) : expected[area as keyof Expected];
    const place = `${area.padEnd(12)}${expected.language}`;
    const sum = score.get(place) ?? { right: 0, all: 0 };
    score.set(place, { ...sum, all: sum.all + 1 });
    expect(comparable(readArea(found, expected)), name).toEqual(comparable(wanted));
    score.set(place, { right: sum.right + 1, all: sum.all + 1 });
  };
  it.each(areas.filter((area) => !isMissed(area)))('%s', compare);
  it.fails.each(areas.filter(isMissed))('%s, which is read otherwise still', compare);
});

function nameOf({ asked = [] }: Expected): string {
  return dishOf('', { text: '', ingredients: asked });
}

function comparable(value: unknown): unknown {
  if (typeof value === 'string') return plain(value);
  if (Array.isArray(value)) return value.map(comparable);
  return value;
}

afterAll(() => {
  const rows = [...score].sort(([one], [other]) => one.localeCompare(other));
  console.info(rows.map(([place, { right, all }]) => `${place}  ${right} of ${all}`).join('\n'));
});
