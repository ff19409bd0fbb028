import { useEffect, useState } from 'react';

export const NO_WAKE_LOCK = 'Your browser won’t keep the screen on.';

/**
 * Keeps the screen on. Requests the wake lock again whenever the tab is shown because the browser releases the lock
 * when the tab is hidden.
 */
export function useWakeLock(announce: (text: string) => void): [isOn: boolean, toggle: () => void] {
  const [wanted, setWanted] = useState('wakeLock' in navigator);
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    if (!wanted) return;
    let lock: WakeLockSentinel | null = null;
    let isRequesting = false;
    let isOver = false;

    const acquire = async () => {
      if (isRequesting || lock) return;
      isRequesting = true;
      try {
        const acquired = await navigator.wakeLock.request('screen');
        if (isOver) return void acquired.release();
        lock = acquired;
        // Ignores the late release of an earlier wake lock, because the current one is still held.
        acquired.addEventListener('release', () => lock === acquired && end());
        setOn(true);
        announce('The screen stays on.');
      } catch {
        end(NO_WAKE_LOCK);
      } finally {
        isRequesting = false;
      }
    };
    const end = (reason = '') => {
      if (isOver || document.visibilityState !== 'visible') return;
      setOn(false);
      setWanted(false);
      announce(reason);
    };
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') void acquire();
      else lock = null;
    };

    onVisibilityChange();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisibilityChange);
      void lock?.release();
    };
  }, [wanted, announce]);

  const toggle = () => {
    setOn(false);
    setWanted(!wanted);
    announce('');
  };
  return [isOn, toggle];
}
