import { rememberedIn } from '../../shared/remembered.ts';
import { does, isAttached, isSign, NO_FAMILIES, type Token, upTo } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { Language } from '../words/language.ts';
import {
  isFood,
  isMeasured,
  isWeighed,
  moreAt,
  numberAt,
  rangeEndAt,
  sizedUnitAt,
  type Unit,
  unitAt,
} from './parts.ts';

/**
 * A number in an ingredient line, with its unit. `index`: how many items precede the number. `start`, `end` and
 * `unitEnd`: indexes in the text.
 */
export type Figure = {
  index: number;
  start: number;
  end: number;
  unitEnd: number;
  low: number;
  /** Text between `low` and `high`, the two ends of a range. If there is no range, `joint` is '' and `high` equals `low`. */
  joint: string;
  high: number;
  unit: Unit | undefined;
  /** True for the size of a container: '15 oz' of '1 (15 oz) can'. */
  isSize: boolean;
  /** True for a number that must not be scaled: a length, a time, a percentage or the size of each piece. */
  isNoAmount: boolean;
  isAbout: boolean;
  isInBrackets: boolean;
  /** True if the unit comes before the number, as the Japanese word for a spoon does. */
  isAfterSpoon: boolean;
};
type FigureAlone = Omit<Figure, 'index' | 'isInBrackets' | 'isAfterSpoon'>;
/** A token of a line, or a number joined with its unit: '2 cups', 'about 400 g'. */
export type Item = Token & { figure?: Figure };

/** Maximum length of an ingredient line, in characters. */
export const MAX_CHARS = 300;
/** Maximum ratio between the two ends of a range: '1-15 oz can' is one can of 15 oz, not a range. */
export const WIDEST_RANGE = 5;
const NEAR = 4;
const THREE_DIGITS = /^\d{3}$/;

/** Divides an ingredient line into items, and caches them for several rules. */
export const readLine = rememberedIn(itemsIn, MAX_CHARS);

/** Returns the numbers of a line with their units. */
export function figuresIn(line: string, language: Language): Figure[] {
  return readLine(line, language).flatMap(({ figure }) => figure ?? []);
}

function itemsIn(text: string, language: Language): Item[] {
  const tokens = tokensOf(text, language);
  const items: Item[] = [];
  for (let index = 0; index < tokens.length; ) {
    const read = text.length > MAX_CHARS ? undefined : figureAt(index, tokens, text, language);
    if (!read) items.push(tokens[index] as Token);
    else items.push(itemOf(withWordsBefore(read.figure, items), text), ...read.foods);
    index = read?.to ?? index + 1;
  }
  return items;
}

function itemOf(figure: Figure, text: string): Item {
  const { start, unitEnd: end } = figure;
  const place = { text: text.slice(start, end), start, end };
  return { id: '', role: 'none', does: 'figure', ...place, families: NO_FAMILIES, countsAs: [], figure };
}

/** Removes words such as 'about' from the end of `items`, and records these words in the returned number. */
function withWordsBefore(figure: FigureAlone, items: Item[]): Figure {
  const isAfterSpoon = items.at(-1)?.kind === 'measure';
  if (isAfterSpoon) items.pop();
  const all = items.length;
  while (does(items.at(isSign(items.at(-1), '.') ? -2 : -1), 'about', 'altogether')) items.pop();
  // Removes 'scant' from 'Scant 2 cups'.
  if (figure.unit?.kind === 'measure' && items.every((item) => does(item, 'describing'))) items.length = 0;
  const isAbout = figure.isAbout || items.length < all;
  const isShare = isSign(items.at(-1), '%') || does(items.at(-1), 'per');
  const isInBrackets = isSign(
    items.findLast((item) => isSign(item, '()')),
    '(',
  );
  const isNoAmount = figure.isNoAmount || isShare;
  return { ...figure, index: items.length, isAfterSpoon, isAbout, isInBrackets, isNoAmount };
}

