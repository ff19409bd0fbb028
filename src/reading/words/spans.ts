import { COUNTS, plainFigures } from './numbers.ts';

/** Of a range, `seconds` is the lower end: food burns. */
type Span = { start: number; end: number; seconds: number; upTo: number; unit: number };

export const HOUR_SECONDS = 3_600;
const { raw } = String;

/** Letters of words that have blanks between them, for use within a character class. */
export const L = raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}`;

/** What stands for a number beside those of `COUNTS`. A word that begins with a shorter one has to come before it, or the shorter one is found. */
const WORDS: [figure: string, words: string][] = [
  ['15min', '(?:een )?kwartier|(?:ett? |en )?kvarter|(?:en )?kvart|kwadrans'],
  ['15分', '一刻[钟鐘]'],
  ['1½h', 'ساعة ونصف'],
  ['½h', 'полчаса'],
  ['2h', 'ساعتين|ساعتان'],
  ['2min', 'دقيقتين|دقيقتان'],
  ['1h', raw`(?<=(?:لمدة|:) )ساعة|(?<=(?:около|течение|через|на) )часа?|(?<![\d_] ?|co )godzinę|en time`],
  ['1min', raw`(?<![\d_] ?|(?:в|кажд\p{L}{2}) )минуту|(?<![\d_] ?|co )minutę|(?<=لمدة )دقيقة`],
  ['¾', "three[- ]quarters of an|(?:eine )?dreiviertel|trois quarts d[’']|tre quarti d[’']|drie ?kwart"],
  [
    '¼',
    "(?:a )?quarter of an|a quarter|(?:eine[rn]? )?viertel|(?:u[nm] )?[cq]uarto?(?: d(?:e|'))?|четверть|çeyrek|ربع|ćwierć",
  ],
  [
    '½',
    "(?:a |een )?half(?: an?)?(?= (?:hour|minute|uur))|(?<=and )a half|(?:een )?halve(?= minuut)|(?:eine[rn]? )?halbe[nr]?|(?:une )?demi[- e]?|me[di]i?[ao](?! \\d)|mezz[ao']|(?:en )?halv|pół|yarım|आध[ाेी]|نصف|半[个個]|半(?=小|時)|반(?= ?시간)",
  ],
  ['½_', '(?<=\\d)[个個]半'],
  ['1½', 'anderthalb|eineinhalb|anderhalf|halvanden|halvannan|półtorej|полтора|bir buçuk|ड[ेै]ढ़|ड[ेै]ढ़'],
  ['2½', 'zweieinhalb|tweeënhalf|ढाई'],
  ['10', "une dizaine d[e'] ?|una decina d[ei'] ?"],
  ['15', "une quinzaine d[e'] ?|una quindicina d[ei'] ?"],
  ['20', "une vingtaine d[e'] ?|una ventina d[ei'] ?"],
  [
    '1',
    "(?<!quarters of )an(?:other)?(?= hour)|a(?:nother)?(?= minute)|(?:one|eine[rn]?|un[ea]|uma|un'?|een|bir|एक)(?! se[cgk])|um(?= minuto)|ett?(?= min)|en(?= (?:tim|min))|jedn[aą](?= )|одн[ау]|一(?=[个個]?小|分|個?時)|한(?= ?시간)",
  ],
  ...COUNTS.map(([figure, english, others]): [string, string] => [figure, `${english}|${others}`]),
  ['2', '[两兩二](?=[个個]?小|分)'],
  ['3', '三(?=[个個]?小|分)'],
  ['5', '五(?=分)'],
  ['10', '十(?=分)|on(?= (?:dakika|dk))'],
  ['11', 'eleven'],
  ['15', 'fifteen|fünfzehn|quinze|quince|quindici|vijftien|femton'],
  ['20', 'twenty|zwanzig|vingt|veinte|venti|vinte|twintig|tjugo'],
  ['30', 'thirty|dreißig|trente|treinta|trenta|trinta|dertig|trettio|otuz'],
  ['45', 'forty[- ]five'],
  ['40', 'forty|vierzig|quarante'],
];
const WORD = new RegExp(
  `(?<![${L}-])(?:${WORDS.map(([, words]) => `(${words})`).join('|')})(?:(?![${L}])|(?=stunde|timme|ora|heure|minut))`,
  'giu',
);

const PART = '[¼½¾⅓⅔]_{0,24}';
const SLASHED = '[13][/⁄][24]';
const NUMBER = raw`(?:\d{1,3}(?:[.,](?:\d|[27]5))?_{0,24}(?: ?${PART}| and ${PART}| ${SLASHED}| buçuk)?|${PART}|${SLASHED})`;
export const TO =
  ' ?- ?| (?:to|or|bis|oder|à|ou|ad?|o|tot|till?|eller|do|lub|до|или|ile|veya|से|या|إلى|أو) |[到至]';
/** Words for 'about'. */
export const ABOUT =
  '(?:about|around|approx(?:imately|[.])?|just|only|under|less than|etwa|rund|circa|cirka|ca[.]?|environ|un[oa]s|cerca de|ongeveer|około|ok[.]|около|примерно|yaklaşık|लगभग|करीब|حوالي)';
const BETWEEN = '(?:between|zwischen|entre|tra|fra|от) ';
const AND = ' (?:and|und|et|y|e|en|och|og|i|и|ve|और|و) ';

const HOURS = raw`hours?|stunden?|heures?|horas?|or[ae]|uur(?:tje)?|uren|tim(?:mar|mer|me|er|e)|godzin[ayę]?|saat|час(?:а|ов)?|ساع(?:ة|ات)|घंट(?:ा|े|ों)|[个個]?小[时時]|[个個]?钟头|時間|시간|(?:std|hrs?|h|tim|godz|ч)[.]?`;
const MINUTES = raw`minut(?:es?|en|os?|i|ter|er|y|a|ę)?|minuut|минут[аыу]?|dakika|dk[.]?|دقيق(?:ة|ه)|دقا[ئي]ق|मिनट(?:ों)?|分[钟鐘間]?(?![の目熟づ通立粥])|분(?![의량말])|(?:min|mins|mn|мин)[.]?|(?<=h(?:ou)?r?s? ?\d\d? ?)m`;
const SECONDS = `second(?:s|es?|en|i|o)?|segundos?|sekund(?:en?|er|y|ę)?|секунд[аыу]?|saniye|sn|ثاني(?:ة|ه)|ثوان[يٍ]?|सेकंड|सेकेंड|秒[钟鐘間]?|초|(?:secs?|sek|segs?|сек)[.]?`;
export const UNITS = `(?:${HOURS}|${MINUTES}|${SECONDS})(?![${L}])`;

const PART_AFTER = `(?:(?:${AND}(?=[¼½¾])| و(?=[¼½¾])|(?= buçuk))(?<part>${PART})|(?<half> ?[半반]))`;
/** '1h30', and '1 hour 30' where the 30 cannot be the amount of what follows. */
const FIGURE_AFTER =
  raw`(?: ?|${AND})(?<figure>\d\d)(?![${L}\d]|[.,]\d| ?${UNITS})` +
  `(?:(?<=[${L}]..)|(?= ?(?:$|[^_${L}\\d °%-])| (?:until|at|in|on|over|or|and|then|per|par|por|à|au|de|dans|puis|bei|im|a|en|em|ou|o) | d')|(?=[^_${L}\\d °%-]))`;

const DURATION = new RegExp(
  raw`(?<!\d[.,:/⁄-]?|_[- ]|\d_{1,12} (?:et|y|e|und) |nt[ae] [ye] |[${L}](?<!\d ?(?:h|min)| و))` +
    `(?:${BETWEEN}(?=${NUMBER}(?:${AND}| до )))?(?<low>${NUMBER})(?:(?:${TO}|(?<=${BETWEEN}${NUMBER})${AND})(?<high>${NUMBER}))?` +
    ' ?(?:(?:more|additional|extra|full|further|weitere|whole) )?' +
    `(?:(?<hours>${HOURS})|(?<minutes>${MINUTES})|${SECONDS})_{0,24}(?:${PART_AFTER}|${FIGURE_AFTER}|(?!-?[${L}]))`,
  'giu',
);
/** Italian for 'one or two minutes' or 'half a minute'. */
const UNSURE = /^[13]\/[24] (?:ore|minuti)/i;
const IS_TO = new RegExp(`^(?:${TO})$`, 'iu');
const IS_SUM = /^,? ?(?:(?:and|und|et|y|e|en|i|og|och|и|ve|और) |و ?)?$/iu;
/** In '1 hour 30 g' the figure may belong to the duration or not. */
const FIGURE_FOLLOWS = /^ ?\d{1,2}(?!\d)/;

/** Must not change the length of the text: the places that are found in it are used in the original. */
export function plainSigns(text: string): string {
  return plainFigures(text)
    .replace(/[^\S\n]/g, ' ')
    .replace(/(?<=\d ?)[~](?= ?\d)/g, '-')
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
    const { low = '', high = low, hours, minutes, part = '', half, figure = 0 } = match.groups ?? {};
    const unit = hours ? HOUR_SECONDS : minutes ? 60 : 1;
    const more = sumOf(half ? '½' : part) * unit + (Number(figure) * unit) / 60;
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
