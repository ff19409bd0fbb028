import { formatYield } from '../../shared/formatYield.ts';
import { type Line, withoutColon } from '../lines/lines.ts';
import {
  BRACKETS,
  beginsWithAmount,
  countWords,
  hasNumber,
  hasWords,
  isInCapitals,
  isListed,
  isSentence,
  share,
} from '../lines/looks.ts';
import { factsIn, isFact, isLabel } from '../numbers/facts.ts';
import { isSectionWord, type Kind, kindOf } from '../shape/titles.ts';
import { namesFood } from '../tokens/tokens.ts';
import { lowerCase } from '../words/fold.ts';
import type { Language } from '../words/language.ts';
import { pause } from './pause.ts';
import { GROUP, type Parts } from './writeParts.ts';

/** Points of a line among ingredients. The ingredients are the lines with the highest sum. */
const POINTS = {
  title: 3,
  amount: 1,
  food: 0.5,
  other: -0.4,
  fact: -0.7,
  sentence: -2,
  aside: -4,
  steps: -3,
};
const ENERGY = /\p{N}\s?(?:kcal|kj)/iu;
/** Matches signs of an ingredient without an amount: 'salt', 'Parsley, chopped'. */
const ITEM = /^\p{Ll}|,|(?:[Ss]alt|[Pp]epper|[Ww]ater|[Oo]il)\b/u;
/** Matches a text whose words, except short ones, begin with a capital letter: 'Glaze for the Cake'. */
const TITLE_CASE = /^\p{Lu}\S*(?:\s(?:\p{Ll}{1,3}|\P{Ll}\S*))*\s\p{Lu}\S*$/u;
const WORD = /\p{L}{4,}/gu;
const LONGEST_USED = 8;
const LONGEST_ITEM = 30;
const MOST_WORDS_OF_TITLE = 6;
const LEAST_POINTS = 2;
const MOST_RUNS = 6;
/** Points that a run of ingredients gets for each of the first steps below it. */
const FOR_STEP = 3;
const MOST_STEPS = 3;
const LINES_TO_METHOD = 40;
/** After this many lines without a sentence, the steps have ended. */
const LINES_WITHOUT_STEP = 3;
const LINES_OF_FACTS = 40;
const LINES_OF_FACTS_BELOW = 5;
const LONGEST_NAME = 120;
/** Matches links at the top of a page. */
const LINK =
  /^(?:(?:jump|skip|go|back) to|print|pin|save|share|rate|zum|direkt|aller|saltar|ir a|menu|home)\b/i;
const MOST_ITEMS = 250;
const MOST_WORDS_OF_REMARK = 5;
const FEWEST_ITEMS = 2;
const FEWEST_SENTENCES = 2;
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
    points.push(pointsOf(line, kind, language));
  }
  const runs = runsOfItems(lines, kinds, points, language).map((run) => {
    const below = methodIn(lines, kinds, run.end, lines.length);
    const method = below.steps.length > 0 ? below : methodIn(lines, kinds, 0, run.start);
    const counted = run.end - run.start < FEWEST_ITEMS ? 0 : Math.min(below.steps.length, MOST_STEPS);
    return { ...run, ...method, points: run.points + FOR_STEP * counted };
  });
  await pause();
  const [best] = runs.sort((one, other) => other.points - one.points);
  if (!best || best.steps.length === 0) return null;
  const { start, steps, isTitled } = best;
  const words = wordsOf(steps.join(' '));
  const isUsed = ({ text }: Line) =>
    share([...wordsOf(text)], (word) => words.has(word)) >= 0.5 ||
    (ITEM.test(text) && namesFood(text, language)) ||
    language.contains('atHome', text);
  // Adds lines without amounts, such as 'Salt', if the steps contain their words.
  const isItem = (line: Line | undefined, index: number) =>
    line && !kinds[index] && countWords(line.text) <= LONGEST_USED && !isSentence(line.text) && isUsed(line);
  let { end } = best;
  while (isItem(lines[end], end)) end += 1;
  const energy = lines.slice(start, end).findIndex(({ text }) => ENERGY.test(text));
  if (energy > 0) end = start + energy;
  const items = itemsOf(lines.slice(start, end), kinds.slice(start, end), words, language);
  const name = nameIn(lines, start, kinds, wordsOf([...items, ...steps].join(' ')), language);
  const near = lines.slice(Math.max(0, start - LINES_OF_FACTS), start + LINES_OF_FACTS_BELOW);
  const facts = factsIn(near, [], name, language);
  const makes = facts.yield ? formatYield(facts.yield, 1) : '';
  // Leaves out brief remarks on a food, such as 'Salt to taste.'
  const sentences = steps.filter(
    (one) => isSentence(one) && countWords(one) > MOST_WORDS_OF_REMARK && !beginsWithAmount(one),
  ).length;
  const isBare = isTitled && steps.length >= FEWEST_BARE_STEPS;
  const isMethod = isBare || sentences >= (isTitled ? 1 : FEWEST_SENTENCES);
  const isSure = items.length >= FEWEST_ITEMS && isMethod;
  return { parts: { name, makes, times: facts, ingredients: items, steps, notes: [] }, isSure };
}

