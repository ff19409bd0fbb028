import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../renderPage.tsx';
import { button, user } from '../visitor.ts';

const dish = () => document.querySelector('.pane .dish')?.textContent;
const turning = () => document.querySelector('.turning')?.textContent;
const isTicked = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'rice' }).checked;
const boxed = () => [...document.querySelectorAll('.kept-recipe h3')].map(({ textContent }) => textContent);

it('cards turn by button and by key, also after a reload, without asking', async () => {
  const { answer, calls, stop } = renderPage({ ingredients: ['rice', 'eggs'] });
  await user.click(button('Get a recipe'));
  await answer('# The first\n\n- rice', { id: 'first' });
  await user.click(screen.getByText('Suggest another'));
  await answer('# The second\n\n- rice', { id: 'second' });
  await user.click(button('Previous recipe'));
  expect([dish(), document.activeElement]).toEqual(['The first', button('Previous recipe')]);
  await user.keyboard('{ArrowRight}');
  expect(dish()).toBe('The second');
  await user.keyboard('{ArrowRight}');
  expect(dish()).toBe('The second');
  expect(calls.map(({ input }) => input.notAgain)).toEqual([[], ['The first']]);
  stop();
  cleanup();

  const { calls: callsAfter } = renderPage();
  expect(turning()).toBe('2 of 2: The second');
  await user.click(screen.getByRole('checkbox', { name: 'rice' }));
  await user.click(button('Previous recipe'));
  expect([dish(), isTicked()]).toEqual(['The first', false]);
  await user.keyboard('{ArrowRight}');
  expect([dish(), isTicked()]).toEqual(['The second', true]);

  // One that is deleted from the box can be turned to, and does not come back into it.
  await user.click(button('More: The first'));
  await user.click(button('Delete'));
  await user.click(button('Previous recipe'));
  expect([dish(), boxed(), callsAfter]).toEqual(['The first', ['The second'], []]);
});
