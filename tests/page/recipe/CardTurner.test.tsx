import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../renderPage.tsx';
import { button, user } from '../visitor.ts';

const dish = () => document.querySelector('.pane .dish')?.textContent;
const boxed = () => [...document.querySelectorAll('.kept-recipe h3')].map(({ textContent }) => textContent);

it('cards turn by button and by key, without asking', async () => {
  const { answer, calls } = renderPage({ ingredients: ['rice', 'eggs'] });
  await user.click(button('Get a recipe'));
  await answer('# The first', { id: 'first' });
  await user.click(screen.getByText('Suggest another'));
  await answer('# The second', { id: 'second' });
  expect(document.querySelector('.turning')?.textContent).toBe('2 of 2: The second');
  await user.click(button('Previous recipe'));
  expect([dish(), document.activeElement]).toEqual(['The first', button('Previous recipe')]);
  await user.keyboard('{ArrowRight}');
  expect(dish()).toBe('The second');
  await user.keyboard('{ArrowLeft}');
  expect(dish()).toBe('The first');

  // One that is deleted from the box can be turned to, and does not come back into it.
  await user.click(button('More: The first'));
  await user.click(button('Delete'));
  await user.click(button('Next recipe'));
  await user.click(button('Previous recipe'));
  expect([dish(), boxed()]).toEqual(['The first', ['The second']]);
  expect(calls.map(({ input }) => input.notAgain)).toEqual([[], ['The first']]);
});
