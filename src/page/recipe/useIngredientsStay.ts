import { type RefObject, useEffect, useState } from 'react';

/** Above and below what stays. */
const ROOM_PX = 48;

/** Whether the ingredients are short enough to stay in the window beside the steps. `drawn` changes with the recipe. */
export function useIngredientsStay(body: RefObject<HTMLElement | null>, drawn: unknown): boolean {
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const what = body.current?.querySelector<HTMLElement>('.columns > .what');
    if (!drawn || !what) return;
    const measure = () => setFits(what.offsetHeight + ROOM_PX <= window.innerHeight);
    const watch = new ResizeObserver(measure);
    watch.observe(what);
    addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      removeEventListener('resize', measure);
    };
  }, [body, drawn]);
  return fits;
}
