import { FACT, YIELD } from '../words/sections.ts';

const PIECE_WORDS = 10;
const FEWEST_PIECES = 2;
const MAX_CHARS = 1_000;
/** Neither within brackets nor within a number. */
const COMMA = /[,;，、；،؛](?!\d)\s*(?![^()（）]*[)）])/u;
const AND = /^(?:and|und|et|y|e|og|och|en|i|и|ve)\s/i;
const SENTENCE_END = /(?<=\p{L}{3}|[)）])[.。](?:\s|$|(?=[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}])).*$/su;

/** '3 eggs, 1 onion and salt.' are three; a sentence is none. */
export function piecesOf(text: string): string[] {
  const pieces = text.replace(/[.。]$/, '').split(COMMA);
  const isList = pieces.every((piece) => piece.split(' ').length <= PIECE_WORDS);
  return isList ? pieces.map((piece) => piece.replace(AND, '').trim()).filter(Boolean) : [];
}

/** Those of a line of ingredients: most have an amount. Empty for anything else. */
export function amountsIn(text: string): string[] {
  if (text.length > MAX_CHARS) return [];
  const line = text.replace(/^[\s:：.–—-]+/, '').replace(SENTENCE_END, '');
  const pieces = piecesOf(line);
  const counted = pieces.filter((piece) => /\p{N}/u.test(piece));
  const isFact = FACT.test(line) || YIELD.test(line);
  return pieces.length >= FEWEST_PIECES && counted.length * 2 > pieces.length && !isFact ? pieces : [];
}
