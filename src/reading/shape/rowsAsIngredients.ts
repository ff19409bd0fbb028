import type { Line } from '../lines/lines.ts';
import { countWords, endsWithColon, hasNumber, hasWords, share } from '../lines/looks.ts';
import type { Ingredient } from './ingredients.ts';
import { withoutColon } from './titles.ts';

/** Their amounts may be told without digits. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/;

/** The columns of amounts, then the one of names, then what is to be done with it. */
export function rowsAsIngredients(rows: Line[], outer: string): Ingredient[] {
  const columns = [...Array(Math.max(...rows.map(({ cells }) => cells.length))).keys()];
  const [head, ...others] = rows;
  const body = head && !head.cells.some(hasNumber) ? others : rows;
  const boldIsRare = share(body, ({ bold }) => bold !== '') < 0.5;
  const amounts = columns.filter((at) => isOfAmounts(body.map(({ cells }) => cells[at] ?? '')));
  const name = columns.find((at) => !amounts.includes(at)) ?? 0;
  const further = columns.filter((at) => at !== name && !amounts.includes(at));
  let group = outer;
  return body.flatMap((line) => {
    const { cells, bold } = line;
    const words = cells[name] ?? '';
    if (
      columns.length > 1 &&
      cells.filter(Boolean).length === 1 &&
      ((bold && boldIsRare) || endsWithColon(words))
    ) {
      group = withoutColon(words);
      return [];
    }
    if (!words) return [];
    const said = amounts.flatMap((at) => (at !== name && cells[at] ? [cells[at]] : []));
    const measured = said.map((text, at) => (at > 0 && hasNumber(text) ? `(${text})` : text));
    const how = further.map((at) => cells[at] ?? '').filter(hasWords);
    const told = said.some((text) => hasNumber(text) || UNSPACED.test(text))
      ? [[...measured, words].join(' ')]
      : [words, ...measured];
    return [{ text: [...told, ...how].join(', '), group, line }];
  });
}

function isOfAmounts(cells: string[]): boolean {
  const filled = cells.filter(Boolean);
  const isBrief = share(filled, (cell) => countWords(cell) <= 4) > 0.6;
  return isBrief && filled.length * 2 >= cells.length && share(filled, hasNumber) >= 0.5;
}
