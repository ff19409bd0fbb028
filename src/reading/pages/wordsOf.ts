import { lowerCase } from '../words/fold.ts';

/** Matches a text whose words, except short ones, begin with a capital letter: 'Glaze for the Cake'. */
export const TITLE_CASE = /^\p{Lu}\S*(?:\s(?:\p{Ll}{1,3}|\P{Ll}\S*))*\s\p{Lu}\S*$/u;
const WORD = /\p{L}{4,}/gu;

/** Returns the words of a text that have at least four letters. */
export function wordsOf(text: string): Set<string> {
  return new Set(lowerCase(text).match(WORD));
}
