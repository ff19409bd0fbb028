import { beginsWithAmount, countWords, hasNumber, NEXT_SENTENCE, piecesOfList } from '../lines/looks.ts';
import { lowerCase } from '../words/fold.ts';
import type { Language } from '../words/language.ts';

const LONGEST_PIECE = 9;

/** Removes the words before a list: returns '6 eggs' for 'For two you will need 6 eggs'. */
export function withoutLead(text: string, language: Language): string {
  const found = beginsWithAmount(text) ? null : language.find('ingredients').exec(lowerCase(text));
  return found ? text.slice(found.index + found[0].length).trim() : text;
}

/** Divides '3 eggs, 1 onion, and salt' into three pieces. Returns no pieces for a sentence. */
export function piecesOf(text: string, language: Language): string[] {
  const and = language.once('and first', () => new RegExp(`^${language.source('and')}\\s`, 'u'));
  const between = language.once('and between', () => new RegExp(`\\s${language.source('and')}\\s`, 'u'));
  const [first = ''] = text.split(NEXT_SENTENCE);
  const pieces = piecesOfList(first.replace(/\.$/, ''))
    .map((piece) => piece.slice(and.exec(lowerCase(piece))?.[0].length ?? 0).trim())
    .filter(Boolean);
  // Splits '1 onion and salt' at 'and', but not 'salt and pepper'.
  const last = pieces.at(-1) ?? '';
  const found = hasNumber(last) ? between.exec(lowerCase(last)) : null;
  if (found) pieces.splice(-1, 1, last.slice(0, found.index), last.slice(found.index + found[0].length));
  return pieces.every((piece) => countWords(piece) <= LONGEST_PIECE) ? pieces : [];
}
