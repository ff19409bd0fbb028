import { allMatches } from '../words/allMatches.ts';
import { L } from '../words/letters.ts';
import {
  AND as AND_WORD,
  FRACTION,
  groupSignOf,
  NUMBER,
  numberIn,
  VULGAR,
  wordsAsFigures,
} from './numberIn.ts';
import { plainFigures } from './numberWords.ts';
import { ABOUT as A_LITTLE, TO_WORDS, UNITS } from './timeSpans.ts';
import { UNSPACED_LETTER, type Unit, unitAt, WORD_END } from './unitWords.ts';

/** Figures of a line of ingredients that are scaled with the servings. */
export type Amount = {
  /** Places in the text. `unitEnd` equals `end` where the figure has no unit. */
  start: number;
  end: number;
  unitEnd: number;
  /** Replaces text.slice(start, unitEnd). At a factor of 1 it has to be exactly that text. */
  at: (factor: number) => string;
};

export type Figure = Omit<Amount, 'at'> & {
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
export const MAX_CHARS = 300;
/** In '1-15 oz can' the dash is no range, but stands between a count and a size. */
const WIDEST_RANGE = 5;
/** In 'flour (405)' the number is part of the name: nobody takes so many of anything. */
export const HIGHEST_COUNT = 99;
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
    `[cm]m|inch(?:es)?|Zoll|Zentimeter|centim[${L}]{4,5}|pouces?|pulgadas?|pollic[ei]|polegadas?|tum|tommer?|` +
    `cali|centymetr[${L}]{0,2}|santim|parmak|см|мм|сантиметр[${L}]{0,2}|дюйм[${L}]{0,2}|سم|इंच|सेमी|` +
    `(?!ч)${UNITS}|час[${L}]{0,2}|days?|weeks?|months?|years?|Tagen?|Wochen?|Monate?|Jahren?|jours?|semain[${L}]{1,2}|mois|ans?|` +
    'd[ií]as?|semanas?|mes(?:es|i)?|giorn[oi]|settiman[ae]|dag(?:en|ar|e)|dni|gün|' +
    `degrees?|Grad|degrés|grad[oi]s?|graus|graden|grader|stopni|derece|градус[${L}]{0,2}|درجة|डिग्री|` +
    'percent|Prozent|kcal|calories|kJ|spice|grain|count|ct' +
    `)${WORD_END}))`,
  'iu',
);
const EACH =
  /^(?:[^(),;\d]{0,12}\/ ?[\d.,]+)?[^(),;\d]{0,40}(?<!\p{L})(?:(?:each|apiece|je|chacune?|(?:la )?pièce|cada(?: un[ao])?|c\/u|l['’]un[ao]|ciascun[oa]|elk|(?:per |pro |pr[.]? |\/ ?)(?:stuk|st(?:y?c?k|ück)?)[.]?|vardera|styck|hver|каждый|каждая|каждое|każd[yae]|her biri|tanesi|प्रत्येक|لكل \p{L}+)\s*(?:[),;]|$)|(?:pro|je)\s|p[eao]r (?:pers|piece|pezzo|serv|por[tzcç]|pess|pound|lb|kilo|kg|oz|ounce|can\b))/iu;
export const TOTAL = /^[^()]{0,20}(?:total|insgesamt|zusammen|in totaal|totalt|всего|łącznie|toplam)/iu;
const IN_ALL =
  '(?<!\\p{L})(?:(?:in )?total(?:t|e|ing)?|insgesamt|zusammen|til ?sammen|tillsammans|sammenlagt|i alt|(?:au|en|no|in) total|en tout|in tutto|ao todo|samen|in totaal|łącznie|razem|всего|вместе|toplam|कुल|共|合計|총)\\s*';
const ABOUT = new RegExp(
  `(?:${IN_ALL}|(?:${IN_ALL})?(?:[~≈±约約大약]|(?<!\\p{L})(?:${A_LITTLE}|ca|ok|env|прибл|from|aus|extra|another)\\.?)\\s*)$`,
  'iu',
);
const OF = "(?=\\s*(?:$|[,;:.()…]|(?:of|de|di|du|von|van|av|af)\\s|d['’]))";
/** What makes a number larger behind its unit: '2 tazas y media', '1 kg 500'. */
const MORE = new RegExp(
  `^\\.?(?:\\s(?:${AND_WORD}\\s)?(?=${FRACTION}${OF})|\\s?(?=${VULGAR}(?:\\+|\\s?${UNSPACED_LETTER}|\\s?$)))(${FRACTION})`,
  'iu',
);
const MORE_OF_THING = new RegExp(
  `^\\s([${L}]{2,20}(?:\\s[${L}]{2,20})?)\\s${AND_WORD}\\s(${FRACTION})${OF}`,
  'iu',
);
const GRAMS = new RegExp(`^\\s(\\d{3})${OF}`, 'iu');
const TAKES_GRAMS = /^(?:k|l|кг|л$)/i;
/** '200gの鶏肉' */
const JAPANESE_OF = /(?<=\p{N}\p{L}{0,3})の/gu;
const EACH_BEFORE = /[每各각]\s?[个個只条片块根]?$|1[枚個本切尾]れ?$|[쪽개장모]당\s?$/u;

export function readFigures(text: string, english: boolean): Figure[] {
  const plain = wordsAsFigures(plainFigures(text).replace(JAPANESE_OF, ' '), english);
  const figures: Figure[] = [];
  for (const match of allMatches(FIGURES, plain)) {
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
      EACH_BEFORE.test(before.replace(ABOUT, '')) ||
      before.endsWith('%'),
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
