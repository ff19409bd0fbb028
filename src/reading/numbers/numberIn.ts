import { L, UNSPACED } from '../words/letters.ts';
import { COUNTS, withFigures } from './numberWords.ts';
import { PRECISE, SIZE_WORD, UNSPACED_LETTER, UNSPACED_UNIT, WORD_END } from './unitWords.ts';

/** Articles, which may be a number. */
export const A = '(?:an?|eine[nrsm]?|une?|uno|una|uma|um|een|en|ett?|et|jeden|jedna|одна|один|bir|एक)';
/** Fractions and articles in words. What ends with '+' goes with the number, or with the unit, before it: 'iki buçuk', '2个半'. */
const WORDS: [figure: string, words: string][] = [
  [
    '1½',
    `bir buçuk|en (?:och|og) en halv|een en een halve?|uma? e mei[ao]|un[ao]? (?:y|e) (?:medi|mezz)[ao]|une? et demie?|anderthalb|ein(?:und)?einhalb|anderhalve?|halvanden|halvandet|półtor[${L}]{1,2}|полтор[аы]|डेढ़|डेढ़`,
  ],
  ['2½', 'zwei(?:und)?einhalb|tweeënhalve?|ढाई'],
  ['3½', 'drei(?:und)?einhalb|drieënhalve?'],
  [
    '¾',
    "three[- ]quarters?(?: of an?)?|drei ?viertel|trois quarts(?= d[e'’])|tres cuartos(?= de)|tre quarti(?= d[i'’])|driekwart|पौन",
  ],
  [
    '⅔',
    "two[- ]thirds?(?: of an?)?|zwei drittel|deux tiers(?= d[e'’])|dos tercios(?= de)|due terzi(?= d[i'’])",
  ],
  [
    '¼',
    "(?:an?|one)[- ]quarter(?: of an?)?(?!s)|quarter(?= cup| teaspoon| pound)|(?:ein )?viertel|un quart(?= d[e'’])|(?:un |(?<=\\sy ))(?:cuarto|quarto)(?= d[ei'’]|$|[,;(])|een kwart|ćwierć|четверть|çeyrek|ربع|पाव",
  ],
  [
    '⅓',
    "(?:a|one)[- ]third(?: of an?)?|(?:ein )?drittel|un tiers(?= d[e'’]|$)|un ter[cz]i?o(?= d[ei'’]|$)|een derde|ثلث",
  ],
  [
    '½',
    '(?<!half and |half[- ])(?:(?:an?|one|1)[- ])?half(?: of an?| an?)?(?!(?: and|[- ]and)[- ]half| (?:of )?(?:the|it|them)(?!\\p{L}))|' +
      '(?:(?:1|eine?[nrms]?) )?halbe[nrsm]?|(?:(?:1|une?) )?demie?s?(?=\\s|$|[,;(])|(?:(?:1|un[ao]?) )?medi[ao](?! luna)|(?:(?:1|un[ao]?) )?mezz[ao]|(?:(?:1|uma?) )?mei[ao]|' +
      '(?:(?:1|een|en|ett?) )?(?:halve?|halvt|halva)|pół|половин[ауы]|yarım|आध[ाेी]|نصف|půl|fél|puoli|jumătate',
  ],
  ['½+', 'buçuk|с половиной|و ?نصف'],
  ['¼+', 'و ?ربع'],
  ['⅓+', 'و ?ثلث'],
];
const NOT_BEFORE = `(?<![${L}${UNSPACED}\\d-])`;
/** What stands beside a unit or a number without a blank. */
const JOINED: [figure: string, pattern: string][] = [
  ['½', `${NOT_BEFORE}пол(?=(?:стак|лит|кил))`],
  ['½+', `(?<=\\d\\s?|[\\d一二两兩三四五六七八九한두세](?:\\s?(?:${UNSPACED_UNIT}))\\s?)[半반]`],
  ['½', `(?<!一)[半반](?=\\s?(?:${UNSPACED_UNIT}))`],
  ...[...'一二三四五六七八九'].map((sign, at): [string, string] => [
    String(at + 1),
    `(?<!${UNSPACED_LETTER})${sign}(?!つ\\S)(?=(?:${UNSPACED_UNIT})(?!酢|.*[\\u3040-\\u30ff]))`,
  ]),
  ['2', `(?<!${UNSPACED_LETTER})[两兩](?=(?:${UNSPACED_UNIT}))`],
  ['1', `(?<!${UNSPACED_LETTER})한(?=\\s?(?:${UNSPACED_UNIT}))`],
];

