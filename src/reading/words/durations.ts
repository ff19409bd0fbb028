export type Duration = { start: number; end: number; seconds: number };
/** Of a range, `seconds` is the lower end: food burns. */
type Span = Duration & { upTo: number; unit: number };

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;
const { raw } = String;

/** For use within a character class. */
export const L = 'a-zß-ž';

/** Rarer numbers are in English only. A word that begins with a shorter one has to come before it, or the shorter one is found. */
const WORDS: [string, string][] = [
  ['¼', "(?:a )?quarter of an|a quarter|(?:eine[rn]? )?viertel|(?:u[nm] )?[cq]uarto?(?: d(?:e|'))?"],
  [
    '½',
    "(?:a |een )?half(?: an?)?(?= (?:hour|minute|uur))|(?<=and )a half|(?:eine[rn]? )?halbe[nr]?|(?:une )?demi[- e]?|me[di]i?[ao]|mezz[ao']|(?:en )?halv|pół",
  ],
  ['1½', 'anderthalb|eineinhalb|anderhalf'],
  [
    '1',
    "(?<!quarters of )an(?:other)?(?= hour)|a(?:nother)?(?= minute)|(?:one|eine[rn]?|un[ea]|uma|un'?|een)(?! se[cgk])|um(?= minuto)",
  ],
  ['2', 'two|zwei|deux|dos|d[ou]e|dois|duas'],
  ['3', 'three|drei|trois|tr[eê]s?'],
  ['4', 'four'],
  ['5', 'five|fünf|cinq(?:ue)?|cinco'],
  ['6', 'six'],
  ['7', 'seven'],
  ['8', 'eight'],
  ['9', 'nine'],
  ['10', 'ten|zehn|dix|diez|dieci|dez'],
  ['11', 'eleven'],
  ['12', 'twelve'],
  ['15', 'fifteen'],
  ['20', 'twenty'],
  ['30', 'thirty'],
  ['45', 'forty[- ]five'],
  ['40', 'forty'],
];
const WORD = new RegExp(
  `(?<![${L}-])(?:${WORDS.map(([, words]) => `(${words})`).join('|')})(?:(?![${L}])|(?=stunde|timme|ora|heure|minut))`,
  'gi',
);

const PART = '[¼½¾⅓⅔]_{0,24}';
const SLASHED = '[13][/⁄][24]';
const NUMBER = raw`(?:\d{1,3}(?:[.,](?:\d|[27]5))?_{0,24}(?: ?${PART}| and ${PART}| ${SLASHED})?|${PART}|${SLASHED})`;
export const TO = ' ?- ?| (?:to|or|bis|oder|à|ou|ad?|o|tot|till|eller|do|lub) ';
/** Words for 'about'. */
export const ABOUT =
  '(?:about|around|approx(?:imately|[.])?|just|only|under|less than|etwa|circa|ca[.]?|environ|un[oa]s|cerca de)';
const BETWEEN = '(?:between|zwischen|entre|tra|fra) ';
const AND = ' (?:and|und|et|y|e) ';

const HOURS = `hours?|stunden?|heures?|horas?|or[ae]|uur|uren|timm(?:e|ar)|godzin[ayę]?|(?:std|hrs?|h|tim|godz)[.]?`;
const MINUTES = `minut(?:es?|en|os?|i|er|y|a|ę)?|minuut|(?:min|mins|mn)[.]?`;
const SECONDS = `second(?:s|es?|en|i|o)?|segundos?|sekund(?:en?|er|y|ę)?|(?:secs?|sek|segs?)[.]?`;
export const UNITS = `(?:${HOURS}|${MINUTES}|${SECONDS})(?![${L}])`;

const PART_AFTER = `(?:${AND}(?<part>${PART}))`;
/** '1h30', and '1 hour 30' where the 30 cannot be the amount of what follows. */
const FIGURE_AFTER =
  raw` ?(?<figure>\d\d)(?![${L}\d]|[.,]\d| ?${UNITS})` +
  `(?:(?<=[${L}]..)|(?= ?(?:$|[^_${L}\\d °%-])| (?:until|at|in|on|over|or|and|à|au|de|dans|bei|im|a|en|em) ))`;

const DURATION = new RegExp(
  raw`(?<!\d[.,:/⁄-]?|_[- ]|nt[ae] [ye] |[${L}](?<!\d ?(?:h|min)))` +
    `(?:${BETWEEN}(?=${NUMBER}${AND}))?(?<low>${NUMBER})(?:(?:${TO}|(?<=${BETWEEN}${NUMBER})${AND})(?<high>${NUMBER}))?` +
    ' ?(?:(?:more|additional|extra|full|further|weitere) )?' +
    `(?:(?<hours>${HOURS})|(?<minutes>${MINUTES})|${SECONDS})(?:${PART_AFTER}|${FIGURE_AFTER}|(?!-?[${L}]))`,
  'gi',
);
/** Italian for 'one or two minutes' or 'half a minute'. */
const UNSURE = /^[13]\/[24] (?:ore|minuti)/i;
const IS_TO = new RegExp(`^(?:${TO})$`, 'i');
const IS_SUM = /^,? ?(?:(?:and|und|et|y|e|en|i) )?$/i;
/** In '1 hour 30 g' the figure may belong to the duration or not. */
const FIGURE_FOLLOWS = /^ ?\d{1,2}(?!\d)/;

