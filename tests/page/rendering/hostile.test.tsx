import { cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testApp.ts';
import { findForbidden, HOSTILE, HOSTILE_ANSWERS } from './hostile.ts';
import { renderRecipe } from './renderRecipe.tsx';

const app = openTestApp();

it.each(Object.entries(HOSTILE))(
  'renderer: renders only allowed elements and attributes for %j',
  (_, answers) => {
    for (const answer of answers) {
      const page = renderRecipe(answer, {}, app);
      const parts = [...page.querySelectorAll('.recipe')];
      expect(parts, answer).not.toEqual([]);
      expect(parts.flatMap(findForbidden), answer).toEqual([]);
      const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size, answer).toBe(ids.length);
      cleanup();
    }
  },
);

it('test of hostile answers: has over 500 answers, and detects forbidden HTML', () => {
  expect(HOSTILE_ANSWERS.length).toBeGreaterThan(500);
  const page = document.createElement('div');
  page.innerHTML =
    '<p onclick="x"><a href="javascript:x">x</a><img src="https://evil.example"><b style="color:red">x</b></p>';
  expect(findForbidden(page)).toHaveLength(5);
});
