import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSwipe } from '../../../src/page/browser/useSwipe.ts';

const goBack = vi.fn();
const goOn = vi.fn();

function Swiped() {
  return (
    <p style={{ direction: 'rtl' }} {...useSwipe(goBack, goOn)}>
      <textarea />
    </p>
  );
}

it.each([
  ['p', 'right', [0, 1]],
  ['p', 'left', [1, 0]],
  ['textarea', 'right', [0, 0]],
])('swipe on <%s> to the %s: is mirrored in right-to-left text, and ignored in a field', (on, to, calls) => {
  vi.clearAllMocks();
  const { container } = render(<Swiped />);
  // Adds the touches to the event by hand because jsdom drops them.
  const touch = (type: string, clientX: number) => {
    const touches = { length: 1, item: () => ({ clientX, clientY: 0 }) };
    const event = new Event(type, { bubbles: true });
    fireEvent(
      container.querySelector(on) as Element,
      Object.assign(event, { touches, changedTouches: touches }),
    );
  };
  touch('touchstart', 200);
  touch('touchend', to === 'right' ? 300 : 100);
  expect([goBack.mock.calls.length, goOn.mock.calls.length]).toEqual(calls);
});
