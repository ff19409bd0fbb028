import { L, lowerCase, UNSPACED } from '../words/letters.ts';
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
    `[hkm]?g|gr|[mcd]?l|cc|d[ak]g|(?:kilo|mil+i|santi|desi)?(?:gram|litr)[${L}]{1,3}`,
    `г|гр|кг|мл|л|(?:кило|милли)?(?:грамм|литр)[${L}]{0,3}`,
    '(?:كيلو ?|مل[يّ]* ?)?(?:غرام|جرام|لتر)(?:ات|ا)?|كيلو|غم?|جم?|ك[غج]م?|ملل?|لتر',
    '(?:किलो|मिली)?(?:ग्राम|लीटर)|किलो|मिली|कि\\.?ग्रा|मि\\.?ली|ग्रा?',
  ],
  weight: [`(?:fl\\.? ?)?oz|lbs?|pfund|pond|libbr[ae]|livres?|libras?|фунт[${L}]{0,2}`],
  spoon: [
    'tb?sps?|tbs|pts?|qts?',
    '[et]l|(?:ess|tee)löffeln?|tass(?:en?|es)|msp|messerspitzen?|prisen?|schuss|handvoll|spritzer|becher',
    `c(?:uil[${L}]{0,5})?\\.? ?[àa]\\.? ?(?:soupe|café|thé|[sc])|c[sc]|cuill[eè]r[${L}]{1,3}|verres?|pincées?|poignées?`,
    'cucharad(?:it)?as?(?: sopera)?|cdt?as?|tazas?|vasos?|pizcas?|puñados?|chorr(?:it)?os?',
    `cucchia(?:io?|in[oi])|tazz(?:in)?[ae]|bicchier[ei]|pizzic[${L}]{1,2}|manciat[ae]`,
    'colher(?:es)?(?: (?:de|\\(de\\)) (?:sopa|chá|café|sobremesa)| \\((?:sopa|chá|café|sobremesa)\\))?|xícaras?|copos?|pitadas?',
    '(?:eet|thee)lepels?|kop(?:je|pen)?s?|snuf(?:je)?|hand(?:je|vol)',
    'msk|tsk|krm|matskedar?|teskedar?|nyp[ao]r?|spsk|spiseskee?r?|teskee?r?|kopp(?:ar)?|kop(?:per)?|glas|knivspids',
    `łyż[${L}]{2,5}|szklan[${L}]{1,3}|szczypt[${L}]{1,2}|garś[${L}]{1,3}|garści`,
    `(?:ст|ч|дес)\\. ?л(?:ож[${L}]{2,3})?\\.?|(?:столов|чайн|десертн)[${L}]{2,3} лож[${L}]{2,3}|лож[${L}]{2,3}|стакан[${L}]{0,2}|щепот[${L}]{2,3}|горст[${L}]{1,2}|чаш[${L}]{2,3}`,
    '(?:(?:çorba|yemek|tatlı|çay) )?kaşı[kğ]ı?|(?:(?:su|çay) )?barda[kğ]ı?|(?:kahve )?fincanı?|tutam|avuç|yk|tk|çk|sb',
    '(?:كوب|أكواب|اكواب|كأس|فنجان|رشة|رشات|حفنة)|(?:م[لع]عقة|ملاعق|م\\.)(?: ?(?:كبيرة|صغيرة|طعام|شاي|أكل|ك|ص))?',
    '(?:(?:बड़े|बड़ा|बड़े|बड़ा|छोटे|छोटा|चाय|टेबल|टी) ?)?(?:चम्मच|स्पून)|कप|गिलास|कटोरी|चुटकी|मुट्ठी',
  ],
  container: [
    'pots?|p[ck]k[gt]?s?',
    'dosen?|gl(?:as|äser)|packung(?:en)?|päckchen|pck|beutel|flaschen?',
    'bo[iî]tes?|paquet(?:e?s)?|boca(?:l|ux)|briques?|bouteilles?|sachets?|conserves?',
    'latas?|botes?|tarros?|sobres?|scatol[ae]|barattol[oi]|confezion[ei]|bustin[ae]|vasett[oi]|lattin[ae]',
    'pacotes?|caix(?:inh)?as?|frascos?|blik(?:ken|jes?)?|pak(?:jes?|ken)?|za(?:k(?:jes?|ken)?)|potjes?|flesje?s?|bakjes?|burk(?:ar)?|paket|dåser?|boks(?:er)?|poser?|påsar?|pakker?|förpackning(?:ar)?',
    `puszk[ai]|kostk[ai]|opakowani[ae]|słoik[${L}]{0,2}|paczk[ai]|банк[${L}]{1,2}|бан[оке]{2}|пач[${L}]{2,3}|упаков[${L}]{2,3}|пакет[${L}]{0,3}`,
    'kutu|kavanoz|şişe|poşet|علبة|علب|عبوة|كيس|डिब्बा|डिब्बे|कैन|पैकेट',
  ],
  piece: [
    `würfel|zehen?|scheiben?|stücke?|morceaux?|pezz[oi]|trozos?|pedaços?|squares?|bit(?:ar|er)|stykke[rn]?|kawał[${L}]{2,4}|bund|stangen?|zweige?|gousses?|tranches?|brins?|dientes?|ramas?|rebanadas?`,
    'spicchi?o?|fett[ae]|rametti?o?|dentes?|fatias?|ten(?:en|tjes?)|teen(?:tje)?|plakken|stuks?|bosje|takjes?',
    `klyft(?:or|a)|fed|skiv(?:or|a|er)|stk|st|kvist(?:ar|e)?|knippe|ząb(?:ek|ki|ków)|plast[${L}]{2,4}|szt(?:uk[ai]?)?|pęcz[${L}]{2,3}`,
    `шт(?:ук[${L}]{0,2})?\\.?|зубч?[${L}]{1,4}|пуч[${L}]{2,3}|ломти[${L}]{1,3}|кус[${L}]{2,4}|веточ[${L}]{2,3}|голов[${L}]{2,3}`,
    'diş|adet|tane|demet|dilim|dal|baş|حب(?:ة|ات)|فصوص|فص|شريحة|شرائح|قطعة|قطع|حزمة|ربطة|عود|أعواد',
    'कलियाँ|कलियां|कली|टुकड़े|टुकड़ा|पीस|नग',
  ],
};
/** Those that stand right before the next word; a longer one comes before one that it begins with. */
const UNSPACED_WORDS: Record<Kind, string> = {
  metric: '千克|公斤|毫升|公升|克|斤|升|グラム|キロ|ミリリットル|リットル|킬로그램|그램|밀리리터|리터',
  weight: '磅|盎司',
  spoon:
    '大匙|小匙|汤匙|湯匙|茶匙|汤勺|大勺|小勺|勺|杯|撮|把|碗|滴|カップ|つまみ|かけ|振り|큰 ?술|작은 ?술|스푼|숟갈|숟가락|국자|공기|그릇|컵|꼬집|줌|티스푼|종이컵',
  container: '罐|缶|瓶|盒|包|袋|パック|袋|캔|봉지|팩|병|통|모',
  piece:
    '人[分份前]|인분|[个個](?:分|(?=半))?|[个個颗顆粒瓣根片枚只隻条條块塊株束本玉丁匹尾切支膳合节節段扎捆]分?|かけ|片分|房|把|棵|朵|头|頭|張|张|つ|개|쪽|톨|대|장|줄|단|알|마리|뿌리|포기|토막|조각|근|손|송이|뭉치',
};

