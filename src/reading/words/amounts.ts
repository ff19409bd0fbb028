import {
  groupSignOf,
  inDecimals,
  inFractions,
  inNumber,
  NUMBER,
  numberIn,
  SIZE_WORD,
  type Unit,
  unitAt,
  VULGAR,
  WORD_END,
} from './units.ts';

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

const FIGURES = new RegExp(
  `(?<![\\p{L}\\p{N}$€£#]|[\\p{L}\\d][-‑]|\\d[.,:/⁄–])(${NUMBER})` +
    `(?:(\\s?[-‑–—]\\s?|\\s(?:to|bis|à|a|or|oder|ou|o|tot|till|do)\\s)(${NUMBER}))?` +
    `(?!${VULGAR}|\\d|\\s?[/⁄]\\s?\\d|[-.,:–]\\d)`,
  'gu',
);
const NO_AMOUNT = new RegExp(
  '^(?:[-‑]\\p{L}|\\s?[%°º″”"]|\\.\\s|\\s?(?:k?g|[mcd]?l|oz|[cm]m)[-‑]\\p{L}|\\s{0,2}(?:in\\.|(?:' +
    '[cm]m|inch(?:es)?|Zoll|Zentimeter|centim\\p{L}{4,5}|pouces?|pulgadas?|pollic[ei]|polegadas?|' +
    'secs?|seconds?|mins?|minut\\p{L}{0,2}|hours?|hrs?|h|days?|weeks?|months?|years?|' +
    'Stunden?|Std|Tagen?|Wochen?|Monate?|Jahren?|jours?|heures?|semain\\p{L}{1,2}|mois|ans?|' +
    'd[ií]as?|horas?|semanas?|mes(?:es|i)?|giorn[oi]|or[ae]|settiman[ae]|' +
    'degrees?|Grad|degrés|grad[oi]s?|graus|percent|Prozent|kcal|calories|kJ|spice|grain' +
    `)${WORD_END}))`,
  'iu',
);
const EACH =
  /^[^(),;\d]{0,40}(?<!\p{L})(?:(?:each|apiece|je|chacune?|cada(?: un[ao])?|ciascun[oa])\s*(?:[),;]|$)|(?:pro|je)\s|p[eao]r (?:pers|piece|pezzo|serv|por[tzcç]|pess))/iu;
const TOTAL = /^[^()]{0,20}(?:total|insgesamt|zusammen)/i;

const ABOUT =
  /(?:[~≈±]|(?<!\p{L})(?:about|approx(?:imately)?|around|roughly|ca|circa|etwa|ungefähr|rund|environ|env|un[oa]s|aprox|cerca de|ongeveer|około|from|aus|extra|another)\.?)\s*$/iu;
