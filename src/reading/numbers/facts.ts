import { readHeading } from '../words/sections.ts';
import { COUNTS } from './numberWords.ts';
import { ABOUT, L, plainSigns, readSpans, TO, UNITS } from './timeSpans.ts';
import { unitAt } from './unitWords.ts';

export type Facts = {
  /** `upTo`: the upper end of a range; `of`: what is counted, as written ('cookies'), or '' for people and servings. */
  yield: { count: number; upTo: number | null; of: string } | null;
  /** In minutes; of a range, the upper end. A total only where it is named, or where preparation and cooking both are. */
  total: number | null;
  prep: number | null;
  cook: number | null;
};

type Yield = NonNullable<Facts['yield']>;
/**
 * `either`: a label that means preparation beside a time for cooking, and may mean the total without one; `cooking`: it means
 * cooking beside preparation, and the total without; `mostly`: the total, unless it or cooking is told, too; `verb`: cooking, where preparation stands right before it; `alone`: just
 * 'time', the total where no other time is told; `said`: a sentence says it without a label, which counts where nothing else is told.
 */
type Kind = 'total' | 'prep' | 'cook' | 'either' | 'cooking' | 'verb' | 'mostly' | 'alone' | 'said' | 'other';
/** `holds`: brackets follow, for what it is made of. */
type Time = { kind: Kind; minutes: number; line: number; holds?: boolean };
type Reading = { yields: Yield[]; times: Time[]; rest: string; isExact: boolean };

