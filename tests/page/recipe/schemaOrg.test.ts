import { formatScaled } from 'recipe-reading';
import { expect, it } from 'vitest';
import { writeSchemaOrg } from '../../../src/page/recipe/schemaOrg.ts';
import { reader } from '../../../src/reader.ts';
/** Each row has marked text, and the same text without marks and addresses. */
import LINKS from '../../reading/links.tsv?raw';
import { rowsIn } from '../../rowsIn.ts';

type From = Parameters<typeof writeSchemaOrg>[0]['from'];

function write(text: string, scale = 1, from: From = null): unknown {
  const reading = reader.read({ text, ingredients: [] });
  const lines = reading.ingredients.map((one) => formatScaled(one.text, reading.language, scale));
  const written = writeSchemaOrg({ ...reading, lines, scale, from });
  expect(written).not.toContain('<');
  return JSON.parse(written);
}

const RECIPE = `# Soup

Serves 4 | Prep time: 10 minutes | Cook time: 1 hour 20 minutes

## Ingredients

- 200 g flour
- 2 onions, chopped
- Flour, type 550
- Salt to taste

## Steps

1. **Fry:** Fry the onions.
2. Serve < 60 °C.
`;

it('schema.org export: has the name, times, ingredients and steps of the recipe', () => {
  expect(write(RECIPE)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Soup',
    recipeYield: '4 servings',
    prepTime: 'PT10M',
    cookTime: 'PT80M',
    totalTime: 'PT90M',
    recipeIngredient: ['200 g flour', '2 onions, chopped', 'Flour, type 550', 'Salt to taste'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Fry: Fry the onions.' },
      { '@type': 'HowToStep', text: 'Serve < 60 °C.' },
    ],
  });
});

it('schema.org export: scales amounts, and marks lines that cannot be scaled', () => {
  expect(write(RECIPE, 0.625)).toMatchObject({
    recipeYield: '2.5 servings',
    recipeIngredient: ['125 g flour', '1 ¼ onions, chopped', 'Flour, type 550 (as written)', 'Salt to taste'],
  });
});

it('schema.org export: names the page and the author of a pasted recipe', () => {
  const from = { address: 'https://example.org/soup', author: 'Ada' };
  expect(write(RECIPE, 1, from)).toMatchObject({
    url: 'https://example.org/soup',
    author: { '@type': 'Person', name: 'Ada' },
  });
});

it('schema.org export: omits times and steps that the recipe does not have', () => {
  expect(write('# Rice\n\n## Ingredients\n\n- rice\n- water\n')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Rice',
    recipeIngredient: ['rice', 'water'],
  });
});

it.each(rowsIn(LINKS))(
  'schema.org export: includes the text of a link, but not its URL (%s)',
  (marked, words) => {
    expect(
      write(`# Soup\n\n## Ingredients\n\n- 1 ${marked}\n- 2 eggs\n\n## Steps\n\n1. Cut the ${marked}.`),
    ).toMatchObject({
      recipeIngredient: [`1 ${words}`, '2 eggs'],
      recipeInstructions: [{ text: `Cut the ${words}.` }],
    });
  },
);
