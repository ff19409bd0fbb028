import { type TouchEvent, useRef } from 'react';

const SWIPE_PX = 60;

export function useSwipe(goBack: () => void, goOn: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const touch = touches.item(0);
      // Ignores swipes in a wide table, in a field or on a zoomed page because these scroll or move the cursor instead of
      // changing the recipe or step.
      const isOwn = target instanceof Element && target.closest('.table-box, textarea');
      const isEnlarged = (window.visualViewport?.scale ?? 1) > 1;
      const isAlone = touch && touches.length === 1 && !isOwn && !isEnlarged;
      start.current = isAlone ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches, currentTarget }: TouchEvent) {
      const end = changedTouches.item(0);
      const begun = start.current;
      start.current = null;
      if (!end || !begun) return;
      const x = end.clientX - begun.x;
      const y = end.clientY - begun.y;
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return;
      // Swaps the swipe directions in right-to-left text, where the previous recipe is on the right.
      const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
      if (x > 0 !== isMirrored) goBack();
      else goOn();
    },
  };
}
