import { ENDS_BEFORE_SPACE, ENDS_WITHOUT_SPACE } from '../words/signs.ts';

const END = new RegExp(`(?<=[${ENDS_BEFORE_SPACE}])\\s+|(?<=[${ENDS_WITHOUT_SPACE}])|\n`);
/** Cuts at a space, so that no food is cut in two. */
const PIECE = /.{1,2000}(?!\S)|.{1,2000}/gs;

/** Divides a text into sentences. A full stop ends a sentence only if a space follows: not in '1.5'. */
export function sentencesIn(text: string): string[] {
  return text.split(END).flatMap(chunksOf);
}

/** Divides a very long line, which would take too long to read at once. */
export function chunksOf(line: string): string[] {
  return line.match(PIECE) ?? [];
}
