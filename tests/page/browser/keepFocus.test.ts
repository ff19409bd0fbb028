import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settle } from '../../recipeOf.ts';

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const focusedId = () => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML =
    '<h2 id="title" tabindex="-1">Soup</h2><input id="file" type="file" hidden><p><button id="first">First</button><input id="field"><button id="next">Next</button></p>';
});

afterEach(() => document.body.replaceChildren());

it.each([
  ['next control', 'next', () => fireEvent.keyDown(byId('field'), { key: 'Escape' })],
  // The visitor would press the button with the next space.
  ['no button while the visitor types', '', () => fireEvent.input(byId('field'))],
])('removed text field: passes focus to the %s', async (_, next, act) => {
  byId('field').focus();
  act();
  byId('field').remove();
  await settle();
  expect(focusedId()).toBe(next);
});

it.each([
  ['the scrollbar', () => fireEvent.mouseDown(document.documentElement), 'field'],
  ['an empty place', () => fireEvent.mouseDown(byId('title').parentElement as Element), ''],
])(
  'removed button: passes on the focus after a press on the scrollbar, but not elsewhere (%s)',
  async (_, press, next) => {
    byId('next').focus();
    fireEvent.keyDown(byId('next'), { key: 'Shift' });
    press();
    byId('next').remove();
    await settle();
    expect(focusedId()).toBe(next);
  },
);

it('click on a hidden file input by script: does not move the focus', async () => {
  byId('next').focus();
  fireEvent.click(byId('file'));
  byId('title').remove();
  await settle();
  expect(focusedId()).toBe('next');
});

it('held-down Enter key: does not press a button that has received the focus meanwhile', () => {
  expect(fireEvent.keyDown(byId('next'), { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(byId('next'), { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(byId('field'), { key: 'Enter', repeat: true })).toBe(true);
});
