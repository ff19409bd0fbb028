/** As once, or 3 times. */
export function tellTimes(times: number): string {
  return times === 1 ? 'once' : `${times} times`;
}
