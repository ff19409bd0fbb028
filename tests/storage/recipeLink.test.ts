import { inflateSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Recipe } from '../../machines/recipe.ts';
import { NO_TASTE } from '../../machines/taste.ts';
import { canSend, findPacked, readLink, writeLink } from '../../src/storage/recipeLink.ts';
import { BROKEN, NOT_OURS } from '../page/recipe/brokenLinks.ts';
import { recipeOf } from '../recipeOf.ts';

const HOME = 'https://page.test/kitchen/';
const TASTE = { ...NO_TASTE, diets: ['vegan' as const], avoid: ['nuts'] };

afterEach(() => vi.unstubAllGlobals());

async function sendAlong(recipe: Recipe, scale: number) {
  const link = (await writeLink(HOME, { recipe, scale })) ?? '';
  const found = findPacked(link);
  return { link, received: found && (await readLink(found, 2_000)) };
}

it.each([
  ['# Rice\n\n- 200 g rice\n\n1. Boil it.', 1],
  ['# Crème brûlée 🍮\n\n- ½ l Sahne\n\n\u202eabc', 1.5],
  ['# 炒饭\n\n'.padEnd(12_000, '先把米饭放凉。'), 0.25],
])('a recipe arrives as it was sent: %#', async (text, scale) => {
  const recipe = recipeOf(text, { taste: TASTE, cutShort: true, onDevice: true });
  const { link, received } = await sendAlong(recipe, scale);
  expect(link).toMatch(/^https:\/\/page\.test\/kitchen\/#r1\.[\w-]+$/);
  const { id, at, onDevice, ...sent } = recipe;
  expect(received).toEqual({
    recipe: { ...sent, id: expect.stringMatching(/^sent-\w+$/), at: 2_000, onDevice: false },
    scale,
  });
});

it('a recipe has the same id each time that it arrives, and no other recipe has it', async () => {
  const idOf = async (text: string, scale: number) =>
    (await sendAlong(recipeOf(text), scale)).received?.recipe.id;
  const texts = ['# Rice', '# Ricf', '# Rcie', ' # Rice', '# Rice '.repeat(50)];
  const ids = await Promise.all([
    ...texts.map((text) => idOf(text, 1)),
    ...texts.map((text) => idOf(text, 2)),
  ]);
  expect(ids.slice(texts.length)).toEqual(ids.slice(0, texts.length));
  expect(new Set(ids).size).toBe(texts.length);
});

it('nothing of the sender travels but the recipe', async () => {
  const { link } = await sendAlong(recipeOf('# Rice', { id: 'secret', at: 123_456_789 }), 1);
  const packed = Buffer.from(findPacked(link)?.packed ?? '', 'base64url');
  expect(JSON.parse(String(inflateSync(packed)))).toEqual({
    text: '# Rice',
    cutShort: false,
    ingredients: ['rice', 'eggs'],
    taste: {},
    scale: 1,
  });
});

it.each([
  ['its text', recipeOf('é'.repeat(32 * 1_024))],
  ['what its text leaves of a link', recipeOf(Array.from({ length: 20_000 }, () => Math.random()).join(''))],
  ['its list', recipeOf('# Rice', { ingredients: Array.from({ length: 201 }, (_, at) => `rice ${at}`) })],
])('no link is made where the recipe is too long: %s', async (_, recipe) => {
  expect(await writeLink(HOME, { recipe, scale: 1 })).toBeNull();
});

it('every link that is made can be read', async () => {
  for (const length of [5_000, 10_000, 11_000, 11_500, 12_000, 13_000]) {
    const text = Array.from({ length }, () => String.fromCharCode(33 + Math.random() * 90)).join('');
    const { link, received } = await sendAlong(recipeOf(text), 1);
    expect([length, received?.recipe.text]).toEqual([length, link ? text : undefined]);
  }
});

describe('a link that holds no recipe', () => {
  it.each(Object.entries(BROKEN))('%s is read, and is broken', async (_, fragment) => {
    const found = findPacked(`${HOME}${fragment}`);
    if (!found) throw new Error('It was not taken for a recipe');
    await expect(readLink(found, 2_000)).resolves.toBeNull();
  });

  it.each(NOT_OURS)('%s is not read', (fragment) => {
    expect(findPacked(`${HOME}${fragment}`)).toBeNull();
  });
});

it('a browser that cannot compress sends nothing, and takes every link for a broken one', async () => {
  const { link } = await sendAlong(recipeOf('# Rice'), 1);
  vi.stubGlobal('CompressionStream', undefined);
  Reflect.deleteProperty(globalThis, 'CompressionStream');
  expect(canSend()).toBe(false);
  const found = findPacked(link);
  expect(found && (await readLink(found, 0))).toBeNull();
  expect(found?.fragment).toBe(link.slice(HOME.length));
});
