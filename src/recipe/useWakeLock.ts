import { useEffect, useState } from 'react';

type WakeLockState = 'off' | 'on' | 'refused';

/** Keeps the screen on while it is wanted. The browser lets go of it with the tab, so it is taken anew on the way back. */
export function useWakeLock(): [WakeLockState, toggle: () => void] {
  const [wanted, setWanted] = useState(false);
  const [state, setState] = useState<WakeLockState>('off');

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
        taken.addEventListener('release', () => lock === taken && end('off'));
        setState('on');
      } catch {
        end('refused');
      } finally {
        asking = false;
      }
    };
    const end = (how: WakeLockState) => {
      if (over || document.visibilityState !== 'visible') return;
      setState(how);
      setWanted(false);
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
  }, [wanted]);

  const toggle = () => {
    setState('off');
    setWanted(!wanted);
  };
  return [state, toggle];
}
