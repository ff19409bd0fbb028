import { linesOf } from './lines.ts';
import { beginsWithAmount, isListed, isListOnOneLine } from './looks.ts';

const MOST_LOOKED_AT = 4_000;

/** Returns the lines from the first to the last item of a list. Lists may lack bullets. */
export function listsIn(text: string): string {
  const lines = linesOf(text.slice(0, MOST_LOOKED_AT));
  const areItems = lines.map(
    (line) => isListed(line) || beginsWithAmount(line.text) || isListOnOneLine(line.text),
  );
  const [first, end] = [areItems.indexOf(true), areItems.lastIndexOf(true) + 1];
  return lines
    .slice(first, end)
    .map((line) => line.text)
    .join('\n');
}
