import { type RefObject, useEffect, useState } from 'react';

/** Of a dial: less of it cannot be read. */
const SEEN_RATIO = 0.9;
/** What fades out at the end of the window cannot be read either. */
const FADED_PX = 12;

/** The ids of the timers of a step whose dials are scrolled out of its window. The dials are found by `data-timer`. */
export function useUnseenTimers(page: RefObject<HTMLElement | null>, step: number): ReadonlySet<string> {
  const [unseen, setUnseen] = useState<ReadonlySet<string>>(new Set());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step has dials of its own
  useEffect(() => {
    const note = (entries: IntersectionObserverEntry[]) =>
      setUnseen((before) => {
        const now = new Set(before);
        for (const { target, intersectionRatio } of entries) {
          const { timer = '' } = (target as HTMLElement).dataset;
          if (intersectionRatio < SEEN_RATIO) now.add(timer);
          else now.delete(timer);
        }
        return now;
      });
    const room = { root: page.current, rootMargin: `0px 0px -${FADED_PX}px`, threshold: SEEN_RATIO };
    const observer = new IntersectionObserver(note, room);
    for (const dial of page.current?.querySelectorAll('[data-timer]') ?? []) observer.observe(dial);
    return () => {
      observer.disconnect();
      setUnseen(new Set());
    };
  }, [step]);

  return unseen;
}
