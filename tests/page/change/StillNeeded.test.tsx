import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recipeOf } from '../../recipeOf.ts';
import { LIST, renderPage } from '../renderPage.tsx';
import { focused, textsOf } from '../visitor.ts';

const TEXT =
  '# Pancakes\n\nServes 4.\n\n## Ingredients\n\n- 200 g flour\n- 1 tsp salt\n- 2 tbsp olive oil\n- 300 ml water\n- 1 onion, diced\n- Black pepper\n\n1. Stir.';

function open(text = TEXT) {
  const recipe = recipeOf(text, { id: 'pancakes' });
  const page = renderPage({ ...LIST, recipe, served: [recipe] });
  return {
    ...page,
    count: () => textsOf('.needed summary b')[0],
    toBuy: () => textsOf('.needed li > span:first-child'),
    had: () => textsOf('.needed li > s'),
    atHome: () => textsOf('.at-home > span'),
  };
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true });

it('is a list of amounts, scaled, without what is at home for everybody', () => {
  const { container, count, toBuy, atHome } = open(TEXT.replace('- Black', '- Oats, type 3\n- Black'));
  expect([count(), toBuy()]).toEqual(['3 to buy', ['200 g flour', '1 onion, diced', 'Oats, type 3']]);
  expect(atHome()).toEqual(['At home: salt, pepper, oil, water']);
  fireEvent.click(button('One serving more'));
  fireEvent.click(button('One serving more'));
  expect(toBuy()).toEqual(['300 g flour', '1 ½ onion, diced', 'Oats, type 3 (as written)']);
  expect(container.querySelector('.recipe .not-scaled')?.textContent).toBe(' (as written)');
});

it('strikes through what one has, in its place, and takes it back', () => {
  const { count, toBuy, had } = open();
  button('I have it: flour').focus();
  fireEvent.click(button('I have it: flour'));
  expect([count(), toBuy(), had()]).toEqual(['1 to buy', ['1 onion, diced'], ['200 g flour']]);
  expect(focused()).toBe(button('Undo: flour'));
  expect(screen.getByText('flour is on your list.')).not.toBeNull();
  // The second click of a double click.
  fireEvent.click(button('Undo: flour'), { detail: 2 });
  expect(had()).toEqual(['200 g flour']);
  fireEvent.click(button('Undo: flour'));
  expect([count(), had()]).toEqual(['2 to buy', []]);
  expect(focused()).toBe(button('I have it: flour'));
});

it('shopping list: leaves the focus alone on a press that focuses nothing, as in Safari', () => {
  const { had } = open();
  for (const name of ['I have it: flour', 'Undo: flour', 'I have it: onion']) {
    fireEvent.click(button(name));
    expect(focused()).toBe(document.body);
  }
  expect(had()).toEqual(['1 onion, diced']);
});

it('moves to what is at home what is always there, until everything is', () => {
  const { count, toBuy, had, atHome } = open();
  fireEvent.click(button('I have it: flour'));
  const below = button('I have it: onion');
  button('Always have it: flour').focus();
  fireEvent.click(button('Always have it: flour'));
  expect([toBuy(), had()]).toEqual([['1 onion, diced'], []]);
  expect(atHome()).toEqual(['At home: salt, pepper, oil, water, flour']);
  expect(focused()).toBe(below);
  fireEvent.click(button('I have it: onion'));
  expect([count(), had()]).toEqual(['You have everything', ['1 onion, diced']]);
});

it('leads to what is always at home, where it can be changed', () => {
  const { container, toBuy, atHome } = open();
  fireEvent.click(button('Change what is always at home'));
  const foldout = container.querySelector('#staples')?.closest('details') as HTMLDetailsElement;
  expect([foldout.open, focused()?.id]).toEqual([true, 'staples']);
  fireEvent(foldout, new Event('toggle'));
  for (const staple of ['salt', 'pepper', 'oil', 'water']) fireEvent.click(button(`Remove ${staple}`));
  expect(toBuy()).toEqual([
    '200 g flour',
    '1 tsp salt',
    '2 tbsp olive oil',
    '1 onion, diced',
    'Black pepper',
  ]);
  expect(atHome()).toEqual([]);
});
