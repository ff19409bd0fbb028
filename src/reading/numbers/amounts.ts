import { inKitchen, inMeasures } from './kitchenFractions.ts';
import { inScript, plainFigures, zeroOf } from './numberWords.ts';
import { ABOUT as A_LITTLE, TO_WORDS, UNITS } from './timeSpans.ts';
import {
  A,
  AND as AND_WORD,
  FRACTION,
  groupSignOf,
  inNumber,
  NUMBER,
  numberIn,
  SIZE_WORD,
  UNSPACED_LETTER,
  type Unit,
  unitAt,
  VULGAR,
  WORD_END,
  wordsAsFigures,
} from './unitWords.ts';

/** Figures of a line of ingredients that are scaled with the servings. */
export type Amount = {
  /** Places in the text. `unitEnd` equals `end` where the figure has no unit. */
  start: number;
  end: number;
  unitEnd: number;
  /** Replaces text.slice(start, unitEnd). At a factor of 1 it has to be exactly that text. */
  at: (factor: number) => string;
};

type Figure = Omit<Amount, 'at'> & {
  low: number;
  /** Of a range, the text between its ends, and its upper end. Otherwise '' and the same as `low`. */
  joint: string;
  high: number;
  groupSign: string;
  unit: Unit | undefined;
  isSize: boolean;
  /** A length, a time, a share, part of a name, or the size of each of several: it must not be scaled. */
  isNoAmount: boolean;
  isInBrackets: boolean;
  isAbout: boolean;
  /** The line before the figure, without an 'about', and the line after its unit. */
  before: string;
  after: string;
};

/** No line of ingredients is longer, and the patterns below are slow on long texts. */
const MAX_CHARS = 300;
/** In '1-15 oz can' the dash is no range, but stands between a count and a size. */
const WIDEST_RANGE = 5;
/** In 'flour (405)' the number is part of the name: nobody takes so many of anything. */
const HIGHEST_COUNT = 99;

const JOINT = `\\s?[-‑–—~]\\s?|-?\\s(?:${TO_WORDS}|(?<![/⁄]\\d{1,2}\\s)of|-)\\s|[到至か]`;
const FIGURES = new RegExp(
  `(?<!(?!${UNSPACED_LETTER})[\\p{L}\\p{M}\\p{N}$€£#]|[\\p{L}\\d][-‑]|\\d[.,:/⁄–])(${NUMBER})` +
    `(?:(${JOINT})(${NUMBER}))?` +
    `(?!${VULGAR}|\\d|\\s?[/⁄]\\s?\\d|[-.,:–]\\d)`,
  'giu',
);
/** Writings of which no units are known: there, a figure before a word may be anything. */
const UNKNOWN_LETTER =
  '(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Arabic}\\p{Script=Devanagari}]|' +
  `${UNSPACED_LETTER})\\p{L}`;
const NO_AMOUNT = new RegExp(
  '^(?:[-‑]\\p{L}|[^(,;]{0,40}\\seksik\\s|\\s?[%°º℃″”"]|\\.\\s|\\s?(?:k?g|[mcd]?l|oz|[cm]m)[-‑]\\p{L}|\\s{0,2}(?:of (?:an?|1)\\s|in\\.|' +
    `${UNKNOWN_LETTER}|` +
    '(?:' +
    '[cm]m|inch(?:es)?|Zoll|Zentimeter|centim\\p{L}{4,5}|pouces?|pulgadas?|pollic[ei]|polegadas?|tum|tommer?|' +
    'cali|centymetr\\p{L}{0,2}|santim|parmak|см|мм|сантиметр\\p{L}{0,2}|дюйм\\p{L}{0,2}|سم|इंच|सेमी|' +
    `(?!ч)${UNITS}|час\\p{L}{0,2}|days?|weeks?|months?|years?|Tagen?|Wochen?|Monate?|Jahren?|jours?|semain\\p{L}{1,2}|mois|ans?|` +
    'd[ií]as?|semanas?|mes(?:es|i)?|giorn[oi]|settiman[ae]|dag(?:en|ar|e)|dni|gün|' +
    'degrees?|Grad|degrés|grad[oi]s?|graus|graden|grader|stopni|derece|градус\\p{L}{0,2}|' +
    'percent|Prozent|kcal|calories|kJ|spice|grain|count|ct' +
    `)${WORD_END}))`,
  'iu',
);
const EACH =
  /^[^(),;\d]{0,40}(?<!\p{L})(?:(?:each|apiece|je|chacune?|cada(?: un[ao])?|ciascun[oa]|elk|per stuk|vardera|hver|каждый|każd[ya]|her biri|प्रत्येक)\s*(?:[),;]|$)|(?:pro|je)\s|p[eao]r (?:pers|piece|pezzo|serv|por[tzcç]|pess|pound|lb|kilo|kg|oz|ounce|can\b))/iu;
