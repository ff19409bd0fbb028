import { does, isAttached, isSign, type Token } from '../tokens/token.ts';
import type { Language } from '../words/language.ts';
import { type Food, groupRoles, isOfFood, isWhich, withSharedHead } from './food.ts';

/** The name of an ingredient, and the required foods (`needs`), each with its alternatives. */
export type NamedFood = { name: string; needs: Food[][] };
/**
 * A part of an ingredient line, between commas or similar signs. `words`: the text of the part. `isForWhat`: true if the
 * text begins with a word such as 'for'. `alone`: the food to use if the other parts of the line name no food.
 */
export type Piece = NamedFood & { words: string; isForWhat: boolean; alone: NamedFood | undefined };

const IS_LETTER = /\p{L}/u;
const SHARE = /\s\p{N}+\s?%/uy;
const BRACKETS = /\s*[([\uff08][^()[\]\uff08\uff09]*[)\]\uff09]/g;

/** Reads one part of an ingredient line, between commas or similar signs. */
export function readPiece(all: readonly Token[], line: string, language: Language): Piece {
  const tokens = all.filter((token) => token.role !== 'cut' && !does(token, 'sign', 'times', 'figure'));
  const lead = tokens.findIndex((_, index) => !isLead(tokens, index, all));
  const parts = lead < 0 ? [] : foodsApart(tokens, lead, all, language);
  const needs: Food[][] = [];
  for (const { tokens: own } of parts) {
    needs.push([[]]);
    for (const token of own) {
      if (token.role === 'and') needs.push([[]]);
      else if (token.role === 'or') needs.at(-1)?.push([]);
      else if (token.role !== 'tail' && token.role !== 'without') needs.at(-1)?.at(-1)?.push(token);
    }
  }
  const which = tokens.filter(isWhich);
  return {
    name: parts.map(({ tokens: own, end }) => nameIn(line, all, own[0]?.start, end)).join(', '),
    needs: needs
      .map((ways) => withSharedHead(ways, language))
      .map((ways) => ways.map((food) => groupRoles(food, language)).filter(isOfFood))
      .filter((ways) => ways.length > 0),
    words: lead < 0 ? '' : nameIn(line, all, tokens[lead]?.start),
    isForWhat: tokens.slice(0, lead).some((token) => token.role === 'tail' && !isLength(token, all)),
    alone: which.length > 0 ? lastOf(which, line) : undefined,
  };
}

/** Returns the text up to the last word of the ingredient's name, including a percentage after that word: 'cream 18 %'. */
function nameIn(line: string, tokens: readonly Token[], start = 0, to = line.length): string {
  // Does not read the 's' of "avocado's" as a separate word.
  const isEnd = (token: Token, index: number) =>
    !does(token, 'sign', 'times', 'figure') &&
    !isLength(token, tokens) &&
    (isSign(tokens[index - 1], "'") || !does(token, 'fill', 'and', 'or', 'plus'));
  const end = tokens.findLast((token, index) => token.end <= to && isEnd(token, index))?.end ?? start;
  SHARE.lastIndex = end;
  const [share = ''] = SHARE.exec(line) ?? [];
  return line.slice(start, end + share.length).replace(BRACKETS, '');
}

/** Finds the two foods in 'oil for frying and sour cream to serve': 'oil' and 'sour cream'. */
function foodsApart(tokens: Token[], lead: number, all: readonly Token[], language: Language) {
  const parts: { tokens: Token[]; end: number | undefined }[] = [{ tokens: [], end: undefined }];
  let tail: Token[] | undefined;
  for (const [index, token] of tokens.entries()) {
    const part = parts.at(-1);
    if (tail && token.role === 'and' && beginsFood(tokens, index, tail, language)) {
      parts.push({ tokens: [], end: undefined });
      tail = undefined;
    } else if (tail || !part) tail?.push(token);
    else if (index > lead && endsName(token, part.tokens, all, language)) {
      part.end = token.start;
      tail = [token];
    } else if (index >= lead) part.tokens.push(token);
  }
  return parts;
}

function endsName(token: Token, tokens: Token[], all: readonly Token[], { build }: Language): boolean {
  if (token.role === 'tail' || token.role === 'without') return true;
  // Ends the ingredient's name before a preparation, even without a comma: 'Eggplants sliced thin'.
  const isNamed = build === 'headLast' && tokens.at(-1)?.role === 'food' && tokens.at(-1)?.name;
  if (token.role !== 'none' || !isNamed || isHung(all, all.indexOf(token) - 1)) return false;
  return does(token, 'describing') || (!token.does && IS_LETTER.test(token.text));
}

/** True if another food follows an 'and'. False in 'salt for the rice and the beans', where the beans belong to the purpose. */
function beginsFood(tokens: Token[], index: number, tail: Token[], language: Language): boolean {
  const next = tokens.findIndex(({ role }, nth) => nth > index && !/^(?:none|which|turned)$/.test(role));
  const food = tokens[next];
  if (!food || tail[0]?.role === 'without' || !isFoodOfList(food, language)) return false;
  return tokens[next + 1]?.role === 'tail' || !tail.some((token) => isFoodOfList(token, language));
}

function isFoodOfList({ id, role, name }: Token, { made, vague }: Language): boolean {
  if (!name || (role !== 'food' && role !== 'makes') || made.has(id) || vague.has(id)) return false;
  return name.families.size > 0 || !name.isBracketed;
}

/** Reads a variety or part as the food if the line names no other food: '4 cloves'. */
export function lastOf(tokens: readonly Token[], line: string): NamedFood {
  const which = tokens.filter(isWhich);
  const [first = tokens.findLast(({ text, kind }) => IS_LETTER.test(text) && kind !== 'metric')] = which;
  if (!first) return { name: '', needs: [] };
  const last = which.at(-1) ?? first;
  // Prefers a known food to the last word: 'olives' in French 'olives vertes'.
  const head = which.findLast(({ name }) => name) ?? last;
  const others = which.filter((token) => token !== head);
  return {
    name: nameIn(line, tokens, first.start, last.end),
    needs: [[[...others, { ...head, role: 'food' }]]],
  };
}

/** True if a word before the food's name does not belong to the name, such as 'large pinch' or '2-inch piece'. */
function isLead(tokens: Token[], index: number, all: readonly Token[]): boolean {
  const token = tokens[index] as Token;
  const next = tokens.slice(index).find((one) => !does(one, 'describing'));
  const isBeforeUnit = all[index] === token && next?.kind !== undefined && next.kind !== 'noAmount';
  if (does(token, 'describing')) return isBeforeUnit;
  if (isLength(token, all)) return true;
  if (!/^(?:none|tail|and|or)$/.test(token.role) || isHung(all, all.indexOf(token) + 1)) return false;
  return token.does ? token.kind !== 'noAmount' : !IS_LETTER.test(token.text);
}

/** True for 'inch' in '2-inch ginger' or '2 inch ginger', but not for 'spice' in '5 spice powder'. */
function isLength(token: Token, all: readonly Token[]): boolean {
  const index = all.indexOf(token);
  const next = all[index + 1];
  const isLast = next?.role === 'makes' && all[index + 2]?.role !== 'food';
  const isOfName = isLast || (isAttached(all, index + 1) && !does(next, 'sign'));
  const before = all[isSign(all[index - 1], '-') ? index - 2 : index - 1];
  return token.kind === 'noAmount' && does(before, 'figure') && !isOfName;
}

/** True for a hyphen between two words. */
function isHung(all: readonly Token[], index: number): boolean {
  return isSign(all[index], '-') && isAttached(all, index) && isAttached(all, index + 1);
}