const MOST_BELIEVED = 100;
/** Nearly twice those of the longest answer that was ever seen. */
const MOST_LINES = 300;
const LONGEST_FACT = 80;
const BRACKETS = /[(（][^)）]*[)）]/;
/** Of the cooking: not the whole method. */
const IS_PART = /\b(?:prep|cook|bak)/i;
const MARKS = /[*_`≈]|(?<!\d ?)~|~(?! ?\d)/g;
const HEADING = /^\s{0,3}(?:#{1,6}\s|(?:\*\*|__)[^*_]{1,80}(?:\*\*|__):?\s*$)/;
const STEP = /^\s*\\?\d+(?:\\?[.)]\s|\uFE0F?\u20E3)/;
const LISTED =
  /^\s*(?:\\?(?:[-*+•–◦▪·]|\d+[.)])\s|[#*_\s]*(?:step|schritt|étape|paso|passo|stap|steg|trin|trinn|krok|шаг|adım|चरण|الخطوة|步骤|步驟|手順|ステップ|단계)[ ]?\d)/i;
const { raw } = String;

/** Persons are counted for nothing else; portions are made of dough, too. */
const PERSONS =
  'people|person(?!al)\\p{L}{0,3}|guests|Leute|convives|comensales|pessoas|ospiti|eters|gäster|gjester|osoby|osób|kişi(?:lik|ye)?|человека?|персоны?|едоков|(?:ل)?أشخاص|شخص|أفراد|लोग(?:ों)?|व्यक्ति(?:यों)?|जन(?:ों)|人[份分前]|名[样様分]|인분|(?:명|사람)(?:이|분|용)?';
const PEOPLE = `${PERSONS}|servings?(?:\\(s\\))?|por(?!cin)[tszcç][ijõ]\\p{L}{1,7}(?:\\(s\\))?|doses?|raciones|порци[йия]|حصص|حصة|सर्विंग(?:्स)?`;
/** Verbs are labels only with a colon or the like after them: 'Cook 20 minutes' is a step. */
const SIGN = '(?= ?[:|-])';
const TIME = `(?:[ -]?time|${SIGN})`;
const OF = "(?:(?:temps|tiempo|tempo|durée|duración|czas|время|وقت|مدة|زمن) (?:d(?:e|i|'|e la) ?)?)?";
const SPAN_OF = '(?:s?tid|[ -]?time| süresi| का समय| समय| ?[时時][间間]| ?시간)?';
const PREPARING =
  'prep(?:aration)?|(?:vorb|zub)ereitungs?|(?:voor)?bereidings?|f(?:ör|or)beredelse|tilberedning|prépar[^ ]{2,5}|prepar[^ ]{1,6}|przygotowani[ae]|подготовк[аи]|приготовлени[ея]|hazırl\\p{L}{1,4}|तैयारी|准备|準備|下ごしらえ|준비|(?:ال)?(?:تحضير|تجهيز|إعداد)';
const COOKING =
  'cook(?:ing)?|bak(?:e|ing)|(?:koch|gar|back|brat|kook|bak)|tillagning|tilberedning|kogning|steg(?:n)?ing|koking|cuisson|cocción|horneado|cottura|cozimento|gotowani[ae]|pieczeni[ae]|smażeni[ae]|приготовлени[ея]|готовк[аи]|варк[аи]|выпечк[аи]|запекани[ея]|pişirme|पकाने|烹[饪飪调調]|調理|加熱|조리|(?:ال)?(?:طه[يو]|طبخ|خبز)';
const AND_WORDS =
  ' ?-? ?(?:time )?(?:and|und|et|y|e|i|og|och|en|и|ve|और|和|及|与|與|と|및|[&+/・]) ?(?:d[eai] )?(?:la )?| و';
const LABELS: [Kind, string][] = [
  [
    'total',
    `${OF}(?:${PREPARING})(?:${AND_WORDS})(?:${COOKING})(?:s?[ -]?(?:time|zeit|tijd|tid)| süresi| का समय| ?[时時][间間]| ?시간)?|total(?: (?:prep|cook(?:ing)?|bak(?:e|ing)))?${TIME}|(?:total|samlet|samlad|całkowit\\p{L}) tid|tid i alt|total(?:t|tid)|czas całkowity|łączny czas|общее время|toplam(?: süre)?|कुल समय|(?:总|總|総|合計)(?:[时時][间間]|用时)|총 (?:소요 ?|조리 ?)?시간|(?:الوقت|المدة) (?:الكلي|الإجمالي|الكلية|الإجمالية)|gesamt(?:zeit|dauer)?|temps total|durée totale|tiempo total|tempo totale?|duración total|totale? (?:bereidings)?tijd|totaal|total[eo]?${SIGN}`,
  ],
  [
    'prep',
    `prep(?:aration)?(?:[ -]?time)?|(?:vorbereitung|arbeit)s?(?:zeit)?|voorbereid\\p{L}*|f(?:ör|or)bered\\p{L}*${SPAN_OF}|arb(?:ets|ejds)tid|${OF}(?:préparation|preparación|preparazione|preparação)|przygotowani[ae]|(?:время )?подготовк[аи]|hazırl\\p{L}{1,4}${SPAN_OF}|तैयारी${SPAN_OF}|(?:准备|備料|备料|下?準備)${SPAN_OF}|下ごしらえ|준비${SPAN_OF}|${OF}(?:ال)?(?:تحضير|تجهيز|إعداد)`,
  ],
  ['either', 'zubereitung(?:szeit)?'],
  [
    'cook',
    `(?:cook(?:ing)?|bak(?:e|ing)|oven|roasting|frying)${TIME}|(?:gar|koch|back|brat|ofen|koch-/back)zeit|(?:kook|bak|oven)tijd|(?:kok[en]?|kog[en]?|st?e[kg]e?|bag[en]?|bak[en]?|grädd?nings|ugns|ovns?)s?tid|(?:kokning|stekning|gräddning)${SIGN}|${OF}(?:cuisson|cocción|horneado|cottura|cozimento|cozedura|forno|horno)|${OF}(?:gotowani[ae]|pieczeni[ae]|smażeni[ae]|duszeni[ae]|варк[аи]|выпек\\p{L}{2,4}|выпечк[аи]|запекани[ея]|готовк[аи]|тушени[ея])|pişirme${SPAN_OF}|पकाने${SPAN_OF}|पकाना${SIGN}|(?:焼き|煮込み|蒸し|ゆで|茹で|揚げ)時間|炊飯|加熱${SPAN_OF}|(?:烤制|烘烤|烘焙|炖煮|焖煮)${SPAN_OF}|(?:굽는|끓이는|익히는|찌는) ?시간|${OF}(?:ال)?(?:طه[يو]|طبخ|خبز)`,
  ],
  [
    'cooking',
    `調理${SPAN_OF}|烹[饪飪调調]${SPAN_OF}|(?:til|mat)lagning(?:stid)?|조리 ?(?:시간)?|tilberedning${SPAN_OF}|время приготовления|приготовление${SIGN}`,
  ],
  [
    'verb',
    '(?:cook|roast|simmer)(?:ing)?|bak(?:e|(?:n?ing))|kochen|backen|garen|braten|koken|bakken|gotowanie|ko[kg]n?ing|ste[kg]n?ing|bagning|gräddning|tilberedning|(?:in the |im |au |en el |nel |no |in de |i |w |в )(?:oven|ofen|four|horno|forno|ugnen|ovnen|piekarniku|духовке)',
  ],
  ['mostly', `${OF}preparo|czas przygotowania|bereidingstijd|bereiding${SIGN}`],
  [
    'alone',
    `(?:time|zeit(?:aufwand)?|dauer|temps|durée|tiempo|duración|tempo|tid(?:s(?:bruk|forbrug|åtgång))?|tijd|czas|время|süre|समय|(?:所要|所需|需要|製作|制作|料理)?[時时][間间]|用时|耗时|時間|시간|소요 ?시간|الوقت|المدة|(?:ready|fertig|klaar|pront[oa]|list[oa]|prête?|klar[at]?|färdig|gotow[eya]|готово) (?:in|en|em|på|w|за))(?= ?[:|-])|(?:所要|調理)時間(?=は)`,
  ],
  ['other', `\\p{L}[\\p{L}\\p{M}' &/-]{1,30}(?= ?[:|])`],
];
const LABEL_WORDS = LABELS.map(([, words]) => `(${words})(?![${L}])`);

/** For facts without a sign between them: 'Prep: 10 min Cook: 20 min'. */
const SEAM = new RegExp(
  raw` (?<=\d(?: ?[\p{L}-]{1,20}[.]?){0,2} )(?:[&/+] )?(?=(?:makes|yields?|${LABEL_WORDS.slice(0, 5).join('|')}) ?[:\d])`,
  'giu',
);
const BEGIN = raw`(?<=(?:^|[^${L}\d &/+]) ?)`;
const BEGIN_OF_LABEL = raw`(?<=(?:^|[^\p{L}\p{M}\d &/+]) ?(?:(?:the|die|de[nt]?|l[ae]|el|il|o) )?)`;
const END = raw`(?![.,/]\d)(?= ?(?:$|[^${L}\d +]))`;
const END_OF_COUNT = `(?:${END}|(?= (?:in|as|with|and|or|that|using|generously|easily|hungry|als|como|comme|come|som|jako|как)(?![${L}])))`;
/** What is counted in writings without blanks. */
const COUNTER = '[個个枚本张張块塊杯皿台]|切れ|개|조각|장|잔';
/** What comes out, or for how many it is enough. */
const GIVES =
  '(?:получ(?:ает|ит)ся|выйдет|wy(?:chodzi|jdzie)|goed voor|(?:ge|le)(?:eft|vert)|ger|reicht für|r[aæe][ck]?ker til+|enough for|(?:da|alcanza) para|suffit pour|basta per|wystarczy na|хватит на)';
const DAYS = '(?:day|week|tag|woche|jour|d[ií]a|giorn|dag|dn|дн)';
const SIGNS = '[ :|-]{0,6}';
/** One is said only of people: 'for one', 'für eine Person'. */
const ONE = 'one|eine|une?|una|uma';
const COUNT_WORDS: [count: number, words: string][] = [
  ...COUNTS.map(([figure, english, others]): [number, string] => [Number(figure), `${english}|${others}`]),
  [2, 'to(?= p)|двоих|dwojga'],
  [3, 'троих|trojga'],
  [4, 'четверых|czworga'],
  ...[...'一二三四五六七八九十'].map((sign, at): [number, string] => [at + 1, `${sign}(?=[人名位])`]),
  [2, '[两兩](?=[人名位])'],
];
const IN_WORDS = `(?:${ONE}|${COUNT_WORDS.map(([, words]) => words).join('|')})(?![${L}])`;
const COUNT = raw`\d{1,3}|${IN_WORDS}`;
/** A line without a figure or a word for one tells no fact, as most lines of an answer. */
const MAY_COUNT = new RegExp(
  `\\p{N}|${IN_WORDS}|لشخصين|half|hal[bv]|hour|stunde|heure|hora|ora(?!\\p{L})|uur|timme|time|godzin|saat|时|時|시간|घं|demi|medi[ao]|mezz|mei[ao]|pół|полчаса|час|yarım|半|ساع|نصف|आध|घंट`,
  'iu',
);
const FROM = '(?:from|between|von|zwischen|d[ea]|entre|van|od|från|fra|от|من|of)';
const HOW_MANY = `(?:${FROM} )?(?:لـ? ?)?(?:${ABOUT} |up to )?(${COUNT})(?:(?:${TO})(${COUNT}))?`;
/** For looking ahead. */
const MANY = HOW_MANY.replace(/\((?!\?)/g, '(?:');
/** What 'This recipe makes 12 muffins' says besides. */
const OF_RECIPE = new RegExp(
  `(?<![${L}])(?:this|r[ei][cz]\\p{L}{3,5}|makes|is|for|das|dies\\p{L}*|reicht|i?st|cette|esta?|quest[oa]|dit|det|er|to|przepis|jest|из|эт\\p{L}+|количеств\\p{L}|теста|рецепт|bu|tarif|miktar|yeter(?:li)?(?:dir)?|यह|रेसिपी|के|लिए|है|هذه|الوصفة)(?![${L}])|この|レシピ|は|です|[这這此]|个?食谱|이|레시피|[는은]|입니다`,
  'giu',
);
/** A heading that is a label for the line below it. */
const LABEL_ABOVE =
  /^(\s{0,3}(?:#{1,6} |[■◆●▶◎★☆▼] ?|\*\*)[^\d\n:*]{2,30}):?(?:\*\*)?:? *\n{1,2}(?=(?:[^\d\n]{1,12} |[约約약大] ?)?\d[^\n]{0,20}$)/gm;
const MINUTES_ONCE = /(?<=min\p{L}*\.? \()(\d{1,3}) (\p{L}+(?:, | and | \+ )\d{1,3}) (?=\p{L}+\))/gu;
/** 'Time: 40 minutes (prep 15, bake 25)' */
const MINUTES_BEFORE = /(?<=min\p{L}*\.? \()(\p{L}+:? \d{1,3})(, | and | \+ | \/ )(\p{L}+:? \d{1,3})(?=\))/gu;
const COUNTED = COUNT_WORDS.map(([count, words]): [number, RegExp] => [
  count,
  new RegExp(`^(?:${words.replace(/\(\?=[^)]*\)/g, '')})$`, 'iu'),
]);
const NOUN = `[${L}][${L}'-]{0,20}`;
const AFTER_NOUN = ' (?:in|with|at|for|from|per|and|mit|avec|con|com|da|à|zu|med|z|ولا|و) ';
const FOR = '(?:for|für|pour|para|per|voor|för|till?|dla|на|для)';

const NAMED =
  'family of|enough for|kişi sayısı|عدد (?:الأشخاص|الحصص|الأفراد)|الحصص|[تي]كفي(?: المقادير| الكمية| الوصفة)?|분량|[份分]量|[份人][数數]|出来上がり|できあがり|可做|antal|परोसें';
const THINGS =
  'dosi|ilość|antal|m[aeæ]ngde?|quanti[td]\\p{L}{1,3}|cantidad|hoeveelheid|resa|opbrengst|u[dt]bytt?e|выход|количество|miktar|मात्रा|الكمية';
const YIELDS = [
  `(?<![${L}]|\\d ?)(?:serves|feeds|sirve|serve(?= ${MANY}(?: ?(?:$|[|.,;·])| (?:pess|por[cçz]|pers|peop)))|yields?(?= ?:? ?\\d+ ?(?:$|[|.,;·]))|${NAMED}|(?:(?:nombre de|número de|numero di|antal|anzahl|aantal|liczba|количество|number of) )?(?:${PEOPLE})(?: के लिए)?)${SIGNS}${HOW_MANY}(?: ?(?:hungry )?(?:${PEOPLE}|人)| ?(${COUNTER})分?)?${END_OF_COUNT}`,
  `(?:${BEGIN}|(?<=(?:recipe|and|und|et|y|e|en|och|og|i|и) ))(?:makes|yields?|ergibt|rende|rinde|rendimi?ento|rendement|[تي]كفي(?: المقادير| الكمية| الوصفة)?|pour(?= environ)|(?:${THINGS}|(?:[${L}]{1,9} )?(?:${PEOPLE})|${FOR})(?= ?[:|]))${SIGNS}${HOW_MANY} (?!${UNITS})(${NOUN}(?:(?!${AFTER_NOUN}) ${NOUN}){0,2})(?! ?:)(?:${END}|(?=${AFTER_NOUN}))`,
  `(?<![${L}])${GIVES} ${HOW_MANY} (?!${UNITS}|${DAYS})(${NOUN})(?! ?:)`,
  `(?<=^|[(|·•・,] ?)${HOW_MANY} (${NOUN})(?= ?(?:$|[)|·•・,]))`,
  `(?<![${L}\\d])${HOW_MANY}(${COUNTER})分(?!\\p{L})`,
  raw`(?:${BEGIN}|(?<![${L}])(?:for|für|pour|para|per(?= \S{1,9} (?:persone|porzioni))|voor|för|till?|dla|на|для) )${HOW_MANY} ?(?:${PEOPLE}|(?<=pour \d{1,2} )parts)(?:${END_OF_COUNT}|(?<=^${FOR} [^,.:]{1,24})(?= (?!(?:of|de|di|von|van|av|af) )[${L}]))`,
  `(?<![${L}\\d.,])(?<!(?:per|pro|each|every) )${HOW_MANY} ?(?:${PERSONS})(?![${L}])`,
  `(?<![${L}])${FOR} (${IN_WORDS.replace(`${ONE}|`, '')})()(?=\\s?(?:$|[.,;!|)·]))|لشخصين()()`,
  `(?<=^|\\( ?)${FOR} ?:? (\\d{1,2})(?:(?:${TO})(\\d{1,2}))?()(?=$| ?\\))`,
  `^${FOR} (\\d{1,3})(?:(?:${TO})(\\d{1,3}))? (?!${UNITS})(${NOUN}(?: ${NOUN})?)$`,
].map((pattern) => new RegExp(pattern, 'giu'));
/** Most lines of an answer have none of these, and need no closer look. */
const MAY_SAY = new RegExp(
  `[(|·•・⏱]|(?<![${L}])(?:${FOR}|serve|sirve|feeds|family|makes|yield|ergibt|ren?d|rind|pour|per|${GIVES}|${NAMED}|${THINGS})|${PEOPLE}|\\d[个個枚本切]|لشخصين|${UNITS}|stunde|uur`,
  'iu',
);
/** '(12 slices)' behind the name of the dish, and '45 min | 8 slices'. */
const PIECES = YIELDS[3];
const IS_PEOPLE = new RegExp(`^(?:${NOUN} )?(?:${PEOPLE}|serving|portion)$`, 'iu');
const SOME = `(?:${ABOUT} |[约約약大] ?)?`;
const LABEL_BEFORE = new RegExp(
  `${BEGIN_OF_LABEL}(?:${LABEL_WORDS.join('|')})(?:は|은|는| (?:is|beträgt|ist|est|es|è|é|är|er|to|wynosi|составляет)(?: d[ei])?)?${SIGNS}${SOME}$`,
  'iu',
);
/** '15 min prep', '10 min de préparation'. */
const LABEL_AFTER = new RegExp(
  `^ (?:(?:of|for|de|di|d'|für|til|på|à|do) )?(?:${LABEL_WORDS.slice(0, 4).join('|')}|(${(LABELS[5] as [Kind, string])[1]})|((?:(?:in|au|en|no) )?tota\\p{L}{1,2}|overall|altogether|insgesamt|en tout|in tutto|i alt|łącznie|всего|toplam))(?= ?(?:$|[^${L}\\d]))`,
  'iu',
);
const KINDS_AFTER: Kind[] = ['total', 'prep', 'either', 'cook', 'verb', 'total'];
/** 'Ready in 40 minutes', and in what opens an answer 'dinner in 40 minutes', too. */
const READY = new RegExp(
  `(?<![${L}])(?:(?:ready|done|finished|fertig|klaar|pront[oa]|list[oa]) (?:in|em|en)|takes?|allow|dauert|braucht|duurt|kosten?|reken op|tar|tager|trwa|zajmie(?: to)?|займ[её]т|уйд[её]т|l?leva(?:rá)?|toma(?:rá)?|ci vogliono|il faut|pren(?:d|ez)|comptez|compter|prête?s? en|klar[at]? på|färdig[at]? på|готов[оаы]? за|[تي]ستغرق|[تي]حتاج) ?:? ?${SOME}$`,
  'iu',
);
const READY_WITHIN = new RegExp(
  `(?<![${L}])(?:in|en|em|på|w|за|في|خلال)(?: (?:nur|slechts|maar|s[oó]lo|apenas|seulement|bar[ea]|kun|tylko|всего))? ${SOME}$`,
  'iu',
);
const READY_AFTER =
  /^(?:で(?!す)|ほど(?:で|あれば)|もあれば|(?:钟)?(?:左右)?(?:就|即|搞定|上桌)|이면|만에| 만에|안에| 안에|(?: 정도)?[이가]? ?(?:걸|소요)|(?:ほど|くらい|ぐらい)?かか| में| लग| hazır| süre| bezig)/;
const READY_BEFORE_HAN = /(?:需|需要|只要|只需|花|约需|たった|わずか)[约約]?$/;
const READY_END =
  /^ ?(?:$|[^\p{L}\d +]|(?:or (?:less|so)|flat|total|(?:from )?start|en tout|on the table|auf dem tisch|op tafel|på bordet|et|and|und|e|y|og|och|i|и|mit|with)(?!\p{L}))/iu;
const BARE = new RegExp(`(?:^|[|(,;·•・-]) ?${SOME}$`, 'iu');
const BARE_END = /^ ?(?:$|[|(),;·•・.-]|(?:in )?total|altogether|from start)/;
const IS_ABOUT = new RegExp(`(?:^| )(?:${ABOUT}) |[约約약大] ?$`, 'iu');
const IS_TIME = /time|zeit|tijd|tid|temps|tiempo|tempo|czas|время/i;
/** The full stop may belong to the unit: '15 min. Rise time: 1 hr.' */
const BEGINS_SENTENCE = /^ \p{Lu}/u;
const IS_END = new RegExp(`^${END}`, 'iu');
const ANY_LABEL = new RegExp(`${BEGIN_OF_LABEL}\\p{L}[\\p{L}\\p{M}' &/-]{1,30} ?[:|] ?(?=\\d)`, 'giu');
/** A row of labels and a row of values. */
const TABLE = /^([^\n]+)\n([ :|-]+)\n([^\n]+)$(?!\n *\|)/gm;
/** Signs that stand for a label. */
const EMOJI: [RegExp, string][] = [
  [/[👥👪👤🍽👨👩][^\p{L}\p{N}\n|:]{0,16}(?=\d)/gu, 'Serves: '],
  [/[⏱⏰⏲⏳⌛🕐-🕧][^\p{L}\p{N}\n|:]{0,6}(?=\d)/gu, 'Time: '],
];

export function readFacts(markdown: string): Facts {
  const lines = unfold(markdown).split('\n', MOST_LINES);
  const { yields, times } = read(...aboutTheWhole(lines));
  const minutesOf = (wanted: Kind) => times.find(({ kind }) => kind === wanted)?.minutes ?? null;
  const prep = minutesOf('prep');
  const cook = minutesOf('cook');
  // With a third time, as for resting, the sum of two would be too short.
  const isSum = times.length === 2 && prep !== null && cook !== null;
  const rest = times.length > 0 ? null : timeOfMethod(lines);
  return { yield: yields[0] ?? null, total: minutesOf('total') ?? (isSum ? prep + cook : rest), prep, cook };
}

/**
 * All that stands below the name of the dish, before anything is listed. Further down a tip may name other numbers, so there
 * only headings and lines that are, or begin with, nothing but facts count.
 */
function aboutTheWhole(lines: string[]): [text: string, lead: number] {
  const areFacts = lines.map((line) => isSaidAlone(line, 3 * LONGEST_FACT));
  const headings = lines.flatMap((line, at) => (HEADING.test(line) && !areFacts[at] ? [at] : []));
  const [, end = lines.length] = headings;
  const listed = lines.findIndex((line, at) => !areFacts[at] && (STEP.test(line) || LISTED.test(line)));
  const text = lines.map((line, at) => {
    if (at < end || headings.includes(at) || areFacts[at]) return line;
    return line
      .split(/(?<=[.!?。！？।])(?!\d)/)
      .filter((sentence) => isSaidAlone(sentence, LONGEST_FACT))
      .join('');
  });
  return [text.join('\n'), listed < 0 ? end : Math.min(end, listed)];
}

/** '## Method (40 minutes)', where the steps have but one heading. */
function timeOfMethod(lines: string[]): number | null {
  const headings = lines.filter((line) => line.length <= LONGEST_FACT && HEADING.test(line));
  const [method = '', ...others] = headings.filter((line) => readHeading(line).kind === 'steps');
  const [span, ...more] = readSpans(plainSigns(BRACKETS.exec(method)?.[0] ?? ''));
  if (!span || others.length + more.length > 0 || IS_PART.test(method)) return null;
  return Math.ceil(span.upTo / 60);
}

function isSaidAlone(text: string, most: number): boolean {
  if (text.length > most) return false;
  const reading = read(text);
  return saysOnlyFacts({ ...reading, rest: reading.rest.replace(OF_RECIPE, '') });
}

/** Without marks, tables and signs of the layout. */
function unfold(markdown: string): string {
  const plain = markdown
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/\uFE0F/g, '')
    .replace(/【([^【】\n]{1,20})】/g, '$1: ')
    .replace(LABEL_ABOVE, '$1: ')
    .replace(TABLE, (all, labels: string, rule: string, values: string) => {
      if (!rule.includes('-') || !labels.includes('|') || !values.includes('|')) return all;
      const cells = values.split('|');
      return labels
        .split('|')
        .map((label, at) => (label.trim() ? `${label.trim()}: ${cells[at]?.trim()}` : ''))
        .join('\n');
    });
  return EMOJI.reduce((text, [sign, label]) => text.replace(sign, label), plain);
}

/** Whether a text says nothing but such facts, as 'Serves 4 | Total time: 30 minutes': the page then shows them in its own way. */
export function isOnlyFacts(text: string): boolean {
  const reading = read(unfold(text));
  return reading.isExact && saysOnlyFacts(reading);
}

function saysOnlyFacts({ yields, times, rest }: Reading): boolean {
  const kinds = new Set(times.map(({ kind }) => kind));
  const isAllShown = yields.length < 2 && kinds.size === times.length && !kinds.has('other');
  return yields.length + times.length > 0 && isAllShown && !/[\p{L}\p{N}]/u.test(rest);
}

/** `text`: unfolded. */
function read(text: string, lead = 1): Reading {
  const reading: Reading = { yields: [], times: [], rest: '', isExact: true };
  for (const [at, line] of text.split('\n').entries())
    reading.rest += STEP.test(line) ? line : readLine(line, at, at < lead, reading);
  const times = reading.times.filter(({ kind }, _, all) => kind !== 'said' || all.length === 1);
  for (const [at, time] of times.entries()) {
    const before = times[at - 1];
    if (time.kind === 'verb')
      time.kind = before?.kind === 'prep' && time.line - before.line < 2 ? 'cook' : 'other';
  }
  const cooks = times.some(({ kind }) => kind === 'cook');
  const preps = times.some(({ kind }) => kind === 'prep');
  const totals = times.some(({ kind }) => kind === 'total');
  const isAlone = times.length === 1;
  for (const time of times) {
    if (time.kind === 'either') time.kind = cooks ? 'prep' : 'other';
    if (time.kind === 'mostly') time.kind = isAlone ? 'total' : cooks || totals ? 'prep' : 'other';
    if (time.kind === 'cooking') time.kind = preps ? 'cook' : isAlone ? 'total' : 'other';
    if (time.kind === 'said') time.kind = 'total';
    if (time.kind === 'alone') time.kind = isAlone || isWhole(time, times) ? 'total' : 'other';
  }
  return { ...reading, times };
}

/** In 'Time: 50 minutes (15 prep, 35 cooking)' it is what the others add up to. */
function isWhole({ kind, minutes, holds }: Time, times: Time[]): boolean {
  const sum = times.reduce((all, time) => all + (time.kind === kind ? 0 : time.minutes), 0);
  return sum === minutes || (holds === true && sum < minutes);
}

/** Returns what the line says besides its facts, which it adds to the reading. */
function readLine(written: string, at: number, isLead: boolean, reading: Reading): string {
  if (!MAY_COUNT.test(written)) return written;
  const { yields, times } = reading;
  let line = plainSigns(written)
    .replace(/<br[^<>]{0,9}>/gi, '|')
    .replace(/<[^<>]{1,80}>/g, '')
    .replace(MARKS, '')
    .replace(/(?<=dakika)da|(?<=saat)te/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(SEAM, '|')
    .replace(MINUTES_ONCE, '$1 min $2 min ')
    .replace(MINUTES_BEFORE, '$1 min$2$3 min');
  if (!MAY_SAY.test(line)) return line;
  for (const pattern of YIELDS) {
    for (const [fact, low = '', high, of = ''] of line.matchAll(pattern)) {
      const count = fact === 'لشخصين' ? 2 : countOf(low);
      const upTo = high ? countOf(high) : null;
      if (count < 1 || (upTo ?? count + 1) <= count || (upTo ?? count) > MOST_BELIEVED) continue;
      const kind = of && unitAt(` ${of}`, 0)?.kind;
      if (kind && (pattern === YIELDS.at(-1) || kind === 'metric' || kind === 'weight')) continue;
      if (pattern === PIECES && !(isLead && isThing(of, line, fact))) continue;
      if (IS_ABOUT.test(fact)) reading.isExact = false;
      yields.push({ count, upTo, of: IS_PEOPLE.test(of) ? '' : of });
      line = line.replace(fact, '|');
    }
  }
  let rest = line;
  let told = 0;
  const spans = readSpans(line);
  const before = times.length;
  const left: typeof spans = [];
  for (const span of spans) {
    const lead = line.slice(Math.max(told, span.start - 60), span.start);
    const follows = line.slice(span.end);
    const isEnd =
      IS_END.test(follows) || (line.charAt(span.end - 1) === '.' && BEGINS_SENTENCE.test(follows));
    const label = isEnd && LABEL_BEFORE.exec(lead);
    const after = !label && (isLead || times.at(-1)?.line === at) && LABEL_AFTER.exec(follows);
    if (!label && !after) {
      left.push(span);
      continue;
    }
    const [all, ...named] = (label || after) as RegExpExecArray;
    const kind =
      (label ? LABELS[named.findIndex(Boolean)]?.[0] : KINDS_AFTER[named.findIndex(Boolean)]) ?? 'other';
    const start = label ? span.start - (lead.length - label.index) : span.start;
    told = label ? span.end : span.end + all.length;
    if (span.upTo !== span.seconds || IS_ABOUT.test(lead)) reading.isExact = false;
    times.push({ kind, minutes: Math.ceil(span.upTo / 60), line: at, holds: follows.startsWith(' (') });
    rest = rest.replace(line.slice(start, told), '');
  }
  for (const { 0: label, index } of line.matchAll(ANY_LABEL)) {
    const isRead = spans.some(({ start }) => start === index + label.length);
    if (IS_TIME.test(label) && !isRead) times.push({ kind: 'other', minutes: Number.NaN, line: at });
  }
  if (times.length > before) {
    for (const span of left) times.push({ kind: 'other', minutes: span.upTo / 60, line: at });
    return rest;
  }
  if (times.length > 0) return rest;
  const leadOf = ({ start }: { start: number }) => line.slice(Math.max(0, start - 60), start);
  const whole = left.find((span) => {
    const lead = leadOf(span);
    const follows = line.slice(span.end, span.end + 60);
    const isBare = line.includes('|') && BARE.test(lead) && BARE_END.test(follows);
    return (yields.length > 0 && isBare) || (isLead && isReadyIn(lead, follows));
  });
  if (!whole) return rest;
  const lead = leadOf(whole);
  if (whole.upTo !== whole.seconds || IS_ABOUT.test(` ${lead} `)) reading.isExact = false;
  times.push({ kind: 'said', minutes: Math.ceil(whole.upTo / 60), line: at });
  const opening = READY.exec(lead)?.[0] ?? BARE.exec(lead)?.[0] ?? '';
  return rest.replace(line.slice(whole.start - opening.length, whole.end), '');
}

/** Words for pieces, and what the line has named before: 'Waffles (8 waffles)'. */
function isThing(of: string, line: string, fact: string): boolean {
  if (!/[(|·•・]/.test(line)) return false;
  if (unitAt(` ${of}`, 0)?.kind === 'piece') return true;
  const stem = of.slice(0, 5).toLowerCase();
  return stem.length > 4 && line.replace(fact, '').toLowerCase().includes(stem);
}

function isReadyIn(lead: string, follows: string): boolean {
  const isInBrackets = lead.endsWith('(') && /^\) *$/.test(follows);
  const isSaidBefore = (READY.test(lead) || READY_WITHIN.test(lead)) && READY_END.test(follows);
  return isInBrackets || isSaidBefore || READY_BEFORE_HAN.test(lead) || READY_AFTER.test(follows);
}

function countOf(written: string): number {
  return COUNTED.find(([, words]) => words.test(written))?.[0] ?? (/\d/.test(written) ? Number(written) : 1);
}
