import { type Line, withoutColon } from '../lines/lines.ts';
import {
  beginsWithAmount,
  countWords,
  endsSentence,
  hasWords,
  isListOnOneLine,
  isSentence,
} from '../lines/looks.ts';
import type { Kinds } from './runsOfItems.ts';
import { GROUP } from './writeParts.ts';

/**
 * `items`: the ingredients that stand between the steps. `first`: the index of the first line, or -1. `after`: the index
 * of the title that ends the steps, or -1.
 */
export type FoundMethod = {
  steps: string[];
  items: string[];
  first: number;
  after: number;
  isTitled: boolean;
};

export const LINES_TO_METHOD = 40;
const LINES_TO_FAR_TITLE = 100;
/** After this many lines without a sentence, the steps have ended. */
const LINES_WITHOUT_STEP = 3;
/** A remark on a food may look like a sentence: 'Salt to taste.' */
export const MOST_WORDS_OF_REMARK = 5;
export const MOST_WORDS_OF_TITLE = 6;
/** Matches what separates the ingredients on one line: '1 egg, 2 cups milk'. */
const BETWEEN = /(?:,|\s\u2013)\s?(?=[\p{N}\p{Lu}])(?![^()]*\))/u;

/** True for '1. Fry the garlic.' */
export const isFirstStep = ({ text, mark, number }: Line): boolean =>
  mark === '1' && number === 1 && endsSentence(text) && !beginsWithAmount(text);

/**
 * Returns the steps between two lines, and whether a title such as 'Method' announces them. `hasItems`: true if each
 * step may have its ingredients beside it.
 */
export function methodIn(
  lines: Line[],
  kinds: Kinds,
  from: number,
  to: number,
  hasItems = false,
): FoundMethod {
  const isWithin = (most: number, index: number) => index >= from && index < Math.min(to, from + most);
  const sentence = lines.findIndex(
    (line, index) =>
      isWithin(LINES_TO_METHOD, index) &&
      (isFirstStep(line) ||
        (isSentence(line.text) &&
          (countWords(line.text) > MOST_WORDS_OF_REMARK || /\p{N}/u.test(line.text)))),
  );
  // A long table without a sentence, such as one of weights, may stand above the title.
  const most = sentence < 0 ? LINES_TO_FAR_TITLE : LINES_TO_METHOD;
  const title = kinds.findIndex((kind, index) => kind === 'steps' && isWithin(most, index));
  const first = title < 0 ? sentence : title;
  const steps: string[] = [];
  const items: string[] = [];
  let apart: string[] = [];
  let after = -1;
  const method = first < 0 ? [] : lines.slice(first, to);
  for (const [index, { text, mark, isFirst }] of method.entries()) {
    const kind = kinds[first + index];
    if (kind && kind !== 'steps' && steps.length > 0) {
      after = first + index;
      break;
    }
    if (kind === 'steps' || !hasWords(text)) continue;
    // The last line of a paragraph is no title: 'Serve warm'.
    const isBelow = steps.length > 0 && apart.length === 0 && !isFirst && method[index - 1]?.mark === mark;
    const isLast = title >= 0 && isBelow && method[index + 1]?.isFirst !== false && !beginsWithAmount(text);
    const isStep = mark === '1' || isSentence(text) || isLast;
    if (hasItems && beginsWithAmount(text) && (!isStep || isListOnOneLine(text))) {
      items.push(...text.split(BETWEEN));
    } else if (isStep || mark === '-' || countWords(text) > MOST_WORDS_OF_TITLE) {
      steps.push(...apart.map((one) => GROUP + withoutColon(one)), text);
      apart = [];
    } else if (!beginsWithAmount(text) && !apart.includes(text)) apart.push(text);
    if (apart.length < LINES_WITHOUT_STEP) continue;
    if (steps.length > 0) break;
    apart = [];
  }
  return { steps, items, first, after, isTitled: title >= 0 };
}