function figureAt(index: number, tokens: Token[], text: string, language: Language) {
  const first = numberAt(tokens, index);
  const last = first && rangeEndAt(tokens, first.to);
  const to = last?.to ?? first?.to ?? index;
  if (!first || isInWord(tokens, index, to, language)) return undefined;
  const measure = unitAt(tokens, to) ?? sizedUnitAt(tokens, to);
  const after = measure?.to ?? to;
  const more = moreAt(tokens, after, measure, text);
  const unit = measure ?? more?.unit;
  const low = first.value + (more?.value ?? 0);
  const high = (last ?? first).value + (more?.value ?? 0);
  const isRange = high > low && high <= low * WIDEST_RANGE;
  const isSize = isWeighed(measure) && unitAt(tokens, after)?.kind === 'container';
  const { start } = tokens[index] as Token;
  const { end } = tokens[to - 1] as Token;
  const figure: FigureAlone = {
    ...{ start, end, low, high, unit, isSize },
    unitEnd: more?.end ?? unit?.end ?? end,
    joint: last ? text.slice(tokens[first.to - 1]?.end, tokens[last.from]?.start) : '',
    isAbout: tokens.slice(after, after + NEAR).some((token) => does(token, 'altogether')),
    isNoAmount:
      !(last ? isRange : low > 0) ||
      isSize ||
      // Excludes 'half' in 'half the sugar'.
      (low < 1 && !unit && !/\p{N}/u.test(text.charAt(start)) && does(tokens[to], 'fill')) ||
      // Excludes Chinese '1个半' (1 ½) because the measure word is between the two numbers.
      (language.numbers.get(tokens[to]?.text ?? '') === '½' && tokens[to]?.value === undefined) ||
      // Excludes '1 400 g', which may mean 1,400 g, except in languages with a decimal point.
      (language.decimal !== '.' &&
        THREE_DIGITS.test(tokens[to]?.text ?? '') &&
        !isSign(tokens[to + 1], '-')) ||
      (!unit && isAttached(tokens, to) && isFood(tokens[to])) ||
      isLengthOrShare(tokens, to) ||
      isOfEach(tokens.slice(after)),
  };
  return { figure, foods: more?.foods ?? [], to: more?.to ?? after };
}

/** True if a number belongs to a word, a series or a time of day: 'E150', 'T-55', '1-2-3', '10:30'. */
function isInWord(tokens: Token[], index: number, to: number, { isUnspaced }: Language): boolean {
  const isWord = (place: number) =>
    (isUnspaced ? /[$a-z\d]$/ : /[$\p{L}\p{N}]$/u).test(tokens[place]?.text ?? '');
  const isNumber = (place: number) => tokens[place]?.value !== undefined;
  const isUnitOf = (place: number) => isNumber(place) && tokens[place + 1]?.kind !== undefined;
  const isLink = (place: number, signs: string) =>
    isSign(tokens[place], signs) && isAttached(tokens, place) && isAttached(tokens, place + 1);
  return (
    (isAttached(tokens, index) && isWord(index - 1) && !isUnitOf(index - 2)) ||
    (isLink(index - 1, isNumber(index - 2) ? '-.,:/' : '-') && isWord(index - 2) && !isUnitOf(index - 3)) ||
    (isLink(to, '-.,:/') && isNumber(to + 1))
  );
}

/** True if a number is a length ('3 cm'), a share ('18 %', 'half of a cup') or part of a compound ('2-inch'). */
function isLengthOrShare(tokens: Token[], to: number): boolean {
  const [next, after] = [tokens[to], tokens[to + 1]];
  const isAfter = isAttached(tokens, to);
  const isBefore = isAttached(tokens, to + 1);
  const isHung = (place: number) =>
    isSign(tokens[place], '-') && isAttached(tokens, place + 1) && !does(tokens[place + 1], 'sign', 'number');
  return (
    next?.kind === 'noAmount' ||
    (isSign(next, '-') && after?.kind === 'noAmount') ||
    isSign(next, '%') ||
    (does(next, 'times') && isAfter && isBefore && isLengthOrShare(tokens, to + 2)) ||
    (does(next, 'fill') && does(after, 'articles')) ||
    (isSign(next, '.') && isAfter && after !== undefined && !isBefore) ||
    (isAfter && isHung(to)) ||
    (isBefore && isMeasured(next) && isHung(to + 1))
  );
}

/** True for an amount per piece or person: '400 g each', '50 g per person'. */
function isOfEach(after: readonly Token[]): boolean {
  // Skips the same size in brackets: '10 ounces (280 g) each'.
  const closed = isSign(after[0], '()') ? after.findIndex((token) => isSign(token, ')')) + 1 : 0;
  const clause = upTo(
    after.slice(closed),
    (token, index) =>
      isSign(token, '(),;') || (token.value !== undefined && !isSign(after[closed + index - 1], '/')),
  );
  const last = clause.findLast((token) => !isSign(token, '.'));
  return does(last, 'each') || clause.some((token) => does(token, 'per'));
}
