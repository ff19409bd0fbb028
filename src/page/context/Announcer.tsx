import { useState } from 'react';
import { createStore } from '../../shared/store.ts';
import { useStore } from '../browser/useStore.ts';

const announced = createStore({ text: '', times: 0 });

/** Announces an invisible text to screen readers, even if it is the same as before. '' removes the last text. */
export function announce(text: string): void {
  announced.set({ text, times: announced.getSnapshot().times + 1 });
}

/**
 * Live region for `announce`. Cook mode renders a second live region because a screen reader reads nothing outside of a
 * modal dialog.
 */
export function Announcer() {
  const { text, times } = useStore(announced);
  const [timesBefore] = useState(times);
  return (
    <p className="visually-hidden" role="status">
      {times > timesBefore && <span key={times}>{text}</span>}
    </p>
  );
}
