const DAY_MS = 24 * 60 * 60 * 1_000;

/** As today, yesterday, Tuesday, or 2 November. */
export function tellDay(at: number, now: number): string {
  const days = Math.round((midnight(now) - midnight(at)) / DAY_MS);
  if (days === 0 || days === 1) {
    return new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }).format(-days, 'day');
  }
  if (days > 1 && days < 7) return new Date(at).toLocaleDateString(undefined, { weekday: 'long' });
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const date = { day: 'numeric', month: 'long' } as const;
  return new Date(at).toLocaleDateString(undefined, isThisYear ? date : { ...date, year: 'numeric' });
}

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
