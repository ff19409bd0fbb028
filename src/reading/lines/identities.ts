import { digestOf } from '../../shared/digestOf.ts';

/**
 * Creates a function that returns the identity of each text of an answer: a digest of the text as the model wrote it,
 * and a number if the answer contains the same text more than once. Another reading of the answer may find other
 * ingredients and steps, so marks such as ticks are saved under these identities.
 */
export function createIdentities(): (text: string) => string {
  const counts = new Map<string, number>();
  return (text) => {
    const digest = digestOf(text);
    const count = (counts.get(digest) ?? 0) + 1;
    counts.set(digest, count);
    return count === 1 ? digest : `${digest}-${count}`;
  };
}
