import { inflateSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import type { Recipe } from '../../machines/recipe.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { findPacked, readLink, writeLink } from '../../src/storage/recipeLink.ts';
import { BROKEN, packContent } from '../page/recipe/brokenLinks.ts';
import { recipeOf } from '../recipeOf.ts';
import { rowsIn } from '../rowsIn.ts';
/** Each row has a part that a link may not contain, the fields of a link, and the fields of the opened recipe. */
import CONTENTS from './linkContents.tsv?raw';
/** URL fragments that do not belong to a shared recipe. */
import NOT_OURS from './otherFragments.txt?raw';

const HOME = 'https://page.test/kitchen/';
const TASTE: Taste = {
  diets: ['vegan'],
  minutes: 30,
  eaters: 2,
  units: 'US',
  language: 'de',
  avoid: ['nuts'],
  ownWords: 'I am pregnant',
};

afterEach(() => vi.unstubAllGlobals());

async function sendAndReceive(recipe: Recipe, scale: number) {
  const link = (await writeLink(HOME, { recipe, scale })) ?? '';
  const found = findPacked(link);
  return { link, received: await readLink(found ?? '', 2_000) };
}

it.each([
  ['# Rice\n\n- 200 g rice\n\n1. Boil it.', 1],
  ['# Crème brûlée 🍮\n\n- ½ l Sahne\n\n\u202eabc', 1.5],
  ['# 炒饭\n\n'.padEnd(12_000, '先把米饭放凉。'), 0.25],
])('shared recipe: arrives with its text, language and servings (%#)', async (text, scale) => {
  const recipe = recipeOf(text, { taste: TASTE, cutShort: true, onDevice: true });
  const { link, received } = await sendAndReceive(recipe, scale);
  expect(link).toMatch(/^https:\/\/page\.test\/kitchen\/#r1\.[\w-]+$/);
  const id = expect.stringMatching(/^sent-\w+$/);
  const taste = { ...NO_TASTE, language: 'de' };
  expect(received).toEqual({
    recipe: { ...recipe, id, at: 2_000, onDevice: false, ingredients: [], taste },
    scale,
  });
});

it('id of a shared recipe: depends only on the text of the recipe', async () => {
  const idOf = async (text: string, scale: number) =>
    (await sendAndReceive(recipeOf(text), scale)).received?.recipe.id;
  const texts = ['# Rice', '# Ricf', '# Rcie', ' # Rice', '# Rice '.repeat(50)];
  const ids = await Promise.all([
    ...texts.map((text) => idOf(text, 1)),
    ...texts.map((text) => idOf(text, 2)),
  ]);
  expect(ids.slice(texts.length)).toEqual(ids.slice(0, texts.length));
  expect(new Set(ids).size).toBe(texts.length);
});

it.each([
  [NO_TASTE, {}],
  [TASTE, { taste: { language: 'de' } }],
])(
  'recipe link: contains the recipe, and nothing of the sender’s list and wishes (%#)',
  async (taste, sent) => {
    const recipe = recipeOf('# Rice', {
      id: 'secret',
      at: 123_456_789,
      taste,
      onDevice: true,
      cookbook: { leftOut: ['eggs'], others: 3, meant: [] },
      changed: { wish: 'Milder', from: 'secret' },
    });
    const { link } = await sendAndReceive(recipe, 1);
    const packed = Buffer.from(findPacked(link)?.slice('1.'.length) ?? '', 'base64url');
    expect(JSON.parse(String(inflateSync(packed)))).toEqual({
      text: '# Rice',
      cutShort: false,
      ...sent,
      scale: 1,
      cookbook: {},
    });
  },
);

it('link of a pasted recipe: keeps the page and the author', async () => {
  const pasted = { address: 'https://a.test/soup', author: 'Ada', isSent: false };
  const { received } = await sendAndReceive(recipeOf('# Soup', { pasted }), 1);
  expect(received?.recipe.pasted).toEqual({ ...pasted, isSent: true });
});

it.each(rowsIn(CONTENTS))('link with %s and wishes: is opened without them', async (_, content, left) => {
  const found = findPacked(`${HOME}${packContent({ taste: TASTE, ...JSON.parse(content) })}`);
  const { recipe } = (await readLink(found ?? '', 2_000)) ?? {};
  expect(recipe).toEqual({ ...recipe, taste: { ...NO_TASTE, language: 'de' }, ...JSON.parse(left) });
});

it.each([
  ['before compression', recipeOf('é'.repeat(32 * 1_024))],
  ['after compression', recipeOf(Array.from({ length: 20_000 }, () => Math.random()).join(''))],
])('recipe link: is not created if the recipe is too long %s', async (_, recipe) => {
  expect(await writeLink(HOME, { recipe, scale: 1 })).toBeNull();
});

it('recipe link: if the page can create a link, the page can also read the link', async () => {
  for (const length of [5_000, 10_000, 11_000, 11_500, 12_000, 13_000]) {
    const text = Array.from({ length }, () => String.fromCharCode(33 + Math.random() * 90)).join('');
    const { link, received } = await sendAndReceive(recipeOf(text), 1);
    expect([length, received?.recipe.text]).toEqual([length, link ? text : undefined]);
  }
});

it.each(Object.entries(BROKEN))('broken recipe link: is recognised as broken (%s)', async (_, fragment) => {
  const found = findPacked(`${HOME}${fragment}`);
  if (!found) throw new Error('The link was not recognised as a recipe');
  await expect(readLink(found, 2_000)).resolves.toBeNull();
});

it.each(NOT_OURS.trim().split('\n'))('link without a recipe: is no recipe link (%s)', (fragment) => {
  expect(findPacked(`${HOME}${fragment}`)).toBeNull();
});
