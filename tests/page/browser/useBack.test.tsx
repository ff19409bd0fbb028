import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { followBack, useBack } from '../../../src/page/browser/useBack.ts';

const closed: string[] = [];

function Layer({ name }: { name: string }) {
  useBack(() => closed.push(name));
  return null;
}

/** Moves through the browser history, and waits until the navigation is done. */
async function go(by: number) {
  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(by);
  await gone;
}

it('back button: closes the dialog or list opened last, even after a reload', async () => {
  history.pushState(null, '');
  history.pushState({ layers: 1 }, '');
  const entries = history.length;
  const { rerender } = render(<Layer name="cook" />);
  expect(history.length).toBe(entries);
  rerender([<Layer key="cook" name="cook" />, <Layer key="timers" name="timers" />]);
  expect([history.length, closed]).toEqual([entries + 1, []]);
  await go(-1);
  expect(closed).toEqual(['timers']);
  rerender([<Layer key="cook" name="cook" />]);
  await go(1);
  expect(closed).toEqual(['timers']);
  await go(-2);
  expect(closed).toEqual(['timers', 'cook']);
});

it('back button: skips the history entry of a closed dialog, even after visiting another page', async () => {
  const { unmount } = render(<Layer name="cook" />);
  unmount();
  const back = vi.spyOn(history, 'back');
  const followed = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  location.hash = '#link';
  await followed;
  expect(back).not.toHaveBeenCalled();
  await go(-1);
  expect(back).not.toHaveBeenCalled();
  await go(-1);
  expect(back).toHaveBeenCalledOnce();
});

it('back button: skips the history entry of a dialog that was open before a reload', async () => {
  history.replaceState({ layers: 0 }, '');
  history.pushState({ layers: 1 }, '');
  followBack();
  const back = vi.spyOn(history, 'back');
  await go(-1);
  expect(back).toHaveBeenCalledOnce();
});
