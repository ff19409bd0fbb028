import { useEffect, useState } from 'react';

export function useIsInSight(id: string): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const watch = new IntersectionObserver((seen) => setInSight(seen.at(-1)?.isIntersecting ?? false));
    watch.observe(element);
    return () => watch.disconnect();
  }, [id]);
  return isInSight;
}
