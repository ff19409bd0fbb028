import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { rowsIn } from '../../rowsIn.ts';

/** Each row has a name, and a text that is packed in a link. */
const TEXTS = readFileSync('tests/page/recipe/brokenTexts.tsv', 'utf8');

type Content = Record<string, unknown>;

const GOOD: Content = { text: '# Rice', cutShort: false, taste: {}, scale: 1 };
const WHOLE: Content = {
  ...GOOD,
  text: `# Rice\n\n${Array.from({ length: 40 }, (_, at) => `- ${at * 37} g rice`).join('\n')}`,
};

const toFragment = (bytes: Uint8Array) => `#r1.${Buffer.from(bytes).toString('base64url')}`;
const pack = (text: string | Uint8Array) => toFragment(deflateSync(text));

/** Encodes a recipe for a link as the page does, with the given changes. */
export const packContent = (changes: Content = {}) => pack(JSON.stringify({ ...GOOD, ...changes }));

/** Returns a link with one changed byte. */
function flip(at: number): string {
  const bytes = deflateSync(JSON.stringify(WHOLE));
  bytes[at] = (bytes[at] ?? 0) ^ 0x55;
  return toFragment(bytes);
}
const whole = pack(JSON.stringify(WHOLE));
const good = packContent();
const times = (letter: string, count: number) => letter.repeat(count);

/** Makes a broken link from each invalid value, and names the link after the value. */
const each = <Odd>(kind: string, odds: Odd[], link: (odd: Odd) => string): Record<string, string> =>
  Object.fromEntries(odds.map((odd) => [`${kind} ${JSON.stringify(odd)}`, link(odd)]));

export const BROKEN: Record<string, string> = {
  'nothing after the version': '#r1.',
  'version 0': good.replace('#r1', '#r0'),
  'version 2': good.replace('#r1', '#r2'),
  'a version beyond all numbers': good.replace('#r1', `#r${times('9', 400)}`),
  ...each('cut off after this part:', [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.98], (part) =>
    whole.slice(0, Math.floor(whole.length * part)),
  ),
  'cut off by one letter': whole.slice(0, -1),
  'cut off by the checksum': whole.slice(0, -6),
  ...each(
    'not base64url:',
    ['+', '/', '=', '%', '%20', ' ', '.', ',', ')', '\n', '\0', '#', '&x=1', 'é', '🍚', '"', '<b>'],
    (odd) => `${good}${odd}`,
  ),
  'not base64url at the start': good.replace('.', './'),
  'a single letter': '#r1.A',
  'letters that are no bytes': '#r1.AAAAA',
  'not packed': toFragment(Buffer.from(JSON.stringify(GOOD))),
  'packed as gzip': toFragment(gzipSync(JSON.stringify(GOOD))),
  'packed without a head': toFragment(deflateRawSync(JSON.stringify(GOOD))),
  'only a head': toFragment(Buffer.from([0x78, 0x9c])),
  'a dictionary that nobody has': toFragment(Buffer.from([0x78, 0xbb, 1, 2, 3, 4, 5, 6])),
  ...each('another byte at', [0, 1, 5, 20, 60, 100], flip),
  ...Object.fromEntries(rowsIn(TEXTS).map(([name, text = '']) => [name, pack(text)])),
  'a text of which a byte is no letter': pack(Buffer.from('{"cutShort":false,"text":"Rice\xff"}', 'latin1')),
  'nesting without end': pack(times('[', 60_000)),
  'one byte too many': packContent({ text: times('a', 64 * 1_024) }),
  'a bomb of 10 MB': toFragment(deflateSync(Buffer.alloc(10_000_000))),
  'a bomb of spaces around a recipe': pack(`${times(' ', 5_000_000)}${JSON.stringify(GOOD)}`),
  'a whole recipe of 20,000 letters': packContent({ text: randomBytes(15_000).toString('hex') }),
};

const MARKUP =
  '<img src="https://evil.example/p.gif" onerror="alert(1)"><script>alert(1)</script>[x](javascript:alert(1))';

/** Link to a recipe with malicious content. The page must show this content as text or remove it. */
export const ODD = packContent({
  text: `# ${MARKUP}\n\n${MARKUP}\n\n- ${MARKUP}\n\n1. ${MARKUP}`,
  ingredients: [MARKUP],
  taste: { avoid: [MARKUP], language: MARKUP },
  id: 'sample',
  at: 1,
  liked: true,
  note: 'Eat this.',
  ticked: ['1'],
  timesCooked: 9,
  onDevice: true,
  token: 'hf_x',
});
