import { useEffect, useState } from 'react';

export const NO_WAKE_LOCK = 'Your browser won’t keep the screen on.';

/** The browser releases the lock when the tab is hidden, so it is taken again when the tab is shown. */
export function useWakeLock(say: (what: string) => void): [isOn: boolean, toggle: () => void] {
  const [wanted, setWanted] = useState('wakeLock' in navigator);
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    if (!wanted) return;
    let lock: WakeLockSentinel | null = null;
    let asking = false;
    let over = false;

    const take = async () => {
      if (asking || lock) return;
      asking = true;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (over) return void taken.release();
        lock = taken;
        // An older lock may be released only now: without the comparison, that would switch this one off.
        taken.addEventListener('release', () => lock === taken && end());
        setOn(true);
        say('The screen stays on.');
      } catch {
        end(NO_WAKE_LOCK);
      } finally {
        asking = false;
      }
    };
    const end = (why = '') => {
      if (over || document.visibilityState !== 'visible') return;
      setOn(false);
      setWanted(false);
      say(why);
    };
    const follow = () => {
      if (document.visibilityState === 'visible') void take();
      else lock = null;
    };

    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', follow);
      void lock?.release();
    };
  }, [wanted, say]);

  const toggle = () => {
    setOn(false);
    setWanted(!wanted);
    say('');
  };
  return [isOn, toggle];
}
