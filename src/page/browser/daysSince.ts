const DAY_MS = 24 * 60 * 60 * 1_000;

/** Counts the midnights since a time: 0 for a time today. */
export function daysSince(time: number): number {
  return Math.round((midnight(Date.now()) - midnight(time)) / DAY_MS);
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