const TOTAL = /^[^()]{0,20}(?:total|insgesamt|zusammen|in totaal|totalt|всего|łącznie|toplam)/iu;

const ABOUT = new RegExp(
  `(?:[~≈±约約大약]|(?<!\\p{L})(?:${A_LITTLE}|ca|ok|env|прибл|from|aus|extra|another)\\.?)\\s*$`,
  'iu',
);
const LEAD = /^[^\p{L}\p{N}]*(?:(?:je|each|de)\s)?$/iu;
/** Writings without blanks: a spoon before its number, and a unit that nothing need follow. */
const PREFIX = /(?:大さじ|小さじ|大匙|小匙|カップ)\s?$/u;
const IN_UNSPACED = new RegExp(`${UNSPACED_LETTER}[\\s)]*$`, 'u');
const SEPARATOR = /(?:[:(,;=–—]|\s[-x×]|\s(?:için|के लिए))\s*$/;
/** 'For frying 1 cup oil'. */
const FOR_WHAT =
  /^(?:for|zum|zur|für|pour|para|per|voor|till?|do|для)\s(?!(?:each|every|port|por[zcç]|pers|serv|je)\p{L}*\s)\p{L}[^,\d]*\s$/iu;
const ASIDE = /(?:[(,;=/–—]|\s-)\s*$/;
const PART_OF =
  /(?<!\p{L})(?:juice|zest|rind|Saft|Schale|Abrieb|jus|zeste|zumo|jugo|ralladura|cáscara|casca|succo|scorza|sumo|suco|raspas?|sap|rasp|schil|skal|sok|skórka|сок|цедр[ау]|عصير|برش)(?!\p{L})[^,;:]*[\s'’]$/iu;
const PREPOSITION =
  /(?<!\p{L})(?:à|je|jeweils|in|into|of|to|with|von|de|di|da|en|zu|mit|con|по|po|med|på|av|af|z|с|إلى|الى|في|में|auf|na|till|til|i|в|на)\s$/iu;
const EACH_BEFORE = /[每各각]\s?[个個]?$/u;
const COUNT_WORD = new RegExp(`(?:^|[:,(–—]\\s?)(?:${A}|one|half)\\s(?=\\S)`, 'iu');

const OR_WORD = '(?:or|oder|ou|o|of|eller|lub|или|veya|या|أو)';
const AND = `(?:plus|\\+|sowie|${OR_WORD}|${AND_WORD}|و)`;
const AND_BEFORE = new RegExp(`\\s${AND}\\s$`, 'iu');
const LINK = new RegExp(`^\\.?\\s?(?:${AND}|[と或和])\\s?$`, 'iu');
const LINK_OF_UNITS = /^\.?\s?(?:(?:[-‑–—/=]|to|bis|à)\s?)?$/i;
/** After a comma, 'plus' still adds to the amount, and 'and' does not. */
const ADDED = new RegExp(
  `(?:^[^,;]*\\s|\\()${AND}\\s$|(?:^|[\\s,;])(?:plus|\\+|más|mais|più|plus)\\s?$|(?:または|或者?|또는)\\s?$`,
  'iu',
);
/** In 'beaten with 1 tbsp water', and 'or 1 tsp extract' after a comma. */
const WITH = /\s(?:with|mit|avec|con|com|met|med|z|с)\s$/iu;
const OR = new RegExp(`[\\s,;(]${OR_WORD}\\s$`, 'iu');
const CUT =
  /\s(?:into|in|em|på|на)\s$|(?:coup|cort|part|divid|tranch|taill|skur|skår|del[at]|sn[ie]j|sneden)\p{L}{0,6}\s(?:en|i)\s$/iu;
const BRACKET_BEFORE_NOUN = new RegExp(`^\\s?(?:${SIZE_WORD}\\s)?\\($`, 'iu');
const END_OF_SIZE = /^(?:[-\s]inch(?:es)?)?\.?(?:[^()]{0,20}\))?(?=\s)/i;
const NOUN_AFTER_BRACKET = /^[^)]*\)\s\p{L}/u;

