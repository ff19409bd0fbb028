import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LIST, renderPage } from '../renderPage.tsx';
import { button, click, dish, focused, press, textsOf, user } from '../visitor.ts';

it('recipes for the same list: buttons and arrow keys switch between them, without a request', async () => {
  const { answer, calls } = renderPage(LIST);
  await press('Get a recipe');
  await answer('# The first', { id: 'first' });
  await click(screen.getAllByText('Suggest another')[0] as Element);
  await answer('# The second', { id: 'second' });
  expect(document.querySelector('.turning')?.textContent).toBe('2 of 2: The second');
  await press('Previous recipe');
  expect([dish(), focused()]).toEqual(['The first', button('Previous recipe')]);
  await user.keyboard('{ArrowRight}');
  expect(dish()).toBe('The second');
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Meta>}{ArrowLeft}{/Meta}');
  expect(dish()).toBe('The second');
  await user.keyboard('{ArrowLeft}');
  expect(dish()).toBe('The first');

  // Checks that a recipe deleted from the recipe box can still be shown, and is not saved again.
  await press('More: The first');
  await press('Delete');
  await press('Next recipe');
  await press('Previous recipe');
  expect([dish(), textsOf('.kept-recipe h3')]).toEqual(['The first', ['The second']]);
  expect(calls.map(({ input }) => input.notAgain)).toEqual([[], ['The first']]);
});
