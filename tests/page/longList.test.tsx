import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderKitchen } from './renderKitchen.tsx';

const INGREDIENTS = Array.from({ length: 120 }, (_, at) => `thing ${at}`);

const items = () => [...document.querySelectorAll('.ingredients li')];
const shown = () => items().map((item) => item.textContent);

it.each([0, 49, 50, 99, 119])('removing item %i of a long list leaves the others as they are', (at) => {
  renderKitchen({ ingredients: INGREDIENTS });
  const before = items();
  const removed = INGREDIENTS[at] ?? '';
  fireEvent.click(screen.getByRole('button', { name: `Remove ${removed}` }));
  const others = INGREDIENTS.map((_, place) => place).toSpliced(at, 1);
  expect(items().map((item) => before.indexOf(item))).toEqual(others);
  const neighbour = INGREDIENTS[at + 1] ?? INGREDIENTS[at - 1];
  expect(screen.getByRole('button', { name: `Remove ${neighbour}` })).toBe(document.activeElement);

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shown()).toEqual(INGREDIENTS);
  expect(
    items()
      .toSpliced(at, 1)
      .map((item) => before.indexOf(item)),
  ).toEqual(others);
  expect(screen.getByRole('button', { name: `Remove ${removed}` })).toBe(document.activeElement);
});

it('a long list keeps its order through every change', async () => {
  const { kitchen, settled } = renderKitchen({ ingredients: INGREDIENTS });
  for (const ingredient of INGREDIENTS.slice(30, 110)) {
    await settled(() => kitchen.send({ type: 'ingredient.removed', ingredient }));
  }
  for (let at = 0; at < 70; at += 1) {
    await settled(() => kitchen.send({ type: 'ingredient.added', ingredient: `more ${at}` }));
  }
  expect(shown()).toEqual(kitchen.getSnapshot().context.ingredients);
  await settled(() => kitchen.send({ type: 'ingredients.cleared' }));
  expect(shown()).toEqual([]);
  await settled(() => kitchen.send({ type: 'removal.undone' }));
  expect(shown()).toEqual(kitchen.getSnapshot().context.ingredients);
  expect(shown()).toHaveLength(110);
});
