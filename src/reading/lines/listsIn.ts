import type { Line } from './lines.ts';
import { beginsWithAmount, isListed, isListOnOneLine } from './looks.ts';

/** Returns the text of the lines from the first to the last item of a list. Lists may lack bullets. */
export function listsIn(lines: Line[]): string {
  const isItem = (line: Line) => isListed(line) || beginsWithAmount(line.text) || isListOnOneLine(line.text);
  return lines
    .slice(lines.findIndex(isItem), lines.findLastIndex(isItem) + 1)
    .map((line) => line.text)
    .join('\n');
}
