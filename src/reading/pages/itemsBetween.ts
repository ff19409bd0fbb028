import { type Line, withoutColon } from '../lines/lines.ts';
import {
  BRACKETS,
  beginsWithAmount,
  countWords,
  hasNumber,
  hasWords,
  isInCapitals,
  isSentence,
  share,
} from '../lines/looks.ts';
import { isFact, isLabel } from '../numbers/facts.ts';
import { isSectionWord, kindOf } from '../shape/titles.ts';
import { namesFood, tokensOf } from '../tokens/tokens.ts';
import type { Language } from '../words/language.ts';
import { isFirstStep, MOST_WORDS_OF_REMARK, MOST_WORDS_OF_TITLE } from './methodIn.ts';
import { AMOUNT_LAST, ENERGY, ITEM, type Kinds } from './runsOfItems.ts';
import { TITLE_CASE, wordsOf } from './wordsOf.ts';
import { GROUP } from './writeParts.ts';

/** Matches the title of a group that ends with a dash: 'filling-'. */
const DASH = /(?<=\p{L})\s?[-\u2013]$/u;
const LONGEST_ITEM = 8;
/** Maximum number of words of an ingredient above the title of the steps. */
const LONGEST_REMARK = 18;
/** From a last amount to a last food that stands below an unknown line. */
const LINES_TO_FOOD = 3;
/** Maximum number of lines between the last amount and the steps if these lines may be unused foods. */
const MOST_LINES_LEFT = 8;

/**
 * Returns the index after the last ingredient, or of the facts below it. Adds lines without amounts, such as
 * 'Salt', if the steps contain their words, or if the steps follow soon.
 */
export function endOfItems(
  lines: Line[],
  kinds: Kinds,
  { start, end }: { start: number; end: number },
  steps: string[],
  language: Language,
): number {
  const used = wordsOf(steps.join(' '));
  const title = kinds.findIndex((kind, index) => kind && index >= end);
  const isClosed = kinds[title] === 'steps' && title - end <= MOST_LINES_LEFT;
  const longest = isClosed ? LONGEST_REMARK : MOST_WORDS_OF_REMARK;
  const isEnd = (line: Line, index: number) =>
    Boolean(kinds[index]) ||
    isFirstStep(line) ||
    (isSentence(line.text) && (countWords(line.text) > longest || !namesFood(line.text, language))) ||
    isLabel(line.text, language);
  const next = lines.findIndex((line, index) => index >= end && isEnd(line, index));
  const isAboveSteps = next - end <= MOST_LINES_LEFT && (!kinds[next] || kinds[next] === 'steps');
  const bareOf = ({ text }: Line) => text.replace(BRACKETS, '');
  const isItem = (line: Line) => {
    const isFood = namesFood(line.text, language);
    return (
      (isFood && (isAboveSteps || ITEM.test(line.text))) ||
      share([...wordsOf(bareOf(line))], (word) => used.has(word)) >= 0.5 ||
      (isAboveSteps && kinds[next] === 'steps' && !line.isFirst && line.level === 0) ||
      beginsWithUnit(line.text, language) ||
      language.contains('staples', line.text)
    );
  };
  const other = lines.findIndex(
    (line, index) =>
      index >= end &&
      (isEnd(line, index) || countWords(bareOf(line)) > Math.max(longest, LONGEST_ITEM) || !isItem(line)),
  );
  const last = other < 0 ? lines.length : other;
  const found = lines.slice(start, last);
  const lastFood = found.findLastIndex(({ text }) => beginsWithAmount(text) && namesFood(text, language));
  const facts = found.findIndex(
    ({ text }, index) => (index > 0 && ENERGY.test(text)) || (index > lastFood && isLabel(text, language)),
  );
  return facts < 0 ? last : start + facts;
}

/** Returns the ingredients among some lines, and the titles of their groups. `kinds`: also of the line below. */
export function itemsBetween(lines: Line[], kinds: Kinds, steps: string[], language: Language): string[] {
  const used = wordsOf(steps.join(' '));
  const counted = lines.filter(({ text }) => beginsWithAmount(text));
  const haveBullets = share(counted, ({ mark }) => mark === '-') > 0.5;
  const last = lines.findLastIndex(({ text }) => beginsWithAmount(text) || AMOUNT_LAST.test(text));
  // True for a list without amounts right above the title of the steps.
  const isBare = last < 0 && kinds[lines.length] === 'steps';
  const isFoodLast = lines.length - last <= LINES_TO_FOOD && namesFood(lines.at(-1)?.text ?? '', language);
  const items: string[] = [];
  for (const [index, line] of lines.entries()) {
    const { mark, level, text } = line;
    const next = lines[index + 1];
    const hasAmount = beginsWithAmount(text);
    const isFood = namesFood(text, language);
    if (!hasWords(text) || isLabel(text, language)) continue;
    if (isFact(text, language) && !(isFood && hasAmount)) continue;
    const isOfList = language.contains('ingredients', text) && !hasAmount;
    const isTitle =
      level > 0 ||
      isOfList ||
      DASH.test(text) ||
      // A group often has the same title above its steps.
      steps.includes(GROUP + withoutColon(text)) ||
      isInCapitals(text) ||
      kinds[index] ||
      language.beginsWith('for', text);
    const bare = text.replace(BRACKETS, '');
    const { kind } = kindOf(text, language);
    // Reads 'Cooking spray' as an ingredient, although 'cooking' is a title of steps.
    const isPlainItem = ITEM.test(bare) || language.contains('staples', text) || (kind && next && isFood);
    const isFirst = index === 0 || kinds[index - 1] === 'ingredients';
    // Reads a short line without an amount above an amount as the title of a group, unless it looks like an ingredient.
    const isName =
      language.contains('made', text) ||
      (!isPlainItem && !beginsWithUnit(text, language) && (isFirst || !isFood || TITLE_CASE.test(bare)));
    const isAbove = next && (haveBullets ? mark !== '-' && next.mark === '-' : beginsWithAmount(next.text));
    const isBrief = next && !hasNumber(text) && countWords(bare) <= MOST_WORDS_OF_TITLE;
    if (isBrief && (isTitle || (isAbove && (haveBullets || isName)))) {
      if (isOfList ? !isSectionWord(text, language) : !kind)
        items.push(GROUP + withoutColon(text).replace(DASH, ''));
      continue;
    }
    // Stops at buttons and titles below the last amount.
    const isUsed = isFood || [...wordsOf(text)].some((word) => used.has(word));
    const isOfSteps = !next && kind === 'steps';
    if (index > last && !isPlainItem && !isBare && (isOfSteps || !(isUsed || isFoodLast))) break;
    if (!isOfList) items.push(text);
  }
  return items.slice(0, items.findLastIndex((item) => !item.startsWith(GROUP)) + 1);
}

/** True for an amount without a number: 'Good pinch of nutmeg'. */
function beginsWithUnit(text: string, language: Language): boolean {
  const first = tokensOf(text, language).slice(0, 2);
  return first.some(({ kind }) => kind === 'measure' || kind === 'piece');
}
