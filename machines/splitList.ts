import { distinct } from './textLists.ts';

/** Matches separators of ingredients, but not a comma inside a number (1,5 l) or inside brackets. */
const SEPARATOR = /(?:,(?!\s*\d)|(?<!\d),|[;\u060c\uff0c\uff1b\u3001]|\r?\n)(?![^()]*\))/;
/**
 * Matches words for 'and' that have no other meaning in a list of foods. Excludes 'half and half' and 'red and green
 * peppers', whose first word is not a food.
 */
const AND =
  /(?:^|(?<!\b(?:half(?=.{5}half)|mac|macaroni(?=.{5}cheese)|sweet|red|green))\s+)(?:and|und|et|y|e|og|och|&)\s+/i;
/** Matches words that describe the food before the comma, such as 'finely chopped', but not foods such as linseed. */
const DESCRIBING =
  /^(?:(?:\w+ly )?(?:\w+[^\We]ed|beaten|cut|torn)(?: (?:in|into|to) .+)?|(?:in|to|at|for) .+)$/i;
/** Matches bullets, numbers, and the boxes and ticks of a checklist. */
const BULLET =
  /^\s*(?:(?:[-*\u2022\u2013]|\d{1,2}[.)])\s+|(?:\[[ x]?\]|[\u2610-\u2612\u2705\u2713\u2714]\ufe0f?)\s*)*/i;
/** Matches a title above other lines, such as 'For the sauce:'. */
const TITLE = /[:\uff1a][\s*_]*$/;
const MAX_CHARS = 1_000;
const SHORTEST_RECIPE_CHARS = 100;

/**
 * Divides a typed list into ingredients. Splits at 'and' only if the list also contains separators such as commas,
 * because 'salt and pepper' alone may be one ingredient.
 */
export function partsOf(text: string): string[] {
  const foods: string[] = [];
  for (const part of piecesOf(text))
    foods.push(foods[0] && DESCRIBING.test(part) ? `${foods.pop()}, ${part}` : part);
  return distinct(foods);
}

/** Divides a typed list into foods to look up. Splits at every 'and', even if the list contains no commas. */
export function splitWords(text: string): string[] {
  return distinct(
    splitLines(text)
      .flatMap(piecesOf)
      .flatMap((part) => part.split(AND)),
  );
}

function piecesOf(text: string): string[] {
  if (text.length > MAX_CHARS) return [text];
  const parts = text.split(SEPARATOR).map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? [...parts.slice(0, -1), ...last.split(AND)].filter(Boolean) : parts;
}

export function isOnLines(text: string): boolean {
  return /[\r\n]/.test(text.trim());
}

/** True if a pasted text is long enough to be a recipe. Shorter texts go on the list at once. */
export function mayBeRecipe(text: string): boolean {
  return text.length > (isOnLines(text) ? SHORTEST_RECIPE_CHARS : MAX_CHARS);
}

/** Divides a pasted list into lines, without their bullets. Omits titles unless the text is a single line. */
export function splitLines(text: string): string[] {
  const lines = text.trim().split(/[\r\n]+/);
  return lines
    .filter((line) => lines.length === 1 || !TITLE.test(line))
    .map((line) => line.replace(BULLET, ''));
}