/** Returns the kind of lines that a line announces. Reads more lines as titles than the reader does in a model's answer. */
function titleKind({ text, mark, level }: Line, next: Line | undefined, language: Language): Kind | null {
  if (mark === '-' || beginsWithAmount(text) || (isSentence(text) && mark !== '#')) return null;
  if (countWords(text) > MOST_WORDS_OF_TITLE) return null;
  if (isLabel(text, language) && (!next || hasNumber(next.text))) return null;
  if (language.contains('withFoods', text) || language.beginsWith('for', text)) return null;
  if (language.contains('ingredients', text)) return 'ingredients';
  const { kind, isSure } = kindOf(text, language);
  const isWhole = isSectionWord(text, language);
  if (kind === 'steps') return isWhole || (next && isSentence(next.text)) ? kind : null;
  return isSure && (isWhole || level > 0) ? kind : null;
}

/** `isSure`: false if the text may as well be a list of foods with a remark. */
type Cut = { parts: Parts; isSure: boolean };
type Method = { steps: string[]; isTitled: boolean };
type Run = { points: number; start: number; end: number };
type Kinds = (Kind | null)[];

/** Returns the runs of lines that may be the ingredients, best first. */
function runsOfItems(lines: Line[], kinds: Kinds, points: number[], language: Language): Run[] {
  const runs: Run[] = [];
  let run: Run = { points: 0, start: 0, end: 0 };
  let [sum, isAside, isTitled] = [0, false, false];
  for (const [index, line] of lines.entries()) {
    const kind = kinds[index];
    // Takes 'Nutrition' directly below 'Ingredients' for the name of a tab.
    if (kind || isSentence(line.text) || language.beginsWith('for', line.text))
      isAside = (kind === 'aside' || kind === 'tools') && kinds[index - 1] !== 'ingredients';
    if (index === 0 || sum <= 0 || kind === 'tools' || (kind === 'steps' && sum >= POINTS.title)) {
      run = { points: 0, start: index, end: index };
      [sum, isTitled] = [0, false];
      runs.push(run);
    }
    if (kind === 'ingredients') isTitled = true;
    const own = points[index] ?? 0;
    // Counts a food without an amount only below a title such as 'Ingredients' because a page also links to dishes.
    const isOther = own === POINTS.food && !isTitled;
    sum += isAside ? POINTS.aside : isOther ? POINTS.other : own;
    if (sum > run.points) Object.assign(run, { points: sum, end: index + 1 });
  }
  return runs
    .filter(({ points: total, start, end }) => total > LEAST_POINTS && end - start < MOST_ITEMS)
    .sort((one, other) => other.points - one.points)
    .slice(0, MOST_RUNS)
    .map((one) => ({ ...one, start: startOf(one, lines, kinds) }));
}

/** Drops lines above the title of the ingredients, unless most amounts are there. */
function startOf({ start, end }: Run, lines: Line[], kinds: Kinds): number {
  const title = kinds.findIndex((kind, index) => kind === 'ingredients' && index >= start && index < end);
  const amountsIn = (some: Line[]) => some.filter(({ text }) => beginsWithAmount(text)).length;
  return title > 0 && amountsIn(lines.slice(start, title)) <= amountsIn(lines.slice(title, end))
    ? title
    : start;
}

function pointsOf(line: Line, kind: Kind | null, language: Language): number {
  const { text } = line;
  if (kind === 'ingredients') return POINTS.title;
  if (kind === 'steps') return POINTS.steps;
  if (countWords(text) > LONGEST_ITEM || (isSentence(text) && !beginsWithAmount(text)))
    return POINTS.sentence;
  const hasFood = namesFood(text, language);
  if (!hasFood && isFact(text, language)) return POINTS.fact;
  if (beginsWithAmount(text)) return hasWords(text) ? POINTS.amount : POINTS.other;
  return hasFood ? POINTS.food : POINTS.other;
}

function wordsOf(text: string): Set<string> {
  return new Set(lowerCase(text).match(WORD));
}

