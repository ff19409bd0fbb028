import { type Figure, HIGHEST_COUNT } from './readFigures.ts';

const LEAD = /^[^A-Zyx\d]*(?:[EF]_*\s)?$/;
/** In writings without blanks, a spoon stands before its number. */
const PREFIX = /S_*\s?$/;
const BEHIND_LETTER = /x[\s)]*$/;
const SEPARATOR = /(?:[:(,;=]|\.{3}|\s-|\s-?X|\s[-~]|[yx_]\sJ_*)\s*$/;
const FOR_WHAT = /^J_*\s[^,\d]*\s$/;
const ASIDE = /(?:[(,;=/]|\s-)\s*$/;
const PART_OF = /H_*(?:\s|')[^,;:]{0,20}[\s']?$/;
const PREPOSITION = /(?:[RTFVEQ]_*|\sy)\s$/;
const COUNT_WORD = /(?:^|[:,(-]\s?)N_*\s/;
const AND_BEFORE = /\s[APO]_*\s$/;
const LINK = /^\.?\s?[APO]_*\s?$/;
const LINK_OF_UNITS = /^\.?\s?(?:(?:[-/=]|T_*)\s?)?$/;
/** After a comma, 'plus' still adds to the amount, and 'and' does not. */
const ADDED = /(?:^[^,;]*\s|\()[APO]_*\s$|(?:^|[\s,;])P_*\s?$|O_*\s?$/;
const WITH = /\sV_*\s$/;
const OR = /[\s,;(]O_*\s$/;
const CUT = /[RT]_*\s$/;
const BRACKET_BEFORE_NOUN = /^\s?(?:D_*\s)?\($/;
const NOUN_AFTER_BRACKET = /^[^)]*\)\s[A-Zyx]/;

/** None where one of them is unsure: a line that is scaled in part is wrong. */
export function followers(figures: Figure[]): Figure[] {
  const told = figures.findIndex(isFirst);
  // A size in brackets may stand before the number of those that have it.
  const counted = figures.findIndex(
    ({ unit, isInBrackets }, place) => place > told && unit?.kind === 'container' && !isInBrackets,
  );
  const at = figures[told]?.isInBrackets && counted > 0 ? counted : told;
  const first = figures[at];
  if (!first || first.isNoAmount) return [];
  const skipped = figures[at - 1];
  // In 'Uova 2 (100 g)' the count may be an amount that was not understood.
  const isSkippedCount =
    skipped && !skipped.isInBrackets && !skipped.isNoAmount && skipped.high <= HIGHEST_COUNT;
  if (first.isInBrackets && isSkippedCount) return [];
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
  if (/^[MWSCK]_*\s/.test(before)) return false;
  if (SEPARATOR.test(before)) return true;
  if (!unit) return false;
  if (FOR_WHAT.test(before)) return true;
  if (PREPOSITION.test(before)) return false;
  if (BEHIND_LETTER.test(before)) return true;
  return AND_BEFORE.test(before) || /^\.?\s*(?:[(,].*)?$/.test(after);
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
    (figure.unit && BEHIND_LETTER.test(figure.before));
  return isUnsure ? undefined : false;
}

/** Whether a figure in brackets, or after a comma, is the same amount in another measure, rather than the size of each. */
function isSameAmount(figure: Figure, anchor: Figure, isBeforeNoun: boolean): boolean | undefined {
  if (isMeasured(anchor)) return true;
  if (!figure.unit) return undefined;
  const isSum = figure.isAbout || figure.unit.kind === 'spoon';
  const isSize = anchor.unit ? anchor.unit.kind === 'container' : isBeforeNoun;
  if (isSize) return anchor.high < 1 || (isSum && anchor.high !== 1) ? undefined : false;
  return anchor.high === 1 || isSum || undefined;
}

function isMeasured({ unit }: Figure): boolean {
  return unit !== undefined && unit.kind !== 'container' && unit.kind !== 'piece';
}
