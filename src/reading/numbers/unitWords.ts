import { COUNTS } from './numberWords.ts';

export type Kind = 'metric' | 'weight' | 'spoon' | 'container' | 'piece';

/** The English words, which have a plural. */
const ENGLISH_WORDS: Record<Kind, string> = {
  metric: '(?:kilo|milli|centi|deci)?(?:gram|lit(?:re|er))|kilo',
  weight: '(?:fluid )?ounce|pound(?! cake)',
  spoon:
    'cup|(?:table|tea|dessert)spoon|pint|quart|gallon|stick|pinch|dash|handful|splash|knob|drop|glass|part|shot',
  container:
    'can|tin|jar|packet|package|pack|bag|box|bottle|carton|tub|sachet|envelope|block|container|tube|punnet|pouch',
  piece: 'clove|slice|sprig|stalk|bunch|head|piece|sheet|strip|wedge|rasher|bulb|scoop|serving',
};

/** All others, which stay as they are: abbreviations and other languages, a line for each or for its neighbours. */
const OTHER_WORDS: Record<Kind, string[]> = {
  metric: [
    '[hkm]?g|gr|[mcd]?l|cc|d[ak]g|(?:kilo|mil+i|santi|desi)?(?:gram|litr)\\p{L}{1,3}',
    'г|гр|кг|мл|л|(?:кило|милли)?(?:грамм|литр)\\p{L}{0,3}',
    '(?:كيلو ?|مل[يّ]* ?)?(?:غرام|جرام|لتر)(?:ات|ا)?|كيلو|غم?|جم?|ك[غج]م?|ملل?|لتر',
    '(?:किलो|मिली)?(?:ग्राम|लीटर)|किलो|मिली|कि\\.?ग्रा|मि\\.?ली|ग्रा?',
  ],
  weight: ['(?:fl\\.? ?)?oz|lbs?|Pfund|pond|libbr[ae]|livres?|libras?|фунт\\p{L}{0,2}'],
  spoon: [
    'tb?sps?|tbs|pts?|qts?',
    '[ET]L|(?:Ess|Tee)löffeln?|Tass(?:en?|es)|Msp|Messerspitzen?|Prisen?|Schuss|Handvoll|Spritzer|Becher',
    'c(?:uil\\p{L}{0,5})?\\.? ?[àa]\\.? ?(?:soupe|café|thé|[sc])|c[sc]|cuill[eè]r\\p{L}{1,3}|verres?|pincées?|poignées?',
    'cucharad(?:it)?as?(?: sopera)?|cdt?as?|tazas?|vasos?|pizcas?|puñados?|chorr(?:it)?os?',
    'cucchia(?:io?|in[oi])|tazz(?:in)?[ae]|bicchier[ei]|pizzic\\p{L}{1,2}|manciat[ae]',
    'colher(?:es)?(?: (?:de|\\(de\\)) (?:sopa|chá|café|sobremesa)| \\((?:sopa|chá|café|sobremesa)\\))?|xícaras?|copos?|pitadas?',
    '(?:eet|thee)lepels?|kop(?:je|pen)?s?|snuf(?:je)?|hand(?:je|vol)',
    'msk|tsk|krm|matskedar?|teskedar?|nyp[ao]r?|spsk|spiseskee?r?|teskee?r?|kopp(?:ar)?|kop(?:per)?|glas|knivspids',
    'łyż\\p{L}{2,5}|szklan\\p{L}{1,3}|szczypt\\p{L}{1,2}|garś\\p{L}{1,3}|garści',
    '(?:ст|ч|дес)\\. ?л(?:ож\\p{L}{2,3})?\\.?|(?:столов|чайн|десертн)\\p{L}{2,3} лож\\p{L}{2,3}|лож\\p{L}{2,3}|стакан\\p{L}{0,2}|щепот\\p{L}{2,3}|горст\\p{L}{1,2}|чаш\\p{L}{2,3}',
    '(?:(?:çorba|yemek|tatlı|çay) )?kaşı[kğ]ı?|(?:(?:su|çay) )?barda[kğ]ı?|(?:kahve )?fincanı?|tutam|avuç|YK|TK|ÇK|SB',
    '(?:كوب|أكواب|اكواب|كأس|فنجان|رشة|رشات|حفنة)|(?:م[لع]عقة|ملاعق|م\\.)(?: ?(?:كبيرة|صغيرة|طعام|شاي|أكل|ك|ص))?',
    '(?:(?:बड़े|बड़ा|बड़े|बड़ा|छोटे|छोटा|चाय|टेबल|टी) ?)?(?:चम्मच|स्पून)|कप|गिलास|कटोरी|चुटकी|मुट्ठी',
  ],
  container: [
    'pots?|p[ck]k[gt]?s?',
    'Dosen?|Gl(?:as|äser)|Packung(?:en)?|Päckchen|Pck|Beutel|Flaschen?',
    'bo[iî]tes?|paquet(?:e?s)?|boca(?:l|ux)|briques?|bouteilles?|sachets?|conserves?',
    'latas?|botes?|tarros?|sobres?|scatol[ae]|barattol[oi]|confezion[ei]|bustin[ae]|vasett[oi]|lattin[ae]',
    'pacotes?|caix(?:inh)?as?|frascos?|blik(?:ken|jes?)?|pak(?:jes?|ken)?|za(?:k(?:jes?|ken)?)|potjes?|flesje?s?|bakjes?|burk(?:ar)?|paket|dåser?|boks(?:er)?|poser?|påsar?|pakker?|förpackning(?:ar)?',
    'puszk[ai]|kostk[ai]|opakowani[ae]|słoik\\p{L}{0,2}|paczk[ai]|банк\\p{L}{1,2}|бан[оке]{2}|пач\\p{L}{2,3}|упаков\\p{L}{2,3}|пакет\\p{L}{0,3}',
    'kutu|kavanoz|şişe|poşet|علبة|علب|عبوة|كيس|डिब्बा|डिब्बे|पैकेट',
  ],
  piece: [
    'Würfel|Zehen?|Scheiben?|Stücke?|morceaux?|pezz[oi]|trozos?|pedaços?|squares?|bit(?:ar|er)|stykke[rn]?|kawał\\p{L}{2,4}|Bund|Stangen?|Zweige?|gousses?|tranches?|brins?|dientes?|ramas?|rebanadas?',
    'spicchi?o?|fett[ae]|rametti?o?|dentes?|fatias?|ten(?:en|tjes?)|teen(?:tje)?|plakken|stuks?|bosje|takjes?',
    'klyft(?:or|a)|fed|skiv(?:or|a|er)|stk|st|kvist(?:ar|e)?|knippe|ząb(?:ek|ki|ków)|plast\\p{L}{2,4}|szt(?:uk[ai]?)?|pęcz\\p{L}{2,3}',
    'шт(?:ук\\p{L}{0,2})?\\.?|зубч?\\p{L}{1,4}|пуч\\p{L}{2,3}|ломти\\p{L}{1,3}|кус\\p{L}{2,4}|веточ\\p{L}{2,3}|голов\\p{L}{2,3}',
    'diş|adet|tane|demet|dilim|dal|baş|حب(?:ة|ات)|فصوص|فص|شريحة|شرائح|قطعة|قطع|حزمة|ربطة|عود|أعواد',
    'कलियाँ|कलियां|कली|टुकड़े|टुकड़ा|पीस|नग',
  ],
};

