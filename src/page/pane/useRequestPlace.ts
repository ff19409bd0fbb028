import { useRef, useState } from 'react';
import { useRecipeState } from '../context/pageContext.ts';

/** What says that a change is under way does not stand out below the pane. */
const ROOM_PX = 160;

/** The element that was pressed for a change, and how far below the top of the pane it stands. The pane keeps its height meanwhile: otherwise the page would shrink under the pointer. */
export function useRequestPlace() {
  const making = useRecipeState((s) => s.hasTag('busy'));
  const pane = useRef<HTMLElement>(null);
  const lastPressed = useRef<HTMLElement>(null);
  const [request, setRequest] = useState({
    making,
    height: 0,
    pressed: null as HTMLElement | null,
    pressedAt: 0,
  });
  if (request.making !== making) {
    const height = pane.current?.offsetHeight ?? 0;
    const pressed = making ? lastPressed.current : request.pressed;
    const pressedAt = pane.current ? placeOf(pressed, pane.current) : 0;
    setRequest({ making, height, pressed, pressedAt });
  }
  return { pane, lastPressed, ...request };
}

function placeOf(pressed: Element | null, pane: Element): number {
  const from = pressed && pressed.getClientRects().length > 0 ? pressed : pane;
  const { top, height } = pane.getBoundingClientRect();
  return Math.max(0, Math.min(from.getBoundingClientRect().top - top, height - ROOM_PX));
}
