/** As once, or 3 times. */
export function tellHowOften(times: number): string {
  return times === 1 ? 'once' : `${times} times`;
}
