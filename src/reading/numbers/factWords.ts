import { L } from '../words/letters.ts';
import { COUNTS, withFigures } from './numberWords.ts';
import { ABOUT, TO, UNITS } from './timeSpans.ts';

/**
 * `either`: a label that means preparation beside a time for cooking, and may mean the total without one; `cooking`: it means
 * cooking beside preparation, and the total without; `mostly`: the total, unless it or cooking is told, too; `verb`: cooking, where preparation stands right before it; `alone`: just
 * 'time', the total where no other time is told; `said`: a sentence says it without a label, which counts where nothing else is told.
 */
export type Kind =
  | 'total'
  | 'prep'
  | 'cook'
  | 'either'
  | 'cooking'
  | 'verb'
  | 'mostly'
  | 'alone'
  | 'said'
  | 'other';

const { raw } = String;
/** Persons are counted for nothing else; portions are made of dough, too. */
const PERSONS = `people|person(?!al)[${L}]{0,3}|guests|leute|convives|comensales|pessoas|ospiti|eters|gäster|gjester|osoby|osób|kişi(?:lik|ye)?|человека?|персоны?|едоков|(?:ل)?أشخاص|شخص|أفراد|लोग(?:ों)?|व्यक्ति(?:यों)?|जन(?:ों)|人(?:[份分前]|(?=食用|享用))|名[样様分]|인분|(?:명|사람)(?:이|분|용)?`;
const PEOPLE = `${PERSONS}|servings?(?:\\(s\\))?|por(?!cin)[tszcç][ijõã][${L}]{1,7}(?:\\(s\\))?|doses?|raciones|порци[йия]|حصص|حصة|सर्विंग(?:्स)?`;
/** Verbs are labels only with a colon or the like after them: 'Cook 20 minutes' is a step. */
const SIGN = '(?= ?[:|-])';
const TIME = `(?:[ -]?time|${SIGN})`;
const OF = "(?:(?:temps|tiempo|tempo|durée|duración|czas|время|وقت|مدة|زمن) (?:d(?:e|i|'|e la) ?)?)?";
const SPAN_OF = '(?:s?tid|[ -]?time| süresi| का समय| समय| ?[时時][间間]| ?시간)?';
const PREPARING = `prep(?:aration)?|(?:vorb|zub)ereitungs?|(?:voor)?bereidings?|f(?:ör|or)beredelse|tilberedning|prépar[^ ]{2,5}|prepar[^ ]{1,6}|przygotowani[ae]|подготовк[аи]|приготовлени[ея]|hazırl[${L}]{1,4}|तैयारी|准备|準備|下ごしらえ|준비|(?:ال)?(?:تحضير|تجهيز|إعداد)`;
const COOKING =
  'cook(?:ing)?|bak(?:e|ing)|(?:koch|gar|back|brat|kook|bak)|tillagning|tilberedning|kogning|steg(?:n)?ing|koking|cuisson|cocción|horneado|cottura|cozimento|gotowani[ae]|pieczeni[ae]|smażeni[ae]|приготовлени[ея]|готовк[аи]|варк[аи]|выпечк[аи]|запекани[ея]|pişirme|पकाने|烹[饪飪调調]|調理|加熱|조리|(?:ال)?(?:طه[يو]|طبخ|خبز)';
const AND_WORDS =
  ' ?-? ?(?:time )?(?:and|und|et|y|e|i|og|och|en|и|ve|और|和|及|与|與|と|및|[&+/・]) ?(?:d[eai] )?(?:la )?| و';
