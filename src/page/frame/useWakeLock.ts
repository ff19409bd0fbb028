import { useEffect, useState } from 'react';

/** Keeps the screen on while it is wanted. The browser lets go of it with the tab, so it is taken anew on the way back. */
export function useWakeLock(
  say: (what: string) => void,
  wantedAtFirst = false,
): [isOn: boolean, toggle: () => void] {
  const [wanted, setWanted] = useState(wantedAtFirst && 'wakeLock' in navigator);
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
        // An older lock may be released only now: that is not the end of this one.
        taken.addEventListener('release', () => lock === taken && end());
        setOn(true);
        say('The screen stays on.');
      } catch {
        end('The screen cannot be kept on now.');
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
