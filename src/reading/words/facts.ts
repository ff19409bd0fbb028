import { ABOUT, L, plainSigns, readSpans, TO, UNITS } from './durations.ts';

export type Facts = {
  /** `upTo`: the upper end of a range; `of`: what is counted, as written ('cookies'), or '' for people and servings. */
  yield: { count: number; upTo: number | null; of: string } | null;
  /** In minutes; of a range, the upper end. A total only where it is named, or where preparation and cooking both are. */
  total: number | null;
  prep: number | null;
  cook: number | null;
};

type Yield = NonNullable<Facts['yield']>;
/** `either`: a label that means preparation beside a time for cooking, and may mean the total without one. */
type Kind = 'total' | 'prep' | 'cook' | 'either' | 'other';
type Reading = { yields: Yield[]; times: { kind: Kind; minutes: number }[]; rest: string; isExact: boolean };

const MOST_BELIEVED = 100;
const MARKS = /[*_`~≈]/g;
const HEADING = /^\s{0,3}(?:#{1,6}\s|(?:\*\*|__)[^*_]{1,80}(?:\*\*|__):?\s*$)/;
const STEP = /^\s*\d+[.)]\s/;
const { raw } = String;

const PEOPLE =
  'people|pers(?:ons?|onen|oner|onnes|onas?|one)|guests|servings|portion(?:s|en|er)|por(?:ties|zioni|ciones|ções|cje|cji)|raciones|comensales|pessoas|osoby|osób';
/** Verbs are labels only with a colon or the like after them: 'Cook 20 minutes' is a step. */
const TIME = '(?:[ -]?time|(?= ?[:|-]))';
const OF = '(?:(?:temps|tiempo|tempo) d[ei] )?';
const LABELS: [Kind, string][] = [
  [
    'total',
    `total${TIME}|gesamt(?:zeit|dauer)?|temps total|durée totale|tiempo total|tempo totale?|duración total|totale? (?:bereidings)?tijd`,
  ],
  [
    'prep',
    `prep(?:aration)?${TIME}|vorbereitung(?:szeit)?|arbeitszeit|${OF}(?:préparation|preparación|preparazione|preparação)|voorbereiding(?:stijd)?`,
  ],
  ['either', `zubereitung(?:szeit)?|${OF}preparo|bereidingstijd`],
  [
    'cook',
    `cook(?:ing)?${TIME}|bak(?:e|ing) time|(?:gar|koch|back)zeit|${OF}(?:cuisson|cocción|cottura|cozimento)|(?:kook|bak|oven)tijd`,
  ],
  ['other', `[${L}][${L}' &/-]{1,30}(?= ?[:|])`],
];
const LABEL_WORDS = LABELS.map(([, words]) => `(${words})(?![${L}])`);

/** For facts without a sign between them: 'Prep: 10 min Cook: 20 min'. */
const SEAM = new RegExp(
  raw` (?<=\d(?: ?[${L}-]{1,20}[.]?){0,2} )(?:[&/+] )?(?=(?:makes|yields?|${LABEL_WORDS.slice(0, -1).join('|')}) ?:)`,
  'gi',
);
const BEGIN = raw`(?<=(?:^|[^${L}\d &/+]) ?)`;
const END = raw`(?![.,/]\d)(?= ?(?:$|[^${L}\d +]))`;
const END_OF_COUNT = `(?:${END}|(?= (?:in|as|with|and|or|generously|easily|hungry)(?![${L}])))`;
const SIGNS = '[ :|-]{0,6}';
const HOW_MANY = raw`(?:${ABOUT} |up to )?(\d{1,3})(?:(?:${TO})(\d{1,3}))?`;
const NOUN = `[${L}][${L}'-]{0,20}`;
const AFTER_NOUN = ' (?:in|with|at|for|from|per|and|mit|avec|con|com) ';

const YIELDS = [
  `(?<![${L}])(?:serves|feeds|${PEOPLE})${SIGNS}${HOW_MANY}(?: (?:${PEOPLE}))?${END_OF_COUNT}`,
  `(?:${BEGIN}|(?<=recipe ))(?:makes|yields?|ergibt|rende|rinde|rendimi?ento|rendement)${SIGNS}${HOW_MANY} (?!${UNITS})(${NOUN}(?:(?!${AFTER_NOUN}) ${NOUN}){0,2})(?! ?:)(?:${END}|(?=${AFTER_NOUN}))`,
  raw`(?:${BEGIN}|(?<![${L}])(?:for|für|pour|para|per(?= \S{1,9} (?:persone|porzioni))|voor|för|dla) )${HOW_MANY} (?:${PEOPLE})${END_OF_COUNT}`,
].map((pattern) => new RegExp(pattern, 'gi'));
const IS_PEOPLE = new RegExp(`^(?:${NOUN} )?(?:${PEOPLE}|serving|portion)$`, 'i');
const LABEL = new RegExp(`${BEGIN}(?:${LABEL_WORDS.join('|')})${SIGNS}(?:${ABOUT} )?`, 'gi');
const IS_ABOUT = new RegExp(` (?:${ABOUT}) `, 'i');
const IS_END = new RegExp(`^${END}`, 'i');

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
  return lines.filter((line, at) => at < end || headings.includes(at) || isOnlyFacts(line)).join('\n');
}

/** Whether a text says nothing but such facts, as 'Serves 4 | Total time: 30 minutes': the page then shows them in its own way. */
export function isOnlyFacts(text: string): boolean {
  const { yields, times, rest, isExact } = read(text);
  const kinds = new Set(times.map(({ kind }) => kind));
  const isAllShown = yields.length < 2 && kinds.size === times.length && !kinds.has('other');
  return yields.length + times.length > 0 && isAllShown && isExact && !/[\p{L}\p{N}]/u.test(rest);
}

function read(text: string): Reading {
  const reading: Reading = { yields: [], times: [], rest: '', isExact: true };
  for (const line of text.split('\n')) reading.rest += STEP.test(line) ? line : readLine(line, reading);
  const cooks = reading.times.some(({ kind }) => kind === 'cook');
  for (const time of reading.times) if (time.kind === 'either') time.kind = cooks ? 'prep' : 'other';
  return reading;
}

/** Returns what the line says besides its facts, which it adds to the reading. */
function readLine(written: string, reading: Reading): string {
  const { yields, times } = reading;
  let line = plainSigns(written).replace(MARKS, '').replace(/ {2,}/g, ' ').trim().replace(SEAM, '|');
  for (const pattern of YIELDS) {
    for (const [fact, low = '', high, of = ''] of line.matchAll(pattern)) {
      const count = Number(low);
      const upTo = high ? Number(high) : null;
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
    if (!span || !IS_END.test(line.slice(span.end))) continue;
    if (span.upTo !== span.seconds || IS_ABOUT.test(label)) reading.isExact = false;
    times.push({ kind, minutes: Math.ceil(span.upTo / 60) });
    rest = rest.replace(line.slice(match.index, span.end), '');
  }
  return rest;
}
