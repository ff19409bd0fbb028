import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../renderPage.tsx';

const INGREDIENTS = Array.from({ length: 120 }, (_, at) => `thing ${at}`);

const items = () => [...document.querySelectorAll('.ingredients li')];
const shown = () => items().map((item) => item.textContent);
const removal = (ingredient = '') => screen.getByLabelText(`Remove ${ingredient}`);

it.each([0, 50, 119])('removing item %i, and taking that back, leaves the others as they are', (at) => {
  renderPage({ ingredients: INGREDIENTS });
  const others = items().toSpliced(at, 1);
  const removed = INGREDIENTS[at];
  fireEvent.click(removal(removed));
  expect(items()).toEqual(others);
  expect(removal(INGREDIENTS[at + 1] ?? INGREDIENTS[at - 1])).toBe(document.activeElement);

  fireEvent.click(screen.getByText('Undo'));
  expect(shown()).toEqual(INGREDIENTS);
  expect(items().toSpliced(at, 1)).toEqual(others);
  expect(removal(removed)).toBe(document.activeElement);
});
