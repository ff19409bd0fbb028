import type { Line } from '../lines/lines.ts';
import { countWords, hasNumber, hasWords, share } from '../lines/looks.ts';

/** Scripts in which an amount may have no digits. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/;

/** Joins the cells of each row: amounts, then the name, then the preparation. */
export function rowsAsIngredients(rows: Line[]): { text: string; line: Line }[] {
  const columns = [...Array(Math.max(...rows.map(({ cells }) => cells.length))).keys()];
  const [head, ...others] = rows;
  const body = head && !head.cells.some(hasNumber) ? others : rows;
  const amounts = columns.filter((at) => isOfAmounts(body.map(({ cells }) => cells[at] ?? '')));
  const name = columns.find((at) => !amounts.includes(at) && body.every(({ cells }) => cells[at])) ?? 0;
  const further = columns.filter((at) => at !== name && !amounts.includes(at));
  return body.flatMap((line) => {
    const { cells } = line;
    const words = cells[name] ?? '';
    if (!words) return [];
    const said = amounts.flatMap((at) => (at !== name && cells[at] ? [cells[at]] : []));
    const how = further.map((at) => cells[at] ?? '').filter(hasWords);
    const told = said.some((text) => hasNumber(text) || UNSPACED.test(text))
      ? [[...said, words].join(' ')]
      : [words, ...said];
    return [{ text: [...told, ...how].join(', '), line }];
  });
}

function isOfAmounts(cells: string[]): boolean {
  const filled = cells.filter(Boolean);
  const isBrief = share(filled, (cell) => countWords(cell) <= 4) > 0.6;
  return isBrief && filled.length * 2 >= cells.length && share(filled, hasNumber) >= 0.5;
}
