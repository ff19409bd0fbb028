import { type TouchEvent, useRef } from 'react';

/** A swipe is at least this long, and flatter than it is long. */
const SWIPE_PX = 60;

/** Turns pages: what lies before comes from the left. */
export function useSwipe(goBack: () => void, goOn: () => unknown) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const touch = touches.item(0);
      // A wide table is swiped for itself.
      const isTable = target instanceof Element && target.closest('.table-box');
      start.current = touch && !isTable ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const end = changedTouches.item(0);
      if (!end || !start.current) return;
      const x = end.clientX - start.current.x;
      const y = end.clientY - start.current.y;
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return;
      if (x > 0) goBack();
      else goOn();
    },
  };
}
