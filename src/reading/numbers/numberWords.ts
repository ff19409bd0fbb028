import { L, lowerCase } from '../words/letters.ts';

/** Words for whole numbers, in English and in other languages. Longer ones stand before those that they begin with. */
export const COUNTS: [figure: string, english: string, others: string][] = [
  ['2', 'two', 'zwei|deux|dos|due|dois|duas|twee|två|dwa|dwie|dwóch|два|две|двух|iki|दो|두'],
  ['3', 'three', 'drei|trois|tr[eê]s|tre|drie|trzy|trzech|три|тр[её]х|üç|तीन|세|ثلاث[ةه]?'],
  ['4', 'four', 'vier|quatre|cuatro|quattro|quatro|fyra|fire|cztery|четыре|dört|चार|네|أربع[ةه]?'],
  ['5', 'five', 'fünf|cinq(?:ue)?|cinco|vijf|fem|pięć|pięciu|пят[ьи]|beş|पा[ंँ]च|다섯|خمس[ةه]?'],
  ['6', 'six', 'six|sechs|seis|sei|zes|seks|sześć|шесть|छह|여섯|ست[ةه]?'],
  ['7', 'seven', 'sieben|sept|siete|sette|sete|zeven|sju|syv|siedem|семь|yedi|सात|일곱|سبع[ةه]?'],
  ['8', 'eight', 'acht|huit|ocho|otto|oito|åtta|åtte|otte|osiem|восемь|sekiz|आठ|여덟|ثمان[يى]?[ةه]?'],
  ['9', 'nine', 'neun|nueve|nove|negen|nio|dziewięć|девять|dokuz|아홉|تسع[ةه]?'],
  ['10', 'ten', 'zehn|dix|diez|dieci|dez|tien|tio|dziesię(?:ć|ciu)|десят[ьи]|दस|عشر[ةه]?'],
  ['12', 'twelve|a dozen', 'zwölf|douze|doce|dodici|doze|twaalf|tolv|двенадцать'],
];

const ZEROS = '٠۰०０';

/** The zero of the script that a figure is written in. */
export function zeroOf(written: string): string {
  const digit = /[٠-٩۰-۹०-९０-９]/.exec(written)?.[0] ?? '0';
  return [...ZEROS].findLast((zero) => zero <= digit) ?? '0';
}

const SIGNS: Record<string, string> = { '、': ',', '〜': '~', '　': ' ', '٫': '.', '٬': ',', '،': ',' };
/** Wide letters and signs stand in the same order as the plain ones. */
const WIDE = '！'.charCodeAt(0) - '!'.charCodeAt(0);

/** Figures of other scripts and wide signs as the plain ones. Must not change the length of the text: the places found in it are used in the original. */
export function plainFigures(text: string): string {
  return text
    .replace(/[٠-٩۰-۹०-९]/g, (digit) => String(digit.charCodeAt(0) - zeroOf(digit).charCodeAt(0)))
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE))
    .replace(/[、〜　٫٬،]/g, (sign) => SIGNS[sign] ?? sign);
}

export function inScript(figures: string, zero: string): string {
  if (zero === '0') return figures;
  return figures.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));
}

/**
 * Words become figures of the same length, filled up with '_' (or '+', see `numberIn`): places in the one text are places in
 * the other. `pattern` has a group for each of `words`, which are in small letters, as the text is then: to look for both sizes takes
 * three times as long.
 */
export function withFigures(text: string, pattern: RegExp, words: [figure: string, words: string][]): string {
  return lowerCase(text).replace(pattern, (word, ...groups) => {
    const [figure = ''] = words[groups.findIndex((group) => group !== undefined)] ?? [];
    const filler = figure.endsWith('+') ? '+' : '_';
    return figure.replace('+', '').padEnd(word.length, filler).slice(0, word.length);
  });
}

const TENS: [ten: number, words: string][] = [
  [
    20,
    `twenty|zwanzig|vingt|veint[ei]|venti|vinte|twintig|tjugo|tyve|tjue|dwadzieś[${L}]+|двадцат[ьи]|yirmi|बीस|عشر[يو]ن`,
  ],
  [
    30,
    `thirty|drei(?:ß|ss)ig|trente|treinta|trenta|trinta|dertig|trettio|tredive|tretti|trzydzie[${L}]+|тридцат[ьи]|otuz|तीस|ثلاث[يو]ن`,
  ],
  [
    40,
    `forty|vierzig|quarante|cuarenta|quaranta|quarenta|veertig|fyrtio|fyrre|førti|czterdzie[${L}]+|сорока?|kırk|चालीस|[أا]ربع[يو]ن`,
  ],
  [
    50,
    `fifty|fünfzig|cinqu?anta?e?|cincuenta|cinquenta|vijftig|femtio|femti|halvtreds|pięćdziesi[${L}]+|пят(?:ьде|иде)сят\\p{L}?|elli|पचास|خمس[يو]ن`,
  ],
  [
    60,
    `sixty|sechzig|soixante|sesenta|sessant?a|sessenta|zestig|sextio|seksti|sześćdziesi[${L}]+|шест(?:ьде|иде)сят\\p{L}?|altmış|साठ|ستين`,
  ],
  [
    90,
    `ninety|neunzig|quatre-vingt-dix|noventa|novanta|negentig|nittio|nitti|halvfems|dziewięćdziesi[${L}]+|девяносто|doksan|नब्बे|تسعين`,
  ],
];
const FIVE = 'five|cinq|cinco|cinque|fem|pięć|пять|beş';
const FIVE_BEFORE = '(?:fünfund|vijfen|femog|خمس[ةه]? و)';

/** Those from eleven on that clocks are set to. */
export const HIGH_COUNTS: [figure: string, words: string][] = [
  ['11', 'eleven'],
  ['12', 'dwanaście|on iki|बारह'],
  [
    '15',
    `fifteen|fünfzehn|quinze|quince|quindici|vijftien|femt[eo]n|piętna[${L}]+|пятнадцат[ьи]|on beş|पंद्रह|पन्द्रह|خمس[ةه]? عشر[ةه]?`,
  ],
  ...TENS.flatMap(([ten, words]): [string, string][] => [
    [String(ten + 5), `${FIVE_BEFORE}(?:${words})|(?:${words})(?: [ye] |[- ]?)(?:${FIVE})`],
    [String(ten), words],
  ]),
];
