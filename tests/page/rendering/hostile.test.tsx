import { expect, it } from 'vitest';
import { findForbidden, HOSTILE_ANSWERS } from './hostile.ts';
import { renderRecipe } from './renderRecipe.tsx';

it.each(HOSTILE_ANSWERS)('renderer: renders only allowed elements and attributes, for %j', (answer) => {
  const page = renderRecipe(answer);
  for (const part of page.querySelectorAll('.recipe')) {
    expect(findForbidden(part)).toEqual([]);
  }
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('test of hostile answers: has over 500 answers, and detects forbidden HTML', () => {
  expect(HOSTILE_ANSWERS.length).toBeGreaterThan(500);
  const page = document.createElement('div');
  page.innerHTML =
    '<p onclick="x"><a href="javascript:x">x</a><img src="https://evil.example"><b style="color:red">x</b></p>';
  expect(findForbidden(page)).toHaveLength(5);
});
