import { expect, it } from 'vitest';
import { findForbidden, HOSTILE, HOSTILE_ANSWERS } from './hostile.ts';
import { renderRecipes } from './renderRecipe.tsx';

it.each(Object.entries(HOSTILE))(
  'renderer: renders only allowed elements and attributes for %j',
  (_, answers) => {
    const { container, show } = renderRecipes();
    for (const answer of answers) {
      show(answer);
      const parts = [...container.querySelectorAll('.recipe')];
      expect(parts, answer).not.toEqual([]);
      expect(parts.flatMap(findForbidden), answer).toEqual([]);
      const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size, answer).toBe(ids.length);
    }
  },
);

it('test of malicious answers: uses over 500 answers, and detects forbidden HTML', () => {
  expect(HOSTILE_ANSWERS.length).toBeGreaterThan(500);
  const page = document.createElement('div');
  page.innerHTML =
    '<p onclick="x"><a href="javascript:x">x</a><img src="https://evil.example"><b style="color:red">x</b></p>';
  expect(findForbidden(page)).toHaveLength(5);
});
