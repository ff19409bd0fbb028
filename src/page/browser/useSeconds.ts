import { useEffect, useState } from 'react';

/** Counts the seconds since the component was shown. */
export function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const ticking = setInterval(() => setSeconds(Math.round((performance.now() - start) / 1000)), 1000);
    return () => clearInterval(ticking);
  }, []);
  return seconds;
}
