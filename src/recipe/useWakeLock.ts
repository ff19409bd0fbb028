import { useEffect, useState } from 'react';

type WakeLockState = 'off' | 'on' | 'refused';

/** Keeps the screen on while it is wanted. The browser lets go of it with the tab, so it is taken anew on the way back. */
export function useWakeLock(): [WakeLockState, (wanted: boolean) => void] {
  const [wanted, setWanted] = useState(false);
  const [state, setState] = useState<WakeLockState>('off');

  useEffect(() => {
    if (!wanted) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const end = (how: WakeLockState) => {
      if (over || document.visibilityState !== 'visible') return;
      setState(how);
      setWanted(false);
    };

    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (over) return void taken.release();
        // The one of before may tell of its end only now.
        taken.addEventListener('release', () => lock === taken && end('off'));
        lock = taken;
        setState('on');
      } catch {
        end('refused');
      }
    };

    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, [wanted]);

  const want = (next: boolean) => {
    setState('off');
    setWanted(next);
  };
  return [state, want];
}
