import { COUNTS } from './numbers.ts';
import { ABOUT, L, plainSigns, readSpans, TO, UNITS } from './spans.ts';

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
 * cooking beside preparation, and the total without; `alone`: just 'time', the total where no other time is told.
 */
type Kind = 'total' | 'prep' | 'cook' | 'either' | 'cooking' | 'alone' | 'other';
type Reading = { yields: Yield[]; times: { kind: Kind; minutes: number }[]; rest: string; isExact: boolean };

const MOST_BELIEVED = 100;
const MARKS = /[*_`≈]|(?<!\d ?)~|~(?! ?\d)/g;
const HEADING = /^\s{0,3}(?:#{1,6}\s|(?:\*\*|__)[^*_]{1,80}(?:\*\*|__):?\s*$)/;
const STEP = /^\s*\d+[.)]\s/;
const { raw } = String;

const PEOPLE =
  'people|pers(?:ons?|onen|oner|onnes|onas?|one)|guests|servings?|portion(?:s|en|er)|doses?|por(?:ties|zioni|ciones|ções|cje|cji)|raciones|comensales|pessoas|osoby|osób|kişi(?:lik)?|porsiyon|порци[йия]|человека?|персоны?|أشخاص|شخص|حصص|حصة|لأشخاص|सर्विंग|लोग(?:ों)?|व्यक्ति|人[分份]|人前|인분';
/** Verbs are labels only with a colon or the like after them: 'Cook 20 minutes' is a step. */
const TIME = '(?:[ -]?time|(?= ?[:|-]))';
const OF = '(?:(?:temps|tiempo|tempo) d[ei] )?';
const LABELS: [Kind, string][] = [
  [
    'total',
    `total${TIME}|(?:total|samlet|całkowit\\p{L}) tid|tid i alt|totaltid|czas całkowity|łączny czas|общее время|toplam süre|कुल समय|总时间|总用时|合計時間|총 (?:소요 )?시간|(?:الوقت|المدة) (?:الكلي|الإجمالي)|gesamt(?:zeit|dauer)?|temps total|durée totale|tiempo total|tempo totale?|duración total|totale? (?:bereidings)?tijd`,
  ],
  [
    'prep',
    `prep(?:aration)?${TIME}|förberedelsetid|forberedelse(?:stid)?|czas przygotowania|время подготовки|подготовка|hazırlık(?: süresi)?|तैयारी(?: का समय)?|准备时间|準備時間|준비 시간|وقت التحضير|vorbereitung(?:szeit)?|arbeitszeit|${OF}(?:préparation|preparación|preparazione|preparação)|voorbereiding(?:stijd)?`,
  ],
  ['either', `zubereitung(?:szeit)?|${OF}preparo|bereidingstijd`],
  [
    'cook',
    `cook(?:ing)?${TIME}|koktid|tillagningstid|stegetid|bagetid|czas (?:gotowania|pieczenia)|время (?:варки|выпекания|готовки)|pişirme(?: süresi)?|पकाने का समय|烹饪时间|烹调时间|加熱時間|وقت الطه[يو]|bak(?:e|ing) time|(?:gar|koch|back)zeit|${OF}(?:cuisson|cocción|cottura|cozimento)|(?:kook|bak|oven)tijd`,
  ],
  ['cooking', '調理時間|조리 ?시간'],
  [
    'alone',
    `(?:time|zeit(?:aufwand)?|temps|durée|tiempo|duración|tempo|tid|tijd|czas|время(?: приготовления)?|süre|समय|(?:所要)?[時时][間间]|用时|耗时|시간|소요 ?시간|الوقت|المدة)(?= ?[:|-])`,
  ],
  ['other', `[${L}][${L}' &/-]{1,30}(?= ?[:|])`],
];
const LABEL_WORDS = LABELS.map(([, words]) => `(${words})(?![${L}])`);

/** For facts without a sign between them: 'Prep: 10 min Cook: 20 min'. */
const SEAM = new RegExp(
  raw` (?<=\d(?: ?[${L}-]{1,20}[.]?){0,2} )(?:[&/+] )?(?=(?:makes|yields?|${LABEL_WORDS.slice(0, -2).join('|')}) ?:)`,
  'giu',
);
const BEGIN = raw`(?<=(?:^|[^${L}\d &/+]) ?)`;
const END = raw`(?![.,/]\d)(?= ?(?:$|[^${L}\d +]))`;
const END_OF_COUNT = `(?:${END}|(?= (?:in|as|with|and|or|that|using|generously|easily|hungry)(?![${L}])))`;
const SIGNS = '[ :|-]{0,6}';
/** One is said only of people: 'for one', 'für eine Person'. */
const ONE = 'one|eine|une?|una|uma';
const COUNT = raw`\d{1,3}|(?:${ONE}|${COUNTS.map(([, english, others]) => `${english}|${others}`).join('|')})(?![${L}])`;
const HOW_MANY = `(?:${ABOUT} |up to )?(${COUNT})(?:(?:${TO})(${COUNT}))?`;
const COUNT_WORDS = COUNTS.map(([figure, english, others]): [number, RegExp] => [
  Number(figure),
  new RegExp(`^(?:${english}|${others})$`, 'iu'),
]);
const NOUN = `[${L}][${L}'-]{0,20}`;
const AFTER_NOUN = ' (?:in|with|at|for|from|per|and|mit|avec|con|com|da|à|zu|med|z) ';

const YIELDS = [
  `(?<![${L}])(?:serves|feeds|serve(?= (?:${COUNT})(?: \\p{L} \\d+)? (?:pess|por[cçz]|pers))|kişi sayısı|عدد (?:الأشخاص|الحصص)|الحصص|분량|[份分]量|人数|antal|${PEOPLE})${SIGNS}${HOW_MANY}(?: ?(?:hungry )?(?:${PEOPLE}))?${END_OF_COUNT}`,
  `(?:${BEGIN}|(?<=recipe ))(?:makes|yields?|ergibt|rende|rinde|rendimi?ento|rendement|pour(?= environ)|(?:dosi|porcje|ilość|antal|menge|quantité|cantidad|выход)(?= ?:))${SIGNS}${HOW_MANY} (?!${UNITS})(${NOUN}(?:(?!${AFTER_NOUN}) ${NOUN}){0,2})(?! ?:)(?:${END}|(?=${AFTER_NOUN}))`,
  raw`(?:${BEGIN}|(?<![${L}])(?:for|für|pour|para|per(?= \S{1,9} (?:persone|porzioni))|voor|för|til|dla|на) )${HOW_MANY} ?(?:${PEOPLE})${END_OF_COUNT}`,
].map((pattern) => new RegExp(pattern, 'giu'));
const IS_PEOPLE = new RegExp(`^(?:${NOUN} )?(?:${PEOPLE}|serving|portion)$`, 'iu');
const LABEL = new RegExp(`${BEGIN}(?:${LABEL_WORDS.join('|')})${SIGNS}(?:${ABOUT} |[约約약大] ?)?`, 'giu');
/** 'Ready in 40 minutes'. */
const READY = new RegExp(
  `(?<![${L}])(?:(?:ready|done|on the table|finished|fertig|klaar|pront[oa]|list[oa]) (?:in|em|en)|takes|dauert|prête?s? en|klar[at]? på|färdig[at]? på|готов[оаы]? за) (?:${ABOUT} )?`,
  'giu',
);
const BARE = new RegExp(`(?:^|[|(,;·•-]) ?(?:${ABOUT} )?$`, 'iu');
const BARE_END = /^ ?(?:$|[|(),;·•.-]|(?:in )?total|altogether|from start)/;
const IS_ABOUT = new RegExp(` (?:${ABOUT}) |[约約약大] ?$`, 'iu');
const IS_TIME = /time|zeit|tijd|tid|temps|tiempo|tempo|czas|время/i;
const IS_END = new RegExp(`^${END}`, 'iu');

export function readFacts(markdown: string): Facts {
  const { yields, times } = read(aboutTheWhole(markdown));
  const minutesOf = (wanted: Kind) => times.find(({ kind }) => kind === wanted)?.minutes ?? null;
  const prep = minutesOf('prep');
  const cook = minutesOf('cook');
  // With a third time, as for resting, the sum of two would be too short.
  const isSum = times.length === 2 && prep !== null && cook !== null;
  return { yield: yields[0] ?? null, total: minutesOf('total') ?? (isSum ? prep + cook : null), prep, cook };
}

/** All that stands below the name of the dish. Further down a tip may name other numbers, so there only headings and lines of nothing but facts count. */
function aboutTheWhole(markdown: string): string {
  const lines = markdown.split('\n');
  const headings = lines.flatMap((line, at) => (HEADING.test(line) ? [at] : []));
  const end = headings[1] ?? lines.length;
  return lines
    .filter((line, at) => at < end || headings.includes(at) || saysOnlyFacts(read(line)))
    .join('\n');
}

/** Whether a text says nothing but such facts, as 'Serves 4 | Total time: 30 minutes': the page then shows them in its own way. */
export function isOnlyFacts(text: string): boolean {
  const reading = read(text);
  return reading.isExact && saysOnlyFacts(reading);
}

function saysOnlyFacts({ yields, times, rest }: Reading): boolean {
  const kinds = new Set(times.map(({ kind }) => kind));
  const isAllShown = yields.length < 2 && kinds.size === times.length && !kinds.has('other');
  return yields.length + times.length > 0 && isAllShown && !/[\p{L}\p{N}]/u.test(rest);
}

function read(text: string): Reading {
  const reading: Reading = { yields: [], times: [], rest: '', isExact: true };
  for (const line of text.split('\n')) reading.rest += STEP.test(line) ? line : readLine(line, reading);
  const cooks = reading.times.some(({ kind }) => kind === 'cook');
  const preps = reading.times.some(({ kind }) => kind === 'prep');
  const isAlone = reading.times.length === 1;
  for (const time of reading.times) {
    if (time.kind === 'either') time.kind = cooks ? 'prep' : 'other';
    if (time.kind === 'cooking') time.kind = preps ? 'cook' : isAlone ? 'total' : 'other';
    if (time.kind === 'alone') time.kind = isAlone ? 'total' : 'other';
  }
  return reading;
}

/** Returns what the line says besides its facts, which it adds to the reading. */
function readLine(written: string, reading: Reading): string {
  const { yields, times } = reading;
  let line = plainSigns(written)
    .replace(/<br[^<>]{0,9}>/gi, '|')
    .replace(/<[^<>]{1,80}>/g, '')
    .replace(MARKS, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(SEAM, '|');
  for (const pattern of YIELDS) {
    for (const [fact, low = '', high, of = ''] of line.matchAll(pattern)) {
      const count = countOf(low);
      const upTo = high ? countOf(high) : null;
      if (count < 1 || (upTo ?? count + 1) <= count || (upTo ?? count) > MOST_BELIEVED) continue;
      if (IS_ABOUT.test(fact)) reading.isExact = false;
      yields.push({ count, upTo, of: IS_PEOPLE.test(of) ? '' : of });
      line = line.replace(fact, '|');
    }
  }
  let rest = line;
  const spans = readSpans(line);
  for (const match of line.matchAll(LABEL)) {
    const [label, ...named] = match;
    const [kind] = LABELS[named.findIndex(Boolean)] ?? ['other'];
    const span = spans.find(({ start }) => start === match.index + label.length);
    if (
      kind === 'other' &&
      IS_TIME.test(label) &&
      /^\d/.test(line.slice(match.index + label.length)) &&
      !span
    ) {
      times.push({ kind, minutes: Number.NaN });
    }
    if (!span || !IS_END.test(line.slice(span.end))) continue;
    if (span.upTo !== span.seconds || IS_ABOUT.test(label)) reading.isExact = false;
    times.push({ kind, minutes: Math.ceil(span.upTo / 60) });
    rest = rest.replace(line.slice(match.index, span.end), '');
  }
  if (times.length > 0) return rest;
  const ready = line.matchAll(READY).next().value;
  const whole = spans.find(({ start, end }) => {
    const isBare = line.includes('|') && BARE.test(line.slice(0, start)) && BARE_END.test(line.slice(end));
    return (yields.length > 0 && isBare) || start === (ready && ready.index + ready[0].length);
  });
  if (!whole) return rest;
  if (whole.upTo !== whole.seconds || IS_ABOUT.test(` ${line.slice(0, whole.start)} `))
    reading.isExact = false;
  times.push({ kind: 'alone', minutes: Math.ceil(whole.upTo / 60) });
  return rest.replace(
    line.slice(ready?.index ?? BARE.exec(line.slice(0, whole.start))?.index, whole.end),
    '',
  );
}

function countOf(written: string): number {
  return (
    COUNT_WORDS.find(([, words]) => words.test(written))?.[0] ?? (/\d/.test(written) ? Number(written) : 1)
  );
}