export type Unit = { kind: Kind; start: number; end: number };

export const WORD_END = `(?![${L}${UNSPACED}\\d٠-٩०-९¼-¾⅐-⅞])`;
export const SIZE_WORD = `(?:heap(?:ed|ing)|level|rounded|generous|scant|packed|large|medium|small|große|kleine|gehäufte|gestrichene|grosses?|petites?|bonnes?|grandes?|полн[${L}]{2}|dolu)`;
export const UNSPACED_LETTER = `[${UNSPACED}]`;
const KINDS = Object.keys(ENGLISH_WORDS) as Kind[];

export const UNSPACED_UNIT = KINDS.map((kind) => UNSPACED_WORDS[kind]).join('|');

const UNIT = new RegExp(
  `^([\\s‑-]{0,2}(?:${SIZE_WORD}\\s)?)(?:(?:${KINDS.map(
    (kind) => `(?<${kind}>(?:${ENGLISH_WORDS[kind]})(?:e?s)?|${OTHER_WORDS[kind].join('|')})`,
  ).join(
    '|',
  )})${WORD_END}|[大中小]?(?:${KINDS.map((kind) => `(?<un${kind}>${UNSPACED_WORDS[kind]})`).join('|')})分?)`,
  'u',
);
/** With what may stand around it. */
const LONGEST_UNIT = 80;
const ENGLISH = new RegExp(`^(?:${Object.values(ENGLISH_WORDS).join('|')})(?:e?s)?$`, 'i');

export function unitAt(text: string, at: number): Unit | undefined {
  const found = UNIT.exec(lowerCase(text.slice(at, at + LONGEST_UNIT)));
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

export const PRECISE = `(?:cup|tablespoon|teaspoon|tbsp|tsp|pint|quart|gallon|pound|ounce|lb|oz|(?:k?g|[cd]?l)${WORD_END}|kilo|lit(?:re|er|ro)|liter|tasse|esslöffel|teelöffel|[et]l|pfund|tasse|cuill|c\\. ?à|taza|cuchara|vaso|tazza|cucchia|bicchier|xícara|colher|kop|eetlepel|theelepel|msk|tsk|dl|spsk|łyż|szklan|su barda|çay kaş|yemek kaş|çorba kaş|tatlı kaş|स्?कप|कप)`;
