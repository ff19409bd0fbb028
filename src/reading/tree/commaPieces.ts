import { FACT, YIELD } from '../words/sections.ts';
import { AND } from '../words/words.ts';

const PIECE_WORDS = 10;
const FEWEST_PIECES = 2;
const MAX_CHARS = 1_000;
const { raw } = String;
/** Neither within brackets nor within a number. */
const COMMA = /[,;，、；،؛](?!\d)\s*(?![^()（）]*[)）])/u;
/** Between pieces that hold commas themselves. */
const SEMICOLON = /[;；؛]\s*/u;
const AND_FIRST = new RegExp(`^(?:${AND})\\s`, 'i');
/** '1 onion and 2 eggs', 'parsley and salt', but not 'pepper and salt'. */
const LAST_AND = new RegExp(
  raw`(?<!\b(?:black pepper|pepper|pfeffer|poivre|pimienta|pepe|pimenta|peper|peppar|pieprz|перец|biber))\s(?:${AND})\s` +
    raw`(?=[\p{N}]|(?:an?|eine?|une?|una|uma?|een|ett?) \p{L}+ |(?:sea )?(?:salt|salz|sel|sale?|sal|zout|s[oó]l|соль|tuz)(?!\p{L}))`,
  'iu',
);
/** '1 onion, chopped': the comma parts nothing. */
const HOW =
  /^(?:\p{L}+ly |fein |grob |finement |finamente )?(?:\p{L}{3,}ed|ge\p{L}{3,}t|\p{L}{2,}é(?:e?s?)|(?:pic|trit|tagli|grattugi|cort|ral?l|pel|lamin|fati|machac|amass|affett|sbucci|schiacci)[ai][dt][oaie]s?)(?: (?:and|und|et|y|e) \p{L}+)?$/iu;
const SENTENCE_END =
  /(?<=\p{L}{3}|[)）])(?<!(?:spsk|tbsp|tsk|msk|krm|stk|cda|cdas|cdita|colh|cuil|cdta|cuch|approx|szkl|łyż|pck|pkg|stk))[.。](?:\s|$|(?=[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}])).*$/su;

/** '3 eggs, 1 onion and salt.' are three; a sentence is none. */
export function piecesOf(text: string): string[] {
  const sign = text.split(SEMICOLON).length > FEWEST_PIECES ? SEMICOLON : COMMA;
  const parts = text.replace(/[.。]$/, '').split(sign);
  const pieces: string[] = [];
  for (const [at, part] of parts.entries()) {
    const isLast = at > 0 && at === parts.length - 1;
    const said = isLast ? part.replace(AND_FIRST, '').split(LAST_AND) : [part];
    if (pieces.length > 0 && HOW.test(part.trim())) pieces.push(`${pieces.pop()}, ${part.trim()}`);
    else pieces.push(...said.map((one) => one.trim()));
  }
  const isList = pieces.every((piece) => piece.split(' ').length <= PIECE_WORDS);
  return isList ? pieces.filter(Boolean) : [];
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
