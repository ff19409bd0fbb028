import { useEffect, useState } from 'react';
import { backoffMs, MAX_ATTEMPTS } from '../../../machines/recipeMachine.ts';
import { useConnection, useRecipeState } from '../context/pageContext.ts';

/**
 * Shows how long a request has taken so far. `cause`: the reason why the last attempt failed, or undefined if the
 * connection has changed since.
 */
export function Timing({ cause }: { cause: string | undefined }) {
  const connection = useConnection();
  const attempt = useRecipeState((s) => s.context.attempt);
  const waitMs = useRecipeState((s) => (s.matches('retrying') ? backoffMs(s.context) : null));
  const { seconds, usualMs } = connection.modelNow();
  const ms = usualMs();
  return (
    <p className="timing">
      {/* Between two attempts, hides the elapsed seconds but keeps counting them. */}
      <span hidden={waitMs !== null}>
        <Elapsed limit={seconds} />
      </span>
      <span className="beneath">
        {attempt === 1 && <Usually ms={ms} />}
        {attempt > 1 && waitMs === null && formatRetry(attempt)}
        {waitMs !== null && (
          <>
            {cause && (
              <span className="cause">
                {cause}. <br />
              </span>
            )}
            <Countdown key={attempt} seconds={waitMs / 1000} attempt={formatAttempt(attempt)} />
          </>
        )}
      </span>
    </p>
  );
}

/** Time after which a visitor may doubt that there will be an answer. */
const LONG_SECONDS = 12;
const formatAttempt = (attempt: number) => `(${attempt} of ${MAX_ATTEMPTS})`;
export const formatRetry = (attempt: number) => `Trying again ${formatAttempt(attempt)}`;

function Elapsed({ limit }: { limit: number }) {
  const seconds = useSeconds();
  return limit > 60 ? `${seconds} s of up to ${Math.ceil(limit / 60)} min` : `${seconds} s`;
}

/** `ms`: how long this model usually takes to answer, or null if this is unknown. */
function Usually({ ms }: { ms: number | null }) {
  const seconds = useSeconds();
  if (ms === null) return seconds >= LONG_SECONDS && 'Some models take a minute';
  return seconds * 1000 > 2 * ms ? 'Longer than usual' : `Usually about ${roughly(ms / 1000)} s`;
}

/** Rounds estimates above 20 s to a multiple of 5 s. */
function roughly(seconds: number): number {
  return seconds > 20 ? Math.round(seconds / 5) * 5 : Math.max(1, Math.round(seconds));
}

function Countdown({ seconds, attempt }: { seconds: number; attempt: string }) {
  return `Trying again in ${Math.max(1, seconds - useSeconds())} s ${attempt}`;
}

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const ticking = setInterval(() => setSeconds(Math.round((performance.now() - start) / 1000)), 1000);
    return () => clearInterval(ticking);
  }, []);
  return seconds;
}