export const LABELS: [Kind, string][] = [
  [
    'total',
    `${OF}(?:${PREPARING})(?:${AND_WORDS})(?:${COOKING})(?:s?[ -]?(?:time|zeit|tijd|tid)| süresi| का समय| ?[时時][间間]| ?시간)?|total(?: (?:prep|cook(?:ing)?|bak(?:e|ing)))?${TIME}|(?:total|samlet|samlad|całkowit\\p{L}) tid|tid (?:i alt|totalt)|total(?:t|tid)|czas całkowity|i alt${SIGN}|(?:total|총)(?= ?(?:\\d|$))|łączny czas|łącznie|całkowity czas(?: przygotowania)?|общее время|всего|toplam(?: süre)?|कुल समय|(?:总|總|総|合計)(?:[时時][间間]|用时)|총 (?:소요 ?|조리 ?)?시간|(?:الوقت|المدة) (?:الكلي|الإجمالي|الكلية|الإجمالية)|gesamt(?:zeit|dauer)?|temps total|durée totale|tiempo total|tempo totale?|duración total|totale? (?:bereidings)?tijd|totaal|total[eo]?${SIGN}`,
  ],
  [
    'prep',
    `prep(?:aration)?(?:[ -]?time)?|(?:vorbereitung|arbeit)s?(?:zeit)?|voorbereid[${L}]*|f(?:ör|or)bered[${L}]*${SPAN_OF}|arb(?:ets|ejds)tid|${OF}(?:préparation|preparación|preparazione|preparação)|przygotowani[ae]|(?:время )?подготовк[аи]|hazırl[${L}]{1,4}${SPAN_OF}|तैयारी${SPAN_OF}|(?:准备|備料|备料|下?準備)${SPAN_OF}|下ごしらえ|준비${SPAN_OF}|${OF}(?:ال)?(?:تحضير|تجهيز|إعداد)`,
  ],
  ['either', 'zubereitung(?:szeit)?'],
  [
    'cook',
    `(?:cook(?:ing)?|bak(?:e|ing)|oven|roasting|frying)${TIME}|(?:gar|koch|back|brat|ofen|koch-(?:/| und )back)zeit|(?:kook|bak|oven)tijd|(?:kok[en]?|kog[en]?|st?e[kg]e?|bag[en]?|bak[en]?|grädd?nings|ugns|ovns?)s?tid|(?:kokning|stekning|gräddning)${SIGN}|${OF}(?:cuisson|cocción|horneado|cottura(?: in forno)?|cozimento|cozedura|forno|horno)|${OF}(?:(?:smażenia i )?gotowani[ae]|pieczeni[ae]|smażeni[ae]|duszeni[ae]|варк[аи]|выпек[${L}]{2,4}|выпечк[аи]|запекани[ея]|готовк[аи]|тушени[ея])|pişirme${SPAN_OF}|पकाने${SPAN_OF}|पकाना${SIGN}|(?:焼き|煮込み|蒸し|ゆで|茹で|揚げ)時間|炊飯|加熱${SPAN_OF}|(?:烤制|烘烤|烘焙|炖煮|焖煮)${SPAN_OF}|(?:굽는|끓이는|익히는|찌는) ?시간|${OF}(?:ال)?(?:طه[يو]|طبخ|خبز)`,
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
export const SEAM = new RegExp(
  raw` (?<=\d ?(?:[\p{L}-]{1,20}[.]?(?: [\p{L}-]{1,20}[.]?)?)? )(?:[&/+] )?(?=(?:makes|yields?|${LABEL_WORDS.slice(0, 5).join('|')}) ?[:\d])`,
  'gu',
);
const BEGIN = raw`(?<=(?:^|[^${L}\d &/+]) ?)`;
const BEGIN_OF_LABEL = raw`(?<=(?:^|[^\p{L}\p{M}\d &/+]) ?(?:(?:the|die|de[nt]?|l[ae]|el|il|o) )?)`;
const END = raw`(?![.,/]\d)(?= ?(?:$|[^${L}\d +]| (?:incl|inkl|مع )| with (?:rest|cool|chill|marinat|soak)))`;
const END_OF_COUNT = `(?:${END}|(?= (?:in|as|with|and|und|et|y|e|en|och|og|or|that|using|generously|easily|hungry|als|como|comme|come|som|jako|как|के लिए|için)(?![${L}])))`;
/** What is counted in writings without blanks. */
const COUNTER = '[個个枚本张張块塊杯皿台]|切れ|개|조각|장|잔';
/** What comes out, or for how many it is enough. */
const GIVES =
  '(?:получ(?:ает|ит)ся|выйдет|wy(?:chodzi|jdzie)|goed voor|(?:ge|le)(?:eft|vert)|si (?:ottengono|ricavano)|salen|ger|reicht für|r[aæe][ck]?ker til+|enough for|(?:da|alcanza) para|suffit pour|basta per|wystarczy na|хватит на)';
const DAYS = '(?:day|week|tag|woche|jour|d[ií]a|giorn|dag|dn|дн)';
const SIGNS = '[ :|-]{0,6}';
const COUNT_WORDS: [figure: string, words: string][] = [
  ['1', 'one|eine|une?|una|uma'],
  ...COUNTS.map(([figure, english, others]): [string, string] => [figure, `${english}|${others}`]),
  ['2', 'to(?= p)|двоих|dwojga'],
  ['3', 'троих|trojga'],
  ['4', 'четверых|czworga'],
  ...[...'一二三四五六七八九十'].map((sign, at): [string, string] => [String(at + 1), `${sign}(?=[人名位])`]),
  ['2', '[两兩](?=[人名位])'],
];
/** In Arabic, 'for' may be written together with it. */
const COUNT_WORD = new RegExp(
  `(?<!(?!ل)[${L}\\d])(?:${COUNT_WORDS.map(([, words]) => `(${words})`).join('|')})(?![${L}])`,
  'gu',
);

export function countsAsFigures(line: string): string {
  return withFigures(line, COUNT_WORD, COUNT_WORDS);
}

const COUNT = '\\d{1,3}_*';
/** A line without a figure or a word for one tells no fact, as most lines of an answer. */
export const MAY_COUNT = new RegExp(
  `\\p{N}|${COUNT_WORDS.map(([, words]) => words).join('|')}|لشخصين|half|hal[bv]|hour|stunde|heure|hora|ora(?!\\p{L})|uur|timme|time|godzin|saat|时|時|시간|घं|demi|medi[ao]|mezz|mei[ao]|pół|полчаса|час|yarım|半|ساع|نصف|आध|घंट`,
  'u',
);
const FROM = '(?:from|between|von|zwischen|d[ea]|entre|van|od|från|fra|от|من|of)';
const HOW_MANY = `(?:${FROM} )?(?:لـ? ?)?(?:${ABOUT} |up to )?(${COUNT})(?:(?:${TO})(${COUNT}))?`;
/** For looking ahead. */
const MANY = HOW_MANY.replace(/\((?!\?)/g, '(?:');
/** What 'This recipe makes 12 muffins' says besides. */
export const OF_RECIPE = new RegExp(
  `(?<![${L}])(?:this|r[ei][cz][${L}]{3,5}|makes|is|for|das|dies[${L}]*|reicht|i?st|cette|esta?|quest[oa]|dit|det|er|to|przepis|jest|из|эт[${L}]+|количеств\\p{L}|теста|рецепт|bu|tarif|miktar|yeter(?:li)?(?:dir)?|not[ea]|नोट|यह|रेसिपी|डिश|व्यंजन|सब्[\\p{L}\\p{M}]+|पर्याप्त|के|लिए|है|هذه|الوصفة)(?![${L}])|この|レシピ|は|です|[这這此]|个?食谱|이|레시피|[는은]|입니다`,
  'giu',
);
/** A heading that is a label for the line below it. */
export const LABEL_ABOVE =
  /^(\s{0,3}(?:#{1,6} |[■◆●▶◎★☆▼] ?|\*\*)[^\d\n:*]{2,30}):?(?:\*\*)?:? *\n{1,2}(?=(?:[^\d\n]{1,12} |[约約약大] ?)?\d[^\n]{0,20}$)/gm;
export const MINUTES_ONCE = /(?<=min\p{L}*\.? \()(\d{1,3}) (\p{L}+(?:, | and | \+ )\d{1,3}) (?=\p{L}+\))/gu;
/** 'Time: 40 minutes (prep 15, bake 25)' */
export const MINUTES_BEFORE =
  /(?<=min\p{L}*\.? \()(\p{L}+:? \d{1,3})(, | and | \+ | \/ )(\p{L}+:? \d{1,3})(?=\))/gu;

const NOUN = `[${L}][${L}'-]{0,20}`;
const AFTER_NOUN =
  ' (?:in|with|at|for|from|per|and|y|e|et|und|en|och|og|mit|avec|con|com|da|à|zu|med|z|ولا|و) ';
const FOR = '(?:for|für|pour|para|per|voor|för|till?|dla|на|для)';
const NAMED =
  'family of|(?:enough|dinner|supper|lunch|meal|breakfast|brunch) for|kişi sayısı|عدد (?:الأشخاص|الحصص|الأفراد)|الحصص|[تي]كفي(?: المقادير| الكمية| الوصفة)?|분량|[份分]量|[份人][数數]|出来上がり|できあがり|可做|antal|परोसें';
const THINGS = `dosi|ilość|a?antal|m[aeæ]ngde?|quanti[td][${L}]{1,3}|cantidad|hoeveelheid|resa|opbrengst|u[dt]bytt?e|выход|количество|miktar|मात्रा|الكمية`;
export const YIELDS = [
  `(?<![${L}]|\\d ?)(?:serves|feeds|sirve|serve(?= ${MANY}(?: ?(?:$|[|.,;·])| (?:pess|por[cçz]|pers|peop)))|yields?(?= ?:? ?\\d+ ?(?:$|[|.,;·]))|${NAMED}|(?:(?:nombre de|número de|numero di|antal|anzahl|aantal|liczba|количество|number of) )?(?:${PEOPLE})(?: के लिए)?)${SIGNS}${HOW_MANY}(?: ?(?:hungry )?(?:${PEOPLE}|人)| ?(${COUNTER})分?)?${END_OF_COUNT}`,
  `(?:${BEGIN}|(?<=(?:recipe|and|und|et|y|e|en|och|og|i|и) ))(?:makes|yields?|ergibt|rende|dosi(?: sono)? per|rinde|rendimi?ento|rendement|[تي]كفي(?: المقادير| الكمية| الوصفة)?|pour(?= environ)|(?:${THINGS}|(?:[${L}]{1,9} )?(?:${PEOPLE})|${FOR})(?= ?[:|]))${SIGNS}${HOW_MANY} (?!${UNITS})(${NOUN}(?:(?!${AFTER_NOUN}) ${NOUN}){0,2})(?! ?:)(?:${END}|(?=${AFTER_NOUN}))`,
  `(?<![${L}])${GIVES} ${HOW_MANY} (?!${UNITS}|${DAYS})(${NOUN})(?! ?:)`,
  `(?<=^|[(|·•・,] ?)${HOW_MANY} (${NOUN})(?= ?(?:$|[)|·•・,]))`,
  `(?<![${L}\\d])${HOW_MANY}(${COUNTER})分(?!\\p{L})`,
  raw`(?:${BEGIN}|(?<![${L}])(?:for|für|pour|para|per(?= \S{1,9} (?:persone|porzioni))|voor|för|till?|dla|на|для) )${HOW_MANY} ?(?:${PEOPLE}|(?<=pour \d{1,2} )parts|hungry people)(?:${END_OF_COUNT}|(?<=^${FOR} [^,.:]{1,24})(?= (?!(?:of|de|di|von|van|av|af) )[${L}]))`,
  `(?<![${L}\\d.,])(?<!(?:per|pro|each|every) )${HOW_MANY} ?(?:${PERSONS})(?![${L}])`,
  `(?<![${L}])${FOR} ((?!1_)\\d{1,2}_+)()(?=\\s?(?:$|[.,;!|)·]))|لشخصين()()`,
  `(?<=^|\\( ?)${FOR} ?:? (\\d{1,2})(?!_)(?:(?:${TO})(\\d{1,2}))?()(?=$| ?\\))`,
  `(?<=rezept|rec[ei]\\p{L}{2,3}|ricetta|opskrift|oppskrift|przepis|рецепт) ${FOR} ${HOW_MANY} (?!${UNITS})(${NOUN})(?= ?[.:,|]|$)`,
  `(?<![${L}\\d])${HOW_MANY} ((?:adet |tane )?${NOUN}) için tarif`,
  `^${FOR} (\\d{1,3})(?:(?:${TO})(\\d{1,3}))? (?!${UNITS})(${NOUN}(?: ${NOUN})?)$`,
].map((pattern) => new RegExp(pattern, 'gu'));
/** Most lines of an answer have none of these, and need no closer look. */
export const MAY_SAY = new RegExp(
  `[(|·•・⏱]|(?<![${L}])(?:${FOR}|serve|sirve|feeds|family|makes|yield|ergibt|ren?d|rind|pour|per|${GIVES}|${NAMED}|${THINGS})|${PEOPLE}|için tarif|\\d[个個枚本切]|لشخصين|${UNITS}|stunde|uur`,
  'u',
);
/** '(12 slices)' behind the name of the dish, and '45 min | 8 slices'. */
export const PIECES = YIELDS[3];
export const IS_PEOPLE = new RegExp(`^(?:${NOUN} )?(?:${PEOPLE}|serving|portion)$`, 'iu');
const SOME = `(?:${ABOUT} |[约約약大] ?|合計 ?)?`;
export const LABEL_BEFORE = new RegExp(
  `${BEGIN_OF_LABEL}(?:${LABEL_WORDS.join('|')})(?:は|은|는| (?:is|beträgt|ist|est|es|è|é|är|er|to|wynosi|составляет)(?: d[ei])?)?${SIGNS}${SOME}$`,
  'u',
);
/** '15 min prep', '10 min de préparation'. */
export const LABEL_AFTER = new RegExp(
  `^ (?:(?:of|for|de|di|d'|für|til|på|à|do) )?(?:${LABEL_WORDS.slice(0, 4).join('|')}|(${(LABELS[5] as [Kind, string])[1]})|((?:(?:in|au|en|no) )?tota[${L}]{1,2}|overall|altogether|insgesamt|en tout|in tutto|i alt|łącznie|всего|toplam))(?= ?(?:$|[^${L}\\d]))`,
  'u',
);
export const KINDS_AFTER: Kind[] = ['total', 'prep', 'either', 'cook', 'verb', 'total'];
/** 'Ready in 40 minutes', and in what opens an answer 'dinner in 40 minutes', too. */
export const READY = new RegExp(
  `(?<![${L}])(?:(?:ready|done|finished|fertig|klaar|pront[oa]|list[oa]) (?:in|em|en)|takes?|allow|dauert|braucht|duurt|kosten?|reken op|tar|tager|trwa|zajmie(?: to| ci)?|займ[её]т|уйд[её]т|l?leva(?:rá)?|toma(?:rá)?|(?:vas a |se )tardar?|ci vogliono|il faut|pren(?:d|ez)|comptez|compter|prête?s? en|klar[at]? på|färdig[at]? på|готов[оаы]? за|و?[تي]ستغرق|و?[تي]حتاج(?: إلى)?|جاهزة? خلال|insgesamt|(?:en|in) total(?:e)?(?: tardar[áa]s)?|in totaal|sammanlagt|toplam|общей сложности|全程|总共) ?:? ?${SOME}$`,
  'u',
);
export const READY_WITHIN = new RegExp(
  `(?<![${L}])(?:in|binnen|within|en|em|på|w|за|في|خلال)(?: (?:nur|slechts|maar|s[oó]lo|apenas|seulement|bar[ea]|kun|tylko|всего))? ${SOME}$`,
  'u',
);
export const READY_AFTER =
  /^(?:で(?!す)|ほど(?:で|あれば)|もあれば|(?:钟)?(?:左右)?(?:就|即|搞定|上桌)|이면|만에| 만에|안에| 안에|(?: 정도)?[이가]? ?(?:걸|소요)|(?:ほど|くらい|ぐらい)?かか| में| लग| hazır| süre| bezig)/;
export const READY_BEFORE_HAN = /(?:需|需要|只要|只需|花|约需|全部|[一总總]共|たった|わずか)[约約]?$/;
export const READY_END =
  /^ ?(?:$|[^\p{L}\d +]|(?:or (?:less|so)|flat|total|إجمال[اً]{1,2}|(?:from )?start|en tout|on the table|auf dem tisch|op tafel|på bordet|fertig|klaar|einplanen|environ|sofra\p{L}*|hazır|فقط|aproximadamente|circa|ungefär|omkring|et|and|und|e|y|og|och|i|и|mit|with)(?!\p{L}))/u;
export const BARE = new RegExp(`(?:^|[|(,;·•・-]) ?${SOME}$`, 'u');
export const BARE_END = /^ ?(?:$|[|(),;·•・.-]|(?:in )?total|altogether|from start)/;
export const IS_ABOUT = new RegExp(`(?:^| )(?:${ABOUT}) |[约約약大] ?$`, 'u');
export const IS_TIME = /time|zeit|tijd|tid|temps|tiempo|tempo|czas|время/i;
export const IS_END = new RegExp(`^${END}`, 'u');
export const ANY_LABEL = new RegExp(`${BEGIN_OF_LABEL}\\p{L}[\\p{L}\\p{M}' &/-]{1,30} ?[:|] ?(?=\\d)`, 'gu');
/** Signs that stand for a label. */
export const EMOJI: [RegExp, string][] = [
  [/[👥👪👤🍽👨👩][^\p{L}\p{N}\n|:]{0,16}(?=\d)/gu, 'Serves: '],
  [/[⏱⏰⏲⏳⌛🕐-🕧][^\p{L}\p{N}\n|:]{0,6}(?=\d)/gu, 'Time: '],
];
