import { type RefObject, useEffect, useState } from 'react';

/** Share of a timer's area that must be visible for the timer to be readable. */
const SEEN_RATIO = 0.9;

/** Returns the ids of a step's timers that are scrolled out of sight. Each timer's element has the timer's id in `data-timer`. */
export function useUnseenTimers(page: RefObject<HTMLElement | null>, step: number): ReadonlySet<string> {
  const [unseen, setUnseen] = useState<ReadonlySet<string>>(new Set());

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its own timers
  useEffect(() => {
    const update = (entries: IntersectionObserverEntry[]) =>
      setUnseen((previous) => {
        const next = new Set(previous);
        for (const { target, intersectionRatio } of entries) {
          const { timer = '' } = (target as HTMLElement).dataset;
          if (intersectionRatio < SEEN_RATIO) next.add(timer);
          else next.delete(timer);
        }
        return next;
      });
    const observer = new IntersectionObserver(update, { threshold: SEEN_RATIO });
    for (const dial of page.current?.querySelectorAll('[data-timer]') ?? []) observer.observe(dial);
    return () => observer.disconnect();
  }, [step]);

  return unseen;
}