const OF = "(?=\\s*(?:$|[,;:.()…]|(?:of|de|di|du|von|van|av|af)\\s|d['’]))";
/** What makes a number larger behind its unit: '2 tazas y media', '1 kg 500'. */
const MORE = new RegExp(
  `^\\.?(?:\\s(?:${AND_WORD}\\s)?(?=${FRACTION}${OF})|\\s?(?=${VULGAR}(?:\\+|\\s?${UNSPACED_LETTER}|\\s?$)))(${FRACTION})`,
  'iu',
);
const MORE_OF_THING = new RegExp(
  `^\\s(\\p{L}{2,20}(?:\\s\\p{L}{2,20})?)\\s${AND_WORD}\\s(${FRACTION})${OF}`,
  'iu',
);
const GRAMS = new RegExp(`^\\s(\\d{3})${OF}`, 'iu');
const TAKES_GRAMS = /^(?:k|l|кг|л$)/i;

/** Ordered, and not overlapping. Empty where nothing in this line can be scaled. */
export function findAmounts(text: string, english: boolean): Amount[] {
  if (text.length > MAX_CHARS) return [];
  const figures = readFigures(text, english);
  const found = followers(figures);
  const amounts = found.map((figure) => amountOf(text, english, figure));
  const container = english && found[0] && containerAfter(text, found[0], figures);
  if (container) amounts.splice(1, 0, container);
  return amounts;
}

export function scaleLine(text: string, english: boolean, factor: number): string {
  return findAmounts(text, english).reduceRight(
    (line, { start, unitEnd, at }) => line.slice(0, start) + at(factor) + line.slice(unitEnd),
    text,
  );
}

/** Where the line stays as it was written, it says so. */
export function tellScaled(text: string, english: boolean, factor: number): string {
  const isScaled = factor === 1 || findAmounts(text, english).length > 0;
  return isScaled ? scaleLine(text, english, factor) : `${text} (as written)`;
}

function readFigures(text: string, english: boolean): Figure[] {
  const plain = wordsAsFigures(plainFigures(text), english);
  const figures: Figure[] = [];
  for (const match of plain.matchAll(FIGURES)) {
    if (match.index < (figures.at(-1)?.unitEnd ?? 0)) continue;
    figures.push(readFigure(text, plain, english, match));
  }
  return figures;
}

function readFigure(text: string, plain: string, english: boolean, match: RegExpExecArray): Figure {
  const { 0: all, 1: first = '', 2: between = '', 3: last = first, index } = match;
  const end = index + all.trimEnd().length;
  const joint = between && text.slice(index + first.length, index + first.length + between.length);
  const rest = plain.slice(end);
  const measure = unitAt(plain, end);
  const more = moreAt(plain, end, measure, english);
  const unit = measure ?? more?.unit;
  const unitEnd = more?.end ?? unit?.end ?? end;
  const low = numberIn(first, english) + (more?.value ?? 0);
  const high = numberIn(last, english) + (more?.value ?? 0);
  const isNumber = joint ? high > low && high <= low * WIDEST_RANGE : low > 0;
  const isName = !unit && /^(?!x(?!\p{L}))\p{L}/iu.test(rest);
  const isThousandOrCount = !english && /^ \d{3}(?![\d‑-])/.test(rest) && unitEnd === end;
  const before = plain.slice(0, index);
  const isSize = isSizeOfEach(plain, end, unit);
  return {
    start: index,
    end,
    unitEnd,
    low,
    joint,
    high,
    groupSign: groupSignOf(first, english) || groupSignOf(last, english),
    unit,
    isSize,
    isNoAmount:
      !isNumber ||
      isName ||
      isThousandOrCount ||
      isSize ||
      NO_AMOUNT.test(rest) ||
      EACH.test(rest) ||
      EACH_BEFORE.test(before.replace(ABOUT, '')),
    isInBrackets: before.lastIndexOf('(') > before.lastIndexOf(')'),
    isAbout: ABOUT.test(before),
    before: before.replace(ABOUT, ''),
    after: plain.slice(unitEnd),
  };
}

