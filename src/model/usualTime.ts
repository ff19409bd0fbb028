import { openStoredText } from './storedText.ts';

const FEWEST = 3;
const MOST = 9;

/** How long the last answers took: those of hosts and those of this device, by a key of their own. */
export function openUsualTime(allTabs: () => Storage, key: string) {
  const stored = openStoredText(allTabs, key);
  const times = () =>
    (stored.current() ?? '')
      .split(' ')
      .map(Number)
      .filter((ms) => ms > 0);
  return {
    noteTime(ms: number): void {
      stored.lookAgain();
      stored.save([...times(), ms].slice(-MOST).join(' '));
    },
    /** The median, once there are enough of them to tell. */
    usualMs(): number | null {
      const sorted = times().sort((one, other) => one - other);
      return sorted.length < FEWEST ? null : (sorted[Math.floor(sorted.length / 2)] ?? null);
    },
  };
}
