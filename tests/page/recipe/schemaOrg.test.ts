import { formatScaled } from 'recipe-reading';
import { expect, it } from 'vitest';
import { writeSchemaOrg } from '../../../src/page/recipe/schemaOrg.ts';
import { reader } from '../../../src/reader.ts';
/** Each row has marked text, and the same text without marks and addresses. */
import LINKS from '../../reading/links.tsv?raw';
import { rowsIn } from '../../rowsIn.ts';
/** Each row has a fact, a recipe, the factor of its servings, its origin, and the exported data. */
import RECIPES from './schemaOrg.tsv?raw';

type From = Parameters<typeof writeSchemaOrg>[0]['from'];

function write(text: string, scale = 1, from: From = null): unknown {
  const reading = reader.read({ text, ingredients: [] });
  const lines = reading.ingredients.map((one) => formatScaled(one.text, reading.language, scale));
  const written = writeSchemaOrg({ ...reading, lines, scale, from });
  expect(written).not.toContain('<');
  return JSON.parse(written);
}

it.each(rowsIn(RECIPES))('schema.org export: %s', (_, text = '', scale, from = '', expected = '') => {
  expect(write(text, Number(scale), JSON.parse(from))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    ...JSON.parse(expected),
  });
});

it.each(rowsIn(LINKS))('schema.org export: keeps the text of a link, not its URL (%s)', (marked, words) => {
  expect(
    write(`# Soup\n\n## Ingredients\n\n- 1 ${marked}\n- 2 eggs\n\n## Steps\n\n1. Cut the ${marked}.`),
  ).toMatchObject({
    recipeIngredient: [`1 ${words}`, '2 eggs'],
    recipeInstructions: [{ text: `Cut the ${words}.` }],
  });
});
