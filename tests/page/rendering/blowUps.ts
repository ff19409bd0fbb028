import { readFileSync } from 'node:fs';
import { rowsIn } from '../../rowsIn.ts';

/** Each row has a name, and a text that is repeated. */
const REPEATED = readFileSync('tests/page/rendering/blowUps.tsv', 'utf8');

const fill = (piece: string, chars: number) => piece.repeat(Math.ceil(chars / piece.length));

const numbered = (line: (i: number) => string, chars: number) => {
  let text = '';
  for (let i = 0; text.length < chars; i++) text += line(i);
  return text;
};

/** Texts that overload the markdown parser, the renderer or the browser, although they are short. */
export const BLOW_UPS: Record<string, (chars: number) => string> = {
  ...Object.fromEntries(rowsIn(REPEATED).map(([name, text = '']) => [name, (n: number) => fill(text, n)])),
  'a wide delimiter row, many short rows': (n) => {
    const columns = Math.ceil(n / 8);
    return `${'|'.repeat(columns)}\n${'|-'.repeat(columns)}|\n${'|\n'.repeat(columns)}`;
  },
  'a long table': (n) => `|a|b|\n|-|-|\n${fill('|1|2|\n', n)}`,
  'quotes that go deeper line by line': (n) => numbered((i) => `${'>'.repeat(i + 1)} a\n`, n),
  'lists that go deeper line by line': (n) => numbered((i) => `${'  '.repeat(i)}- a\n`, n),
  'links in images in links': (n) => fill('[![', n / 2) + fill('](a)', n / 2),
  'emphasis in emphasis': (n) => fill('*a **b ', n / 2) + fill(' c** d*', n / 2),
  'backticks of every length': (n) => numbered((i) => `${'`'.repeat(i + 1)} `, n),
  footnotes: (n) => numbered((i) => `[^${i}]: x\n\n`, n),
  'footnotes that name each other': (n) => `[^0]\n\n${numbered((i) => `[^${i}]: [^${i + 1}]\n\n`, n)}`,
  'references to one footnote': (n) => `[^1]: x\n\n${fill('[^1]', n)}`,
  definitions: (n) => numbered((i) => `[a${i}]: x\n`, n),
  'uses of one definition': (n) => `[a]: x\n\n${fill('[a]', n)}`,
  parentheses: (n) => `[a](${fill('(', n)}`,
  'an address that ends in dots': (n) => `https://a.b/${fill('.', n)}a`,
  'an address that ends in parentheses': (n) => `https://a.b/${fill(')', n)}a`,
  'many deep lines of lists': (n) => fill(`${'- '.repeat(29)}a\n`, n),
  'emphasis that ends too late': (n) => fill('*a ', n / 2) + fill(' b*', n / 2),
  videos: (n) => numbered((i) => `https://youtu.be/${String(i).padStart(11, 'a')}\n\n`, n),
  'a heading of spaces': (n) => `# a${fill(' ', n)}b`,
  'a heading of marks': (n) => `# a${fill(' #', n)}`,
};