/** Must not change the length of the text: the places that are found in it are used in the original. */
export function plainSigns(text: string): string {
  return text
    .replace(/[^\S\n]/g, ' ')
    .replace(/[‐-–−]/g, '-')
    .replace(/[’ʼ]/g, "'");
}

/** For a text that has been through `plainSigns`. Not every duration that it finds gets a timer. */
export function readSpans(plain: string): Span[] {
  // Words become figures of the same length: places in this text are used in the original.
  const text = plain.replace(WORD, (word, ...groups) =>
    (WORDS[groups.findIndex(Boolean)]?.[0] ?? '').padEnd(word.length, '_'),
  );
  const spans: Span[] = [];
  for (const match of text.matchAll(DURATION)) {
    const { low = '', high = low, hours, minutes, part = '', figure = 0 } = match.groups ?? {};
    const unit = hours ? HOUR_SECONDS : minutes ? 60 : 1;
    const more = sumOf(part) * unit + (Number(figure) * unit) / 60;
    const seconds = sumOf(low) * unit + more;
    const upTo = sumOf(high) * unit + more;
    const start = match.index;
    const end = start + match[0].length;
    const last = spans.at(-1);
    const gap = text.slice(last?.end, start);
    if (last?.unit === unit * 60 && IS_SUM.test(gap))
      Object.assign(last, { end, unit, seconds: last.seconds + seconds, upTo: last.upTo + upTo });
    else if (seconds <= upTo && !UNSURE.test(match[0])) spans.push({ start, end, unit, seconds, upTo });
  }
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && last.seconds < span.seconds && IS_TO.test(text.slice(last.end, span.start)))
      Object.assign(last, { end: span.end, upTo: span.upTo, unit: span.unit });
    else joined.push(span);
  }
  return joined.filter(({ end }) => !FIGURE_FOLLOWS.test(text.slice(end, end + 4)));
}

/** '2', '1,5', '1 ½', '1 1/2'. */
function sumOf(number: string): number {
  return (number.match(/[13][/⁄][24]|[¼½¾⅓⅔]|[\d.,]+/g) ?? []).reduce((sum, figure) => {
    const [above = 0, below = 1] = figure.normalize('NFKC').replace(',', '.').split(/[/⁄]/).map(Number);
    return sum + above / below;
  }, 0);
}

const NOT_BEFORE = new RegExp(
  `(?<![${L}])(?:every|each|alle|jede|toutes les|tous les|chaque|cada|ogni|elke|varje|var|co|in|within|innerhalb von|binnen|en|em|dans|à|by|um|the|an?|once|twice|times|last|final|letzten|dernières|últimos|ultimi|laatste|intervals of)(?: ${ABOUT})? $`,
  'i',
);
const NOT_AFTER =
  /^ (?:before the end|vor (?:dem )?ende|avant la fin|antes del? final|prima della fine|ahead|in advance|im voraus|à l'avance|interval|apart|ago|less|left|remain|steak|(?:per|pro|par|por|al) (?:\d|kilo|kg|pound|lb|pfund|livre|libra))/i;
/** Hours for which something keeps: nobody waits for them by a timer. */
const KEPT_BEFORE = new RegExp(
  `(?<![${L}])(?:(?:(?:keeps?|kept|stor(?:e[ds]?|ing|age)|leftovers|gard(?:e[rz]?|ent)|hält|halten|lager[nt])(?![-${L}])|haltbar|aufbewahr|conserv|guard|bewa)[^.!?;\\n]*|(?:up to|bis zu|jusqu'à|hasta|até|fino a) )$`,
  'i',
);
const KEPT_AFTER = /^[^.,!?;\n]{0,40}(?:haltbar|aufbewahr|lager[nt]|halten|bewar)/i;
/** 'A 5 minute egg' is a name, and gets no timer. */
const NAME = /(?:hour|minute|second)$/i;

/** Ordered, and not overlapping. Of a range, the lower end: food burns. */
export function findDurations(text: string): Duration[] {
  const plain = plainSigns(text);
  return readSpans(plain)
    .filter(({ start, end, seconds, upTo, unit }) => {
      const before = plain.slice(Math.max(0, start - 100), start);
      const after = plain.slice(end, end + 60);
      return (
        seconds > 0 &&
        seconds <= DAY_SECONDS &&
        !NOT_BEFORE.test(before) &&
        !NOT_AFTER.test(after) &&
        !(seconds >= HOUR_SECONDS && (KEPT_BEFORE.test(before) || KEPT_AFTER.test(after))) &&
        !(upTo >= 2 * unit && NAME.test(plain.slice(start, end)))
      );
    })
    .map(({ start, end, seconds }) => ({ start, end, seconds: Math.round(seconds) }));
}
