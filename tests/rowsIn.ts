/** Reads the rows of a table, whose cells are divided by tabs. In a cell, '\\n' stands for a new line. */
export function rowsIn(table: string): string[][] {
  const plain = (cell: string) => cell.replace(/\\(.)/g, (_, mark) => (mark === 'n' ? '\n' : mark));
  return table
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t').map(plain));
}