type More = { value: number; unit: Unit | undefined; end: number };

function moreAt(plain: string, end: number, unit: Unit | undefined, english: boolean): More | undefined {
  const from = unit?.end ?? end;
  const rest = plain.slice(from);
  const found = unit ? MORE.exec(rest) : MORE_OF_THING.exec(rest);
  if (found) {
    const [all, name = '', fraction = name] = found;
    const thing: Unit = { kind: 'piece', start: end + 1, end: end + 1 + name.length };
    return { value: numberIn(fraction, english), unit: unit ?? thing, end: from + all.length };
  }
  const grams = unit && TAKES_GRAMS.test(plain.slice(unit.start, unit.end)) && GRAMS.exec(rest);
  return grams ? { value: Number(grams[1]) / 1000, unit, end: from + grams[0].length } : undefined;
}

/** In '15 oz. can' and in '4-pound chicken' nobody wants a larger one. */
function isSizeOfEach(plain: string, end: number, unit: Unit | undefined): boolean {
  if (unit?.kind !== 'metric' && unit?.kind !== 'weight') return false;
  const next = unitAt(plain.slice(unit.end).replace(/^\./, ''), 0);
  return /^[-‑]/.test(plain.slice(end)) || next?.kind === 'container';
}

/** In '1 (14 oz) can' the unit of the count stands behind the size. */
function containerAfter(text: string, first: Figure, figures: Figure[]): Amount | undefined {
  const next = figures[figures.indexOf(first) + 1];
  if (first.unit || !next || !/^\s(?:x\s)?\(?$/.test(text.slice(first.end, next.start))) return undefined;
  const size = END_OF_SIZE.exec(text.slice(next.unitEnd));
  const unit = size && unitAt(text, next.unitEnd + size[0].length);
  if (!unit || (unit.kind !== 'container' && unit.kind !== 'piece')) return undefined;
  const { start, end } = unit;
  const at = (factor: number) =>
    factor === 1 ? text.slice(start, end) : inNumber(text.slice(start, end), first.high * factor > 1);
  return { start, end: start, unitEnd: end, at };
}

/** None where one of them is unsure: a line that is scaled in part is wrong. */
function followers(figures: Figure[]): Figure[] {
  const at = figures.findIndex(isFirst);
  const first = figures[at];
  if (!first || first.isNoAmount) return [];
  const skipped = figures[at - 1];
  // In 'Uova 2 (100 g)' the count may be an amount that was not understood.
  if (
    first.isInBrackets &&
    skipped &&
    !skipped.isInBrackets &&
    !skipped.isNoAmount &&
    skipped.high <= HIGHEST_COUNT
  )
    return [];
  const found = [first];
  let anchor = first;
  let previous = first;
  for (const figure of figures.slice(at + 1)) {
    const follows = isFollower(figure, anchor, previous, found.includes(previous));
    if (follows === undefined) return [];
    if (follows) found.push(figure);
    if (follows && !figure.isInBrackets) anchor = figure;
    previous = figure;
  }
  return found;
}

/** The amount at the beginning of the line, or else the one after a name. */
function isFirst({ before, after, unit, high, isNoAmount }: Figure): boolean {
  if (LEAD.test(before) || PREFIX.test(before)) return true;
  if (isNoAmount || COUNT_WORD.test(before) || (!unit && high > HIGHEST_COUNT)) return false;
  if (PART_OF.test(before)) return true;
  const opening = unitAt(before, 0);
  if (opening && before[opening.end] === ' ') return false;
  if (SEPARATOR.test(before)) return true;
  if (!unit || PREPOSITION.test(before)) return false;
  if (FOR_WHAT.test(before)) return true;
  if (IN_UNSPACED.test(before)) return true;
  return AND_BEFORE.test(before) || /^\.?\s*(?:\(.*)?$/.test(after);
}

/** Whether a figure is scaled like the amount before it, the anchor. Undefined where that is unsure. */
function isFollower(
  figure: Figure,
  anchor: Figure,
  previous: Figure,
  previousFollows: boolean,
): boolean | undefined {
  if (figure.isSize && figure.isInBrackets && isMeasured(anchor)) return undefined;
  if (figure.isNoAmount || (!figure.unit && figure.high > HIGHEST_COUNT)) return false;
  const between = figure.before.slice(previous.unitEnd);
  const areAlike =
    figure.unit && (figure.unit.kind === previous.unit?.kind || (isMeasured(previous) && isMeasured(figure)));
  if (figure.low < 1 && !figure.unit && isMeasured(previous) && LINK.test(between)) return undefined;
  if (LINK.test(between) || (areAlike && LINK_OF_UNITS.test(between))) return previousFollows;
  if (CUT.test(between) && !isMeasured(figure))
    return figure.unit?.kind === 'piece' && figure.high > 1 ? undefined : false;
  if (isHalf(figure) && AND_BEFORE.test(between)) return undefined;
  const isMore =
    (isMeasured(figure) && WITH.test(between)) ||
    (!figure.isInBrackets && OR.test(between)) ||
    PART_OF.test(between) ||
    ADDED.test(figure.before.slice(anchor.unitEnd));
  if (isMore) return previousFollows || !previous.isInBrackets || between.includes(')');
  if (ASIDE.test(between)) {
    const isSize = isMeasured(previous) && !previousFollows;
    const isBeforeNoun = BRACKET_BEFORE_NOUN.test(between) && NOUN_AFTER_BRACKET.test(figure.after);
    return isSize ? false : isSameAmount(figure, anchor, isBeforeNoun);
  }
  const isUnsure =
    figure.unit?.kind === 'spoon' ||
    (isMeasured(figure) && isMeasured(anchor)) ||
    (figure.unit && IN_UNSPACED.test(figure.before));
  return isUnsure ? undefined : false;
}

/** Whether a figure in brackets, or after a comma, is the same amount in another measure, rather than the size of each. */
function isSameAmount(figure: Figure, anchor: Figure, isBeforeNoun: boolean): boolean | undefined {
  const isSizeOfContainer = isMeasured(figure) && unitAt(figure.after, 0)?.kind === 'container';
  if (isMeasured(anchor)) return !isSizeOfContainer || undefined;
  if (!figure.unit) return undefined;
  const isSum = figure.isAbout || figure.unit.kind === 'spoon' || TOTAL.test(figure.after);
  const isSize = anchor.unit ? anchor.unit.kind === 'container' : isBeforeNoun;
  if (isSize) return anchor.high < 1 || (isSum && anchor.high !== 1) ? undefined : false;
  return anchor.high === 1 || isSum || undefined;
}

/** As in 'un poivron rouge et demi', where it belongs to what stands further before. */
function isHalf({ low, unit, after }: Figure): boolean {
  return low < 1 && !unit && /^\s*(?:$|[^\p{L}\s])/u.test(after);
}

function isMeasured({ unit }: Figure): boolean {
  return unit !== undefined && unit.kind !== 'container' && unit.kind !== 'piece';
}

function amountOf(text: string, english: boolean, figure: Figure): Amount {
  const { start, end, unitEnd, low, joint, high, groupSign, unit } = figure;
  const decimalSign = /\d([.,])\d{1,2}(?!\d)/.exec(text)?.[1] ?? (english ? '.' : ',');
  const zero = zeroOf(text.slice(start, end));
  const name = unit ? text.slice(unit.start, unit.end) : '';
  const isJoined = unit?.start === end && /\p{Script=Cyrillic}/u.test(text.charAt(start));
  const space = isJoined ? ' ' : unit ? text.slice(end, unit.start) : '';
  const inSigns = (figures: string) =>
    inScript(
      figures.replace(/(?<=\d)\.(?=\d)/g, decimalSign).replace(/(?<=\d)(?=\d{3}(?!\d))/, groupSign),
      zero,
    );
  const isInParts = new RegExp(`[/⁄∕]|${VULGAR}`).test(text.slice(start, end));
  const write = (value: number) => inSigns(inKitchen(value, unit?.kind, name, isInParts));
  const at = (factor: number) => {
    if (factor === 1) return text.slice(start, unitEnd);
    const measures = english && !joint && /^\s?$/.test(space) ? inMeasures(high * factor, name) : undefined;
    if (measures) return space ? measures : measures.replace(' ', '');
    const top = write(high * factor);
    const figures = joint ? write(low * factor) + joint + top : top;
    const isPlural = high * factor > 1 && top !== '1';
    return figures + space + (english && unit ? inNumber(name, isPlural) : name);
  };
  return { start, end, unitEnd, at };
}
