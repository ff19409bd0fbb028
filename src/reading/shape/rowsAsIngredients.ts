import type { Line } from '../lines/lines.ts';
import { countWords, hasNumber, hasWords, share, UNSPACED } from '../lines/looks.ts';
import { isOnlyAmount } from '../numbers/amounts.ts';
import type { Language } from '../words/language.ts';

/** Reads the rows of a table as ingredients. Puts the cells in the order amount, name, preparation. */
export function rowsAsIngredients(rows: Line[], language: Language): { text: string; line: Line }[] {
  const columns = [...Array(Math.max(...rows.map(({ cells }) => cells.length))).keys()];
  const [head, ...others] = rows;
  const body = head && !head.cells.some(hasNumber) ? others : rows;
  const figures = columns.filter((index) => isOfAmounts(body.map(({ cells }) => cells[index] ?? '')));
  // Finds units such as 'cups' whose numbers are in the previous column.
  const isOfUnits = (index: number) =>
    figures.includes(index - 1) &&
    share(
      body.filter(({ cells }) => cells[index]),
      ({ cells }) => isOnlyAmount(`${cells[index - 1] ?? ''} ${cells[index] ?? ''}`, language),
    ) > 0.6;
  const amounts = columns.filter((index) => figures.includes(index) || isOfUnits(index));
  const name =
    columns.find((index) => !amounts.includes(index) && body.every(({ cells }) => cells[index])) ?? 0;
  const further = columns.filter((index) => index !== name && !amounts.includes(index));
  return body.flatMap((line) => {
    const { cells } = line;
    const words = cells[name] ?? '';
    if (!words) return [];
    const found = amounts.flatMap((index) => (index !== name && cells[index] ? [cells[index]] : []));
    const how = further.map((index) => cells[index] ?? '').filter(hasWords);
    // An amount may be written without digits in Chinese and Japanese.
    const first = found.some((text) => hasNumber(text) || UNSPACED.test(text))
      ? [[...found, words].join(' ')]
      : [words, ...found];
    return [{ text: [...first, ...how].join(', '), line }];
  });
}

function isOfAmounts(cells: string[]): boolean {
  const filled = cells.filter(Boolean);
  const isBrief = share(filled, (cell) => countWords(cell) <= 4) > 0.6;
  return isBrief && filled.length * 2 >= cells.length && share(filled, hasNumber) >= 0.5;
}
