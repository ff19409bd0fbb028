import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatForCopy } from '../../../src/page/recipe/formatForCopy.ts';
import { renderRecipe } from './renderRecipe.tsx';

const tool = () => screen.getByRole('button', { name: 'Keep screen on' });
const HEAD = '# Soup\n\n## Ingredients\n\n- 3 carrots\n- 1 l water\n\n';

beforeEach(() => void Object.defineProperty(navigator, 'wakeLock', { value: {}, configurable: true }));

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

it('stands beside the heading of the steps, and is no part of what is copied', () => {
  renderRecipe(`${HEAD}## Steps\n\n1. Chop.\n2. Simmer.`);
  const head = screen.getByRole('heading', { name: 'Steps' }).parentElement as HTMLElement;
  expect(head.contains(tool())).toBe(true);
  expect(formatForCopy([head]).plain).toBe('Steps');
});

it.each([
  [
    'before the first step where nothing heads them',
    `${HEAD}1. Chop the carrots finely.\n2. Simmer them until they are soft.`,
    'ol',
  ],
  ['among the tools where there are no steps', `${HEAD}Enjoy.`, '.needed'],
])('stands %s', (_, text, next) => {
  renderRecipe(text);
  const before = tool().compareDocumentPosition(document.querySelector(next) as Element);
  expect(before & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(tool().closest('.tools') === null).toBe(next === 'ol');
});
