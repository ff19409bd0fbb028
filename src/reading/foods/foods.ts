import { readFigures } from '../numbers/readFigures.ts';
import { rememberedIn } from '../words/fold.ts';
import type { FoodLanguage } from '../words/readyFoods.ts';
import type { Token } from './token.ts';
import { tokensOf } from './tokens.ts';

export type Food = Token[];
/** `needs`: what has to be there, each with its alternatives. */
export type Ingredient = { name: string; needs: Food[][] };

/** No line of ingredients is longer. */
const MAX_CHARS = 300;
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]|\uff08[^\uff08\uff09]*\uff09/g;
const PIECE_END = /[,;:\u060c\u3001\uff0c\uff1a](?!\d)|\s[-\u2013\u2014]\s/;
/** Stands where an amount stood. */
const AMOUNT = '\ue000';
const ENDING = /[\s\ue000,;:.\u3001\u3002-]+$/;
const IS_LETTER = /\p{L}/u;

/** Each line is read for each step and at each change of the list. */
export const readIngredient = rememberedIn(ingredientIn, MAX_CHARS);

/** Whether it is of a food, rather than of what only says which one or a part of one. */
function isOfFood(food: Food): boolean {
  return food.some(({ role }) => role === 'food' || role === 'makes' || role === 'plant' || role === 'free');
}

/** What names the food, without what only says which one. */
export function coreOf(food: Food): string[] {
  return food.flatMap(({ id, role }) => (role === 'which' || role === 'parts' ? [] : [id]));
}

/** The line with marks in the place of its amounts. */
export function withoutAmounts(line: string, language: FoodLanguage): string {
  return readFigures(line, language).reduceRight(
    (text, { start, unitEnd }) => text.slice(0, start) + AMOUNT.repeat(unitEnd - start) + text.slice(unitEnd),
    line,
  );
}

function ingredientIn(line: string, language: FoodLanguage): Ingredient {
  if (line.length > MAX_CHARS) return { name: line.trim(), needs: [] };
  const plain = line.replace(BRACKETS, (all) => ' '.repeat(all.length));
  const bare = withoutAmounts(plain, language);
  let from = 0;
  const pieces = bare.split(PIECE_END).map((piece) => {
    const start = bare.indexOf(piece, from);
    from = start + piece.length;
    const first = piece.search(/[\p{L}\ue000]/u);
    const isCounted = piece.charAt(first) === AMOUNT;
    return { isCounted, ...readPiece(piece, plain.slice(start, from), language) };
  });
  const foods = pieces.filter(({ needs }) => needs.length > 0);
  const told = foods.length > 0 ? foods : [{ isCounted: true, ...lastOf(tokensOf(plain, language)) }];
  // After an amount, a comma begins the preparation; without one it may begin another ingredient.
  const [head = ''] = bare.split(/[,;\u060c\u3001\uff0c](?!\d)/);
  const isAmountFirst = head.includes(AMOUNT);
  const kept = isAmountFirst ? told.filter(({ isCounted }, at) => at === 0 || isCounted) : told;
  return {
    name: kept.map(({ name }) => name).join(', ') || line.trim(),
    needs: kept.flatMap(({ needs }) => needs),
  };
}

function readPiece(bare: string, written: string, language: FoodLanguage): Ingredient {
  const text = bare.replaceAll(AMOUNT, ' ');
  const tokens = tokensOf(text, language).filter(({ role }) => role !== 'cut');
  const lead = tokens.findIndex((token) => !isLead(token, language));
  const isTail = ({ role }: Token, at: number) => at > lead && (role === 'tail' || role === 'without');
  const tail = lead < 0 ? -1 : tokens.findIndex(isTail);
  const said = tail < 0 ? tokens : tokens.slice(0, tail);
  const needs: Food[][] = [[[]]];
  for (const token of said) {
    if (token.role === 'and') needs.push([[]]);
    else if (token.role === 'or') needs.at(-1)?.push([]);
    else if (token.role !== 'none' && token.role !== 'tail' && token.role !== 'without')
      needs.at(-1)?.at(-1)?.push(token);
  }
  const end = tail > 0 ? tokens[tail]?.start : undefined;
  const first = tokens[lead] ?? tokens[0];
  return {
    name: first
      ? written.slice(first.start, first.start + bare.slice(first.start, end).replace(ENDING, '').length)
      : '',
    needs: needs.map((ways) => ways.filter(isOfFood)).filter((ways) => ways.length > 0),
  };
}

/** Where nothing else is named, what elsewhere says which one is the food: 'ripe plums', '4 cloves'. */
function lastOf(said: Token[]): Ingredient {
  const isNamed = ({ role }: Token) => role === 'which' || role === 'parts';
  const last = said.findLast(isNamed) ?? said.findLast(({ text }) => IS_LETTER.test(text));
  return last ? { name: last.text, needs: [[[{ ...last, role: 'food' }]]] } : { name: '', needs: [] };
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