const LEAD = /^[^\p{L}\p{N}]*(?:(?:je|each|de)\s)?$/iu;
const SEPARATOR = /(?:[:(,;=–—]|\s-)\s*$/;
const ASIDE = /(?:[(,;=/–—]|\s-)\s*$/;
const PART_OF =
  /(?<!\p{L})(?:juice|zest|rind|Saft|Schale|Abrieb|jus|zeste|zumo|jugo|ralladura|succo|scorza|sumo|suco|raspas?)(?!\p{L})[^,;:]*[\s'’]$/iu;
const PREPOSITION = /(?<!\p{L})(?:à|je|jeweils|in|into|of|to|with|von|de|di|da|en|zu|mit|con)\s$/iu;
const COUNT_WORD =
  /(?:^|[:,(–—]\s?)(?:an?|one|two|three|four|five|six|half|eine?[nrs]?|zwei|drei|vier|halbe[rs]?|un[aeo]?|deux|trois|dos|tres|medi[ao]|due|tre|mezz[ao]|uma?|dois|duas|mei[ao])\s/iu;

const AND = '(?:plus|\\+|&|and|or|und|oder|sowie|et|ou|y|o|e|och|eller|i|lub)';
const AND_BEFORE = new RegExp(`\\s${AND}\\s$`, 'iu');
const LINK = new RegExp(`^\\.?\\s?${AND}\\s?$`, 'iu');
const LINK_OF_UNITS = /^\.?\s?(?:(?:[-‑–—/=]|to|bis|à)\s?)?$/i;
/** After a comma, 'plus' still adds to the amount, and 'and' does not. */
const ADDED = new RegExp(`(?:^[^,;]*\\s|\\()${AND}\\s$|(?:^|[\\s,;])(?:plus|\\+|más|mais|più)\\s?$`, 'iu');
const BRACKET_BEFORE_NOUN = new RegExp(`^\\s?(?:${SIZE_WORD}\\s)?\\($`, 'iu');
const NOUN_AFTER_BRACKET = /^[^)]*\)\s\p{L}/u;

/** Ordered, and not overlapping. Empty where nothing in this line can be scaled. */
export function findAmounts(text: string, english: boolean): Amount[] {
  if (text.length > MAX_CHARS) return [];
  return followers(readFigures(text, english)).map((figure) => amountOf(text, english, figure));
}

export function scaleLine(text: string, english: boolean, factor: number): string {
  return findAmounts(text, english).reduceRight(
    (line, { start, unitEnd, at }) => line.slice(0, start) + at(factor) + line.slice(unitEnd),
    text,
  );
}

function readFigures(text: string, english: boolean): Figure[] {
  return [...text.matchAll(FIGURES)].map(
    ({ 0: all, 1: first = '', 2: joint = '', 3: last = first, index }) => {
      const end = index + all.length;
      const rest = text.slice(end);
      const unit = unitAt(text, end);
      const unitEnd = unit?.end ?? end;
      const low = numberIn(first, english);
      const high = numberIn(last, english);
      const isNumber = joint ? high > low && high <= low * WIDEST_RANGE : low > 0;
      const isName = !unit && /^(?!x(?!\p{L}))\p{L}/iu.test(rest);
      const isThousandOrCount = !english && /^ \d{3}(?![\d‑-])/.test(rest);
      const before = text.slice(0, index);
      return {
        start: index,
        end,
        unitEnd,
        low,
        joint,
        high,
        groupSign: groupSignOf(first, english) || groupSignOf(last, english),
        unit,
        isNoAmount: !isNumber || isName || isThousandOrCount || NO_AMOUNT.test(rest) || EACH.test(rest),
        isInBrackets: before.lastIndexOf('(') > before.lastIndexOf(')'),
        isAbout: ABOUT.test(before),
        before: before.replace(ABOUT, ''),
        after: text.slice(unitEnd),
      };
    },
  );
}

/** None where one of them is unsure: a line that is scaled in part is wrong. */
function followers(figures: Figure[]): Figure[] {
  const at = figures.findIndex(isFirst);
  const first = figures[at];
  if (!first || first.isNoAmount) return [];
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
  if (LEAD.test(before)) return true;
  if (isNoAmount || COUNT_WORD.test(before) || (!unit && high > HIGHEST_COUNT)) return false;
  if (PART_OF.test(before)) return true;
  const opening = unitAt(before, 0);
  if (opening && before[opening.end] === ' ') return false;
  if (SEPARATOR.test(before)) return true;
  if (!unit || PREPOSITION.test(before)) return false;
  return AND_BEFORE.test(before) || /^\.?\s*(?:\(.*)?$/.test(after);
}

/** Whether a figure is scaled like the amount before it, the anchor. Undefined where that is unsure. */
function isFollower(
  figure: Figure,
  anchor: Figure,
  previous: Figure,
  previousFollows: boolean,
): boolean | undefined {
  if (figure.isNoAmount || (!figure.unit && figure.high > HIGHEST_COUNT)) return false;
  const between = figure.before.slice(previous.unitEnd);
  const areAlike =
    figure.unit && (figure.unit.kind === previous.unit?.kind || (isMeasured(previous) && isMeasured(figure)));
  if (LINK.test(between) || (areAlike && LINK_OF_UNITS.test(between))) return previousFollows;
  if (ADDED.test(figure.before.slice(anchor.unitEnd)))
    return previousFollows || !previous.isInBrackets || between.includes(')');
  if (ASIDE.test(between)) {
    const isSize = isMeasured(previous) && !previousFollows;
    const isBeforeNoun = BRACKET_BEFORE_NOUN.test(between) && NOUN_AFTER_BRACKET.test(figure.after);
    return isSize ? false : isSameAmount(figure, anchor, isBeforeNoun);
  }
  return figure.unit?.kind === 'spoon' || (isMeasured(figure) && isMeasured(anchor)) ? undefined : false;
}

/** Whether a figure in brackets, or after a comma, is the same amount in another measure, rather than the size of each. */
function isSameAmount(figure: Figure, anchor: Figure, isBeforeNoun: boolean): boolean | undefined {
  const isSizeOfContainer = isMeasured(figure) && unitAt(figure.after, 0)?.kind === 'container';
  if (isMeasured(anchor)) return !isSizeOfContainer || undefined;
  if (!figure.unit) return undefined;
  const isSum = figure.isAbout || figure.unit.kind === 'spoon' || TOTAL.test(figure.after);
  const isSize = anchor.unit ? anchor.unit.kind === 'container' : isBeforeNoun;
  if (isSize) return isSum && anchor.high !== 1 ? undefined : false;
  return anchor.high === 1 || isSum || undefined;
}

function isMeasured({ unit }: Figure): boolean {
  return unit !== undefined && unit.kind !== 'container' && unit.kind !== 'piece';
}

function amountOf(text: string, english: boolean, figure: Figure): Amount {
  const { start, end, unitEnd, low, joint, high, groupSign, unit } = figure;
  const decimalSign = /\d([.,])\d{1,2}(?!\d)/.exec(text)?.[1] ?? (english ? '.' : ',');
  const write = (value: number) =>
    (unit?.kind === 'metric' ? inDecimals(value) : inFractions(value))
      .replace('.', decimalSign)
      .replace(/(?<=\d)(?=\d{3}(?!\d))/, groupSign);
  const at = (factor: number) => {
    if (factor === 1) return text.slice(start, unitEnd);
    const top = write(high * factor);
    const figures = joint ? write(low * factor) + joint + top : top;
    if (!unit) return figures;
    const name = text.slice(unit.start, unitEnd);
    const isPlural = high * factor > 1 && top !== '1';
    return figures + text.slice(end, unit.start) + (english ? inNumber(name, isPlural) : name);
  };
  return { start, end, unitEnd, at };
}
