const TABLES = import.meta.glob<string>('./**/*.txt', { query: '?raw', import: 'default', eager: true });

/** `place` is the file and the line, for the names of the tests: what fails says where it stands. */
type Case = { place: string; about: string; given: string; expected: string };

/**
 * A table has a case a line: 'given → expected', or what is given alone, where `expected` is ''.
 * '# ' tells what the lines below it are about. '_' is a no-break space and '⏎' the end of a line, to be seen.
 */
export function readTable(name: string): Case[] {
  const table = TABLES[`./${name}`];
  if (!table) throw new Error(`There is no table ${name}`);
  const cases: Case[] = [];
  let about = '';
  for (const [index, line] of table.split(/\r?\n/).entries()) {
    if (line.startsWith('# ')) about = line.slice(2);
    else if (line !== '') {
      const [, given = '', expected = ''] =
        /^(.+?)(?: → (.+))?$/s.exec(line.replaceAll('_', '\u00a0').replaceAll('⏎', '\n')) ?? [];
      cases.push({ place: `${name}:${index + 1}`, about, given, expected });
    }
  }
  return cases;
}
