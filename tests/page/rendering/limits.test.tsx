import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BLOW_UPS } from './blowUps.ts';
import { renderRecipe, renderRecipes } from './renderRecipe.tsx';

/**
 * Maximum number of elements on a page. An ordinary recipe has far fewer elements. A page with far more elements
 * would be slow.
 */
const MAX_ELEMENTS = 4_000;

it.each(Object.entries(BLOW_UPS))(
  'renderer: for an answer with %s, renders plain text or a limited number of elements',
  (_, write) => {
    const { container, show } = renderRecipes(write(2_000));
    expect(container.querySelectorAll('*').length, '2,000 characters').toBeLessThan(MAX_ELEMENTS);
    show(write(11_900));
    expect(container.querySelectorAll('*').length, '11,900 characters').toBeLessThan(MAX_ELEMENTS);
  },
);

it('renderer: renders a long ordinary recipe in full', () => {
  const steps = Array.from({ length: 60 }, (_, i) => `${i + 1}. Stir the **rice**, then add *two* eggs.`);
  const rows = Array.from({ length: 25 }, (_, i) => `| ingredient ${i} | 200 g | washed and cut |`);
  const container = renderRecipe(
    ['# Rice', '', '| what | how much | how |', '| --- | --- | --- |', ...rows, '', ...steps].join('\n'),
  );
  expect(container.querySelector('.plain')).toBeNull();
  expect(container.querySelectorAll('tr')).toHaveLength(26);
  expect(container.querySelectorAll('ol > li')).toHaveLength(60);
});

it.each([
  ['too long', 'a '.repeat(10_000)],
  ['of too many lines', 'a\n\n'.repeat(400)],
  ['of too many marks', '*a* '.repeat(1_500)],
  ['too deep', '> '.repeat(40)],
  ['of too many deep lines', `${'- '.repeat(20)}a\n\n`.repeat(100)],
  ['with a run of punctuation', `https://example.org/${'.'.repeat(600)}a`],
  ['of too many addresses', 'a@b.c '.repeat(110)],
  ['of too many nodes', '- *a* b *c*\n'.repeat(299) + '- b\n'.repeat(195)],
  ['too deep by its indentation', `- a\n${' '.repeat(70)}- b`],
  ['of too wide a table', `${'|a'.repeat(90)}|\n${'|-'.repeat(90)}|\n${'|b|\n'.repeat(60)}`],
])('renderer: shows an answer %s in full as plain text', async (_, answer) => {
  const container = renderRecipe(answer);
  // Waits because the word list for the answer's language may have to load first.
  await waitFor(() => expect(container.querySelector('.plain')).not.toBeNull());
  expect(container.querySelector('.plain')?.textContent).toBe(answer.trim());
});

it('renderer: shows plain text if rendering fails, and renders the next recipe as usual', () => {
  const create = document.createElement.bind(document);
  const creating = vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    if (name === 'img') throw new Error('cannot be rendered');
    return create(name);
  });
  const text = '# Rice\n\nhttps://youtu.be/PUP7U5vTMM0';
  const container = renderRecipe(text);
  expect(container.querySelector('.plain')?.textContent).toBe(text);
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
  cleanup();
  creating.mockRestore();
  renderRecipe('# Another');
  screen.getByRole('heading', { name: 'Another' });
});
