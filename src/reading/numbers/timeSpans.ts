import { allMatches } from '../words/allMatches.ts';
import { L } from '../words/letters.ts';
import { COUNTS, HIGH_COUNTS, plainFigures, withFigures } from './numberWords.ts';

/** Of a range, `seconds` is the lower end: food burns. */
type Span = { start: number; end: number; seconds: number; upTo: number; unit: number };

export const HOUR_SECONDS = 3_600;
const { raw } = String;

/** In Danish and Norwegian, short words that mean something else elsewhere. */
const BEFORE_TIME = `(?= (?:og en halv tim|(?:til [${L}]+ )?(?:minut|time[rn])))`;
/** What stands for a number beside those of `COUNTS`. A word that begins with a shorter one has to come before it, or the shorter one is found. */
const WORDS: [figure: string, words: string][] = [
  ['45min', 'drie kwartier|tre kvart(?:er)?|trzy kwadranse'],
  ['15min', '(?:een )?kwartier|(?:ett? |en )?kvarter(?:s tid)?|(?:en )?kvart|kwadrans'],
  ['15分', '一刻[钟鐘]'],
  ['1½h', raw`ساعة ونصف|(?<=^|[.,:;(] ?|(?:durante|por|quase|casi) )hora [ye] (?:media|meia)`],
  ['1¼h', 'ساعة و(?:ال)?ربع'],
  ['1⅓h', 'ساعة و(?:ال)?ثلث'],
  ['¾h', '(?:ثلاث[ةه]? أرباع (?:ال)?|ساعة إلا ربع|(?<=أرباع ))ساعة'],
  ['½h', 'полчаса'],
  ['2h', 'ساعتين|ساعتان'],
  ['2min', 'دقيقتين|دقيقتان'],
  [
    '1h',
    raw`(?<!(?:[\d_]|نصف|ربع|ثلث|كل|عشر[ةه]|[يو]ن|بعد|قبل|خلال|آخر) ?)ساعة(?: واحدة)?|(?<=(?:около|течение|через|на) )часа?|(?<![\d_] ?|co )godzinę|en time`,
  ],
  ['1min', raw`(?<![\d_] ?|(?:в|кажд\p{L}{2}) )минуту|(?<![\d_] ?|co )minutę|(?<=لمدة )دقيقة|دقيقة واحدة`],
  [
    '¾',
    "three[- ]quarters of an|(?:eine )?dreiviertel|trois quarts d[’']|tre quarti d[’']|tr[eê]s (?:cuartos|quartos) d[ae]|drie ?kwart|पौन[ेा]?(?= ?घंट)",
  ],
  ['1¼', 'सवा(?= ?घंट)'],
  [
    '¼',
    "(?:a )?quarter of an|a quarter|(?:eine[rn]? )?viertel|(?:u[nm] )?[cq]uarto?(?: d(?:e|'))?|четверть|çeyrek|ربع|ćwierć",
  ],
  ['⅓', 'ثلث(?= ساعة)'],
  [
    '½',
    "(?:a |een )?half(?: an?)?(?= (?:hour|minute|uur)|uur)|(?<=and )a half|(?:een )?halve(?= minuut)|(?:eine[rn]? )?halbe[nr]?|(?:une )?demi[- e]?|(?:uma |una )?me[di]i?[ao](?! \\d)|(?:una )?mezz[ao']|(?:en )?halv|pół|yarım|आध[ाेी]|نصف|半[个個]|半(?=小|時)|반(?= ?시간)",
  ],
  ['½', 'buçuk|с половиной'],
  ['½_', '(?<=\\d)[个個]半'],
  [
    '1½',
    'en och en halv|en og en halv|een en een half|anderthalb|eineinhalb|anderhalf|halvannen|halvanden|halvannan|półtorej|полтора|bir buçuk|ड[ेै]ढ़|ड[ेै]ढ़',
  ],
  ['2½', 'zweieinhalb|tweeënhalf|ढाई'],
  ['3½', 'dreieinhalb|drieënhalf'],
  ['10', "une dizaine d[e'] ?|una decina d[ei'] ?"],
  ['15', "une quinzaine d[e'] ?|una quindicina d[ei'] ?"],
  ['20', "une vingtaine d[e'] ?|una ventina d[ei'] ?"],
  ['2', "a couple(?: of)?|un par de|um par de|un paio d[i']|ett? par|пару(?= (?:мин|час|сек))"],
  [
    '1',
    "(?<!quarters of )an(?:other)?(?= hour)|a(?:nother)?(?= minute)|(?:one|eine[rn]?|un[ea]|uma|un'?|een|bir|एक)(?! se[cgk])|um(?= minuto)|ett?(?= min)|en(?= (?:tim|min))|jedn[aą](?= )|одн[ау]|한(?= ?시간)",
  ],
  ...HIGH_COUNTS,
  ['2', `to${BEFORE_TIME}`],
  ['4', `fire${BEFORE_TIME}`],
  ['9', `ni${BEFORE_TIME}`],
  ['10', `ti${BEFORE_TIME}|on(?= (?:dakika|dk))`],
  ...COUNTS.map(([figure, english, others]): [string, string] => [figure, `${english}|${others}`]),
];
const WORD = new RegExp(
  `(?<![${L}]|(?<!${COUNTS.map(([, english, others]) => `${english}|${others}`).join('|')})-)` +
    `(?:${WORDS.map(([, words]) => `(${words})`).join('|')})(?:(?![${L}\\p{Script=Hangul}])|(?=stunde|timme|time|ora|heure|minut|uur|시간))`,
  'gu',
);

