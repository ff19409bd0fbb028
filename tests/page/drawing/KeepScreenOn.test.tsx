import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatForCopy } from '../../../src/reading/files/formatForCopy.ts';
import { renderPage } from '../renderPage.tsx';

const user = userEvent.setup();
const tool = () => screen.getByRole('button', { name: 'Keep screen on' });
const HEAD = '# Soup\n\n## Ingredients\n\n- 3 carrots\n- 1 l water\n\n';

beforeEach(() => {
  const request = async () => Object.assign(new EventTarget(), { release: async () => {} });
  Object.defineProperty(navigator, 'wakeLock', { value: { request: vi.fn(request) }, configurable: true });
});

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

async function show(text: string) {
  const { answer } = renderPage({ ingredients: ['carrots', 'water'] });
  await user.click(screen.getByRole('button', { name: 'Get a recipe' }));
  await answer(text);
}

it('stands beside the heading of the steps, and is no part of what is copied', async () => {
  await show(`${HEAD}## Steps\n\n1. Chop.\n2. Simmer.`);
  const head = screen.getByRole('heading', { name: 'Steps' }).parentElement as HTMLElement;
  expect(head.contains(tool())).toBe(true);
  expect(formatForCopy([head]).plain).toBe('Steps');
  await user.click(tool());
  expect(await screen.findByText('The screen stays on.')).toBeTruthy();
  expect(tool().getAttribute('aria-pressed')).toBe('true');
});

it.each([
  ['before the first step where nothing heads them', `${HEAD}1. Chop.\n2. Simmer.`, 'ol'],
  ['among the tools where there are no steps', `${HEAD}Enjoy.`, '.needed'],
])('stands %s', async (_, text, next) => {
  await show(text);
  const before = tool().compareDocumentPosition(document.querySelector(`.pane ${next}`) as Element);
  expect(before & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(tool().closest('.tools') === null).toBe(next === 'ol');
});
