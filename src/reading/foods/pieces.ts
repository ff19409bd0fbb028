import type { FoodLanguage } from '../words/readyFoods.ts';
import { type Food, isOfFood, isWhich, toldApart, withSharedHead } from './food.ts';
import type { Token } from './token.ts';
import { tokensOf } from './tokens.ts';

/** `needs`: what has to be there, each with its alternatives. */
export type Ingredient = { name: string; needs: Food[][] };
/**
 * `words`: all that it says. `isForWhat`: it begins with 'for' or the like. `alone`: what it names where nothing else of its
 * line does.
 */
export type Piece = Ingredient & { words: string; isForWhat: boolean; alone: Ingredient | undefined };

/** They stand where an amount stood, and a figure that is none: '1-inch pieces'. */
export const AMOUNT = '\ue000';
export const NO_AMOUNT = '\ue001';
const FIGURES = /[\ue000\ue001]/g;
const ENDING = /[\s\ue000\ue001,;:.\u3001\u3002-]+$/;
const IS_LETTER = /\p{L}/u;

export function readPiece(bare: string, written: string, language: FoodLanguage): Piece {
  const text = bare.replace(FIGURES, ' ');
  const tokens = tokensOf(text, language).filter(({ role }) => role !== 'cut');
  const lead = tokens.findIndex((token) => !isLead(token, language));
  const parts = lead < 0 ? [] : partsOf(tokens, lead, language);
  const needs: Food[][] = [];
  for (const { said } of parts) {
    needs.push([[]]);
    for (const token of said) {
      if (token.role === 'and') needs.push([[]]);
      else if (token.role === 'or') needs.at(-1)?.push([]);
      else if (token.role !== 'tail' && token.role !== 'without') needs.at(-1)?.at(-1)?.push(token);
    }
  }
  const names = parts.map(({ said, end }) => nameIn(written, bare, said[0]?.start ?? 0, end));
  const which = tokens.filter(isWhich);
  return {
    name: names.join(', '),
    needs: needs
      .map((ways) => withSharedHead(ways, language))
      .map((ways) => ways.map((food) => toldApart(food, language)).filter(isOfFood))
      .filter((ways) => ways.length > 0),
    words: tokens[lead] ? nameIn(written, bare, tokens[lead].start, undefined) : '',
    isForWhat: tokens.slice(0, lead).some(({ role }) => role === 'tail'),
    alone: which.length > 0 ? lastOf(which, written) : undefined,
  };
}

function nameIn(written: string, bare: string, start: number, end: number | undefined): string {
  const { length } = bare.slice(start, end).replace(ENDING, '');
  return written.slice(start, start + length);
}

/** What is said before the tail, and again behind an 'and' in it: 'oil for frying and sour cream to serve'. */
function partsOf(tokens: Token[], lead: number, language: FoodLanguage) {
  const parts: { said: Token[]; end: number | undefined }[] = [{ said: [], end: undefined }];
  let tail: Token[] | undefined;
  for (const [at, token] of tokens.entries()) {
    const part = parts.at(-1);
    if (tail && token.role === 'and' && beginsFood(tokens, at, tail, language)) {
      parts.push({ said: [], end: undefined });
      tail = undefined;
    } else if (tail || !part) tail?.push(token);
    else if (at > lead && endsName(token, part.said, language)) {
      part.end = token.start;
      tail = [token];
    } else if (at >= lead) part.said.push(token);
  }
  return parts;
}

function endsName({ role, text }: Token, said: Token[], { build, roles, fold }: FoodLanguage): boolean {
  if (role === 'tail' || role === 'without') return true;
  // 'Eggplants sliced thin': what is said behind the name is what is done to it.
  const isNamed = build === 'headLast' && said.at(-1)?.role === 'food' && said.at(-1)?.name;
  if (role !== 'none' || !isNamed) return false;
  const does = roles.map.get(fold(text));
  return does === 'describing' || (does === undefined && IS_LETTER.test(text));
}

/** Not in 'salt for the rice and the beans', where 'and' joins what the tail tells of. */
function beginsFood(tokens: Token[], at: number, tail: Token[], language: FoodLanguage): boolean {
  const next = tokens.findIndex(({ role }, nth) => nth > at && !/^(?:none|which|turned)$/.test(role));
  const food = tokens[next];
  if (!food || tail[0]?.role === 'without' || !isKnown(food, language)) return false;
  return tokens[next + 1]?.role === 'tail' || !tail.some((token) => isKnown(token, language));
}

function isKnown({ id, role, name }: Token, { made, vague }: FoodLanguage): boolean {
  if (!name || (role !== 'food' && role !== 'makes') || made.has(id) || vague.has(id)) return false;
  return name.families.size > 0 || !name.isBracketed;
}

/** Where nothing else is named, what elsewhere says which one is the food: 'ripe plums', '4 cloves'. */
export function lastOf(tokens: Token[], written: string): Ingredient {
  const which = tokens.filter(isWhich);
  const [first = tokens.findLast(({ text }) => IS_LETTER.test(text))] = which;
  if (!first) return { name: '', needs: [] };
  const last = which.at(-1) ?? first;
  // 'Olives vertes'
  const head = which.findLast(({ name }) => name) ?? last;
  const others = which.filter((token) => token !== head);
  return { name: written.slice(first.start, last.end), needs: [[[...others, { ...head, role: 'food' }]]] };
}

/** What may stand before a name without being of it. */
function isLead({ text, role }: Token, { codes, fold }: FoodLanguage): boolean {
  if (role !== 'none' && role !== 'tail' && role !== 'and' && role !== 'or') return false;
  const code = codes.map.get(
    fold(text)
      .replace(/[\s.]+/g, ' ')
      .trim(),
  );
  return code ? !/^[DL]/.test(code) : !IS_LETTER.test(text) || text === 'x';
}