const IN_WORDS = [false, true].map((english) => {
  const whole: [figure: string, words: string][] = [
    ...WORDS,
    ...COUNTS.map(([figure, first, others]): [string, string] => [figure, english ? first : others]),
    ['1', `${A}(?=\\s(?:${SIZE_WORD}\\s)?${PRECISE})${english ? '|one' : ''}`],
  ];
  const groups = (words: [string, string][]) => words.map(([, pattern]) => `(${pattern})`).join('|');
  const pattern = `${NOT_BEFORE}(?:${groups(whole)})${WORD_END}|${groups(JOINED)}`;
  return { words: [...whole, ...JOINED], pattern: new RegExp(pattern, 'gu') };
});

export function wordsAsFigures(text: string, english: boolean): string {
  const { words, pattern } = IN_WORDS[Number(english)] as (typeof IN_WORDS)[number];
  return withFigures(text, pattern, words);
}

export const VULGAR = '[¼-¾⅐-⅞]';
export const AND = '(?:and|&|und|et|y|e|en|og|och|i|и|ve|și|ja|és|और)';
const WITH = `\\d{1,4}_{0,24}(?:[\\s-]|\\s${AND}\\s|\\s?[と又과와]\\s?|\\sو\\s?)`;
export const FRACTION = `(?:\\d{1,2}\\s?[/⁄∕]\\s?\\d{1,2}|${VULGAR}[_+]{0,30})`;
/** The order matters: '1 1/2' must not be read as '1'. */
export const NUMBER = [
  `(?:${WITH})?\\d{1,2}\\s?[/⁄∕]\\s?\\d{1,2}`,
  `\\d{1,4}_{0,24}[\\s-]?${VULGAR}(?!_)\\+{0,24}`,
  `\\d${VULGAR}_{0,24}`,
  `(?:\\d{1,4}_{0,24}(?:\\s${AND}\\s|\\s?[と又과와]\\s?))?${VULGAR}[_+]{0,30}`,
  "\\d{1,3}(?:[’'\u00a0\u202f\u2009]\\d{3}| 000)",
  '\\d{1,4}(?:[.,]\\d{1,3})?_{0,24}',
  '(?<!\\d)[.,]\\d{1,3}',
].join('|');
const SMALLEST_PART = 16;

/** NaN for what only looks like a fraction: '80/20'. */
export function numberIn(written: string, english: boolean): number {
  const bare = written.replace(/[_+]/g, '');
  const plain = bare.replace(new RegExp(VULGAR), (sign) => ` ${sign.normalize('NFKD')}`);
  const fraction = /^\s?(?:(\d+)\D+)?(?<!\d)(\d+)\s?[/⁄∕]\s?(\d+)$/.exec(plain);
  if (fraction) {
    const [whole = 0, above = 0, below = 0] = fraction.slice(1).map((digits = '0') => Number(digits));
    return above < below && below <= SMALLEST_PART ? whole + above / below : Number.NaN;
  }
  return Number(groupSignOf(bare, english) ? bare.replace(/\D/, '') : bare.replace(',', '.'));
}

export function groupSignOf(written: string, english: boolean): string {
  const sign = /^[1-9]\d{0,2}([.,’'\s])\d{3}$/.exec(written)?.[1] ?? '';
  return sign === (english ? '.' : ',') ? '' : sign;
}
