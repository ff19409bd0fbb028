import { findFigures, type ShownFigure } from '../numbers/amounts.ts';
import { type Figure, figuresIn, readLine } from '../numbers/readLine.ts';
import { isAmount, scaledFigures } from '../numbers/scaledFigures.ts';
import type { Language } from '../words/language.ts';
import { ENDS_BEFORE_SPACE, ENDS_WITHOUT_SPACE } from '../words/signs.ts';
import { finderOf } from './foodsNamed.ts';
import type { Listed } from './forStep.ts';

type Recipe = { ingredients: readonly Listed[]; language: Language };

/** Divides a text at the ends of sentences, but not after an abbreviation such as 'oz.'. */
const SENTENCES = new RegExp(
  `(?<=[${ENDS_BEFORE_SPACE}]\\s)(?=[^\\p{Ll}\\p{N}])|(?<=[${ENDS_WITHOUT_SPACE}\n])`,
  'u',
);
/** Matches the next words, up to a sign or another number. A number without a unit may count something other than a food. */
const [AFTER_UNIT, AFTER_NUMBER] = [/^(?:\s*[^\s,.;:()\p{N}]+){0,4}/u, /^(?:\s*[^\s,.;:()\p{N}]+){0,2}/u];
/** `figuresIn` finds no numbers in longer texts. */
const PIECES = /.{1,299}(?:\s|$)|.{1,300}/gsu;

/**
 * Returns the figures of a text outside the list of ingredients, such as a step. Scales an amount only if the list has
 * the same amount of the food after the amount. `isPartly`: whether the text also has an amount that is not scaled.
 */
export function figuresOfStep(text: string, recipe: Recipe): { figures: ShownFigure[]; isPartly: boolean } {
  const figures: ShownFigure[] = [];
  let isPartly = false;
  let offset = 0;
  for (const sentence of text.split(SENTENCES).flatMap((one) => one.match(PIECES) ?? [])) {
    const from = offset;
    const amounts = figuresIn(sentence, recipe.language).filter(isAmount);
    const scaled = amounts.filter((one) => isListed(one, sentence, recipe));
    isPartly ||= amounts.length > scaled.length;
    for (const one of findFigures(sentence, recipe.language, scaled))
      figures.push({ ...one, start: one.start + from, unitEnd: one.unitEnd + from });
    offset += sentence.length;
  }
  return { figures, isPartly };
}

function isListed(figure: Figure, sentence: string, { ingredients, language }: Recipe): boolean {
  const [after = ''] = (figure.unit ? AFTER_UNIT : AFTER_NUMBER).exec(sentence.slice(figure.unitEnd)) ?? [];
  if (!/\p{N}/u.test(sentence.slice(figure.start, figure.end))) return false;
  return ingredients.some(({ text }) => {
    const [listed] = scaledFigures(readLine(text, language), language);
    const unitOf = (line: string, { unit }: Figure) =>
      language.keyOf(unit ? line.slice(unit.start, unit.end) : '');
    return (
      listed?.low === figure.low &&
      listed.high === figure.high &&
      unitOf(text, listed) === unitOf(sentence, figure) &&
      finderOf([text], language)(after).size > 0
    );
  });
}
