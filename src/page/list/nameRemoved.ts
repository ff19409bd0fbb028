/** 'rice', '3 ingredients'. */
export function nameRemoved([only, ...others]: string[]): string {
  return others.length === 0 ? `${only}` : `${others.length + 1} ingredients`;
}
