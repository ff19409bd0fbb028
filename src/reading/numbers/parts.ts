import type { UnitKind } from '../languages/languageWords.ts';
import { does, isAttached, isSign, type Token } from '../tokens/token.ts';
import { isLarge } from '../words/figures.ts';

/** A unit in an ingredient line. `to`: the index of the token after the unit. */
export type Unit = { kind: UnitKind; start: number; end: number; to: number };
type Count = { value: number; to: number };

const LONGEST_BRACKETS = 10;
const THREE_DIGITS = /^\d{3}$/;

/** Reads a number: 'two', '2 and a half', or 'a' in 'a cup'. */
export function numberAt(tokens: Token[], index: number): Count | undefined {
  const token = tokens[index];
  const unit = does(token, 'articles') ? unitAt(tokens, index + 1) : undefined;
  // Reads 'a can of beans' as one can, but not 'beans, from a can'.
  if (unit && (isMeasured(unit) || index === 0 || does(tokens[index - 1], 'or', 'plus')))
    return { value: 1, to: index + 1 };
  if (token?.value === undefined) return undefined;
  const next = does(tokens[index + 1], 'and') ? index + 2 : index + 1;
  const more = tokens[next];
  const isClose = more?.isAdded || next > index + 1 || isAttached(tokens, next);
  const isMore = isClose && isFraction(more) && Number.isInteger(token.value);
  return isMore
    ? { value: token.value + (more?.value ?? 0), to: next + 1 }
    : { value: token.value, to: index + 1 };
}

function isFraction(token: Token | undefined): boolean {
  return token?.value !== undefined && token.value > 0 && token.value < 1 && !/[.,]/.test(token.text);
}

/** Reads the upper end of a range such as '2-3'. `from`: the index at which the upper end starts. */
export function rangeEndAt(tokens: Token[], index: number): (Count & { from: number }) | undefined {
  const word = isSign(tokens[index], '-') || tokens[index]?.text === '~' ? index + 1 : index;
  const from = does(tokens[word], 'to', 'or') ? word + 1 : word;
  const end = from > index && tokens[from]?.value !== undefined ? numberAt(tokens, from) : undefined;
  return end && { ...end, from };
}

export function unitAt(tokens: Token[], index: number): Unit | undefined {
  const place = afterDescribing(tokens, isSign(tokens[index], '-') ? index + 1 : index);
  const { kind, start = 0, end = 0 } = tokens[place] ?? {};
  if (!kind || kind === 'noAmount') return undefined;
  const isShortened = isSign(tokens[place + 1], '.') && isAttached(tokens, place + 1);
  return { kind, start, end, to: place + (isShortened ? 2 : 1) };
}

function afterDescribing(tokens: Token[], index: number): number {
  let next = index;
  while (does(tokens[next], 'describing')) next += 1;
  return next;
}

/** Reads the unit that follows its size: 'can' in '1 (15-ounce) can', 'piece' in 'one 2-inch piece'. */
export function sizedUnitAt(tokens: Token[], from: number): Unit | undefined {
  const index = afterDescribing(tokens, from);
  if (isSign(tokens[index], '(')) {
    const inside = tokens
      .slice(index + 1, index + LONGEST_BRACKETS)
      .findIndex((token) => isSign(token, '()'));
    const unit = unitAt(tokens, index + inside + 2);
    return inside > 0 && /container|piece/.test(unit?.kind ?? '') ? unit : undefined;
  }
  const size = does(tokens[index], 'times') ? index + 1 : index;
  if (tokens[size]?.value === undefined) return undefined;
  const measure = unitAt(tokens, size + 1);
  const length = isSign(tokens[size + 1], '-') ? size + 2 : size + 1;
  const isLength = size === index && tokens[length]?.kind === 'noAmount';
  const unit = isWeighed(measure) || isLength ? unitAt(tokens, measure?.to ?? length + 1) : undefined;
  return unit && (isLength || /container|piece/.test(unit.kind)) ? unit : undefined;
}

/** Reads a number that is added after the unit or the food: '1 kg 500', Spanish '1 cebolla y media' (1 ½ onions). */
export function moreAt(tokens: Token[], index: number, own: Unit | undefined, text: string) {
  const names = own || !isFood(tokens[index]) ? 0 : isFood(tokens[index + 1]) ? 2 : 1;
  const joint = index + names;
  const next = does(tokens[joint], 'and') ? joint + 1 : joint;
  const more = tokens[next];
  if (!more || (!own && (names === 0 || next === joint))) return undefined;
  const after = tokens.slice(next + 1).find((token) => !does(token, 'describing'));
  const isEnd = !after || isSign(after, ',;:.()=') || does(tokens[next + 1], 'fill');
  const isClose = next === index && !more.text.includes('/') && !unitAt(tokens, next + 1);
  const isPart = isFraction(more) && (isEnd || isClose);
  const isGrams = own && isEnd && THREE_DIGITS.test(more.text) && isLarge(text.slice(own.start));
  if (!isPart && !isGrams) return undefined;
  const place = { start: tokens[index]?.start ?? 0, end: tokens[joint - 1]?.end ?? 0 };
  const unit: Unit = own ?? { kind: 'piece', ...place, to: joint };
  const value = isGrams ? Number(more.text) / 1000 : (more.value ?? 0);
  return { value, unit, foods: tokens.slice(index, index + names), end: more.end, to: next + 1 };
}

/** True if the token names a food or a variety of food. */
export function isFood(token: Token | undefined): boolean {
  return token !== undefined && !token.kind && !/^(?:none|and|or|tail|cut)$/.test(token.role);
}

export function isWeighed(unit: Pick<Token, 'kind'> | undefined): boolean {
  return unit?.kind === 'metric' || unit?.kind === 'ounces';
}

export function isMeasured(unit: Pick<Token, 'kind'> | undefined): boolean {
  return isWeighed(unit) || unit?.kind === 'measure';
}
