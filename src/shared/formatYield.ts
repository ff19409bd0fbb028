type Yield = { count: number; upTo: number | null; of: string };

/** Formats how much a recipe makes: '4–6' for servings, '12 cookies' for pieces. */
export function formatYield({ count, upTo, of }: Yield, scale: number): string {
  const amount = scale === 1 && upTo ? `${count}–${upTo}` : `${servings(count, scale)}`;
  return of ? `${amount} ${of}` : amount;
}

/** Rounds a scaled number of servings or pieces. */
export function servings(count: number, scale: number): number {
  return Math.round(count * scale * 10) / 10;
}
