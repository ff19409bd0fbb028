import { FACT, YIELD } from '../words/sections.ts';

const PIECE_WORDS = 10;
const FEWEST_PIECES = 2;
const MAX_CHARS = 1_000;
/** Neither within brackets nor within a number. */
const COMMA = /[,;，、；،؛](?!\d)\s*(?![^()（）]*[)）])/u;
/** Between pieces that hold commas themselves. */
const SEMICOLON = /[;；؛]\s*/u;
const AND = /^(?:and|und|et|y|e|og|och|en|i|и|ve)\s/i;
const SENTENCE_END =
  /(?<=\p{L}{3}|[)）])(?<!(?:spsk|tbsp|tsk|msk|krm|stk|cda|cdas|cdita|colh|cuil|cdta|cuch|approx|szkl|łyż|pck|pkg|stk))[.。](?:\s|$|(?=[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}])).*$/su;

/** '3 eggs, 1 onion and salt.' are three; a sentence is none. */
export function piecesOf(text: string): string[] {
  const sign = text.split(SEMICOLON).length > FEWEST_PIECES ? SEMICOLON : COMMA;
  const pieces = text.replace(/[.。]$/, '').split(sign);
  const isList = pieces.every((piece) => piece.split(' ').length <= PIECE_WORDS);
  const isLast = (at: number) => at === pieces.length - 1;
  return isList
    ? pieces.map((piece, at) => (isLast(at) ? piece.replace(AND, '') : piece).trim()).filter(Boolean)
    : [];
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
