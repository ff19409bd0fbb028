import { does, isSign } from '../tokens/token.ts';
import type { Language } from '../words/language.ts';
import { isFood, isMeasured, isWeighed } from './parts.ts';
import type { Figure, Item } from './readLine.ts';

/** Maximum amount without a unit. A larger number is part of the food's name, 'flour (405)', or a temperature. */
const HIGHEST_COUNT = 99;
const HIGHEST_AT_END = 12;
/** Usual weights of a whole can, in grams and ounces. In '½ can (400 g)', 400 g is therefore the weight of a whole can. */
const CANS = { metric: [300, 400, 410, 425], ounces: [10.5, 10.75, 11, 14, 14.5, 15, 15.5] };
const UNSPACED_LETTER = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]$/;

/**
 * Returns the numbers that scale with the servings: the amount, additions to it, and the same amount in another unit.
 * Returns no numbers if any number is uncertain, because a partly scaled line would be wrong.
 */
export function scaledFigures(items: Item[], language: Language): Figure[] {
  const figures = items.flatMap(({ figure }) => figure ?? []);
  const firstIndex = figures.findIndex((figure) => isFirst(figure, items));
  // Finds the number of containers after a size in brackets: '(400 g) 2 cans'.
  const counted = figures.findIndex(({ unit, isInBrackets }) => unit?.kind === 'container' && !isInBrackets);
  const nth = figures[firstIndex]?.isInBrackets && counted > 0 ? counted : firstIndex;
  const skipped = figures[nth - 1];
  const first = onePieceOfSize(items, language) ?? figures[nth];
  if (!first || first.isNoAmount) return [];
  // Returns nothing if the amount may be the number before the brackets: '2' in Italian 'Uova 2 (100 g)' (2 eggs).
  if (first.isInBrackets && skipped && !skipped.isInBrackets && isAmount(skipped)) return [];
  const found = [first];
  let anchor = first;
  let previous = first;
  for (const figure of figures.filter(({ index }) => index > first.index)) {
    const follows = isFollower(figure, anchor, previous, found.includes(previous), items);
    if (follows === undefined) return [];
    if (follows) found.push(figure);
    if (follows && !figure.isInBrackets) anchor = figure;
    previous = figure;
  }
  return found;
}

/**
 * Reads a size at the start of a line as one piece: '400g/14oz tin', '2-inch piece'. Ignores plurals such as '1-inch
 * cubes', and all lines in a language whose plurals are not known, because there may be more than one piece.
 */
function onePieceOfSize(items: Item[], { plurals }: Language): Figure | undefined {
  const index = items.findIndex(
    (item) => !(item.figure || item.kind === 'noAmount' || isSign(item, '/-.') || does(item, 'describing')),
  );
  const [size, unit] = [items[0]?.figure, items[index]];
  const last = items.slice(0, index).findLast((item) => item.figure)?.figure;
  const isSize = size?.joint === '' && (isWeighed(size.unit) || isSign(items[1], '-') || items[1]?.kind);
  if (!isSize || !last?.isNoAmount || !unit?.kind) return undefined;
  if (plurals.length === 0 || unit.text.endsWith('s')) return undefined;
  if (items.slice(index + 1).some(({ figure }) => figure && !isMeasured(figure.unit))) return undefined;
  const { kind, start, end } = unit;
  const one = { low: 1, high: 1, unit: { kind, start, end, to: index + 1 }, isNoAmount: false };
  return { ...size, ...one, index, end: size.start, unitEnd: end };
}

/** True if a number may be an amount, rather than a time, a length or a temperature. */
export function isAmount({ unit, high, isNoAmount }: Figure): boolean {
  return !isNoAmount && (unit !== undefined || high <= HIGHEST_COUNT);
}

/** True if a number is the amount in its line. An amount comes first or right after the food's name. */
function isFirst(figure: Figure, items: Item[]): boolean {
  const before = items.slice(0, figure.index);
  const last = before.at(-1);
  const lead = does(last, 'each', 'fill') ? before.slice(0, -1) : before;
  if (figure.isAfterSpoon || lead.every((item) => does(item, 'sign'))) return true;
  // Treats an article as the amount: 'A can of tomatoes (400 g)'.
  const isCounted = before.some(
    (item, nth) => does(item, 'articles') && (nth === 0 || isSign(before[nth - 1], ':,(-')),
  );
  if (isCounted || !isAmount(figure)) return false;
  if (isPartOf(before)) return true;
  if (before[0]?.kind && before[0].kind !== 'noAmount' && !isSign(before[1], ':')) return false;
  const next = items[figure.index + 1];
  const isEnd = !next && before.every((item) => !item.figure);
  const isDots = isSign(last, '.') && isSign(before.at(-2), '.');
  if (isDots || isSign(last, ':(,;=-') || does(last, 'times', 'for')) return true;
  // Reads '12' after a food as a count: Italian 'savoiardi 12'. A larger number may be a type of flour.
  if (!figure.unit) return isEnd && figure.high <= HIGHEST_AT_END && last?.name !== undefined;
  if (does(before[0], 'for')) return true;
  if (does(last, 'tail', 'to', 'fill', 'with', 'each', 'per')) return false;
  // Does not scale the second number of 'between 2 and 3 cups' alone.
  const isAdded = does(last, 'and', 'plus', 'or') && !before.some((item) => item.figure);
  return isAdded || !next || isSign(next, '(,') || isAfterLetter(before);
}

