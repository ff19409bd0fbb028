/** Creates a random number generator, which returns the same numbers in each run. */
export function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Inserts, deletes, swaps, changes or repeats some lines of a text. */
export function edited(text: string, random: (below: number) => number): string {
  const lines = text.split('\n');
  for (let edits = 1 + random(4); edits > 0; edits--) {
    const [one, other] = [random(lines.length), random(lines.length)];
    const [line = '', swapped = ''] = [lines[one], lines[other]];
    const kinds = [
      () => lines.splice(one, 0, `- ${1 + random(9)} new onions`),
      () => lines.splice(one, 1),
      () => Object.assign(lines, { [one]: swapped, [other]: line }),
      () => lines.splice(one, 1, `${line} or more`),
      () => lines.splice(other, 0, line),
    ];
    kinds[random(kinds.length)]?.();
  }
  return lines.join('\n');
}
