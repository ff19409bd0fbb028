/** Minimum lengths of a word in which one letter, or two letters, may be wrong. */
const LEAST_LENGTHS = [4, 8];
/** Limits the time for a long text of many unknown words. */
const MOST_TEXTS = 50;
const WORD = /^\p{L}+$/u;

/**
 * Returns a text with its unknown words replaced by similar known words, the most similar first: 'chicken thighs' for
 * 'chiken thighs'. Expects lower case.
 */
export function correctionsOf(
  text: string,
  known: ReadonlySet<string>,
  isWord: (word: string) => boolean,
): string[] {
  let texts = [{ words: [] as string[], slips: 0 }];
  for (const word of text.split(' ')) {
    const most = LEAST_LENGTHS.filter((least) => word.length >= least).length;
    const isFine = most === 0 || !WORD.test(word) || known.has(word) || isWord(word);
    const similar = isFine ? [] : similarTo(word, known, most);
    const ways = similar.length > 0 ? similar : [{ word, slips: 0 }];
    texts = texts
      .flatMap(({ words, slips }) =>
        ways.map((way) => ({ words: [...words, way.word], slips: slips + way.slips })),
      )
      .slice(0, MOST_TEXTS);
  }
  return texts
    .filter(({ slips }) => slips > 0)
    .toSorted((one, other) => one.slips - other.slips)
    .map(({ words }) => words.join(' '));
}

function similarTo(word: string, known: ReadonlySet<string>, most: number) {
  return [...known]
    .filter((other) => other[0] === word[0] && Math.abs(other.length - word.length) <= most)
    .map((other) => ({ word: other, slips: slipsBetween(word, other) }))
    .filter(({ slips }) => slips <= most);
}

/** Returns the number of letters that are wrong, missing, superfluous, or swapped with the next letter. */
function slipsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const costs = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const at = (up: number, left: number) => rows[row - up]?.[column - left] ?? Number.POSITIVE_INFINITY;
      const left = costs[column - 1] ?? 0;
      costs.push(
        Math.min(at(1, 1) + (isSame ? 0 : 1), at(1, 0) + 1, left + 1, isSwapped ? at(2, 2) + 1 : 99),
      );
    }
    rows.push(costs);
  }
  return rows[one.length]?.[other.length] ?? 0;
}
