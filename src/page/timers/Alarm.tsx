import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { TimerActor } from '../../../machines/timerMachine.ts';

const TIME_IS_UP = 'Time is up: ';

/** Tells in a live region, and in the title of the tab, that the time is up. */
export function Alarm({ timer }: { timer: TimerActor }) {
  const rings = useSelector(timer, (s) => s.matches('ringing'));
  const { id, name, detail } = timer.getSnapshot().context.timer;

  useEffect(() => {
    if (!rings) return;
    ringing.set(id, name);
    tellTitle();
    return () => {
      ringing.delete(id);
      tellTitle();
    };
  }, [rings, id, name]);

  return rings && `Time is up: ${[name, detail].filter(Boolean).join(', ')}. `;
}

/** By id, since two timers may have the same name. */
const ringing = new Map<string, string>();
let title = '';

function tellTitle() {
  const [name] = ringing.values();
  if (!document.title.startsWith(TIME_IS_UP)) title = document.title;
  document.title = name === undefined ? title : TIME_IS_UP + name;
}
