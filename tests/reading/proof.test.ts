import { describe, expect, it } from 'vitest';
import type { Recipe } from '../../machines/recipe.ts';
import { NO_TASTE } from '../../machines/taste.ts';
import { requestOf } from '../../src/page/rendering/readRecipe.ts';
import { answerOf, reader } from '../../src/reader.ts';
import { proofRead } from '../../src/reading/proof/proofRead.ts';
import { proofLines } from '../proofLines.ts';
import { recipeOf } from '../recipeOf.ts';
import { rowsIn } from '../rowsIn.ts';
import { isNight } from '../sample.ts';
/** Each row has ingredients and steps, divided by bars, and the findings of proof-reading, if there are any. */
import CURRIES from './curries.tsv?raw';
/** Each row has a reason, ingredients and steps of a curry, and changes of the recipe. */
import NOT_MISSING from './notMissing.tsv?raw';
/** Each row has the times above the ingredients, and the finding, if any. */
import WAITS from './waits.tsv?raw';

/**
 * Short recipes in every language, tested with one fault at a time. Lines by their first character:
 * '?': requested foods | a missing food. '@': the total time | a total that is too short.
 * '-': an ingredient with {amount}. '+': an unused ingredient. A number: a step with {oven heat}.
 */
const FILES = import.meta.glob<string>('./proof/*.txt', { query: '?raw', import: 'default', eager: true });
const FAULTS = ['amounts', 'missing', 'wait', 'unused', 'oven'] as const;
type Fault = (typeof FAULTS)[number] | 'none';
type Short = { tag: string; dish: string; labels: string[]; lines: string[] };

const RECIPES = Object.entries(FILES).flatMap(([file, text]) => {
  const [head = '', ...blocks] = text.trim().split(/\n\n# /);
  return blocks.map((block): Short => {
    const [dish = '', ...lines] = block.split('\n');
    return { tag: file.slice(-6, -4), dish, labels: head.split(' | '), lines };
  });
});

function written({ dish, labels, lines }: Short, fault: Fault): Pick<Recipe, 'text' | 'ingredients'> {
  const [total = '', ingredients = '', steps = ''] = labels;
  const marked = (mark: string) =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length + 1));
  const bare = (line: string, isBare: boolean) =>
    (isBare ? line.replace(/\{[^}]*\}/g, '') : line.replace(/[{}]/g, '')).trim();
  const [requested = '', never = ''] = marked('?')[0]?.split(' | ') ?? [];
  const [long, short] = marked('@')[0]?.split(' | ') ?? [];
  const listed = [...marked('-'), ...(fault === 'unused' ? marked('+') : [])];
  return {
    ingredients: [...requested.split(/[,、،]\s?/), ...(fault === 'missing' ? [never] : [])],
    text: [
      `# ${dish}\n\n**${total}:** ${fault === 'wait' ? short : long}\n\n## ${ingredients}\n`,
      ...listed.map((line) => `- ${bare(line, fault === 'amounts')}`),
      `\n## ${steps}\n`,
      ...[1, 2, 3].map((index) => `${index}. ${bare(marked(`${index}`)[0] ?? '', fault === 'oven')}`),
    ].join('\n'),
  };
}

async function found(text: string, tag = 'en', more: Partial<Recipe> = {}): Promise<string[]> {
  const recipe = recipeOf(text, { ingredients: [], taste: { ...NO_TASTE, language: tag }, ...more });
  await reader.load(tag);
  const reading = reader.read(answerOf(recipe));
  return proofLines(proofRead(reading, requestOf(recipe)), reading);
}

describe.each<Fault>(['none', ...FAULTS])('proof-reading, fault: %s', (fault) => {
  // Outside the night, tests each recipe with one of the faults, and without a fault.
  const some = RECIPES.filter(
    (_, index) => isNight || fault === 'none' || fault === FAULTS[index % FAULTS.length],
  );

  it.each(some)('proof-reading, $tag: finds only the fault in $dish', async (short) => {
    const { text, ingredients } = written(short, fault);
    const kinds = (await found(text, short.tag, { ingredients })).map((line) => line.split(' ')[0]);
    expect(kinds).toEqual(fault === 'none' ? [] : [fault]);
  });
});

it('proof-reading: is tested with at least sixty recipes in eighteen languages', () => {
  expect(RECIPES.length).toBeGreaterThanOrEqual(60);
  expect(Object.keys(FILES)).toHaveLength(18);
});

/** Writes a recipe for a curry with additional ingredients and steps. */
const curry = (list: string, steps: string) =>
  [
    '# Curry\n\n## Ingredients\n',
    ...['400 g lentils', '1 onion', '2 cloves garlic', '400 ml coconut milk', ...list.split(' | ')].map(
      (line) => (line.endsWith(':') ? `\n### ${line.slice(0, -1)}\n` : `- ${line}`),
    ),
    '\n## Steps\n',
    ...[
      'Fry the onion and the garlic.',
      'Simmer the lentils in the coconut milk.',
      ...steps.split(' | '),
    ].map((step, index) => `${index + 1}. ${step}`),
  ].join('\n');

it.each(rowsIn(CURRIES).map(([list = '', steps = '', found = '']) => ({ list, steps, found })))(
  'proof-reading: finds $found in a curry with $list if the steps say $steps',
  async ({ list, steps, found: expected }) => {
    expect((await found(curry(list, steps))).join(' | ')).toBe(expected);
  },
);

it.each(['1 EL Butterschmalz', '1 EL Schweineschmalz'])(
  'proof-reading, de: counts %s as used in a step that only says “fat”',
  async (fat) => {
    const list = ['400 g Linsen', '1 Zwiebel', '400 ml Kokosmilch', fat].map((line) => `- ${line}`);
    const steps = '1. Das Fett erhitzen und die Zwiebel braten.\n2. Die Linsen in der Kokosmilch kochen.';
    const text = ['# Linsencurry\n\n## Zutaten\n', ...list, '\n## Zubereitung\n', steps].join('\n');
    expect(await found(text, 'de')).toEqual([]);
  },
);

it.each(rowsIn(WAITS))('proof-reading: compares a wait with the times "%s" (%s)', async (times, expected) => {
  const text = curry('1 leek', 'Stir in the leek. | Chill for 4 hours.');
  expect((await found(text.replace('# Curry', `# Curry\n\n${times}`))).join()).toBe(expected);
});

it('requested food: is reported if the answer never names it', async () => {
  const ingredients = ['lentils', 'tofu'];
  expect(await found(curry('1 leek', 'Stir in the leek.'), 'en', { ingredients })).toEqual(['missing tofu']);
});

it.each(rowsIn(NOT_MISSING))('missing foods: are not reported %s', async (_, list, steps, changes) => {
  const { taste, ...more } = JSON.parse(changes);
  const answer = curry(list, steps);
  expect(await found(answer, 'en', { ...more, taste: { ...NO_TASTE, ...taste } })).toEqual([]);
});

it('proof-reading: reports only missing amounts if there are no steps or no word list', async () => {
  expect(await found('# Curry\n\n## Ingredients\n\n- 1 leek\n- 2 carrots\n- 3 onions')).toEqual([]);
  const czech =
    '# Polévka\n\n## Suroviny\n\n- mrkev\n- cibule\n- brambory\n\n## Postup\n\n1. Uvař mrkev.\n2. Podávej.';
  expect(await found(czech, 'cs')).toEqual(['amounts']);
});
