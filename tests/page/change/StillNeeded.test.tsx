import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isForList } from '../../../machines/recipeMachine.ts';
import { recipeOf } from '../../recipeOf.ts';
import { renderPage } from '../renderPage.tsx';

const TEXT =
  '# Pancakes\n\n## Ingredients\n\n- 200 g flour\n- 2 tbsp oil\n- 30 ml neutral oil\n- 1 onion\n\n1. Stir.';

async function open() {
  const recipe = recipeOf(TEXT, { id: 'pancakes' });
  const page = renderPage({ ingredients: ['rice', 'eggs'], recipe, served: [recipe] });
  await page.settled(() => {});
  const lines = () =>
    [...page.container.querySelectorAll('.needed li > span')].map(({ textContent }) => textContent);
  return { ...page, lines, isForList: () => isForList(page.recipeActor.getSnapshot()) };
}

const have = (name: string) => screen.getByRole('button', { name: `I have this: ${name}`, hidden: true });
const answer = (name: string) => screen.getByRole('button', { name, hidden: true });

it('asks in its place whether one has it today or always, until that is taken back or asked elsewhere', async () => {
  const { lines } = await open();
  fireEvent.click(have('flour'));
  expect(document.activeElement).toBe(answer('Just today'));
  expect(lines()).toEqual(['flourI have this:', 'oil', 'neutral oil', 'onion']);
  fireEvent.keyDown(answer('Just today'), { key: 'Escape' });
  expect(document.activeElement).toBe(have('flour'));
  fireEvent.click(have('flour'));
  fireEvent.click(have('onion'));
  expect(lines()).toEqual(['flour', 'oil', 'neutral oil', 'onionI have this:']);
  // The second click of a double click lands on what has come under the pointer.
  fireEvent.click(answer('Always'), { detail: 2 });
  expect(lines()).toHaveLength(4);
});

it('takes what was answered off the lines, keeps the cards, and can undo it', async () => {
  const { lines, recipeActor, isForList } = await open();
  const chips = () => recipeActor.getSnapshot().context.ingredients;
  fireEvent.click(have('onion'));
  fireEvent.click(answer('Just today'));
  expect([lines(), chips(), isForList()]).toEqual([
    ['flour', 'oil', 'neutral oil'],
    ['rice', 'eggs', 'onion'],
    true,
  ]);
  expect(document.activeElement).toBe(have('neutral oil'));
  fireEvent.click(have('oil'));
  fireEvent.click(answer('Always'));
  // The neighbour that got the focus has gone as well.
  expect([lines(), chips(), isForList()]).toEqual([['flour'], ['rice', 'eggs', 'onion'], true]);
  expect(document.activeElement?.id).toBe('recipe');
  expect(screen.getByText('oil is always in your kitchen now.')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(lines()).toEqual(['flour', 'oil', 'neutral oil']);
  expect(document.activeElement?.id).toBe('needed');
});

it('has everything with staples on hand', async () => {
  const { recipeActor, settled, container } = await open();
  await settled(() => {
    for (const staple of ['flour', 'oil', 'onion']) recipeActor.send({ type: 'staple.added', staple });
  });
  expect(container.querySelector('.needed')?.textContent).toBe('You have everything');
});
