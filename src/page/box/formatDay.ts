const DAY_MS = 24 * 60 * 60 * 1_000;

/** The page speaks English: a day within its sentences does, too, in the order that the visitor's English has. */
const inEnglish = () => (navigator.language?.startsWith('en') ? navigator.language : 'en-GB');

/** As today, yesterday, Tuesday, or 2 November. */
export function formatDay(at: number): string {
  const days = daysSince(at);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days > 1 && days < 7) return new Date(at).toLocaleDateString(inEnglish(), { weekday: 'long' });
  const isThisYear = new Date(at).getFullYear() === new Date().getFullYear();
  const date = { day: 'numeric', month: 'long' } as const;
  return new Date(at).toLocaleDateString(inEnglish(), isThisYear ? date : { ...date, year: 'numeric' });
}

/** As today, 18:05. */
export function formatMoment(at: number): string {
  const time = new Date(at).toLocaleTimeString(inEnglish(), { hour: 'numeric', minute: '2-digit' });
  return `${formatDay(at)}, ${time}`;
}

/** As on Sunday, or today. */
export function formatOnDay(at: number): string {
  const days = daysSince(at);
  return days === 0 || days === 1 ? formatDay(at) : `on ${formatDay(at)}`;
}

function daysSince(at: number): number {
  return Math.round((midnight(Date.now()) - midnight(at)) / DAY_MS);
}

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
