import { useEffect, useEffectEvent, useState } from 'react';

/** Time between the end of a press and its `click` event on touch screens, with a margin. */
const CLICK_MS = 100;

/** Returns the current value, or while the pointer is down, the value when the press began. */
export function useWhilePressed<Value>(current: Value): Value {
  const [pressed, setPressed] = useState<{ value: Value } | null>(null);
  const keep = useEffectEvent(() => setPressed((before) => before ?? { value: current }));

  useEffect(() => {
    let releasing: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      clearTimeout(releasing);
      keep();
    };
    const release = () => {
      releasing = setTimeout(() => setPressed(null), CLICK_MS);
    };
    const listening = new AbortController();
    addEventListener('pointerdown', press, listening);
    addEventListener('pointerup', release, listening);
    addEventListener('pointercancel', release, listening);
    return () => {
      clearTimeout(releasing);
      listening.abort();
    };
  }, []);
  return pressed ? pressed.value : current;
}
