import { type Line, linesOf } from '../lines/lines.ts';
import { beginsWithAmount, countWords, hasNumber, isInCapitals, isSentence } from '../lines/looks.ts';
import { isOnlyAmount } from '../numbers/amounts.ts';
import { isSectionWord, kindOf, stepOf } from '../shape/titles.ts';
import type { Language } from '../words/language.ts';
import { pause } from './pause.ts';

/** Matches a choice of units or of the number of servings: '1x 2x 3x', 'US Customary – Metric', and a label of plugins. */
const CHOICE =
  /^(?:(?:cook mode|prevent your screen).*|(?:(?:units?|scale|usm?|us customary|metric|imperial|cups|[\d.\u00bd/\u2044]+x)[\s|?\u2013-]*)+)$/i;
const CHOICE_LAST = /\s(?:[\d\u00bd/\u2044]+x\s*){2,}$/i;
/** Matches the number of steps after the number of a step: 'Step 5/12'. */
const OF_ALL = /\s?\/\s?\d{1,2}$/;
const WHOLE_NUMBER = /^0?\d{1,2}[.)]?$/;
const NUMBER = /^[\p{N}\s.,/\u2044\u2013-]+$/u;
/** Matches the number of a step that is written together with its first word: '1Das Mehl'. */
const GLUED_NUMBER = /^0?\d{1,2}(?=\p{Lu}\p{Ll}+\s)/u;
/** Matches the rest of an ingredient: '(400 ml)'. */
const REMARK = /^(?:\(|(?:or|oder|ou|o)\s\p{Ll})/u;
/** Limits for the time that a page takes. A recipe further down is not found. */
const MOST_CHARS = 300_000;
const MOST_LINES = 6_000;
const LONGEST_LINE = 2_000;
const LINES_AT_ONCE = 30;
const LONGEST_AMOUNT = 25;
const LONGEST_ITEM = 30;

/**
 * Divides a page into lines. Joins an amount on its own line with the food on the next line, and drops the numbers of
 * steps and choices of units.
 */
export async function linesOfPage(text: string, language: Language): Promise<Line[]> {
  // Puts a bullet on its own line before the next line.
  const written = text
    .slice(0, MOST_CHARS)
    .replace(/^[ \t]*[\u25a2\u25a1\u2610\u2022\u25cf][ \t]*\r?\n+/gm, '- ')
    .replaceAll('\u25a2', '\u25a1')
    .split('\n');
  const lines: Line[] = [];
  const amounts: boolean[] = [];
  for (let index = 0; index < Math.min(written.length, MOST_LINES); index += LINES_AT_ONCE) {
    await pause();
    const some = written.slice(index, index + LINES_AT_ONCE).map((line) => line.slice(0, LONGEST_LINE));
    for (const line of linesOf(some.join('\n'))) {
      const own = line.text.replace(CHOICE_LAST, '').replace(GLUED_NUMBER, '');
      if (own === '' || CHOICE.test(own)) continue;
      lines.push(own === line.text ? line : withText(line, own));
      amounts.push(isAmount(own, language));
    }
  }
  const isFoodFirst = beginsWithFood(lines, amounts, language);
  const joined: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const last = joined.at(-1);
    const isMethod = isSentence(line.text);
    if (!last || line.mark === '#') {
      joined.push(line);
      continue;
    }
    const isRemark = beginsWithAmount(last.text) && REMARK.test(line.text) && !isMethod;
    const isAmountOfLast =
      isFoodFirst && amounts[index] && !hasNumber(last.text) && countWords(last.text) < LONGEST_ITEM;
    const isFoodOfLast =
      !isFoodFirst &&
      amounts[index - 1] &&
      last.text === lines[index - 1]?.text &&
      !isMethod &&
      !beginsWithAmount(line.text) &&
      !/ingredients|steps/.test(`${kindOf(line.text, language).kind}`);
    const isStep = stepOf(last.text.replace(OF_ALL, ''), language) === '';
    // A line below 'Step 1' is the whole step, unless it is the title of the step.
    const isWhole =
      isMethod || !(isSentence(lines[index + 1]?.text ?? '') || isSectionWord(line.text, language));
    if ((isMethod && WHOLE_NUMBER.test(last.text)) || (isStep && isWhole))
      joined.splice(-1, 1, { ...line, mark: '1' });
    else if (isRemark || isAmountOfLast || isFoodOfLast)
      joined.splice(-1, 1, withText(last, `${last.text} ${line.text}`));
    else joined.push(line);
  }
  return joined;
}

function withText(line: Line, text: string): Line {
  return { ...line, text, raw: text };
}

/** True for an amount without a food: '500', '2 EL'. */
function isAmount(text: string, language: Language): boolean {
  if (text.length > LONGEST_AMOUNT || !hasNumber(text)) return false;
  if (NUMBER.test(text)) return true;
  if (language.contains('serves', text)) return false;
  return isOnlyAmount(text.replace(/\.$/, ''), language);
}

/** True if each food stands above its amount. */
function beginsWithFood(lines: Line[], amounts: boolean[], language: Language): boolean {
  return lines.some(({ text }, index) => {
    const [first, second, third, fourth] = amounts.slice(index + 1, index + 5);
    if (first || !second || third || !fourth || kindOf(text, language).kind !== 'ingredients') return false;
    const [name = '', , food = ''] = lines.slice(index + 1).map((line) => line.text);
    const isGroup =
      language.beginsWith('for', name) || isInCapitals(name) || language.contains('serves', name);
    return !isGroup && !isSentence(food) && !language.contains('serves', food);
  });
}
