/** Of each kind, the English words, which have a plural, and those that stay the same. */
const WORDS = {
  metric: [
    '(?:kilo|milli|centi|deci)?(?:gram|lit(?:re|er))|kilo',
    '[hkm]?g|gr|[mcd]?l|d[ak]g|(?:kilo|mil+i)?(?:gram|litr)\\p{L}{1,3}',
  ],
  weight: ['(?:fluid )?ounce|pound(?! cake)', '(?:fl\\.? ?)?oz|lbs?|Pfund'],
  spoon: [
    'cup|(?:table|tea|dessert)spoon|pint|quart|gallon|stick|pinch|dash|handful|splash|knob|drop',
    'tb?sps?|tbs|pts?|qts?|[ET]L|(?:Ess|Tee)löffel|Tass(?:en?|es)|Msp|Messerspitzen?|Prisen?|Schuss|' +
      'c(?:uil\\p{L}{0,5})?\\.? ?[àa]\\.? ?(?:soupe|café|thé|[sc])|verres?|pincées?|poignées?|' +
      'cucharad(?:it)?as?|cdt?as?|tazas?|vasos?|pizcas?|puñados?|' +
      'cucchia(?:io?|in[oi])|tazz[ae]|bicchier[ei]|pizzic\\p{L}{1,2}|' +
      'colher(?:es)?(?: de (?:sopa|chá|café))?|xícaras?|copos?|pitadas?|' +
      '(?:eet|thee)lepels?|msk|tsk|krm|łyż\\p{L}{2,5}|szklan\\p{L}{2,3}',
  ],
  container: [
    'can|tin|jar|packet|package|pack|bag|box|bottle|carton|tub|sachet|block|container|tube|punnet',
    'pots?|p[ck]k[gt]?s?|Dosen?|Gl(?:as|äser)|Packung(?:en)?|Päckchen|Beutel|Becher|Würfel|Flaschen?|' +
      'bo[iî]tes?|paquet(?:e?s)?|boca(?:l|ux)|briques?|bouteilles?|latas?|botes?|tarros?|sobres?|' +
      'scatol[ae]|barattol[oi]|confezion[ei]|bustin[ae]|vasett[oi]|lattin[ae]|pacotes?|caixas?|frascos?|' +
      'blik(?:ken|jes?)?|pak(?:jes?|ken)?|burk(?:ar)?|paket|puszk[ai]|opakowani[ae]',
  ],
  piece: [
    'clove|slice|sprig|stalk|bunch|head|piece|sheet|strip|wedge|rasher|bulb|scoop|serving',
    'Zehen?|Scheiben?|Stück|Bund|gousses?|tranches?|dientes?|spicchi?o?|fett[ae]|dentes?',
  ],
};

type Kind = keyof typeof WORDS;
export type Unit = { kind: Kind; start: number; end: number };

export const WORD_END = '(?![\\p{L}\\p{N}])';
export const SIZE_WORD = '(?:heap(?:ed|ing)|level|rounded|generous|packed|large|medium|small|große|kleine)';

const UNIT = new RegExp(
  `^([\\s‑-]{0,2}(?:${SIZE_WORD}\\s)?)(?:${Object.entries(WORDS)
    .map(([kind, [english, others]]) => `(?<${kind}>(?:${english})(?:e?s)?|${others})`)
    .join('|')})${WORD_END}`,
  'iu',
);
const ENGLISH = new RegExp(
  `^(?:${Object.values(WORDS)
    .map(([english]) => english)
    .join('|')})(?:e?s)?$`,
  'i',
);

export function unitAt(text: string, at: number): Unit | undefined {
  const found = UNIT.exec(text.slice(at));
  if (!found) return undefined;
  const [all, space = ''] = found;
  const kind = Object.keys(WORDS).find((name) => found.groups?.[name]) as Kind;
  return { kind, start: at + space.length, end: at + all.length };
}

/** Only an English word gets a plural: an abbreviation or a word of another language would be wrong with an 's'. */
export function inNumber(unit: string, isPlural: boolean): string {
  if (!ENGLISH.test(unit)) return unit;
  const one = unit.replace(/(?<=ch|sh|x)es$|s$/i, '');
  if (!isPlural) return one;
  return one + (/(?:ch|sh|x)$/i.test(one) ? 'es' : 's');
}

export const VULGAR = '[¼-¾⅐-⅞]';
const WITH = '\\d{1,4}(?:[\\s-]|\\s(?:and|&)\\s)';
/** The order matters: '1 1/2' must not be read as '1'. */
export const NUMBER = [
  `(?:${WITH})?\\d{1,2}\\s?[/⁄∕]\\s?\\d{1,2}`,
  `(?:${WITH}|\\d{1,4})?${VULGAR}`,
  "\\d{1,3}(?:[’'\u00a0\u202f\u2009]\\d{3}| 000)",
  '\\d{1,4}(?:[.,]\\d{1,3})?',
].join('|');
const SMALLEST_PART = 16;

/** NaN for what only looks like a fraction: '80/20'. */
export function numberIn(written: string, english: boolean): number {
  const plain = written.replace(new RegExp(VULGAR), (sign) => ` ${sign.normalize('NFKD')}`);
  const fraction = /^\s?(?:(\d+)\D+)?(?<!\d)(\d+)\s?[/⁄∕]\s?(\d+)$/.exec(plain);
  if (fraction) {
    const [whole = 0, above = 0, below = 0] = fraction.slice(1).map((digits = '0') => Number(digits));
    return above < below && below <= SMALLEST_PART ? whole + above / below : Number.NaN;
  }
  return Number(groupSignOf(written, english) ? written.replace(/\D/, '') : written.replace(',', '.'));
}

export function groupSignOf(written: string, english: boolean): string {
  const sign = /^[1-9]\d{0,2}([.,’'\s])\d{3}$/.exec(written)?.[1] ?? '';
  return sign === (english ? '.' : ',') ? '' : sign;
}

export function inDecimals(value: number): string {
  const figures = Number(value.toPrecision(3));
  return String(figures < 10 ? figures : Math.round(figures));
}

const CLOSE_ENOUGH = 0.04;
const PARTS: [number, string][] = [
  [0, ''],
  ...[...'⅛¼⅓⅜½⅝⅔¾⅞'].map((sign): [number, string] => [numberIn(sign, true), sign]),
  [1, ''],
];

/** As '1 ½', where that is close enough. */
export function inFractions(value: number): string {
  const whole = Math.floor(value);
  const [part, sign] = PARTS.reduce((best, next) =>
    Math.abs(whole + next[0] - value) < Math.abs(whole + best[0] - value) ? next : best,
  );
  const near = whole + part;
  if (near === 0 || Math.abs(near - value) > CLOSE_ENOUGH * value)
    return String(Number(value < 1 ? value.toPrecision(2) : value.toFixed(1)));
  if (!sign) return String(near);
  return whole ? `${whole} ${sign}` : sign;
}
