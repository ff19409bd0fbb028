import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSwipe } from '../../../src/page/browser/useSwipe.ts';

const goBack = vi.fn();
const goOn = vi.fn();

function Swiped() {
  return <p style={{ direction: 'rtl' }} {...useSwipe(goBack, goOn)} />;
}

it.each([
  ['right', goOn, goBack],
  ['left', goBack, goOn],
] as const)('swipe to the %s: has the opposite effect in right-to-left text', (to, taken, other) => {
  vi.clearAllMocks();
  const { container } = render(<Swiped />);
  const [text] = container.children;
  // Adds the touches to the event by hand because jsdom drops them.
  const touch = (type: string, clientX: number) => {
    const touches = { length: 1, item: () => ({ clientX, clientY: 0 }) };
    const event = new Event(type, { bubbles: true });
    fireEvent(text as Element, Object.assign(event, { touches, changedTouches: touches }));
  };
  touch('touchstart', 200);
  touch('touchend', to === 'right' ? 300 : 100);
  expect([taken.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});
