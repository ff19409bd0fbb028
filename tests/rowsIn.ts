const MARKS: Record<string, string> = { n: '\n', t: '\t' };

/** Cells of a row. A row with fewer cells lacks the last ones. */
type Row = [string, string, string, string, string, string];

/**
 * Reads the rows of a table, whose cells are divided by tabs. In a cell, '\\n' stands for a new line, '\\t' for a tab,
 * and '\\u00a0' for a character by its number.
 */
export function rowsIn(table: string): Row[] {
  const plain = (cell: string) =>
    cell.replace(/\\(?:u(\w{4})|(.))/g, (_, code, mark) =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : (MARKS[mark] ?? mark),
    );
  return table
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t').map(plain) as Row);
}

/**
 * Reads a file with several tables, and returns a function that returns the rows of one. A line '# NAME' begins a table,
 * and a line '// …' explains the next row.
 */
export function tablesIn(file: string): (name: string) => Row[] {
  const tables = new Map(
    file.split(/^# /m).map((table) => {
      const [name = '', ...lines] = table.trimEnd().split('\n');
      return [name, lines.filter((line) => !line.startsWith('// ')).join('\n')];
    }),
  );
  return (name) => {
    const table = tables.get(name);
    if (table === undefined) throw new Error(`There is no table '${name}'`);
    return rowsIn(table);
  };
}
