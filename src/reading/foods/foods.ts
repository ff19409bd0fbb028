import { rememberedIn } from '../../shared/remembered.ts';
import { type Item, MAX_CHARS, readLine } from '../numbers/readLine.ts';
import { does, isSign } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { Language } from '../words/language.ts';
import { withCommasAsOr } from './food.ts';
import { lastOf, type NamedFood, readPiece } from './pieces.ts';

/** Reads one ingredient line, and caches the result, which each step needs again. */
export const readIngredient = rememberedIn(ingredientIn, MAX_CHARS);

function ingredientIn(line: string, language: Language): NamedFood {
  if (line.length > MAX_CHARS) return { name: line.trim(), needs: [] };
  const tokens = withCommasAsOr(withoutBrackets(readLine(line, language)), language);
  const ends = tokens.flatMap((_, index) => (endsPiece(tokens, index) ? [index] : []));
  const pieces = [...ends, tokens.length].map((end, nth) => {
    const own = tokens.slice(nth > 0 ? (ends[nth - 1] ?? 0) + 1 : 0, end);
    const first = own.find((token) => !does(token, 'sign'));
    const isCounted = first?.figure?.isNoAmount === false;
    const isLabel = nth === 0 && isSign(tokens[end], ':') && !own.some(({ figure }) => figure);
    const read = readPiece(own, line, language);
    // Ignores foods after a comma that only state a purpose: the toast in 'butter, for the toast'.
    const needs = nth > 0 && read.isForWhat ? [] : read.needs;
    return { isCounted, isLabel, isAfterOr: own[0]?.role === 'or', ...read, needs };
  });
  const named = pieces.filter(({ needs }) => needs.flat(2).some(({ name }) => name));
  // Finds alternatives to the food before a comma: oil in '200 g butter, or oil'.
  const others = pieces.slice(1).filter((one) => one !== named[0] && one.isAfterOr && one.needs.length === 1);
  // Ignores a label that does not name a food, such as 'Toppings' in 'Toppings: salsa, cilantro'.
  const used = pieces.filter(
    (piece) => !others.includes(piece) && (!piece.isLabel || named.includes(piece) || named.length === 0),
  );
  // Reads the words after a comma as the preparation if the line begins with an amount: '2 onions, diced'. Otherwise,
  // these words may be another ingredient.
  const comma = tokens.findIndex((token) => isSign(token, ',;'));
  const amount = tokens.findIndex(({ figure }) => figure);
  const isAmountFirst = amount >= 0 && (comma < 0 || amount < comma);
  // Reads the first part of the line as the food if the line names no known food: 'flank steak' in '1 lb flank steak, sliced'.
  const [first] = used;
  const isFirstAlone = isAmountFirst && first?.alone && first.needs.length === 0 && named.length === 0;
  const foods = isFirstAlone ? [{ ...first, ...first.alone }] : used.filter(({ needs }) => needs.length > 0);
  const all = () => lastOf(withoutBrackets(tokensOf(line, language)), line);
  const found = foods.length > 0 ? foods : [{ isCounted: true, ...all() }];
  const chosen = isAmountFirst ? found.filter(({ isCounted }, index) => index === 0 || isCounted) : found;
  // Adds the words before the first comma to the ingredient's name: 'bone-in' in '8 bone-in, skin-on chicken thighs'.
  const before = isAmountFirst && chosen[0] === used[1] && first?.words ? [first.words] : [];
  const own = chosen.flatMap((piece) => piece.needs);
  const needs = [...own, ...others.flatMap((piece) => piece.needs)];
  return {
    name: [...before, ...chosen.map(({ name }) => name)].join(', ') || line.trim(),
    needs: own.length === 1 ? [needs.flat()] : needs,
  };
}

function withoutBrackets(tokens: Item[]): Item[] {
  const opening = tokens.findIndex((token, index) => {
    const next = tokens.slice(index + 1).find((other) => isSign(other, '()'));
    return isSign(token, '(') && isSign(next, ')');
  });
  if (opening < 0) return tokens;
  const closing = tokens.findIndex((token, index) => index > opening && isSign(token, ')'));
  return [...tokens.slice(0, opening), ...withoutBrackets(tokens.slice(closing + 1))];
}

function endsPiece(tokens: Item[], index: number): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  const isApart = before && token && next && before.end < token.start && token.end < next.start;
  return isSign(token, ',;:') || Boolean(isApart && isSign(token, '-'));
}
