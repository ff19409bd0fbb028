import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { backoffMs } from '../../machines/recipeMachine.ts';
import { useKitchen } from './kitchen.ts';
import { nameAttempt } from './Progress.tsx';

/** How long it has taken, and what comes next. */
export function Timing({ attempt }: { attempt: number }) {
  return (
    <>
      <Elapsed />
      {attempt > 1 && `, ${nameAttempt(attempt)}`}
      <NextAttempt />
    </>
  );
}

function Elapsed() {
  return <span>{useSeconds()} s</span>;
}

function NextAttempt() {
  const waitMs = useSelector(useKitchen(), (s) => (s.matches('retrying') ? backoffMs(s.context) : null));
  return waitMs === null ? null : <Countdown seconds={waitMs / 1000} />;
}

function Countdown({ seconds }: { seconds: number }) {
  return <span> starts in {Math.max(1, seconds - useSeconds())} s</span>;
}

/** Whole seconds since the component was mounted. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const ticking = setInterval(() => setSeconds(Math.round((performance.now() - start) / 1000)), 1000);
    return () => clearInterval(ticking);
  }, []);
  return seconds;
}
