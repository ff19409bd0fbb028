import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readRecipe } from '../../../src/page/rendering/readRecipe.ts';
import { recipeOf } from '../../recipeOf.ts';
import { renderPage } from '../renderPage.tsx';
import { button, focused, press, user } from '../visitor.ts';

const SOUP = recipeOf('# Soup\n\nServes 4\n\n## Steps\n\n1. Wash.\n2. Boil.\n3. Eat.');
const open = () => renderPage({ recipe: SOUP });

it('heart button: its label, not `aria-pressed`, says whether the recipe is liked', async () => {
  const { box } = open();
  expect(button('I like it').hasAttribute('aria-pressed')).toBe(false);
  await press('I like it');
  expect(button('Liked').hasAttribute('aria-pressed')).toBe(false);
  await press('Liked');
  expect(box.marksOf(SOUP.id).liked).toBe(false);
});

it('deleted recipe: has no buttons for liking it or adding a note', async () => {
  const { send } = open();
  await send({ type: 'box.recipeDeleted', recipe: SOUP });
  for (const name of ['I like it', 'Note']) expect(screen.queryByRole('button', { name })).toBeNull();
  await send({ type: 'removal.undone' });
  button('I like it');
});

it('note: can be written, is shown with the recipe, and can be edited', async () => {
  const { box } = open();
  await press('Note');
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'A note for next time' }));
  await user.keyboard('Less salt');
  expect(button('Note').ariaPressed).toBe('true');
  expect(box.marksOf(SOUP.id).note).toBe('Less salt');
  await press('Done');
  expect(focused()).toBe(button('Edit the note'));
  expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
  expect(document.querySelector('.my-note p')?.textContent).toBe('Less salt');
  await press('Edit the note');
  expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
  await user.clear(screen.getByRole('textbox', { name: 'A note for next time' }));
  await user.keyboard('{Escape}');
  expect(focused()).toBe(button('Note'));
  expect(document.querySelector('.my-note')).toBeNull();
  await press('Note');
  await press('Note');
  expect(screen.queryByRole('textbox', { name: 'A note for next time' })).toBeNull();
});

it('recipe cooked before: shows the step to resume at, and how often it was cooked', () => {
  const { box } = open();
  const [, boil] = readRecipe(SOUP).steps();
  button('Cook');
  act(() => box.mark(SOUP.id, { reached: boil?.lineIds[0] ?? '' }));
  button('Continue, step 2');
  // Stores a line that is in none of the steps, because another version of the page may find other steps.
  act(() => box.mark(SOUP.id, { reached: 'other' }));
  button('Cook');
  act(() => box.mark(SOUP.id, { reached: boil?.lineIds[0] ?? '' }));
  const facts = () => document.querySelector('.facts')?.textContent;
  for (const count of ['Cookedonce', 'Cooked2 times']) {
    act(() => box.noteCooked(SOUP.id, 5_000, false));
    expect(facts()).toContain(count);
  }
  button('Cook');
});

it('recipe cooked today: asks whether the visitor likes it, and for a note', async () => {
  const { box } = open();
  act(() => box.noteCooked(SOUP.id, Date.now() - 24 * 60 * 60_000, false));
  expect(screen.queryByText('Cooked today.')).toBeNull();
  act(() => box.noteCooked(SOUP.id, Date.now(), false));
  screen.getByText('Cooked today.');
  expect(screen.getAllByRole('button', { name: 'I like it' })).toHaveLength(1);
  await press('Add a note');
  screen.getByLabelText('A note for next time');
});
