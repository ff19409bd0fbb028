import type { Language } from '../words/language.ts';
import { isSign, type Token } from './token.ts';
import { tokensOf } from './tokens.ts';

/** A clause or a whole sentence: some tokens of a line. `text`: its own words. */
export type Clause = { line: string; text: string; tokens: readonly Token[] };

/** Signs that end a sentence, and signs that end a clause. */
export const SENTENCES = '.!?';
export const CLAUSES = '.!?;:';
const UNSPACED_END = /[\u3002\uff01\uff1f\uff1b]/;
const MOST_TOKENS = 400;

/** Divides a text into sentences. A sign such as '.' ends one only before a space: not in '1.5'. */
export function sentencesIn(text: string, ends: string, language: Language): Clause[] {
  return text.split('\n').flatMap((line) => {
    const tokens = tokensOf(line, language);
    const isEnd = (token: Token) =>
      UNSPACED_END.test(line.charAt(token.start)) ||
      (isSign(token, ends) && /^\s?$/.test(line.charAt(token.end)));
    const sentences: Token[][] = [[]];
    for (const token of tokens) {
      sentences.at(-1)?.push(token);
      if (isEnd(token) || sentences.at(-1)?.length === MOST_TOKENS) sentences.push([]);
    }
    return sentences.flatMap((own) => {
      const [first, last] = [own[0], own.at(-1)];
      return first && last ? [{ line, text: line.slice(first.start, last.end), tokens: own }] : [];
    });
  });
}
