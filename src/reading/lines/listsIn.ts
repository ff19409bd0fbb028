import type { Line } from './lines.ts';
import { beginsWithAmount, isListed, isListOnOneLine } from './looks.ts';

/** Returns the text of the lines from the first to the last item of a list. Lists may lack bullets. */
export function listsIn(lines: Line[]): string {
  const areItems = lines.map(
    (line) => isListed(line) || beginsWithAmount(line.text) || isListOnOneLine(line.text),
  );
  const [first, end] = [areItems.indexOf(true), areItems.lastIndexOf(true) + 1];
  return lines
    .slice(first, end)
    .map((line) => line.text)
    .join('\n');
}
