import type { Line } from '../lines/lines.ts';
import { countWords, hasNumber, hasWords, isSentence } from '../lines/looks.ts';
import { isFact } from '../numbers/facts.ts';
import { namesFood } from '../tokens/tokens.ts';
import { lowerCase } from '../words/fold.ts';
import type { Language } from '../words/language.ts';
import { pause } from './pause.ts';
import type { Kinds } from './runsOfItems.ts';
import { TITLE_CASE, wordsOf } from './wordsOf.ts';

/** Matches links at the top of a page. */
const LINK =
  /^(?:(?:jump|skip|go|back) to|print|pin|save|share|rate|zum|direkt|aller|saltar|ir a|menu|home)\b/i;
const LONGEST_NAME = 120;
const NEAR = 25;
/** A page with more lines above the ingredients begins with its menu rather than with the name. */
const LONGEST_INTRODUCTION = 40;

/**
 * Finds the name of the dish in the lines above the ingredients. `words`: the words of the recipe. The points were
 * fitted to public pages.
 */
export async function nameOnPage(
  lines: Line[],
  kinds: Kinds,
  start: number,
  words: Set<string>,
  language: Language,
): Promise<string> {
  const page = lowerCase(lines.map(({ text }) => text).join('\n'));
  const uses = new Map<string, number>();
  for (const { text } of lines.filter((line) => isSentence(line.text)))
    for (const word of wordsOf(text)) uses.set(word, (uses.get(word) ?? 0) + 1);
  let best = { points: 0, text: '' };
  for (const [index, { text, level }] of lines.slice(0, start).entries()) {
    await pause();
    if (kinds[index] || text.length > LONGEST_NAME || !hasWords(text)) continue;
    if (isSentence(text) || isFact(text, language) || LINK.test(text)) continue;
    const own = [...wordsOf(text)];
    const logs = own.reduce((sum, word) => sum + Math.log(1 + (uses.get(word) ?? 0)), 0);
    const bare = lowerCase(text);
    const next = lines.slice(index + 1, index + 9);
    const signs = [
      page.indexOf(bare) < page.lastIndexOf(bare),
      start - index <= NEAR,
      namesFood(text, language),
      // A rating, a date or the servings often follow a name.
      next.slice(0, 3).some((line) => hasNumber(line.text)),
      next.some((line) => isFact(line.text, language)),
    ];
    const points =
      (2.5 * logs) / Math.max(1, own.length) +
      0.8 * Math.min(4, own.filter((word) => words.has(word)).length) +
      // A single word is more often the name of a section.
      Math.min(3, countWords(text)) +
      1.5 * signs.filter(Boolean).length +
      (TITLE_CASE.test(text) ? 1 : 0) +
      (level === 1 ? 6 : 0) +
      (index === 0 && start < LONGEST_INTRODUCTION ? 4 : 0);
    if (points > best.points) best = { points, text };
  }
  return best.text;
}