const HAN = '[一二两兩三四五六七八九十]';
/** Chinese and Japanese figures before a time, and two neighbours as '两三分钟', of which the lower one counts. */
const HAN_NUMBER = new RegExp(
  `(?<![几幾])(?!十分(?![钟鐘間]))(${HAN}{1,3})([个個]半)?(?=[个個]?半?(?:[个個]?(?:小[时時]|[钟鐘][头頭])|分(?!之)|秒|時間)|[到至~-]${HAN}{1,3}[个個]?(?:小[时時]|分|秒|時間))`,
  'gu',
);
/** 'минут 10', 'минут на десять'. */
const UNIT_FIRST =
  /(?<![\d_½] ?)(?<minutes>минут)(?: на)? (?<low>\d{1,2}_{0,12})(?:(?: ?- ?| до )(?<high>\d{1,2}_{0,12}))?(?![\d.,]| ?\p{L})/gu;

const PART = '[¼½¾⅓⅔]_{0,24}';
const SLASHED = '[13][/⁄][24]';
const AND = ' (?:and|und|et|y|e|en|och|og|i|и|ve|और|و) ';
const NUMBER = raw`(?:\d{1,3}(?:[.,](?:\d|[27]5))?_{0,24}(?: ?${PART}|${AND}${PART}| ${SLASHED})?|${PART}|${SLASHED})`;
/** Words between the ends of a range. */
export const TO_WORDS = 'to|or|bis|oder|à|ou|ad?|o|tot|till?|eller|do|lub|до|или|il[ae]|veya|से|या|إلى|أو';
export const TO = ` ?[-~] ?| (?:${TO_WORDS}) |[到至]`;
/** Words for 'about'. */
export const ABOUT =
  '(?:about|around|roughly|approx(?:imately|[.])?|just|only|under|less than|etwa|rund|ungefähr|ungefär|om(?:kring|trent)|[cz]ir[ck]a|ca[.]?|env(?:iron|[.])|un[oa]s|aprox(?:imadamente|[.])?|cerca de|ongeveer|około|jakieś|ok[.]|около|примерно|прибл[.]|yaklaşık|लगभग|करीब|حوالي)';
const BETWEEN = '(?:between|zwischen|entre|tra|fra|от) ';

const HOURS = raw`hours?|stunden?|heures?|hor(?:as?|inhas?|itas?)|or(?:[ae]|ett[ae])|uur(?:tje)?|uren|tim(?:mar|mer|me|er|es(?= tid)|e)|godzin[ayę]?|saat|час(?:а|ов)?|ساع(?:ة|ات)|घंट(?:ा|े|ों)|[个個]?小[时時]|[个個]?钟头|時間|시간|(?:std|hrs?|h|tim|godz|ч)[.]?`;
const MINUTES = raw`minut(?:es?|en|t|os?|itos?|inhos?|i|ter|er|s(?= tid)|y|a|ę)?|minuut|минут[аыу]?|dakika|dk[.]?|دقيق(?:ة|ه)|دقا[ئي]ق|मिनट(?:ों)?|分[钟鐘間]?(?![の目熟づ通立粥])|분(?![의량말])|(?:min|mins|mn|мин)[.]?|(?<=h(?:ou)?r?s? ?\d\d? ?)m`;
const SECONDS = `second(?:s|es?|en|i|o)?|segundos?|sekund(?:en?|er|y|ę)?|секунд[аыу]?|saniye|sn|ثاني(?:ة|ه)|ثوان[يٍ]?|सेकंड|सेकेंड|秒[钟鐘間]?|초|(?:secs?|sek|segs?|сек)[.]?`;
export const UNITS = `(?:${HOURS}|${MINUTES}|${SECONDS})(?![${L}])`;

