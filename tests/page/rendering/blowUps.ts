const fill = (piece: string, chars: number) => piece.repeat(Math.ceil(chars / piece.length));

const numbered = (line: (i: number) => string, chars: number) => {
  let text = '';
  for (let i = 0; text.length < chars; i++) text += line(i);
  return text;
};

/** Texts that overload the markdown parser, the renderer or the browser, although they are short. */
export const BLOW_UPS: Record<string, (chars: number) => string> = {
  'a wide delimiter row, many short rows': (n) => {
    const columns = Math.ceil(n / 8);
    return `${'|'.repeat(columns)}\n${'|-'.repeat(columns)}|\n${'|\n'.repeat(columns)}`;
  },
  'a long table': (n) => `|a|b|\n|-|-|\n${fill('|1|2|\n', n)}`,
  'many tables': (n) => fill('|a|\n|-|\n|1|\n\n', n),
  'lists in lists': (n) => fill('* ', n),
  'quotes in quotes': (n) => fill('>', n),
  'lists in quotes': (n) => fill('> * ', n),
  'quotes that go deeper line by line': (n) => numbered((i) => `${'>'.repeat(i + 1)} a\n`, n),
  'lists that go deeper line by line': (n) => numbered((i) => `${'  '.repeat(i)}- a\n`, n),
  'many items': (n) => fill('- a\n', n),
  'many headings': (n) => fill('# a\n', n),
  'many rules': (n) => fill('---\n', n),
  'open brackets': (n) => fill('[', n),
  'open images': (n) => fill('![', n),
  'open links': (n) => fill('[a](b', n),
  'links in images in links': (n) => fill('[![', n / 2) + fill('](a)', n / 2),
  brackets: (n) => fill('[a]', n),
  'emphasis that never ends': (n) => fill('*a **b ', n),
  'stars alone': (n) => fill('*', n),
  'tildes that never end': (n) => fill('~a ~~b ', n),
  'emphasis in emphasis': (n) => fill('*a **b ', n / 2) + fill(' c** d*', n / 2),
  'backticks of every length': (n) => numbered((i) => `${'`'.repeat(i + 1)} `, n),
  'backticks that never match': (n) => fill('`a``b', n),
  fences: (n) => fill('```\n', n),
  'open tags': (n) => fill('<a ', n),
  'open attributes': (n) => fill('<a b="', n),
  'open comments': (n) => fill('<!--', n),
  tags: (n) => fill('<b>', n),
  'open frames': (n) => fill('<iframe ', n),
  frames: (n) => fill('<iframe src=x></iframe>', n),
  entities: (n) => fill('&amp;', n),
  'mail addresses without an end': (n) => fill('a@b.', n),
  'addresses without an end': (n) => fill('www.', n),
  addresses: (n) => fill('https://a.b/ ', n),
  footnotes: (n) => numbered((i) => `[^${i}]: x\n\n`, n),
  'footnotes that name each other': (n) => `[^0]\n\n${numbered((i) => `[^${i}]: [^${i + 1}]\n\n`, n)}`,
  'references to one footnote': (n) => `[^1]: x\n\n${fill('[^1]', n)}`,
  definitions: (n) => numbered((i) => `[a${i}]: x\n`, n),
  'uses of one definition': (n) => `[a]: x\n\n${fill('[a]', n)}`,
  'lazy quotes': (n) => fill('> a\n', n),
  'hard breaks': (n) => fill('a  \n', n),
  'empty lines': (n) => fill('\n', n),
  'carriage returns': (n) => fill('\r', n),
  tabs: (n) => fill('\t', n),
  backslashes: (n) => fill('\\', n),
  parentheses: (n) => `[a](${fill('(', n)}`,
  'an address that ends in dots': (n) => `https://a.b/${fill('.', n)}a`,
  'an address that ends in parentheses': (n) => `https://a.b/${fill(')', n)}a`,
  'mail addresses': (n) => fill('a@b.c ', n),
  'many deep lines of lists': (n) => fill(`${'- '.repeat(29)}a\n`, n),
  'emphasis that ends too late': (n) => fill('*a ', n / 2) + fill(' b*', n / 2),
  videos: (n) => numbered((i) => `https://youtu.be/${String(i).padStart(11, 'a')}\n\n`, n),
  'one word': (n) => fill('x', n),
  'half characters': (n) => fill('\ud800', n),
  'joined characters': (n) => fill('👩‍🍳', n),
  'reasoning that never ends': (n) => fill('<think>', n),
  'reasoning upon reasoning': (n) => fill('<think>a</think>', n),
  'a heading of spaces': (n) => `# a${fill(' ', n)}b`,
  'a heading of marks': (n) => `# a${fill(' #', n)}`,
};
