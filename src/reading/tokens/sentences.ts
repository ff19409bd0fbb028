const END = /(?<=[.!?])\s+|(?<=[\u3002\uff01\uff1f])|\n/;
const PIECE = /.{1,2000}/gs;

/** Divides a text into sentences. A sign such as '.' ends one only before a space: not in '1.5'. */
export function sentencesIn(text: string): string[] {
  return text.split(END).flatMap(chunksOf);
}

/** Divides a very long line, of which the reader could not read all words at once. */
export function chunksOf(line: string): string[] {
  return line.match(PIECE) ?? [];
}