/** Those that stand right before the next word; a longer one comes before one that it begins with. */
const UNSPACED: Record<Kind, string> = {
  metric: '千克|公斤|毫升|公升|克|斤|升|グラム|キロ|ミリリットル|リットル|킬로그램|그램|밀리리터|리터',
  weight: '磅|盎司',
  spoon:
    '大匙|小匙|汤匙|湯匙|茶匙|汤勺|大勺|小勺|勺|杯|撮|把|碗|滴|カップ|つまみ|かけ|振り|큰 ?술|작은 ?술|스푼|숟갈|숟가락|국자|공기|그릇|컵|꼬집|줌|티스푼|종이컵',
  container: '罐|缶|瓶|盒|包|袋|パック|袋|캔|봉지|팩|병|통|모',
  piece:
    '[个個](?:分|(?=半))?|[个個颗顆粒瓣根片枚只隻条條块塊株束本玉丁匹尾切支膳合节節段扎捆]分?|かけ|片分|房|把|棵|朵|头|頭|張|张|つ|개|쪽|톨|대|장|줄|단|알|마리|뿌리|포기|토막|조각|근|손|송이|뭉치',
};

export type Unit = { kind: Kind; start: number; end: number };

export const WORD_END = '(?![\\p{L}\\p{M}\\p{N}])';
export const SIZE_WORD =
  '(?:heap(?:ed|ing)|level|rounded|generous|scant|packed|large|medium|small|große|kleine|gehäufte|gestrichene|grosses?|petites?|bonnes?|grandes?|полн\\p{L}{2}|dolu)';
/** Letters of writings that put no blank between words. */
export const UNSPACED_LETTER = '[々〆\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]';

const KINDS = Object.keys(ENGLISH_WORDS) as Kind[];
const UNSPACED_UNIT = KINDS.map((kind) => UNSPACED[kind]).join('|');

const UNIT = new RegExp(
  `^([\\s‑-]{0,2}(?:${SIZE_WORD}\\s)?)(?:(?:${KINDS.map(
    (kind) => `(?<${kind}>(?:${ENGLISH_WORDS[kind]})(?:e?s)?|${OTHER_WORDS[kind].join('|')})`,
  ).join(
    '|',
  )})${WORD_END}|[大中小]?(?:${KINDS.map((kind) => `(?<un${kind}>${UNSPACED[kind]})`).join('|')})分?)`,
  'iu',
);
const ENGLISH = new RegExp(`^(?:${Object.values(ENGLISH_WORDS).join('|')})(?:e?s)?$`, 'i');