/** True if the last letter belongs to a script without spaces, such as Chinese. */
function isAfterLetter(before: Item[]): boolean {
  return UNSPACED_LETTER.test(before.findLast((item) => !isSign(item, ')'))?.text ?? '');
}

/** True if an amount follows the name of a part: 'Juice of' in 'Juice of 1 lemon'. */
function isPartOf(before: Item[]): boolean {
  const index = before.findLastIndex((item) => item.role === 'parts');
  return index >= 0 && !before.slice(index).some((item) => isSign(item, ',;:'));
}

/** True if a number scales together with the previous amount (`anchor`). Undefined if this is uncertain. */
function isFollower(
  figure: Figure,
  anchor: Figure,
  previous: Figure,
  previousFollows: boolean,
  items: Item[],
): boolean | undefined {
  const { index, unit } = figure;
  const isOwn = isMeasured(unit);
  const isOfAnchor = isMeasured(anchor.unit);
  const isOfPrevious = isMeasured(previous.unit);
  if (figure.isSize && (figure.isInBrackets || isSign(items[index - 1], '/')) && isOfAnchor) return undefined;
  if (!isAmount(figure)) return false;
  const between = items.slice(previous.index + 1, index);
  const last = between.at(-1);
  const isAlone = between.length === 1;
  // Does not scale a line with a fraction whose unit is uncertain: '2 cups sugar and a half'.
  const isHalf = does(last, 'and', 'plus', 'or') && figure.low < 1 && !unit;
  if (isHalf && ((isAlone && isOfPrevious) || index === items.length - 1)) return undefined;
  const areAlike = unit && (unit.kind === previous.unit?.kind || (isOwn && isOfPrevious));
  if (areAlike && (between.length === 0 || (isAlone && (does(last, 'to') || isSign(last, '/')))))
    return previousFollows;
  if (does(last, 'tail', 'to') && !isOwn) return false;
  // Treats 'and' as an addition to the amount only if no comma precedes the 'and'. 'Plus' is always an addition.
  const isAdded = !items.slice(anchor.index, index).some((item) => isSign(item, ',;'));
  const isMore =
    does(last, 'plus', 'or') ||
    (does(last, 'and') && isAdded) ||
    (does(last, 'with') && (isOwn || isOfAnchor)) ||
    isPartOf(between);
  if (isMore) return previousFollows || !previous.isInBrackets || between.some((item) => isSign(item, ')'));
  // Scales the second of two ingredients: '1 cup' in '1 can beans, rinsed; 1 cup water'.
  const food = items.slice(index + 1).find((item) => !does(item, 'fill', 'describing'));
  if (isSign(last, ',;') && isOwn && food?.name) return true;
  if (isSign(last, '(,;=/-|') || (isOwn && figure.isAbout && isFood(last))) {
    // Does not scale a second size: '14 oz' in '2 cans (400 g/14 oz)'.
    if (isOfPrevious && !previousFollows && !between.some((item) => isSign(item, ')'))) return false;
    // Reads '7 cups' as the amount of all bags in '2 bags spinach (7 cups)', but not in '2 bags (7 cups) spinach'.
    const isOfAll = anchor.unit?.kind === 'container' && [...between, food].some(isFood);
    return isSameAmount(figure, anchor, isOfAll, isBeforeNoun(between, items.slice(index + 1)));
  }
  // Reads '7 ml' at the end of '1½ tsp cinnamon 7 ml' as the same amount.
  const isInMetric = unit?.kind === 'metric' && anchor.unit?.kind === 'measure' && index === items.length - 1;
  if (unit && !isInMetric && isAfterLetter(items.slice(0, index))) return undefined;
  // Also scales '¼ cup' in '1 cup wine, reduced to ¼ cup', unless the amount before it does not scale.
  if (isInMetric || (unit?.kind === 'measure' && between.some((item) => isFood(item) && item.text !== 'x')))
    return previousFollows || previous.isNoAmount || undefined;
  return unit?.kind === 'measure' || (isOwn && isOfAnchor) ? undefined : false;
}

/** True if a noun follows a size in brackets: '2 (400 g) fillets'. */
function isBeforeNoun(between: Item[], after: Item[]): boolean {
  const next = after[after.findIndex((item) => isSign(item, ')')) + 1];
  const isAfterNumber = between.every((item) => isSign(item, '(') || does(item, 'describing'));
  return isAfterNumber && next !== undefined && !does(next, 'sign');
}

function isOfCan({ high, unit }: Figure): boolean {
  return unit?.kind === 'metric' || unit?.kind === 'ounces' ? CANS[unit.kind].includes(high) : false;
}

/** True if a number states the same amount in another unit. False for the size of each piece. Undefined if this is uncertain. */
function isSameAmount(figure: Figure, anchor: Figure, isOfAll: boolean, isBeforeNoun: boolean) {
  if (isMeasured(anchor.unit)) return true;
  if (!figure.unit) return figure.isAbout || undefined;
  const isSum = figure.isAbout || /measure|container/.test(figure.unit.kind);
  if (isSum && isOfAll) return true;
  const isSize = anchor.unit ? anchor.unit.kind === 'container' : isBeforeNoun;
  const isUnclear = isSum ? anchor.high !== 1 : anchor.high < 1 && !isOfCan(figure);
  if (isSize) return isUnclear ? undefined : false;
  // Reads '(21 g)' after '½ cube of yeast' as the amount, not as the size of a whole cube.
  return anchor.high === 1 || (anchor.unit && anchor.high < 1) || isSum || undefined;
}
