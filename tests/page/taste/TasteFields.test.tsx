import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../renderPage.tsx';
import { click, press, textsOf } from '../visitor.ts';

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