export function unitAt(text: string, at: number): Unit | undefined {
  const found = UNIT.exec(text.slice(at));
  if (!found) return undefined;
  const [all, space = ''] = found;
  const kind = KINDS.find((name) => found.groups?.[name] ?? found.groups?.[`un${name}`]) as Kind;
  return { kind, start: at + space.length, end: at + all.length };
}

/** Only an English word gets a plural: an abbreviation or a word of another language would be wrong with an 's'. */
export function inNumber(unit: string, isPlural: boolean): string {
  if (!ENGLISH.test(unit)) return unit;
  const one = unit.replace(/(?<=ch|sh|x|ss)es$|(?<!s)s$/i, '');
  if (!isPlural) return one;
  return one + (/(?:ch|sh|x|ss)$/i.test(one) ? 'es' : 's');
}

const PRECISE = `(?:cup|tablespoon|teaspoon|tbsp|tsp|pint|quart|gallon|pound|ounce|lb|oz|(?:k?g|[cd]?l)${WORD_END}|kilo|lit(?:re|er|ro)|Liter|Tasse|Esslöffel|Teelöffel|[ET]L|Pfund|tasse|cuill|c\\. ?à|taza|cuchara|vaso|tazza|cucchia|bicchier|xícara|colher|kop|eetlepel|theelepel|msk|tsk|dl|spsk|łyż|szklan|su barda|çay kaş|yemek kaş|çorba kaş|tatlı kaş|स्?कप|कप)`;
/** Articles, which may be a number. */
export const A = '(?:an?|eine[nrsm]?|une?|uno|una|uma|um|een|en|ett?|et|jeden|jedna|одна|один|bir|एक)';

/** Fractions and articles in words. What ends with '+' goes with the number, or with the unit, before it: 'iki buçuk', '2个半'. */
const WORDS: [figure: string, words: string][] = [
  [
    '1½',
    'bir buçuk|en (?:och|og) en halv|een en een halve?|uma? e mei[ao]|un[ao]? (?:y|e) (?:medi|mezz)[ao]|une? et demie?|anderthalb|ein(?:und)?einhalb|anderhalve?|halvanden|halvandet|półtor\\p{L}{1,2}|полтор[аы]|डेढ़|डेढ़',
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
const NOT_BEFORE = '(?<![\\p{L}\\p{M}\\p{N}-])';

function wordsIn(english: boolean): [figure: string, pattern: string][] {
  const counts = COUNTS.map(([figure, first, others]): [string, string] => [
    figure,
    english ? first : others,
  ]);
  return [
    ...WORDS.map(([figure, words]): [string, string] => [figure, `${NOT_BEFORE}(?:${words})${WORD_END}`]),
    ...counts.map(([figure, words]): [string, string] => [figure, `${NOT_BEFORE}(?:${words})${WORD_END}`]),
    ['½', `${NOT_BEFORE}пол(?=(?:стак|лит|кил))`],
    ['1', `${NOT_BEFORE}(?:${A}(?=\\s(?:${SIZE_WORD}\\s)?${PRECISE})${english ? '|one' : ''})${WORD_END}`],
    ['½+', `(?<=\\d\\s?|[\\d一二两兩三四五六七八九한두세](?:\\s?(?:${UNSPACED_UNIT}))\\s?)[半반]`],
    ['½', `[半반](?=\\s?(?:${UNSPACED_UNIT}))`],
    ...[...'一二三四五六七八九'].map((sign, at): [string, string] => [
      String(at + 1),
      `(?<!${UNSPACED_LETTER})${sign}(?!つ\\S)(?=(?:${UNSPACED_UNIT})(?!酢|.*[\\u3040-\\u30ff]))`,
    ]),
    ['2', `(?<!${UNSPACED_LETTER})[两兩](?=(?:${UNSPACED_UNIT}))`],
    ['1', `(?<!${UNSPACED_LETTER})한(?=\\s?(?:${UNSPACED_UNIT}))`],
  ];
}
const IN_WORDS = [false, true].map((english) => {
  const words = wordsIn(english);
  return { words, pattern: new RegExp(words.map(([, pattern]) => `(${pattern})`).join('|'), 'giu') };
});

/** Words become figures of the same length, filled up with '_', or '+'. */
export function wordsAsFigures(text: string, english: boolean): string {
  const { words, pattern } = IN_WORDS[Number(english)] as (typeof IN_WORDS)[number];
  return text.replace(pattern, (word, ...groups) => {
    const [figure = ''] = words[groups.findIndex((group) => group !== undefined)] ?? [];
    const sign = figure.replace('+', '');
    return sign.padEnd(word.length, figure.endsWith('+') ? '+' : '_').slice(0, word.length);
  });
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
