import { type Amount, type Figure, HIGHEST_COUNT, MAX_CHARS, readFigures, TOTAL } from './figuresOfLine.ts';
import { inKitchen, inMeasures } from './kitchenFractions.ts';
import { A, AND as AND_WORD, VULGAR } from './numberIn.ts';
import { inScript, zeroOf } from './numberWords.ts';
import { inNumber, SIZE_WORD, UNSPACED_LETTER, unitAt } from './unitWords.ts';

const LEAD = /^[^\p{L}\p{N}]*(?:(?:je|each|de)\s)?$/iu;
/** Writings without blanks: a spoon before its number, and a unit that nothing need follow. */
const PREFIX = /(?:大さじ|小さじ|大匙|小匙|カップ)\s?$/u;
const IN_UNSPACED = new RegExp(`${UNSPACED_LETTER}[\\s)]*$`, 'u');
const SEPARATOR = /(?:[:(,;=–—…]|\.{3}|\s[-x×]|\s(?:için|के लिए))\s*$/;
/** 'For frying 1 cup oil'. */
const FOR_WHAT =
  /^(?:for|zum|zur|für|pour|para|per|voor|till?|do|для)\s(?!(?:each|every|port|por[zcç]|pers|serv|je)\p{L}*\s)\p{L}[^,\d]*\s$/iu;
const ASIDE = /(?:[(,;=/–—]|\s-)\s*$/;
const PART_OF =
  /(?<!\p{L})(?:juice|zest|rind|Saft|Schale|Abrieb|jus|zeste|zumo|jugo|ralladura|cáscara|casca|succo|scorza|sumo|suco|raspas?|sap|rasp|schil|skal|saften|skal(?:et|let)|sok|skórka|сок|цедр[ау]|عصير|برش)(?!\p{L})[^,;:]*[\s'’]$/iu;
const PREPOSITION =
  /(?<!\p{L})(?:à|je|jeweils|in|into|of|to|with|von|de|di|da|en|zu|mit|con|по|po|med|på|av|af|z|с|إلى|الى|في|में|auf|na|till|til|i|в|на)\s$/iu;
const COUNT_WORD = new RegExp(`(?:^|[:,(–—]\\s?)(?:${A}|one|half)\\s(?=\\S)`, 'iu');
const OR_WORD = '(?:or|oder|ou|o|of|eller|lub|или|veya|या|أو)';
const AND = `(?:pluss?|плюс|\\+|sowie|${OR_WORD}|${AND_WORD}|و)`;
const AND_BEFORE = new RegExp(`\\s${AND}\\s$`, 'iu');
const LINK = new RegExp(`^\\.?\\s?(?:${AND}|[と或和＋])\\s?$`, 'iu');
const LINK_OF_UNITS = /^\.?\s?(?:(?:[-‑–—/=]|to|bis|à)\s?)?$/i;
/** After a comma, 'plus' still adds to the amount, and 'and' does not. */
const ADDED = new RegExp(
  `(?:^[^,;]*\\s|\\()${AND}\\s$|(?:^|[\\s,;])(?:pluss?|плюс|\\+|más|mais|più|plus)\\s?$|(?:または|或者?|또는)\\s?$`,
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
  const told = figures.findIndex(isFirst);
  // '참치캔(150g) 1캔': the size of each stands before their number.
  const counted = figures.findIndex(
    ({ unit, isInBrackets }, place) => place > told && unit?.kind === 'container' && !isInBrackets,
  );
  const at = figures[told]?.isInBrackets && counted > 0 ? counted : told;
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
  const between = figure.before.slice(previous.unitEnd).replace(PREFIX, '');
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
