import { formatYield } from '../../shared/formatYield.ts';
import type { Line } from '../lines/lines.ts';
import { beginsWithAmount, countWords, endsSentence, hasNumber, isSentence, share } from '../lines/looks.ts';
import { factsIn } from '../numbers/facts.ts';
import { isSectionWord, type Kind, kindOf } from '../shape/titles.ts';
import { namesFood } from '../tokens/tokens.ts';
import type { Language } from '../words/language.ts';
import { endOfItems, itemsBetween } from './itemsBetween.ts';
import {
  type FoundMethod,
  LINES_TO_METHOD,
  MOST_WORDS_OF_REMARK,
  MOST_WORDS_OF_TITLE,
  methodIn,
} from './methodIn.ts';
import { nameOnPage } from './nameOnPage.ts';
import { pause } from './pause.ts';
import { type Kinds, pointsOfLine, runsOfItems } from './runsOfItems.ts';
import { wordsOf } from './wordsOf.ts';
import type { Parts } from './writeParts.ts';

/** `isSure`: false if the text may as well be a list of foods with a remark. */
type Cut = { parts: Parts; isSure: boolean };

const LINES_OF_FACTS = 40;
const LINES_OF_FACTS_BELOW = 5;
const FEWEST_ITEMS = 2;
const FEWEST_SENTENCES = 2;
/** Comments of visitors may follow the notes of a page. */
const MOST_NOTES = 8;
/** A changelog or a manual names fewer foods. */
const LEAST_SHARE_OF_FOODS = 0.25;
/** Minimum number of steps below a title if none of them is a sentence. */
const FEWEST_BARE_STEPS = 4;

/** Finds the recipe in the lines of a page. Returns null if they contain no ingredients with steps. */
export async function cutRecipe(lines: Line[], language: Language): Promise<Cut | null> {
  const kinds: Kinds = [];
  const points: number[] = [];
  for (const [index, line] of lines.entries()) {
    await pause();
    const kind = titleKind(line, lines[index + 1], language);
    kinds.push(kind);
    points.push(pointsOfLine(line, kind, language));
  }
  const runs = runsOfItems(lines, kinds, points, language).map((run) => {
    const below = methodIn(lines, kinds, run.end, lines.length);
    const above = Math.max(0, run.start - LINES_TO_METHOD);
    const before = methodIn(lines, kinds, above, run.start);
    // Some pages show the method first, and other sentences below the ingredients.
    const isAbove = !below.isTitled && before.isTitled && before.steps.length > below.steps.length;
    const isFirst = isAbove && kinds.slice(run.start, run.end).includes('ingredients');
    const method = isFirst || below.steps.length === 0 ? before : below;
    return { ...run, ...method, isSure: run.end - run.start >= FEWEST_ITEMS && isMethod(method) };
  });
  await pause();
  const best = runs.find(({ isSure }) => isSure) ?? runs[0];
  const found = best && best.steps.length > 0 ? best : inSteps(lines, kinds);
  if (!found) return null;
  const { start, steps } = found;
  const end = start === found.end ? start : endOfItems(lines, kinds, found, steps, language);
  const listed = itemsBetween(lines.slice(start, end), kinds.slice(start, end + 1), steps, language);
  const items = [...listed, ...found.items];
  const words = wordsOf([...items, ...steps].join(' '));
  const name = await nameOnPage(lines, kinds, start, words, language);
  const near = lines.slice(Math.max(0, start - LINES_OF_FACTS), start + LINES_OF_FACTS_BELOW);
  const facts = factsIn(near, [], name, language);
  const makes = facts.yield ? formatYield(facts.yield, 1) : '';
  const areFoods =
    language.isByShape || share(items, (item) => namesFood(item, language)) >= LEAST_SHARE_OF_FOODS;
  const isSure = items.length >= FEWEST_ITEMS && isMethod(found) && areFoods;
  const notes = notesAt(found.after, lines, kinds);
  return { parts: { name, makes, times: facts, ingredients: items, steps, notes }, isSure };
}

/** Returns the sentences and items below a title such as 'Notes'. Other lines belong to the page, such as its menu. */
function notesAt(title: number, lines: Line[], kinds: Kinds): string[] {
  if (kinds[title] !== 'aside') return [];
  const below = lines.slice(title + 1, title + 1 + MOST_NOTES);
  const isNote = ({ text, mark }: Line) =>
    isSentence(text) || endsSentence(text) || (mark === '-' && !hasNumber(text));
  const end = below.findIndex((line, index) => kinds[title + 1 + index] || !isNote(line));
  return below.slice(0, end < 0 ? MOST_NOTES : end).map(({ text }) => text);
}

/** Finds a recipe that has no list of ingredients, but names the ingredients of each step beside it. */
function inSteps(lines: Line[], kinds: Kinds) {
  const method = methodIn(lines, kinds, 0, lines.length, true);
  const isRecipe = method.items.length >= FEWEST_ITEMS && isMethod(method);
  return isRecipe ? { ...method, start: method.first, end: method.first } : null;
}

/** False if the steps may be remarks on foods. */
function isMethod({ steps, isTitled }: FoundMethod): boolean {
  // Leaves out brief remarks on a food, such as 'Salt to taste.'
  const sentences = steps.filter(
    (one) => isSentence(one) && countWords(one) > MOST_WORDS_OF_REMARK && !beginsWithAmount(one),
  ).length;
  const isBare = isTitled && steps.length >= FEWEST_BARE_STEPS;
  return isBare || sentences >= (isTitled ? 1 : FEWEST_SENTENCES);
}

/** Returns the kind of lines that a line announces. Reads more lines as titles than the reader does in a model's answer. */
function titleKind({ text, mark, level }: Line, next: Line | undefined, language: Language): Kind | null {
  if (mark === '-' || beginsWithAmount(text) || (isSentence(text) && mark !== '#')) return null;
  if (countWords(text) > MOST_WORDS_OF_TITLE) return null;
  if (language.contains('withFoods', text) || language.beginsWith('for', text)) return null;
  if (language.contains('ingredients', text)) return 'ingredients';
  const { kind, isSure } = kindOf(text, language);
  const isWhole = isSectionWord(text, language);
  if (kind === 'steps' && !isWhole && mark !== '#' && namesFood(text, language)) return null;
  if (kind === 'steps') return isWhole || (next && isSentence(next.text)) ? kind : null;
  return isSure && (isWhole || level > 0) ? kind : null;
}
