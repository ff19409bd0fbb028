import { openStoredText } from '../shared/storedText.ts';

const MIN_TIMES = 3;
const MAX_TIMES = 9;

/** Records how long the last answers took. Hosts and the browser's own model have separate storage keys. */
export function openUsualTime(allTabs: () => Storage, key: string) {
  const saved = openStoredText(allTabs, key);
  const times = () =>
    (saved.current() ?? '')
      .split(' ')
      .map(Number)
      .filter((ms) => ms > 0);
  return {
    noteTime(ms: number): void {
      saved.loadChanges();
      saved.save([...times(), ms].slice(-MAX_TIMES).join(' '));
    },
    /** Returns the median time of the last answers, or null if there are too few answers. */
    usualMs(): number | null {
      const sorted = times().sort((one, other) => one - other);
      return sorted.length < MIN_TIMES ? null : (sorted[Math.floor(sorted.length / 2)] ?? null);
    },
  };
}
