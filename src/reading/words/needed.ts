import { AMOUNTS, AND, DESCRIBING, OR, type Side, SPELLINGS, TAIL, TAP, VARIETIES } from './foods.ts';
import { unitAt } from './units.ts';
import { fold, isOneOf, isSame, singularsOf, type Word, wordsOf } from './words.ts';

/** No line of ingredients is longer, and the patterns below are slow on long texts. */
const MAX_CHARS = 300;

const AMOUNT_FIRST = /^\P{L}{0,20}\p{N}/u;
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;
/** A comma may be part of a figure ('1,5'); a short unit may end the line ('penne 350 g'). */
const PIECE_END = /[,;:](?!\d)|\s[-–—]\s|\s(?=[\d.,]{1,6} ?(?:k?g|[mcd]?l)$)/u;
/** As in '2 to 3'. */
const RANGE = /(?<=\p{N})\s(?:to|bis)\s(?=\p{N})/gu;
/** Words that only look like a unit. */
const FOOD = /pac?k choi|(?<!\p{N}\s?)cloves?$/iuy;

/** The words that name one food, in their order. */
type Food = string[];
/** `needs`: what has to be there, each with its alternatives. */
type Piece = { name: string; needs: Food[][]; isCounted: boolean };

/** Tells whether an ingredient is on this list. Where it is unsure it is not: a missing ingredient is worse than one too many. */
export function readList(onHand: readonly string[]): (ingredient: string) => boolean {
  const names = new Set(onHand.map((item) => fold(item.trim())));
  const had = [...TAP, ...onHand].flatMap(needsOf).flatMap((foods) => (foods.length === 1 ? foods : []));
  // A list may be long, so only foods that have a word in common are compared.
  const byWord = new Map<string, Set<Food>>();
  for (const food of had) {
    for (const form of food.flatMap(singularsOf)) byWord.set(form, (byWord.get(form) ?? new Set()).add(food));
  }
  const alike = (food: Food) => food.flatMap(singularsOf).flatMap((form) => [...(byWord.get(form) ?? [])]);
  return (ingredient) => {
    if (names.has(fold(nameOf(ingredient)))) return true;
    const asked = needsOf(ingredient);
    const isThere = (foods: Food[]) =>
      wholeOnes(foods).some((food) => alike(food).some((item) => covers(item, food)));
    return asked.length > 0 && asked.every(isThere);
  };
}

/** '2 ripe tomatoes, chopped' -> 'ripe tomatoes'. Never empty unless the line is. */
export function nameOf(ingredient: string): string {
  const names = piecesOf(ingredient).map(({ name }) => name);
  return names.join(', ') || ingredient.trim();
}

/** The last word names the food, or the first one where the text is not English. */
export function isMentioned(ingredient: string, step: string, english: boolean): boolean {
  const said = wordsOf(step).map(({ folded }) => folded);
  return needsOf(ingredient)
    .flat()
    .flatMap((food) => (english ? food.slice(-1) : [...food.slice(0, 1), ...food.slice(-1)]))
    .some((name) => said.some((word) => isSame(name, word)));
}

/** In 'chicken or vegetable stock' the first may be short for 'chicken stock': it counts only where it is as long as the others. */
function wholeOnes(foods: Food[]): Food[] {
  const longest = Math.max(...foods.map(({ length }) => length));
  return foods.filter(({ length }) => length === longest);
}

function covers(had: Food, asked: Food): boolean {
  if (asked.length > had.length) return !!restOf(asked, had)?.every((word) => isVariety(word, had, 'had'));
  return !!restOf(had, asked)?.every((word) => isVariety(word, asked, 'asked'));
}

function isVariety(word: string, food: Food, except?: Side): boolean {
  return VARIETIES.some(
    ({ foods, side, words }) =>
      side !== except && isOneOf(words, word) && food.some((other) => isOneOf(foods, other)),
  );
}

/** The words of the longer one that the shorter lacks, or undefined where the longer does not hold all of the shorter in its order. */
function restOf(longer: Food, shorter: Food): Food | undefined {
  let at = 0;
  const rest = longer.filter((word) => {
    const next = shorter[at];
    const isNext = next !== undefined && isSame(word, next);
    if (isNext) at += 1;
    return !isNext;
  });
  return at === shorter.length ? rest : undefined;
}

function needsOf(line: string): Food[][] {
  return piecesOf(line).flatMap(({ needs }) => needs);
}

function piecesOf(line: string): Piece[] {
  if (line.length > MAX_CHARS) return [];
  const text = line.replace(BRACKETS, ' ').replace(RANGE, '–').trim();
  const pieces = text
    .split(PIECE_END)
    .map(readPiece)
    .filter(({ needs }) => needs.length > 0);
  // After an amount, a comma begins the preparation; without one it may begin another ingredient.
  return AMOUNT_FIRST.test(text) ? pieces.filter(({ isCounted }, at) => at === 0 || isCounted) : pieces;
}

function readPiece(written: string): Piece {
  const text = written.trim();
  const words = wordsOf(text);
  const said = words.slice(leadOf(text, words));
  const tail = said.findIndex(({ folded }) => TAIL.has(folded));
  const ends = tail > 0 && !said.slice(tail).some(({ folded }) => AND.has(folded));
  return {
    name: text.slice(said[0]?.start, ends ? said[tail]?.start : undefined).trim(),
    needs: splitAt(said, AND)
      .map((part) =>
        splitAt(part, OR)
          .map((one) => foodOf(text, one))
          .filter(({ length }) => length > 0),
      )
      .filter(({ length }) => length > 0),
    isCounted: /^\p{N}/u.test(text),
  };
}

function splitAt(words: Word[], joints: Set<string>): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (joints.has(word.folded)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}

/** Counts the words before the name: in '2 large cans of tomatoes', four. */
function leadOf(text: string, words: Word[]): number {
  let lead = 0;
  for (let at = 0; at < words.length; ) {
    const { folded, start } = words[at] as Word;
    FOOD.lastIndex = start;
    const unit = FOOD.test(text) ? undefined : unitAt(text, start);
    const isLead = unit || [AMOUNTS, AND, OR].some((list) => isOneOf(list, folded));
    if (!isLead && !isOneOf(DESCRIBING, folded)) break;
    at += unit ? words.filter((word) => word.start >= start && word.start < unit.end).length : 1;
    if (isLead) lead = at;
  }
  return lead;
}

function foodOf(text: string, words: Word[]): Food {
  const said = words.slice(leadOf(text, words)).map(({ folded }) => folded);
  const tail = said.findIndex((word) => TAIL.has(word));
  const kept = tail < 0 ? said : said.slice(0, tail);
  const of = kept.indexOf('of');
  const inOrder = of < 0 ? kept : [...kept.slice(of + 1), ...kept.slice(0, of)];
  return spell(inOrder).filter((word) => !isOneOf(AMOUNTS, word) && !isOneOf(DESCRIBING, word));
}

function spell(words: string[]): string[] {
  const text = SPELLINGS.reduce((said, [written, usual]) => said.replace(written, usual), words.join(' '));
  return text.split(' ').filter((word) => word !== '');
}
