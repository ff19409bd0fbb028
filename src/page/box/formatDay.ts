const DAY_MS = 24 * 60 * 60 * 1_000;

/** Locale for days in the page's English sentences: the visitor's variant of English, or otherwise British English. */
const englishLocale = () => (navigator.language?.startsWith('en') ? navigator.language : 'en-GB');

/** Formats a day as 'today', 'yesterday', 'Tuesday' or '2 November'. */
export function formatDay(time: number): string {
  const days = daysSince(time);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days > 1 && days < 7) return new Date(time).toLocaleDateString(englishLocale(), { weekday: 'long' });
  const isThisYear = new Date(time).getFullYear() === new Date().getFullYear();
  const date = { day: 'numeric', month: 'long' } as const;
  return new Date(time).toLocaleDateString(englishLocale(), isThisYear ? date : { ...date, year: 'numeric' });
}

/** Formats a date and time as 'today, 18:05'. */
export function formatMoment(time: number): string {
  const clock = new Date(time).toLocaleTimeString(englishLocale(), { hour: 'numeric', minute: '2-digit' });
  return `${formatDay(time)}, ${clock}`;
}

/** Formats a day for use within a sentence: 'on Sunday', 'today'. */
export function formatOnDay(time: number): string {
  const days = daysSince(time);
  return days === 0 || days === 1 ? formatDay(time) : `on ${formatDay(time)}`;
}

function daysSince(time: number): number {
  return Math.round((midnight(Date.now()) - midnight(time)) / DAY_MS);
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
