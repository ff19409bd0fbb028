import { readFigures } from '../numbers/readFigures.ts';
import { rememberedIn } from '../words/fold.ts';
import type { FoodLanguage } from '../words/readyFoods.ts';
import { AMOUNT, type Ingredient, lastOf, NO_AMOUNT, readPiece } from './pieces.ts';
import { tokensOf } from './tokens.ts';

/** No line of ingredients is longer. */
const MAX_CHARS = 300;
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]|\uff08[^\uff08\uff09]*\uff09/g;
const PIECE_END = /[,;:\u060c\u3001\uff0c\uff1a](?!\d)|\s[-\u2013\u2014]\s/;
const FIGURE = /[\ue000\ue001]/;
const COLON = /[:\uff1a]/;

/** Each line is read for each step and at each change of the list. */
export const readIngredient = rememberedIn(ingredientIn, MAX_CHARS);

/** The line with marks in the place of its amounts. */
export function withoutAmounts(line: string, language: FoodLanguage): string {
  return readFigures(line, language).reduceRight(
    (text, { start, unitEnd, isNoAmount }) =>
      text.slice(0, start) + (isNoAmount ? NO_AMOUNT : AMOUNT).repeat(unitEnd - start) + text.slice(unitEnd),
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
    const first = piece.search(/[\p{L}\ue000\ue001]/u);
    const isCounted = piece.charAt(first) === AMOUNT;
    const isLabel = start === 0 && COLON.test(bare.charAt(from)) && !FIGURE.test(piece);
    const read = readPiece(piece, plain.slice(start, from), language);
    // 'Flaky salt, for finishing'
    const isForWhat = start > 0 && read.isForWhat;
    return { isCounted, isLabel, ...read, needs: isForWhat ? [] : read.needs };
  });
  const named = pieces.filter(namesFood);
  // 'Toppings: salsa, cilantro'
  const said = pieces.filter((piece) => !piece.isLabel || namesFood(piece) || named.length === 0);
  // After an amount, a comma begins the preparation; without one it may begin another ingredient.
  const [head = ''] = bare.split(/[,;\u060c\u3001\uff0c](?!\d)/);
  const isAmountFirst = FIGURE.test(head);
  // '1 lb flank steak, sliced against the grain'
  const [first] = said;
  const isFirstAlone = isAmountFirst && first?.alone && first.needs.length === 0 && named.length === 0;
  const foods = isFirstAlone ? [{ ...first, ...first.alone }] : said.filter(({ needs }) => needs.length > 0);
  const told = foods.length > 0 ? foods : [{ isCounted: true, ...lastOf(tokensOf(plain, language), plain) }];
  const kept = isAmountFirst ? told.filter(({ isCounted }, at) => at === 0 || isCounted) : told;
  // '8 bone-in, skin-on chicken thighs'
  const before = isAmountFirst && kept[0] === said[1] && first?.words ? [first.words] : [];
  return {
    name: [...before, ...kept.map(({ name }) => name)].join(', ') || line.trim(),
    needs: kept.flatMap(({ needs }) => needs),
  };
}

function namesFood({ needs }: Ingredient): boolean {
  return needs.some((ways) => ways.some((food) => food.some(({ name }) => name)));
}
