import { expect, it } from 'vitest';
import { tellScaled } from '../../src/reading/numbers/amounts.ts';
import { read } from '../../src/reading/read.ts';
import { writeSchemaOrg } from '../../src/reading/writing/schemaOrg.ts';

function write(text: string, scale = 1): unknown {
  const reading = read({ text, ingredients: [] });
  const lines = reading.ingredients.map((one) => tellScaled(one.text, reading.language, scale));
  const written = writeSchemaOrg({ ...reading, lines, scale });
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

it('names what the recipe says, as schema.org does', () => {
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

it('follows the amounts on the page, and says which stays as it was written', () => {
  expect(write(RECIPE, 0.625)).toMatchObject({
    recipeYield: '2.5 servings',
    recipeIngredient: ['125 g flour', '1 ¼ onions, chopped', 'Flour, type 550 (as written)', 'Salt to taste'],
  });
});

it('leaves out what is not known', () => {
  expect(write('# Rice\n\n## Ingredients\n\n- rice\n- water\n')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Rice',
    recipeIngredient: ['rice', 'water'],
  });
});