const PART_AFTER = `(?:(?:${AND}(?=[¼½¾])| و(?=[¼½¾]))(?<part>${PART})|(?<half> ?[半반]))`;
/** '1h30', and '1 hour 30' where the 30 cannot be the amount of what follows. */
const FIGURE_AFTER =
  raw`(?: ?|${AND})(?<figure>\d\d)(?![${L}\d]|[.,]\d| ?${UNITS})` +
  `(?:(?<=[${L}]..)|(?= ?(?:$|[^_${L}\\d °%-])| (?:until|at|in|on|over|or|and|then|per|par|por|à|au|de|dans|puis|bei|im|a|en|em|ou|o) | d')|(?=[^_${L}\\d °%-]))`;

const DURATION = new RegExp(
  raw`(?<!\d[.,:/⁄-]?|_[- ]|\d_{1,12} (?:et|y|e|und) |nt[ae] [ye] |[${L}](?<!\d ?(?:h|min)| و))` +
    `(?:${BETWEEN}(?=${NUMBER}(?:${AND}| до )))?(?<low>${NUMBER})(?:(?:${TO}|(?<=${BETWEEN}${NUMBER})${AND})(?<high>${NUMBER}))?` +
    ' ?(?:(?:more|additional|extra|full|further|good|short|gute|knappe|volle|weitere|whole|bonnes?|petites?|buon[ae]|buen[oa]s|bo[na]s|goede?|klein|ruim|полных) )?' +
    `(?:(?<hours>${HOURS})|(?<minutes>${MINUTES})|${SECONDS})_{0,24}(?:${PART_AFTER}|${FIGURE_AFTER}|(?!-?[${L}]))`,
  'gu',
);
/** Italian for 'one or two minutes' or 'half a minute'. */
const UNSURE = /^[13]\/[24] (?:ore|minuti)/i;
const IS_TO = new RegExp(`^(?:${TO})$`, 'iu');
const IS_SUM = /^,? ?(?:(?:and|und|et|y|e|en|i|og|och|и|ve|और) |و ?)?$/iu;
/** In '1 hour 30 g' the figure may belong to the duration or not. */
const FIGURE_FOLLOWS = /^ ?\d{1,2}(?!\d|_* ?번)/;

/** Must not change the length of the text: the places that are found in it are used in the original. */
export function plainSigns(text: string): string {
  return plainFigures(text)
    .replace(/[^\S\n ]/g, ' ')
    .replace(/(?<=\d ?)[~](?= ?\d)/g, '-')
    .replace(/[‐-–−]/g, '-')
    .replace(/[’ʼ]/g, "'");
}

/** For a text that has been through `plainSigns`. Not every duration that it finds gets a timer. */
export function readSpans(plain: string): Span[] {
  const numbered = plain.replace(HAN_NUMBER, (all, number, half = '') =>
    (hanFigure(number) + (half && '½')).padEnd(all.length, '_'),
  );
  const text = withFigures(numbered, WORD, WORDS);
  const spans: Span[] = [];
  const found = [...allMatches(DURATION, text), ...allMatches(UNIT_FIRST, text)];
  for (const match of found.sort((one, other) => one.index - other.index)) {
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
  return joined.filter(({ end }) => !FIGURE_FOLLOWS.test(text.slice(end, end + 6)));
}

/** '十五', '二十', '两'; of neighbours as '三四' the lower. */
function hanFigure(number: string): string {
  const [tens = '', ones] = number.includes('十') ? number.split('十') : ['零', number.charAt(0)];
  const valueIn = (sign: string) =>
    sign === '两' || sign === '兩' ? 2 : '零一二三四五六七八九'.indexOf(sign);
  return String(10 * (tens ? valueIn(tens) : 1) + (ones ? valueIn(ones) : 0));
}

/** '2', '1,5', '1 ½', '1 1/2'. */
function sumOf(number: string): number {
  return (number.match(/[13][/⁄][24]|[¼½¾⅓⅔]|[\d.,]+/g) ?? []).reduce((sum, figure) => {
    const [above = 0, below = 1] = figure.normalize('NFKC').replace(',', '.').split(/[/⁄]/).map(Number);
    return sum + above / below;
  }, 0);
}
