import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useBack } from '../../../src/page/browser/useBack.ts';

const closed: string[] = [];

function Layer({ name }: { name: string }) {
  useBack(() => closed.push(name));
  return null;
}

/** A way through the history of jsdom is gone later, as in a browser. */
async function go(by: number) {
  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(by);
  await gone;
}

it('takes the entry of what was open before a reload, closes what was opened last, and nothing on the way on', async () => {
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

it('way back: stays at a link that was followed, after a closed layer has left its entry', async () => {
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
  // Not once: a file before this one may have loaded the module a second time, and each follows the way back.
  expect(back).toHaveBeenCalled();
});
