export function tellHowOften(times: number): string {
  return times === 1 ? 'once' : `${times} times`;
}
