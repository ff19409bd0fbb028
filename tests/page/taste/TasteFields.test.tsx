import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MAX_AVOIDED, NO_TASTE } from '../../../machines/taste.ts';
import { LIST, renderPage } from '../renderPage.tsx';
import { click, focused, press, textsOf, type, user } from '../visitor.ts';

it('diet setting: names the ingredients on the list that do not fit the diet', async () => {
  renderPage({ ingredients: ['chicken thighs', 'rice', 'honey'] });
  const remarks = () => textsOf('.taste-fields [role="status"] > p');
  await click(screen.getByText('Your taste'));
  await click(await screen.findByLabelText('Vegetarian'));
  expect(remarks()).toEqual(['Not vegetarian: chicken thighs.']);
  await click(screen.getByLabelText('Vegan'));
  expect(remarks()[1]).toBe('Not vegan: chicken thighs, honey.');
  await press('Remove chicken thighs');
  expect(remarks()).toEqual(['Not vegan: honey.']);
});

it.each([
  [19, 'celery, nuts, shrimp', 'nuts, shrimp'],
  [20, 'food 1, shrimp', 'shrimp'],
  [18, 'celery, nuts', ''],
])(
  'field for foods to avoid: with %i foods, keeps typed foods beyond the limit (%s)',
  async (count, typed, left) => {
    const avoid = Array.from({ length: count }, (_, at) => `food ${at}`);
    renderPage({ ...LIST, taste: { ...NO_TASTE, avoid } });
    await click(screen.getByText('Your taste'));
    const field = screen.getByLabelText<HTMLInputElement>('Something to leave out');
    await type(field, typed, '{Enter}');
    expect(field.value).toBe(left);
    const message = screen.queryByText(`No more than ${MAX_AVOIDED}: remove one first.`);
    expect(message?.className).toBe(left ? 'soft' : undefined);
  },
);

it('field for foods to avoid: says that the page looks for an unknown food only by its word', async () => {
  renderPage({ ...LIST, taste: { ...NO_TASTE, avoid: ['nut allergy', 'durian'] } });
  await click(screen.getByText('Your taste'));
  await waitFor(() => expect(textsOf('.chip-note')).toEqual(['only this word']));
  expect(screen.getByText('only this word').parentElement?.textContent).toMatch(/^durian/);
});

it('field for foods to avoid: calls no food unknown while the words of a language are loading', async () => {
  // Imports the reader again because other tests load words into the shared modules.
  vi.resetModules();
  const page = await import('../renderPage.tsx');
  const { recipeActor } = page.renderPage({
    ...LIST,
    taste: { ...NO_TASTE, avoid: ['durian', 'orzeszki ziemne'] },
  });
  await click(screen.getByText('Your taste'));
  await waitFor(() => expect(textsOf('.chip-note')).toEqual(['only this word', 'only this word']));
  act(() => recipeActor.send({ type: 'taste.changed', changes: { language: 'pl' } }));
  expect(textsOf('.chip-note')).toEqual([]);
  await waitFor(() =>
    expect(textsOf('.taste-fields .chip')).toEqual(['durianonly this word', 'orzeszki ziemne']),
  );
  vi.resetModules();
});

it('field for foods to avoid: is focused after the last food is removed', async () => {
  const taste = { ...NO_TASTE, avoid: ['milk'] };
  renderPage({ ...LIST, taste });
  await click(screen.getByText('Your taste'));
  await press('Remove milk');
  expect(focused()).toBe(screen.getByLabelText('Something to leave out'));
  await user.keyboard('nuts{Enter}');
  await press('Reset');
  expect(screen.getByText('Your taste is reset.').closest('details')).toBeNull();
  expect(focused()?.id).toBe('taste');
});

it('staples section: suggests no food already listed, and stays open after a double click', async () => {
  renderPage({ ingredients: ['Eggs'], staples: ['salt'] });
  const summary = screen.getByText('Always in my kitchen').closest('summary') as HTMLElement;
  expect(fireEvent.click(summary, { detail: 2 })).toBe(false);
  await click(summary);
  const suggested = textsOf('details .suggestion');
  expect(suggested).toEqual(expect.arrayContaining(['pepper', 'sugar']));
  for (const known of ['salt', 'Eggs']) expect(suggested).not.toContain(known);
});
