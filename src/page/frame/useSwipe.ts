import { type TouchEvent, useRef } from 'react';

/** A swipe is at least this long, and flatter than it is long. */
const SWIPE_PX = 60;

/** Turns pages with one finger: what lies before comes from the left. */
export function useSwipe(goBack: () => void, goOn: () => unknown) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const touch = touches.item(0);
      // A wide table and a page that is enlarged are moved for themselves.
      const isTable = target instanceof Element && target.closest('.table-box');
      const isEnlarged = (window.visualViewport?.scale ?? 1) > 1;
      const isAlone = touch && touches.length === 1 && !isTable && !isEnlarged;
      start.current = isAlone ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const end = changedTouches.item(0);
      const begun = start.current;
      start.current = null;
      if (!end || !begun) return;
      const x = end.clientX - begun.x;
      const y = end.clientY - begun.y;
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return;
      if (x > 0) goBack();
      else goOn();
    },
  };
}
