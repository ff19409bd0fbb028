import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readRecipe } from '../../../src/page/rendering/readRecipe.ts';
import { recipeOf } from '../../recipeOf.ts';
import { rowsIn } from '../../rowsIn.ts';
import { BLOW_UPS } from './blowUps.ts';
import { renderRecipe, renderRecipes } from './renderRecipe.tsx';
/** Each row has a name, and pieces of an answer, each with the number of its repetitions. */
import TOO_MUCH from './tooMuch.tsv?raw';

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

it.each(rowsIn(TOO_MUCH))('renderer: shows an answer %s in full as plain text', async (kind, ...pieces) => {
  // Each piece is followed by the number of its repetitions.
  const answer = pieces.map((piece, at) => (at % 2 ? '' : piece.repeat(Number(pieces[at + 1])))).join('');
  const container = renderRecipe(answer);
  // Waits because the word list for the answer's language may have to load first.
  await waitFor(() => expect(container.querySelector('.plain')).not.toBeNull());
  expect(container.querySelector('.plain')?.textContent).toBe(answer.trim());
  // Only the nodes are counted after parsing. All other limits protect the parser.
  const { isTooMuch } = readRecipe(recipeOf(answer)).reading();
  expect(isTooMuch).toBe(kind !== 'of too many nodes');
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