/** Returns the ingredients among some lines, and the titles of their groups. */
function itemsOf(lines: Line[], kinds: Kinds, used: Set<string>, language: Language): string[] {
  const counted = lines.filter(({ text }) => beginsWithAmount(text));
  const haveBullets = share(counted, ({ mark }) => mark === '-') > 0.5;
  const haveCapitals = share(counted, ({ text }) => text === text.toUpperCase()) > 0.5;
  const last = lines.findLastIndex(({ text }) => beginsWithAmount(text));
  const items = lines.flatMap((line, index) => {
    const { text, mark, level } = line;
    const next = lines[index + 1];
    const isFood = namesFood(text, language);
    if (
      !hasWords(text) ||
      isLabel(text, language) ||
      (isFact(text, language) && !(isFood && beginsWithAmount(text)))
    )
      return [];
    const isOfList = language.contains('ingredients', text) && !beginsWithAmount(text);
    const isCapital = !haveCapitals && isInCapitals(text);
    const isTitle = level > 0 || isOfList || isCapital || kinds[index] || language.beginsWith('for', text);
    // Reads a short line without an amount above an amount as the title of a group, unless it looks like an ingredient.
    const bare = text.replace(BRACKETS, '');
    const isPlainItem = ITEM.test(bare) || language.contains('atHome', text);
    const isFirst = index === 0 || kinds[index - 1] === 'ingredients';
    const isName = haveBullets
      ? mark !== '-'
      : language.contains('made', text) || (!isPlainItem && (isFirst || !isFood || TITLE_CASE.test(bare)));
    const isBrief = next && !hasNumber(text) && countWords(text) <= MOST_WORDS_OF_TITLE;
    const isGroup = isBrief && (isTitle || (isName && beginsWithAmount(next.text)));
    const { kind } = kindOf(text, language);
    // Drops buttons and titles below the last amount.
    const isOfSteps = !next && kind === 'steps';
    const isUsed = isListed(line) || [...wordsOf(text)].some((word) => used.has(word));
    if (!isGroup && index > last && !isPlainItem && (isOfSteps || !isUsed)) return [];
    if (isOfList ? !isGroup || isSectionWord(text, language) : isGroup && kind) return [];
    return [isGroup ? GROUP + withoutColon(text) : text];
  });
  return items.slice(0, items.findLastIndex((item) => !item.startsWith(GROUP)) + 1);
}

/** Returns the steps between two lines, and whether a title such as 'Method' announces them. */
function methodIn(lines: Line[], kinds: Kinds, from: number, to: number): Method {
  const isNear = (index: number) => index >= from && index < Math.min(to, from + LINES_TO_METHOD);
  const title = kinds.findIndex((kind, index) => kind === 'steps' && isNear(index));
  const first = title < 0 ? lines.findIndex(({ text }, index) => isNear(index) && isSentence(text)) : title;
  const steps: string[] = [];
  let apart: string[] = [];
  for (const [index, { text, mark }] of (first < 0 ? [] : lines.slice(first, to)).entries()) {
    const kind = kinds[first + index];
    if (kind && kind !== 'steps' && steps.length > 0) break;
    if (kind === 'steps' || !hasWords(text)) continue;
    if (mark === '1' || mark === '-' || isSentence(text) || countWords(text) > MOST_WORDS_OF_TITLE) {
      steps.push(...apart.map((one) => GROUP + withoutColon(one)), text);
      apart = [];
    } else apart.push(text);
    if (apart.length < LINES_WITHOUT_STEP) continue;
    if (steps.length > 0) break;
    apart = [];
  }
  return { steps, isTitled: title >= 0 };
}

/** Finds the name of the dish above the ingredients: the line whose words the page's sentences and the recipe use most. */
function nameIn(lines: Line[], start: number, kinds: Kinds, words: Set<string>, language: Language): string {
  const sentences = lines.map(({ text }) => isSentence(text));
  const hasSentence = (from: number, to: number) => sentences.slice(Math.max(0, from), to).includes(true);
  const uses = new Map<string, number>();
  for (const word of lines.flatMap(({ text }, index) => (sentences[index] ? [...wordsOf(text)] : [])))
    uses.set(word, (uses.get(word) ?? 0) + 1);
  let best = { points: 0, text: '' };
  for (const [index, { text, level }] of lines.slice(0, start).entries()) {
    if (kinds[index] || text.length > LONGEST_NAME || !hasWords(text)) continue;
    if (sentences[index] || isFact(text, language) || LINK.test(text)) continue;
    const own = [...wordsOf(text)];
    const logs = own.reduce((sum, word) => sum + Math.log(1 + (uses.get(word) ?? 0)), 0);
    const points =
      (2.5 * logs) / Math.max(1, own.length) +
      Math.min(4, own.filter((word) => words.has(word)).length) +
      // A single word is more often the name of a section.
      1.2 * Math.min(3, countWords(text)) +
      (TITLE_CASE.test(text) ? 1 : 0) +
      // A rating or a date often follows a name, and then the story. Titles within the story follow sentences.
      (lines.slice(index + 1, index + 4).some((line) => hasNumber(line.text)) ? 1.5 : 0) +
      (hasSentence(index + 1, index + 6) ? 1 : 0) -
      (hasNumber(text) || hasSentence(index - 4, index) ? 1 : 0) +
      (level === 1 ? 6 : 0) +
      (index === 0 ? 3 : 0);
    if (points > best.points) best = { points, text };
  }
  return best.text;
}
