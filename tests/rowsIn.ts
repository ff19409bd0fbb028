const MARKS: Record<string, string> = { n: '\n', t: '\t' };

/**
 * Reads the rows of a table, whose cells are divided by tabs. In a cell, '\\n' stands for a new line, '\\t' for a tab,
 * and '\\u00a0' for a character by its number.
 */
export function rowsIn(table: string): string[][] {
  const plain = (cell: string) =>
    cell.replace(/\\(?:u(\w{4})|(.))/g, (_, code, mark) =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : (MARKS[mark] ?? mark),
    );
  return table
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t').map(plain));
}
