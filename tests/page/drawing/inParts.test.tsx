import { expect, it } from 'vitest';
import { renderRecipe } from './renderRecipe.tsx';

const part = (name: string, amount: string, step: string) =>
  `**For the ${name}:**\n\nIngredients:\n\n- ${amount}\n- 1 tsp salt\n\n${step}\n\n`;

it('a recipe told part by part stays in its order', () => {
  const container = renderRecipe(
    `# Tofu bowl\n\n${part('sauce', '2 tbsp peanut butter', 'Whisk everything together until it is smooth.')}${part('tofu', '300 g tofu', 'Fry the tofu in a pan until it is golden.')}`,
  );
  expect(container.textContent).toMatch(/peanut butter.*Whisk.*300 g tofu.*Fry the tofu/s);
});

it('a recipe that lists all of its ingredients first stands in two columns', () => {
  const container = renderRecipe(
    '# Rice\n\n## Ingredients\n\n- 200 g rice\n- 2 eggs\n\n## Steps\n\n1. Cook.\n2. Fry.',
  );
  expect(container.querySelector('.columns .how ol')?.textContent).toContain('Fry');
});

it('a rule between ingredients and steps stands above neither column', () => {
  const container = renderRecipe(
    '# Rice\n\n## Ingredients\n\n- 1 cup rice\n- 2 eggs\n\n---\n\n## Steps\n\n1. Cook.\n2. Fry.\n\n---\n\nEnjoy.',
  );
  expect(container.querySelector('.how')?.firstElementChild?.textContent).toBe('Steps');
  expect(container.querySelectorAll('.how > hr')).toHaveLength(1);
});
